// search_test.cpp - a search is reproducible, stays within its budgets of time and memory, and plays well.
#include <chrono>
#include <ctime>
#include <gtest/gtest.h>

#include "arena/match.hpp"
#include "bots/random_bot.hpp"
#include "bots/search/search_bot.hpp"
#include "toy/reeds.hpp"

namespace ozy {

// As much as a search needs: points are what counts, and three of them win three games of four.
template <>
struct Judgement<Reeds> {
    static constexpr std::array<std::string_view, 1> feature_names = {"points"};
    static constexpr int weight_by_hand = nat * weight_unit / 3;
    static constexpr Weights<1> points_alone = {{{weight_by_hand, weight_by_hand}}};
    static SeatArray<std::array<int, 1>> features(const Reeds::State& state) {
        SeatArray<std::array<int, 1>> out;
        for (Seat seat : seats_of(state.players)) out[seat] = {state.points[seat]};
        return out;
    }
    static int progress(const Reeds::State&) { return 0; }
    static const Weights<1>& weights(int) { return points_alone; }
    static bool is_settled(const Reeds::State& state) { return !Reeds::mid_chain(state); }
    static Move quick_choice(const Reeds::State&, const MoveList& moves) { return moves[0]; }
    static int stage(const Reeds::State& state) { return static_cast<int>(index(state.active)); }
    static constexpr int stages_ahead = 2;
};
static_assert(Staged<Reeds>);

namespace {

using InformedBot = SearchBot<Reeds, Informed<Reeds>>;
using PlainBot = SearchBot<Reeds, Plain<Reeds>>;

SearchSettings settings_of(std::uint64_t iterations, int threads = 1) {
    SearchSettings settings;
    settings.budget = {iterations, 0};
    settings.threads = threads;
    settings.nodes = 4096;
    return settings;
}

GameResult match(Bot<Reeds>& one, Bot<Reeds>& other, std::uint64_t seed) {
    const std::array<Bot<Reeds>*, 2> bots{&one, &other};
    return play_match<Reeds>({}, bots, seed);
}

// The first choice of a game that has alternatives.
struct FirstChoice {
    Reeds::State state;
    MoveList moves;

    explicit FirstChoice(const Reeds::Config& config = {}) : state(Reeds::setup(config)) {
        Rng rng(4);
        while (Reeds::decider(state) == Seat::chance) Reeds::apply(state, Reeds::sample_chance(state, rng), nullptr);
        Reeds::legal_moves(state, moves);
    }
};

TEST(Search, IsReproducibleWithIterationsAndASeed) {
    for (int threads : {1, 3}) {
        InformedBot one(settings_of(60, threads)), other(settings_of(60, threads));
        InformedBot again(settings_of(60, threads)), other_again(settings_of(60, threads));
        EXPECT_EQ(match(one, other, 11).hash, match(again, other_again, 11).hash);
        EXPECT_EQ(match(one, other, 12).hash, match(again, other_again, 12).hash);  // with memories of a game before
    }
}

TEST(Search, ThreadsShareTheIterations) {
    const FirstChoice first;
    ASSERT_GT(first.moves.size(), 1U);
    for (int threads : {1, 2, 4}) {
        InformedBot bot(settings_of(80, threads));
        Rng rng(1);
        bot.choose(Perspective<Reeds>(first.state, first.moves), rng);
        EXPECT_EQ(bot.visits(), 80U);
    }
}

TEST(Search, KeepsTheTreeBetweenTheChoicesOfATurn) {
    FirstChoice first;
    InformedBot bot(settings_of(200));
    Rng rng(1);
    const Move planting = bot.choose(Perspective<Reeds>(first.state, first.moves), rng);
    Reeds::apply(first.state, planting, nullptr);
    ASSERT_TRUE(Reeds::mid_chain(first.state));
    Reeds::legal_moves(first.state, first.moves);
    ASSERT_GT(first.moves.size(), 1U);
    bot.choose(Perspective<Reeds>(first.state, first.moves), rng);
    EXPECT_GT(bot.visits(), 200U);
}

TEST(Search, StaysWithinItsTime) {
    const FirstChoice first;
    SearchSettings settings = settings_of(0);
    settings.budget = {0, 100};
    settings.plays_by_visits = true;  // never sure before the time is up
    InformedBot bot(settings);
    Rng rng(1);
    const auto start = std::chrono::steady_clock::now();
    const std::clock_t busy_before = std::clock();
    bot.choose(Perspective<Reeds>(first.state, first.moves), rng);
    const std::clock_t busy = std::clock() - busy_before;  // unlike the time of day not stretched by a busy machine
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(100));
    EXPECT_LE(busy, CLOCKS_PER_SEC * 110 / 1000);
    EXPECT_GT(bot.visits(), 100U);
}

TEST(Search, StopsWhenTimeCannotChangeTheChoice) {
    FirstChoice first;
    SearchSettings settings = settings_of(0);
    settings.budget = {0, 4'000};
    settings.policy.sharpness = 100'000;  // one child gets nearly all visits
    settings.policy.exploration = 0.01;
    InformedBot bot(settings);
    Rng rng(1);
    const auto start = std::chrono::steady_clock::now();
    bot.choose(Perspective<Reeds>(first.state, first.moves), rng);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::milliseconds(3'500));
}

TEST(Search, PlaysALeafToTheEndOfTheStagesAheadWhenTold) {
    const FirstChoice first({.players = 3});
    for (bool plays_on : {false, true}) {
        PolicySettings settings;
        settings.plays_on = plays_on;
        Reeds::State state = first.state;
        Rng rng(1);
        Informed<Reeds>(settings).look(state, rng);
        const std::ptrdiff_t turns = (3 + index(state.active) - index(first.state.active)) % 3;
        EXPECT_EQ(turns, plays_on ? Judgement<Reeds>::stages_ahead : 0);
    }
}

TEST(Search, TakesNoTimeWithoutAnAlternative) {
    const FirstChoice first;
    MoveList only;
    only.push_back(first.moves[0]);
    InformedBot bot(settings_of(1'000'000'000));
    Rng rng(1);
    EXPECT_EQ(bot.choose(Perspective<Reeds>(first.state, only), rng), first.moves[0]);
    EXPECT_EQ(bot.visits(), 0U);
}

TEST(Search, StaysWithinItsMemory) {
    const FirstChoice first;
    TreeSearch<Reeds, Informed<Reeds>> search(Informed<Reeds>({}), 32);
    const auto seen = Reeds::view(first.state, Reeds::decider(first.state));
    Rng rng(1);
    for (int i = 0; i < 500; ++i) search.iterate(seen, rng);
    EXPECT_LT(search.tree().size(), 32U);
    EXPECT_EQ(search.tree()[search.tree().root()].visits, 500U);
}

TEST(Search, VisitsOfChildrenAddUp) {
    const FirstChoice first;
    TreeSearch<Reeds, Informed<Reeds>> search(Informed<Reeds>({}), 4096);
    const auto seen = Reeds::view(first.state, Reeds::decider(first.state));
    Rng rng(1);
    for (int i = 0; i < 300; ++i) search.iterate(seen, rng);
    const Tree& tree = search.tree();
    std::uint32_t visits = 0;
    int guess = certain;
    for (NodeId id = tree[tree.root()].first_child; id != no_node; id = tree[id].next) {
        visits += tree[id].visits;
        EXPECT_GE(tree[id].available, tree[id].visits);
        EXPECT_LE(tree[id].total, static_cast<std::int64_t>(certain) * tree[id].visits);
        EXPECT_LE(tree[id].guess, guess);  // best first
        guess = tree[id].guess;
    }
    EXPECT_EQ(visits, 300U);
}

TEST(Search, BeatsRandomPlay) {
    RandomBot<Reeds> random;
    InformedBot informed(settings_of(100));
    PlainBot plain(settings_of(100));
    for (Bot<Reeds>* bot : {static_cast<Bot<Reeds>*>(&informed), static_cast<Bot<Reeds>*>(&plain)}) {
        int wins = 0, losses = 0;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const bool first = seed % 2 == 0;
            const Standing standing = (first ? match(*bot, random, seed) : match(random, *bot, seed)).standing;
            wins += standing.rank[seat_at(first ? 1 : 0)] == 2;
            losses += standing.rank[seat_at(first ? 0 : 1)] == 2;
        }
        EXPECT_GT(wins, 2 * losses);
    }
}

}  // namespace
}  // namespace ozy
