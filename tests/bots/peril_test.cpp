// peril_test.cpp - After the Empire is a game of growing danger: how often the castles of greedy players are sacked.
#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "arena/match.hpp"
#include "bots/after_the_empire/judgement.hpp"
#include "bots/greedy_bot.hpp"

namespace ozy::after_the_empire {
namespace {

constexpr std::uint64_t games = 10;  // of each difficulty
using BySeason = PerSeason<int>;

int sacked_castles(const State& state) {
    int castles = 0;
    for (Seat seat : seats_of(state.options.players)) castles += state.lords[seat].sacked != 0;
    return castles;
}

BySeason sackings(Difficulty difficulty) {
    Config config;
    config.players = 4;
    config.difficulty = static_cast<std::int16_t>(difficulty);
    GreedyBot<AfterTheEmpire> greedy;
    const std::vector<Bot<AfterTheEmpire>*> bots(4, &greedy);
    BySeason counts{};
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        int before = 0;
        play_match<AfterTheEmpire>(config, bots, seed, [&](const State& state) {
            const int now = sacked_castles(state);
            counts[season_index(state)] += std::max(0, now - before);
            before = now;
            return true;
        });
    }
    return counts;
}

int sum(const BySeason& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

TEST(Peril, rises_over_the_seasons) {
    const BySeason counts = sackings(Difficulty::normal);
    EXPECT_LT(counts[0], counts[1]);
    EXPECT_LT(counts[0] + counts[1] + counts[2], counts[4] + counts[5] + counts[6]);
}

TEST(Peril, is_greater_on_hard_by_a_quarter) {
    EXPECT_GE(4 * sum(sackings(Difficulty::hard)), 5 * sum(sackings(Difficulty::easy)));
}

}  // namespace
}  // namespace ozy::after_the_empire
