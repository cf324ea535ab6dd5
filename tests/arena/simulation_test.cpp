// simulation_test.cpp - many games give the same sums on any number of threads.
#include "arena/simulation.hpp"

#include <gmock/gmock.h>
#include <numeric>
#include <set>

#include "toy/reeds.hpp"

namespace ozy {
namespace {

SimulationPlan<Reeds> plan_of(std::uint64_t games, int threads) {
    SimulationPlan<Reeds> plan;
    plan.entries = {"random", "random"};
    plan.games = games;
    plan.threads = threads;
    return plan;
}

double total_wins(const Statistics& statistics) {
    double wins = 0;
    for (const Tally& tally : statistics.by_entry()) wins += tally.wins();
    return wins;
}

TEST(Simulation, DoesNotDependOnTheNumberOfThreads) {
    const SimulationResult one = simulate(plan_of(300, 1)), many = simulate(plan_of(300, 5));
    EXPECT_EQ(one.statistics.signature(), many.statistics.signature());
    EXPECT_EQ(one.statistics.decisions(), many.statistics.decisions());
    EXPECT_EQ(one.statistics.endings(), many.statistics.endings());
    for (int percent : {5, 50, 95})
        EXPECT_EQ(one.statistics.decisions_percentile(percent), many.statistics.decisions_percentile(percent));
    for (std::size_t entry : {0U, 1U}) {
        EXPECT_EQ(one.statistics.by_entry()[entry].win_parts, many.statistics.by_entry()[entry].win_parts);
        EXPECT_EQ(one.statistics.by_entry()[entry].score, many.statistics.by_entry()[entry].score);
    }
}

TEST(Simulation, SeedsGiveDifferentGames) {
    SimulationPlan<Reeds> other = plan_of(50, 1);
    other.seed = 2;
    EXPECT_NE(simulate(plan_of(50, 1)).statistics.signature(), simulate(other).statistics.signature());
}

TEST(Simulation, EveryGameIsCountedOnce) {
    const Statistics statistics = simulate(plan_of(101, 3)).statistics;
    EXPECT_EQ(statistics.games(), 101);
    EXPECT_DOUBLE_EQ(total_wins(statistics), 101);
    std::int64_t ended = 0;
    for (const auto& [ending, count] : statistics.endings()) ended += count;
    EXPECT_EQ(ended, 101);
}

// The longer a bot of the toy game passes, the fewer points it has: a planted result shows who sat where.
TEST(Statistics, FollowsEntriesThroughTheSeats) {
    Statistics statistics(3);
    for (std::uint64_t game = 0; game < 6; ++game) {
        GameResult result;
        result.standing.seats = 3;
        SeatArray<std::uint32_t> entry_of{};
        for (std::uint32_t seat = 0; seat < 3; ++seat) {
            entry_of.items[seat] = static_cast<std::uint32_t>((seat + 3 - game % 3) % 3);
            result.standing.score.items[seat] = entry_of.items[seat] == 1 ? 10 : 2;
        }
        result.standing.rank_seats();
        statistics.add(result, entry_of, game);
    }
    EXPECT_DOUBLE_EQ(statistics.by_entry()[1].wins(), 6);
    EXPECT_DOUBLE_EQ(statistics.by_entry()[1].mean_score(), 10);
    EXPECT_DOUBLE_EQ(statistics.by_entry()[0].wins(), 0);
    for (Seat seat : seats_of(3)) EXPECT_DOUBLE_EQ(statistics.by_seat()[seat].wins(), 2);
}

TEST(Statistics, SharesWinsAndFindsPercentiles) {
    Statistics statistics(3);
    for (std::uint32_t decisions = 1; decisions <= 100; ++decisions) {
        GameResult result;
        result.decisions = decisions;
        result.standing.seats = 3;
        result.standing.rank_seats();
        statistics.add(result, {{0, 1, 2}}, decisions);
    }
    for (const Tally& tally : statistics.by_entry()) EXPECT_DOUBLE_EQ(tally.win_share(), 1.0 / 3);
    EXPECT_EQ(statistics.decisions_percentile(5), 5);
    EXPECT_EQ(statistics.decisions_percentile(95), 95);
    EXPECT_DOUBLE_EQ(statistics.mean_decisions(), 50.5);
}

TEST(Simulation, RandomOptionsReachEveryValue) {
    std::set<int> players, plots, crowded;
    Rng rng(1);
    for (int i = 0; i < 500; ++i) {
        const Reeds::Config config = random_config<Reeds>(rng);
        players.insert(config.players);
        plots.insert(config.plots);
        crowded.insert(config.crowded);
    }
    EXPECT_THAT(players, testing::ElementsAre(2, 3, 4));
    EXPECT_THAT(plots, testing::ElementsAre(6, 7, 8, 9, 10, 12));
    EXPECT_THAT(crowded, testing::ElementsAre(0, 1));
}

TEST(Simulation, RandomOptionsSeatAnyNumberOfPlayers) {
    SimulationPlan<Reeds> plan = plan_of(200, 2);
    plan.random_options = true;
    plan.check_invariants = true;
    const SimulationResult result = simulate(plan);
    EXPECT_FALSE(result.broken);
    EXPECT_EQ(result.statistics.games(), 200);
    EXPECT_GT(result.statistics.by_seat()[seat_at(3)].games, 0);
    EXPECT_DOUBLE_EQ(total_wins(result.statistics), 200);
}

// As Reeds, but an invariant breaks when the bank is full.
struct BrokenReeds : Reeds {
    static std::optional<std::string_view> check(const State& state) {
        if (ending(state) == "full") return "the bank is never full";
        return {};
    }
};

TEST(Simulation, ReportsTheFirstBrokenInvariantOnAnyNumberOfThreads) {
    std::set<std::uint64_t> first;
    for (int threads : {1, 2, 6}) {
        SimulationPlan<BrokenReeds> plan;
        plan.config.crowded = 1;
        plan.entries = {"random", "random"};
        plan.games = 2000;
        plan.threads = threads;
        plan.check_invariants = true;
        const SimulationResult result = simulate(plan);
        ASSERT_TRUE(result.broken);
        EXPECT_EQ(result.broken->claim, "the bank is never full");
        EXPECT_LT(result.statistics.games(), 2000);
        first.insert(result.broken->game);
    }
    EXPECT_EQ(first.size(), 1U);
}

}  // namespace
}  // namespace ozy
