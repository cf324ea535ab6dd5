// forecast_test.cpp - the odds shown to players are those of RULES.md, and the other forecasts come true.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/rules/victory.hpp"

namespace ozy::after_the_flood {
namespace {

using Game = AfterTheFlood;

// RULES.md, "For the player's eye": with 1 to 6 available armies.
TEST(Forecast, chances_to_clear_an_area_are_those_of_the_rules) {
    struct Row {
        int needed, defenders;
        std::array<int, 6> thousandths;
    };
    constexpr Row rows[] = {
        {superior_needs, 1, {833, 972, 995, 999, 1000, 1000}},
        {superior_needs, 2, {694, 926, 984, 997, 999, 1000}},
        {inferior_needs, 1, {583, 826, 928, 970, 987, 995}},
        {inferior_needs, 2, {340, 624, 801, 900, 951, 976}},
    };
    for (const Row& row : rows)
        for (int armies = 1; armies <= 6; ++armies)
            EXPECT_EQ(chance_to_clear(row.needed, row.defenders, armies),
                      row.thousandths[static_cast<std::size_t>(armies - 1)])
                << row.needed << "+ against " << row.defenders << " with " << armies;
    EXPECT_EQ(chance_to_clear(superior_needs, 2, 0), 0);
}

TEST(Forecast, a_chance_that_dice_can_still_refuse_is_never_called_100_percent) {
    EXPECT_EQ(percent_text(0), "0");
    EXPECT_EQ(percent_text(584), "58");
    EXPECT_EQ(percent_text(994), "99");
    EXPECT_EQ(percent_text(995), ">99");
    EXPECT_EQ(percent_text(1000), ">99");
}

TEST(Forecast, expected_losses_are_those_of_the_rules) {
    EXPECT_EQ(expected_losses(superior_needs, 1), 20);
    EXPECT_EQ(expected_losses(superior_needs, 2), 40);
    EXPECT_EQ(expected_losses(inferior_needs, 1), 71);
}

// The most points the acting seat can still make in phase five, by trying everything.
int best_by_search(const State& state, Seat seat) {
    if (state.question != Question::city && state.question != Question::luxury) return state.powers[seat].points;
    if (state.active != seat) return state.powers[seat].points;
    MoveList moves;
    Game::legal_moves(state, moves);
    int best = 0;
    for (Move move : moves) {
        State after = state;
        Game::apply(after, move, nullptr);
        best = std::max(best, best_by_search(after, seat));
    }
    return best;
}

TEST(Forecast, best_expansions_are_the_best_there_are) {
    Rng rng(3);
    for (int trial = 0; trial < 60; ++trial) {
        State state = Game::empty_position({});
        Power& power = state.powers[Seat::first];
        for (Power& one : state.powers) one.passed = 1;
        power.goods[Resource::wood] = static_cast<std::uint8_t>(rng.below(7));
        for (Resource luxury : luxuries) power.goods[luxury] = static_cast<std::uint8_t>(rng.below(4));
        const auto cities = static_cast<int>(rng.below(4));
        for (int i = 0; i < cities; ++i) state.map.cities[Seat::first].insert(static_cast<Area>(i));
        ASSERT_TRUE(Game::finish_position(state));
        EXPECT_EQ(best_expansions(state, Seat::first), best_by_search(state, Seat::first));
    }
}

TEST(Forecast, next_production_and_decline_come_true) {
    State state = Game::empty_position({});
    for (const char* statement :
         {"workers P0 irrigation 4 dilmun 2 egypt 1 used_scribes 1", "workers P1 irrigation 1 weaving 3", "city P2 ur",
          "passed P0 P1", "decide P2 turn"}) {
        Words words(statement);
        ASSERT_TRUE(Game::read_position(state, words)) << statement;
    }
    ASSERT_TRUE(Game::finish_position(state));
    const Production next = next_production(state);
    PerSeat<std::array<int, place_count>> after{};
    for (Seat seat : all_seats)
        for (Place place : outer_places | boxes)
            after[seat][ordinal(place)] =
                state.powers[seat].workers[place] +
                (place == Place::scribes ? state.powers[seat].workers[Place::used_scribes] : 0) -
                decline_losses(state, seat, place);
    Game::apply(state, make_move(Kind::pass), nullptr);
    ASSERT_EQ(state.turn, 2);
    for (Seat seat : all_seats) {
        EXPECT_EQ(state.powers[seat].goods[Resource::grain], next.grain[seat]);
        EXPECT_EQ(state.powers[seat].goods[Resource::textile], next.textile[seat]);
        for (Place place : outer_places | boxes)
            EXPECT_EQ(state.powers[seat].workers[place], after[seat][ordinal(place)]) << id_of(place);
    }
}

}  // namespace
}  // namespace ozy::after_the_flood
