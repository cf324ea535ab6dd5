// search_test.cpp - a search is reproducible, stays within its budgets of time and memory, and plays well.
#include <chrono>
#include <ctime>
#include <gtest/gtest.h>

#include "arena/match.hpp"
#include "bots/random_bot.hpp"
#include "bots/search/search_bot.hpp"
#include "toy/reeds.hpp"

namespace ozy {

// As much as a search needs: points are what counts.
template <>
struct Judgement<Reeds> {
    static constexpr int swing = 3;
    static int evaluate(const Reeds::State& state, Seat seat) {
        int best_rival = 0;
        for (Seat rival : seats_of(state.players))
            if (rival != seat) best_rival = std::max<int>(best_rival, state.points[rival]);
        return state.points[seat] - best_rival;
    }
    static bool is_settled(const Reeds::State& state) { return !Reeds::mid_chain(state); }
    static Move quick_choice(const Reeds::State&, const MoveList& moves) { return moves[0]; }
};

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
    Reeds::State state = Reeds::setup({});
    MoveList moves;

    FirstChoice() {
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

TEST(Search, StaysWithinItsMemory) {
    const FirstChoice first;
    TreeSearch<Reeds, Informed<Reeds>> search({}, 32);
    const auto seen = Reeds::view(first.state, Reeds::decider(first.state));
    Rng rng(1);
    for (int i = 0; i < 500; ++i) search.iterate(seen, rng);
    EXPECT_LT(search.tree().size(), 32U);
    EXPECT_EQ(search.tree()[search.tree().root()].visits, 500U);
}

TEST(Search, VisitsOfChildrenAddUp) {
    const FirstChoice first;
    TreeSearch<Reeds, Informed<Reeds>> search({}, 4096);
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

TEST(Chances, OfALead) {
    EXPECT_EQ(chance_of_lead(0, 100), certain / 2);
    EXPECT_EQ(chance_of_lead(100, 100), certain * 3 / 4);
    EXPECT_EQ(chance_of_lead(-100, 100), certain / 4);
    EXPECT_LE(chance_of_lead(2'000'000'000, 1), certain);
    EXPECT_GE(chance_of_lead(-2'000'000'000, 1), 0);
}

TEST(Chances, AreSharedOut) {
    Chances chances{{30'000, 30'000, 15'000}};
    share_out(chances, 3);
    EXPECT_EQ(chances[seat_at(0)], 24'000);
    EXPECT_EQ(chances[seat_at(2)], 12'000);
}

}  // namespace
}  // namespace ozy
