// words_test.cpp - what players of Tigris & Euphrates are asked and told, where the words depend on the position.
#include <gtest/gtest.h>

#include "games/tigris/game.hpp"

namespace ozy::tigris {
namespace {

State position(const Config& config, std::initializer_list<const char*> statements) {
    State state = Tigris::empty_position(config);
    for (const char* statement : statements) {
        Words words(statement);
        EXPECT_TRUE(Tigris::read_position(state, words)) << statement;
    }
    EXPECT_TRUE(Tigris::finish_position(state));
    return state;
}

State after(State state, std::initializer_list<const char*> lines) {
    for (const char* line : lines) {
        Words words(line);
        while (!words.empty()) {
            const Result<Move> move = Tigris::parse(state, words);
            EXPECT_TRUE(move) << line;
            Tigris::apply(state, *move, nullptr);
        }
    }
    return state;
}

std::string asked(const State& state) {
    return to_english(Tigris::prompt(Tigris::view(state, Tigris::decider(state))));
}

TEST(Words, the_wonder_is_named_only_where_it_can_be_built) {
    const auto square = {"black F5 F6 G6"};
    EXPECT_EQ(asked(after(position({}, square), {"tile black G5"})), "Do you build a monument, and which?");
    EXPECT_EQ(asked(after(position({.wonder = 1}, square), {"tile black G5"})), "Do you build a monument, and which?");
    const auto cross = {"green F5 G4 G6 H5"};
    EXPECT_EQ(asked(after(position({.wonder = 1}, cross), {"tile green G5"})), "Do you build the wonder?");
    const auto both = {"green F5 G4 G6 H5 H6"};
    EXPECT_EQ(asked(after(position({.wonder = 1}, both), {"tile green G5"})),
              "Do you build a monument, the wonder, or nothing?");
}

TEST(Words, without_the_wonder_no_cross_is_spoken_of) {
    const State state = after(position({}, {"black F5 F6 G6"}), {"tile black G5"});
    EXPECT_EQ(to_english(Tigris::why_not(state, make_move(Kind::pass)).phrase),
              "Build on what this tile has completed, or decline");
}

TEST(Words, who_is_drawn_into_a_war_is_not_told_to_attack) {
    const auto board = {"red E5 G5", "blue C4 D4", "leader P2 farmer D5", "leader P1 farmer H5"};
    const State state = after(position({.players = 3}, board), {"tile black F5"});
    EXPECT_EQ(asked(state),
              "Another has begun a war of the farmers: you count as the attacker, 0 to 2: how many farms do you add?");
}

TEST(Words, who_joins_the_kingdoms_attacks) {
    const auto board = {"red E5 G5", "blue C4 D4", "leader P0 farmer D5", "leader P1 farmer H5"};
    EXPECT_EQ(asked(after(position({.players = 3}, board), {"tile black F5"})),
              "You attack with the farmer, 2 to 0: how many farms do you add?");
}

TEST(Words, a_space_between_four_kingdoms_is_said_to_touch_four) {
    const auto board = {"red E5 I5 G3 G7",     "black F5 H5 G4 G6",   "leader P0 king E6",
                        "leader P1 trader I4", "leader P2 farmer H3", "leader P3 priest H7"};
    const State state = after(position({.players = 4}, board), {"tile black"});
    const Refusal why = Tigris::why_not(state, make_move(Kind::put, cell_at(6, 4)));
    EXPECT_EQ(to_english(why.phrase), "G5 touches four kingdoms; a tile may join two at most");
    EXPECT_EQ(why.rule, "TE-7.3");
}

TEST(Words, a_space_named_before_the_piece_is_refused_for_what_it_is) {
    const auto why = [](const State& state, int column, int row) {
        return to_english(Tigris::why_not(state, make_move(Kind::put, cell_at(column, row))).phrase);
    };
    const State state = position({}, {"red F5", "leader P1 king G5", "treasures F5", "hand P0 6/0/0/0"});
    EXPECT_EQ(why(state, 6, 4), "A leader stands on G5");
    EXPECT_EQ(why(state, 5, 4), "Nothing that can be chosen now goes on F5");
    EXPECT_EQ(why(state, 6, 3), "Choose first what goes on G4");
    EXPECT_EQ(Tigris::why_not(state, make_move(Kind::keep, cell_at(5, 4))).phrase.key, "tigris.why.action");
}

TEST(Words, one_tile_is_not_called_several) {
    const State swap = after(position({}, {"hand P0 1/2/1/2"}), {"swap"});
    EXPECT_EQ(to_english(Tigris::label(swap, make_move(Kind::give, 0))), "Swap no settlement");
    EXPECT_EQ(to_english(Tigris::label(swap, make_move(Kind::give, 1))), "Swap a settlement");
    const State revolt = after(position({}, {"leader P1 king G3", "hand P0 2/1/1/2"}), {"leader king F4"});
    EXPECT_EQ(to_english(Tigris::why_not(revolt, make_move(Kind::support, 2)).phrase),
              "The hand holds only one temple");
}

TEST(Words, statements_of_catastrophes_add_up) {
    const State state = position({}, {"catastrophe G5", "catastrophe A1 B1"});
    EXPECT_EQ(state.pieces.catastrophes.count(), 3);
    EXPECT_EQ(position({}, {"treasures K1", "treasures B2"}).pieces.treasures.count(), 1);
}

TEST(Words, a_monument_that_is_not_in_the_box_cannot_be_named) {
    const State state = position({}, {"black F5 F6 G6"});
    for (const char* line : {"monument F5 6", "monument F5 200"}) {
        Words words(line);
        EXPECT_FALSE(Tigris::parse(state, words)) << line;
    }
    State other = position({}, {});
    Words statement("monument 200 red H5");
    EXPECT_FALSE(Tigris::read_position(other, statement));
}

}  // namespace
}  // namespace ozy::tigris
