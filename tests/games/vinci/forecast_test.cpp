// forecast_test.cpp - what the forecast of a turn promises is the best that a player can make of it, and the drop that
// is proposed keeps the promise.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "games/vinci/names.hpp"
#include "games/vinci/positions.hpp"

namespace ozy {
namespace {

using nlohmann::json;
using vinci::Kind, vinci::Question, vinci::Province;

json view_of(const Vinci::State& state) {
    Json written;
    Vinci::write_view(written, Vinci::view(state, state.turn.on_turn));
    return json::parse(written.text());
}

// What a turn brought that was in chapter 9 before: scored, or sure since only tokens and forts are left to be laid.
int brought(const Vinci::State& before, const Vinci::State& then) {
    const Seat seat = before.turn.on_turn;
    const bool unscored = then.turn.question == Question::place || then.turn.question == Question::fort;
    return unscored ? vinci::forecast_of(then, seat).income.total() : then.realms[seat].vp - before.realms[seat].vp;
}

// The most that any chain of keeping and dropping brings.
int best_by_playing(const Vinci::State& state) {
    int best = 0;
    MoveList moves;
    Vinci::legal_moves(state, moves);
    for (const Move move : moves) {
        Vinci::State then = state;
        Vinci::apply(then, move, nullptr);
        const bool goes_on = then.turn.question == Question::keep || then.turn.question == Question::drop;
        best = std::max(best, goes_on ? best_by_playing(then) : brought(state, then));
    }
    return best;
}

// Five provinces in a row and tokens for four: without the mountain in their midst the empire falls apart.
Vinci::State five_in_a_row() {
    return position({"civ P0 general barbarians", "active P0 Aquitania Narbonensis Helvetia Saxonia Suebia",
                     "hand P0 6", "borrowed 7", "conquests 1", "phase expand"});
}

TEST(VinciForecast, a_shortage_does_not_promise_a_mountain_that_holds_the_empire_together) {
    Vinci::State state = five_in_a_row();
    EXPECT_EQ(vinci::forecast_of(state, Seat::first).income.total(), 3);
    Vinci::apply(state, make_move(Kind::end), nullptr);
    ASSERT_EQ(state.turn.question, Question::drop);
    EXPECT_EQ(best_by_playing(state), 3);
    EXPECT_EQ(vinci::forecast_of(state, Seat::first).dropped.count(), 1);
}

TEST(VinciForecast, the_proposed_drop_keeps_the_empire_in_one_part) {
    Vinci::State state = five_in_a_row();
    Vinci::apply(state, make_move(Kind::end), nullptr);
    const json plan = view_of(state)["plan"];
    EXPECT_EQ(plan["count"], 1);
    for (const json& each : plan["provinces"]) {
        if (each["count"] != 1) continue;
        const auto province = vinci::find_province(each["id"].get<std::string>());
        Vinci::apply(state, make_move(Kind::drop, *province), nullptr);
    }
    EXPECT_EQ(state.realms[Seat::first].vp, 13);
}

// Plays the drops that the view proposes, and of parts the best.
void follow_the_plan(Vinci::State& state) {
    const Seat seat = state.turn.on_turn;
    while (state.turn.question == Question::drop || state.turn.question == Question::keep) {
        const vinci::Forecast forecast = vinci::forecast_of(state, seat);
        const bool keep = state.turn.question == Question::keep;
        const Province named = keep ? forecast.held.first() : forecast.dropped.first();
        Vinci::apply(state, make_move(keep ? Kind::keep : Kind::drop, named), nullptr);
    }
}

// [VI-9.5] In random games with generals, who leave every turn with a shortage.
TEST(VinciForecast, a_promise_is_the_best_there_is_and_following_the_plan_keeps_it) {
    int shortages = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Rng rng(seed);
        Vinci::State state = Vinci::setup({});
        MoveList moves;
        while (Vinci::decider(state) != Seat::over) {
            const Question before = state.turn.question;
            Vinci::legal_moves(state, moves);
            const Move move = Vinci::decider(state) == Seat::chance
                                  ? Vinci::sample_chance(state, rng)
                                  : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            Vinci::apply(state, move, nullptr);
            if (before == state.turn.question || state.turn.question != Question::drop) continue;
            ++shortages;
            const Seat seat = state.turn.on_turn;
            const int promised = vinci::forecast_of(state, seat).income.total();
            ASSERT_EQ(promised, best_by_playing(state)) << "seed " << seed;
            Vinci::State then = state;
            follow_the_plan(then);
            ASSERT_EQ(promised, brought(state, then)) << "seed " << seed;
        }
    }
    EXPECT_GT(shortages, 20);
}

// [VI-14.1] Both tiles of one ability make its level 2; so does Specialization beside one.
TEST(VinciForecast, two_of_a_kind_are_shown_at_level_two) {
    const auto levels = [](std::string_view civilization) {
        const json tiles = view_of(position({civilization}))["seats"][0]["tiles"];
        return std::pair(tiles[0]["level"].get<int>(), tiles[1]["level"].get<int>());
    };
    EXPECT_EQ(levels("civ P0 mining mining"), std::pair(2, 2));
    EXPECT_EQ(levels("civ P0 mining mining_d"), std::pair(2, 2));
    EXPECT_EQ(levels("civ P0 mining currency"), std::pair(1, 1));
    EXPECT_EQ(levels("civ P0 mining specialization"), std::pair(2, 1));
}

// [VI-11.1] Macedonia touches Illyria already; only Suebia would go because of Noricum.
TEST(VinciForecast, a_conquest_is_not_blamed_for_provinces_that_are_lost_anyway) {
    const Vinci::State state = position({"civ P0 barbarians currency", "active P0 Illyria 3 Pannonia 3", "hand P0 9",
                                         "declining P0 Macedonia Suebia", "phase expand"});
    const json costs = view_of(state)["costs"];
    EXPECT_EQ(costs["noricum"]["clears"], json({"suebia"}));
    EXPECT_FALSE(costs["dacia"].contains("clears"));
}

}  // namespace
}  // namespace ozy
