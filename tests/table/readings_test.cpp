// readings_test.cpp - options are in the rulebook by their names; whoever reads a sentence the other way finds that
// reading played in a case, and why it is not the default in the rulebook.
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

#include "table/registry.hpp"
#include "tree.hpp"

namespace ozy {
namespace {

using testing::HasSubstr;

std::string cases_of(std::string_view game) {
    std::ostringstream out;
    for (const auto& file : std::filesystem::directory_iterator(in_tree("tests/cases/" + std::string(game))))
        out << std::ifstream(file.path()).rdbuf();
    return out.str();
}

// How many values of readings were looked for.
template <Tellable G>
Result<int> expect_cases_and_reasons() {
    const std::string cases = cases_of(G::name), rules(G::rules_text());
    int count = 0;
    for (const auto& option : G::options()) {
        if (!option.is_reading()) continue;
        const std::string name(option.name);
        EXPECT_GT(option.help.size(), name.size()) << name;
        EXPECT_THAT(rules, HasSubstr("| `" + name + "` | ")) << G::name;
        for (std::string_view value : option.names) {
            if (value == option.text(typename G::Config{})) continue;  // in every case that says nothing of it
            EXPECT_THAT(cases, HasSubstr("option " + name + " " + std::string(value))) << G::name;
            ++count;
        }
    }
    return count;
}

TEST(Reading, EveryOneOfEveryGameHasItsCasesAndItsReason) {
    for (const GameName& game : Registry<AllGames>::names()) {
        const auto expect = []<Tellable G>() { return expect_cases_and_reasons<G>(); };
        EXPECT_GT(*with_game(game.name, expect), 0) << game.name;
    }
}

template <Tellable G>
Result<int> expect_names_in_rules() {
    const std::string rules(G::rules_text());
    for (const auto& option : G::options())
        EXPECT_THAT(rules, HasSubstr("`" + std::string(option.name) + "`")) << G::name;
    return static_cast<int>(G::options().size());
}

TEST(Options, AreInTheRulebookByTheirNames) {
    for (const GameName& game : Registry<AllGames>::names()) {
        const auto expect = []<Tellable G>() { return expect_names_in_rules<G>(); };
        EXPECT_GT(*with_game(game.name, expect), 1) << game.name;
    }
}

}  // namespace
}  // namespace ozy
