// weights_test.cpp - files of weights are read as written, and what is wrong with one is said; what those in the tree
// say can be true.
#include "bots/weights.hpp"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/roster/all_judgements.hpp"
#include "bots/roster/make_bot.hpp"

namespace ozy {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::array<std::string_view, 2> names = {"points", "tiles"};

TEST(Weights, AreReadAsWritten) {
    const std::vector<Weight> weights = {{12, -7}, {0, 400}};
    const auto read = read_weights("# by hand\n\n" + write_weights(weights, names), names);
    ASSERT_TRUE(read);
    EXPECT_THAT(*read, ElementsAre(Weight{12, -7}, Weight{0, 400}));
}

TEST(Weights, WrongLinesAreNamed) {
    EXPECT_THAT(read_weights("points 1 2\n", names).error().detail, HasSubstr("tiles"));
    EXPECT_THAT(read_weights("points 1 2\ntiles 1\n", names).error().detail, HasSubstr("'tiles 1'"));
    EXPECT_THAT(read_weights("points 1 2\npoints 1 2\ntiles 1 2\n", names).error().detail, HasSubstr("'points 1 2'"));
    EXPECT_THAT(read_weights("gold 1 2\n", names).error().detail, HasSubstr("'gold 1 2'"));
}

TEST(Weights, GoFromTheOpeningToTheEnd) {
    const Weight weight{160, 0};
    EXPECT_EQ(weight.at(0), 160 * latest);
    EXPECT_EQ(weight.at(latest / 2), 80 * latest);
    EXPECT_EQ(weight.at(latest), 0);
}

// Every feature speaks for its seat, and was scaled by hand: none is a reason to avoid it, nor worth ten times what was
// thought.
template <Judged G>
void expect_sense(int fewest = G::options()[0].lowest) {
    const auto& players = G::options()[0];
    for (int seats = fewest; seats <= players.highest; ++seats)
        for (std::size_t i = 0; i < feature_count<G>; ++i) {
            const Weight weight = Judgement<G>::weights(seats)[i];
            SCOPED_TRACE(std::string(G::name) + " " + std::to_string(seats) + " " +
                         std::string(Judgement<G>::feature_names[i]));
            EXPECT_GE(std::min(weight.opening, weight.end), 0);
            EXPECT_LE(std::max(weight.opening, weight.end), 10 * Judgement<G>::weight_by_hand);
        }
}

TEST(Weights, ThoseInTheTreeAreNeitherBelowZeroNorBeyondReason) {
    expect_sense<Tigris>(3);  // with two seats no file without weights below zero was as strong (docs/BOTS.md)
    expect_sense<Vinci>();
    expect_sense<AfterTheFlood>();
    expect_sense<AfterTheEmpire>();
    expect_sense<EmpiresEnd>();
}

TEST(Weights, ABotTakesThemFromAFile) {
    const std::string path = testing::TempDir() + "weights_test.txt";
    std::ofstream(path) << write_weights(Judgement<Vinci>::weights(4), Judgement<Vinci>::feature_names);
    const ProgramTerms terms{};
    EXPECT_TRUE(make_bot<Vinci>("greedy:" + path, &terms));
    EXPECT_TRUE(make_bot<Vinci>("master:9it:" + path, &terms));
    EXPECT_THAT(make_bot<Vinci>("greedy:" + path).error().detail, HasSubstr("no files of weights here"));
    EXPECT_THAT(make_bot<Tigris>("greedy:" + path, &terms).error().detail, HasSubstr("'points "));
    EXPECT_THAT(make_bot<Vinci>("greedy:none.txt", &terms).error().detail, HasSubstr("cannot read none.txt"));
    EXPECT_FALSE(make_bot<Vinci>("random:" + path, &terms));
    std::remove(path.c_str());
}

}  // namespace
}  // namespace ozy
