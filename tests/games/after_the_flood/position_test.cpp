// position_test.cpp - statements that make no position are refused with a reason, and so are broken invariants.
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "games/after_the_flood/game.hpp"

namespace ozy::after_the_flood {
namespace {

using Game = AfterTheFlood;

// The reason why the statements make no position; empty if they do.
std::string trouble_with(const std::vector<std::string>& statements) {
    State state = Game::empty_position({});
    for (const std::string& statement : statements) {
        Words words(statement);
        if (const Outcome read = Game::read_position(state, words); !read) return read.error().detail;
    }
    const Outcome finished = Game::finish_position(state);
    return finished ? "" : finished.error().detail;
}

TEST(Position, wrong_statements_say_what_is_expected) {
    EXPECT_NE(trouble_with({"gods P0 grain 1"}).find("no statement begins with 'gods'"), std::string::npos);
    EXPECT_NE(trouble_with({"goods P3 grain 1"}).find("begins with 'goods'"), std::string::npos);
    EXPECT_NE(trouble_with({"turn 6"}).find("1 to 5"), std::string::npos);
    EXPECT_NE(trouble_with({"order P0 P1"}).find("three seats"), std::string::npos);
    EXPECT_NE(trouble_with({"turn 2", "empire P0 akkad"}).find("empires of turn 2"), std::string::npos);
    EXPECT_NE(trouble_with({"army P0 guti 3"}).find("1 or 2"), std::string::npos);
    EXPECT_NE(trouble_with({"points P0 5 more"}).find("'more'"), std::string::npos);
    EXPECT_NE(trouble_with({"decide P0 trade action trade taken elam gold"}).find("traded in elam"), std::string::npos);
}

TEST(Position, broken_invariants_are_refused) {
    EXPECT_EQ(trouble_with({}), "");
    EXPECT_EQ(trouble_with({"workers P0 egypt 20 irrigation 6"}), "P0 has more than 25 workers");
    EXPECT_EQ(trouble_with({"goods P0 lapis 8"}), "there is not so much lapis");
    EXPECT_EQ(trouble_with({"workers P0 ur 1"}), "no worker stands in Sumer");
    EXPECT_EQ(trouble_with({"workers P0 scribes 2 used_scribes 1"}), "a seat has at most 2 scribes");
    EXPECT_EQ(trouble_with({"workers P0 scribes 1", "fresh P0 2"}), "fresh scribes are on the ready side");
    EXPECT_EQ(trouble_with({"army P0 ur 1"}), "without an empire all armies are unavailable");
    EXPECT_EQ(trouble_with({"city P0 ur", "city P1 ur"}), "an area has one city only");
    EXPECT_EQ(trouble_with({"city P0 egypt"}), "cities stand in Sumer only");
    EXPECT_EQ(trouble_with({"city P0 ur uruk umma eridu lagash"}), "a seat has at most 4 cities");
    EXPECT_EQ(trouble_with({"goods P0 grain 31"}), "a seat holds at most 30 grain and 20 textile");
    EXPECT_EQ(trouble_with({"order P0 P0 P1"}), "the order of play has every seat once");
    EXPECT_EQ(trouble_with({"bid P0 gold 1"}), "only seats that passed have bid");
    EXPECT_EQ(trouble_with({"passed P0", "decide P0 turn"}), "the acting seat has not passed");
}

TEST(Position, empires_and_ranks_must_agree) {
    EXPECT_EQ(trouble_with({"empire P0 guti", "empire P1 guti"}), "an empire has one starter");
    EXPECT_EQ(trouble_with({"empire P0 guti", "ranks P1"}),
              "the ranks hold exactly the seats with an empire, once each");
    EXPECT_EQ(trouble_with({"equipment P0 gold 1"}), "only empires are equipped");
    EXPECT_EQ(trouble_with({"empire P0 guti", "empire P1 akkad", "equipment P1 gold 1", "ranks P0 P1"}),
              "ranks fall with equipment");
    EXPECT_EQ(trouble_with({"empire P0 guti", "army P0 ur 1", "empire P1 akkad", "army P1 ur 1"}),
              "an area holds armies of one seat only");
    EXPECT_EQ(trouble_with({"empire P0 guti", "army P0 akkad 1"}),
              "a walled area is held only by the empire that started there");
    EXPECT_EQ(trouble_with({"empire P0 guti", "army P0 dilmun 1"}),
              "a walled area is held only by the empire that started there");
}

TEST(Position, a_decision_needs_its_steps) {
    EXPECT_EQ(trouble_with({"decide P0 trade"}), "the action under way is that of the decision");
    EXPECT_EQ(trouble_with({"decide P0 turn action trade"}), "the action under way is that of the decision");
    EXPECT_EQ(trouble_with({"decide P0 fight action expand area ur"}), "the decision has what it needs to know");
    EXPECT_EQ(trouble_with({"decide P0 city"}), "phase five begins when all have passed");
    EXPECT_EQ(trouble_with({"decide P0 trade action trade"}), "there is nothing to decide in this position");
}

}  // namespace
}  // namespace ozy::after_the_flood
