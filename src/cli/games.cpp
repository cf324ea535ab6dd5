// games.cpp - ozy games, ozy rules: what there is to play, and its law.
#include <algorithm>
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/text.hpp"
#include "table/configure.hpp"
#include "table/registry.hpp"
#include "table/rulebook.hpp"
#include "table/tensor_page.hpp"

namespace ozy::cli {

namespace {

constexpr int gap = 2;

template <Tellable G>
Result<Exit> list_game() {
    int names = columns_of(reading_option) + gap;
    for (const auto& option : G::options()) names = std::max(names, columns_of(option.name) + gap);
    fmt::print("{}  {}\n", padded(G::name, 18), G::title);
    for (const auto& option : G::options()) {
        const std::string published =
            option.is_reading() ? fmt::format(", as published {}", option.text(option.published)) : "";
        const std::string meaning = fmt::format("{} (default {}{}): {}", option.allowed(),
                                                option.text(typename G::Config{}), published, option.help);
        fmt::print("    {}{}\n", padded(option.name, names), meaning);
    }
    if (has_readings<G>())
        fmt::print("    {}manual, published (default manual): sets all options that have a value as published\n",
                   padded(reading_option, names));
    return Exit::ok;
}

}  // namespace

Result<Exit> list_games(bool tensors) {
    if (tensors) {
        fmt::print("{}", tensor_page());
        return Exit::ok;
    }
    for (const GameName& game : Registry<AllGames>::names()) {
        const Result<Exit> listed = with_game(game.name, []<Tellable G>() { return list_game<G>(); });
        if (!listed) return listed.error();
    }
    return Exit::ok;
}

Result<Exit> show_rules(const std::string& game, const std::string& id) {
    const Result<std::string_view> rules =
        with_game(game, []<Tellable G>() -> Result<std::string_view> { return G::rules_text(); });
    if (!rules) return rules.error();
    const Result<std::string_view> text = id.empty() ? rules : find_rule(*rules, id);
    if (!text) return text.error();
    fmt::print("{}{}", *text, text->ends_with('\n') ? "" : "\n");
    return Exit::ok;
}

}  // namespace ozy::cli
