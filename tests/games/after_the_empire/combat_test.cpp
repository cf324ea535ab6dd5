// combat_test.cpp - invariants of RULES.md that need two positions to show: what a combat and a season may change.
#include <algorithm>
#include <gtest/gtest.h>

#include "games/after_the_empire/game.hpp"

namespace ozy::after_the_empire {
namespace {

using Game = AfterTheEmpire;

// Random games over all options; `look` sees the position before and after each step.
template <class Look>
void walk(int games, Look&& look) {
    Rng rng(2021);
    for (int game = 0; game < games; ++game) {
        Config config;
        config.players = static_cast<std::int16_t>(2 + rng.below(3));
        config.difficulty = static_cast<std::int16_t>(rng.below(3));
        config.no_reports = static_cast<std::int16_t>(rng.below(2));
        config.crippling = static_cast<std::int16_t>(rng.below(2));
        config.starting_refugees = static_cast<std::int16_t>(rng.below(2));
        State state = Game::setup(config);
        MoveList moves;
        while (Game::decider(state) != Seat::over) {
            const State before = state;
            Game::legal_moves(state, moves);
            Game::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
            look(before, state);
        }
    }
}

int cubes_of(const Lord& lord, bool of_stone) {
    int cubes = 0;
    for (CastlePosition position : all_positions)
        if (is_stone(lord.castle.pieces[position]) == of_stone) cubes += lord.castle.cubes[position];
    return cubes;
}

// Both in the combat of the same seat.
bool in_one_combat(const State& before, const State& after) {
    return before.turn.stage == Stage::combat && after.turn.stage == Stage::combat &&
           before.turn.active == after.turn.active;
}

// [AE-8.14] [AE-9.7] [AE-9.15] Soldiers, wood and stone are conserved; mercenaries and invaders never rise.
TEST(Combat, ConservesWhatItMoves) {
    int steps = 0;
    walk(60, [&](const State& before, const State& after) {
        if (!in_one_combat(before, after)) return;
        ++steps;
        const Lord& was = active_lord(before);
        const Lord& is = active_lord(after);
        ASSERT_EQ(soldiers(was), soldiers(is));
        ASSERT_EQ(was.stock.wood + cubes_of(was, false), is.stock.wood + cubes_of(is, false));
        ASSERT_EQ(was.stock.stone + cubes_of(was, true), is.stock.stone + cubes_of(is, true));
        ASSERT_GE(was.troops[Troop::mercenary], is.troops[Troop::mercenary]);
        ASSERT_GE(invaders_at(was), invaders_at(is));
    });
    EXPECT_GT(steps, 1000);
}

// [AE-8.10] Nothing in a combat touches another seat.
TEST(Combat, TouchesNoOtherSeat) {
    int steps = 0;
    walk(60, [&](const State& before, const State& after) {
        if (!in_one_combat(before, after)) return;
        ++steps;
        for (Seat seat : seats_of(seats(before)))
            if (seat != before.turn.active) {
                ASSERT_EQ(before.lords[seat], after.lords[seat]);
            }
    });
    EXPECT_GT(steps, 1000);
}

// RULES.md, "Why it ends": rounds are bounded by cubes, walls, pools and invaders.
TEST(Combat, HasFewRounds) {
    int most = 0;
    walk(200, [&](const State&, const State& after) { most = std::max<int>(most, after.turn.combat.round); });
    EXPECT_GE(most, 3);
    EXPECT_LE(most, 19 + 4 + 2 + 46 + 1);
}

// [AE-11.1] [AE-11.2] [AE-11.3] A season gives no flag, or one of its value, or two or more of 1.
TEST(Season, GivesFlagsByTheRule) {
    int seasons = 0;
    walk(120, [&](const State& before, const State& after) {
        const bool ended = after.turn.season != before.turn.season ||
                           (after.turn.stage == Stage::over && before.turn.stage != Stage::over);
        if (!ended) return;
        ++seasons;
        std::vector<int> given;
        for (Seat seat : seats_of(seats(before))) {
            const int more = flag_tokens(after.lords[seat]) - flag_tokens(before.lords[seat]);
            ASSERT_TRUE(more == 0 || more == 1);
            if (more == 1) given.push_back(flag_value(after.lords[seat]) - flag_value(before.lords[seat]));
        }
        if (given.size() == 1) {
            EXPECT_EQ(given[0], flag_by_season[season_index(before)]);
        }
        if (given.size() > 1) {
            EXPECT_EQ(std::count(given.begin(), given.end(), 1), static_cast<long>(given.size()));
        }
    });
    EXPECT_GT(seasons, 500);
}

// [AE-13.7] After refresh no slot of a row is empty.
TEST(Season, StartsWithFullRows) {
    walk(40, [&](const State& before, const State& after) {
        if (before.turn.stage != Stage::refresh || after.turn.stage != Stage::actions) return;
        for (Card card : after.buildings) ASSERT_NE(card, Card::none);
        for (Card card : after.refugees) ASSERT_NE(card, Card::none);
    });
}

// [AE-14.6] At most 25 invaders, 7 sieges, 21 buildings and 14 refugees are used in a game.
TEST(Season, UsesNoDeckUp) {
    walk(120, [&](const State&, const State& after) {
        if (after.turn.stage != Stage::over) return;
        ASSERT_GE(after.decks.unseen_invaders.count(), invader_count - 25);
        ASSERT_GE(after.decks.unseen_sieges.count(), siege_count - 7);
        ASSERT_GE((after.decks.unseen_cards & all_buildings).count(), building_count - 21);
        ASSERT_GE((after.decks.unseen_cards & all_refugees).count(), refugee_count - 14);
    });
}

}  // namespace
}  // namespace ozy::after_the_empire
