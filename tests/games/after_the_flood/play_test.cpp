// play_test.cpp - what random play must show and one position cannot: points never fall, every turn begins clean, dice
// are fair, a choice is asked only where there is one.
#include <array>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/turn.hpp"

namespace ozy::after_the_flood {
namespace {

using Game = AfterTheFlood;
constexpr int longest_game = 5000;

// Plays games with every combination of options; `look` sees each state and the events that led to it. Seats that do
// not like to pass make long games full of fights.
template <class Look>
void play(int games, Look look) {
    MoveList moves;
    Events events;
    for (int number = 0; number < games; ++number) {
        Rng rng(11, static_cast<std::uint64_t>(number));
        Config config;
        config.fresh_scribes = static_cast<std::int16_t>(number % 2);
        config.final_boxes = static_cast<std::int16_t>(number / 2 % 2);
        State state = Game::setup(config);
        int length = 0;
        for (; Game::decider(state) != Seat::over; ++length) {
            ASSERT_LT(length, longest_game);
            Game::legal_moves(state, moves);
            const auto count = static_cast<std::uint32_t>(moves.size());
            Move move =
                Game::decider(state) == Seat::chance ? Game::sample_chance(state, rng) : moves[rng.below(count)];
            if (kind_of(move) == Kind::pass && rng.below(4) > 0) move = moves[rng.below(count)];
            events.clear();
            Game::apply(state, move, &events);
            look(state, events);
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
}

bool is(const Event& event, Happening what) { return event.kind == static_cast<std::uint8_t>(what); }

// Invariant 12.
TEST(Play, points_never_fall) {
    PerSeat<int> before{};
    play(200, [&](const State& state, const Events& events) {
        if (!events.empty() && is(events[0], Happening::order_drawn)) before = {};
        for (Seat seat : all_seats) {
            const int now = state.powers[seat].points;
            ASSERT_GE(now, before[seat]);
            before[seat] = now;
        }
    });
}

// Invariant 11: what a turn leaves behind. Seen at the first decision of each turn.
TEST(Play, every_turn_begins_without_armies_and_with_empty_boxes) {
    int turns_seen = 0;
    play(200, [&](const State& state, const Events& events) {
        for (const Event& event : events) {
            if (!is(event, Happening::turn_began)) continue;
            ++turns_seen;
            for (Seat seat : all_seats) {
                const Power& power = state.powers[seat];
                ASSERT_EQ(power.armies_unavailable, armies_of_a_seat);
                ASSERT_TRUE(state.map.held[seat].empty());
                ASSERT_EQ(value_of(power.equipment) + value_of(power.bid), 0);
                ASSERT_EQ(power.empire, Empire::none);
                ASSERT_LE(power.workers[Place::available], state.turn == 1 ? 10 : workers_per_turn);
                ASSERT_EQ(usable_scribes(power), power.workers[Place::scribes]);
            }
        }
    });
    EXPECT_EQ(turns_seen, 200 * turns);
}

bool throws_dice(State state, Move move) {
    carry_out(state, move, nullptr);
    return state.question == Question::dice;
}

// [AF-1.5] Only the turn of play is asked without a choice, and a step that throws dice.
TEST(Play, a_choice_is_asked_only_where_there_is_one) {
    int passes_alone = 0, fights_alone = 0;
    play(200, [&](const State& state, const Events&) {
        if (!is_player(Game::decider(state))) return;
        MoveList moves;
        Game::legal_moves(state, moves);
        if (state.question == Question::turn) passes_alone += moves.size() == 1;
        if (state.question == Question::turn || moves.size() > 1) return;
        ASSERT_TRUE(throws_dice(state, moves[0]));
        ++fights_alone;
    });
    EXPECT_GT(passes_alone, 0);
    EXPECT_GT(fights_alone, 0);
}

// [AF-12.2] Hits are 30 and 21 of 36, within four standard errors.
TEST(Play, dice_hit_as_often_as_they_should) {
    std::array<int, 13> rolls{}, hits{};
    play(3000, [&](const State&, const Events& events) {
        for (const Event& event : events) {
            if (!is(event, Happening::rolled)) continue;
            ++rolls[event.b];
            hits[event.b] += event.a >= event.b;
        }
    });
    for (int needed : {superior_needs, inferior_needs}) {
        const auto at = static_cast<std::size_t>(needed);
        ASSERT_GT(rolls[at], 1000);
        const double chance = ways_to_reach(needed) / 36.0;
        const double error = std::sqrt(chance * (1 - chance) / rolls[at]);
        EXPECT_NEAR(static_cast<double>(hits[at]) / rolls[at], chance, 4 * error) << "needing " << needed;
    }
}

// [AF-1.3] Every viewer sees everything.
TEST(Play, nothing_is_hidden_from_anybody) {
    play(20, [](const State& state, const Events&) {
        for (Seat viewer : {Seat::first, seat_at(2), Seat::spectator, Seat::omniscient}) {
            const State seen = Game::view(state, viewer).state;
            ASSERT_EQ(std::memcmp(&seen, &state, sizeof seen), 0);
        }
    });
}

// [AF-4.1] Each first order of play is as likely as any other.
TEST(Play, first_orders_are_equally_likely) {
    std::array<int, 3> first{};
    Rng rng(5);
    const State state = Game::setup({});
    for (int i = 0; i < 30000; ++i) ++first[Game::sample_chance(state, rng).a];
    for (int count : first) EXPECT_NEAR(count, 10000, 4 * std::sqrt(30000 * 2.0 / 9.0));
}

}  // namespace
}  // namespace ozy::after_the_flood
