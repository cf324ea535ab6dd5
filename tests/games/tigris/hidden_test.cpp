// hidden_test.cpp - chapter 19: who may know what.
#include <gtest/gtest.h>
#include <initializer_list>
#include <nlohmann/json.hpp>

#include "core/hash.hpp"
#include "games/tigris/game.hpp"

namespace ozy::tigris {
namespace {

State position(std::initializer_list<std::string_view> statements, Config config = {}) {
    State state = Tigris::empty_position(config);
    for (std::string_view statement : statements) {
        Words words(statement);
        const Outcome read = Tigris::read_position(state, words);
        EXPECT_TRUE(read.has_value()) << statement;
    }
    EXPECT_TRUE(Tigris::finish_position(state).has_value());
    EXPECT_EQ(Tigris::check(state), std::nullopt);
    return state;
}

void play(State& state, std::string_view line) {
    for (Words words(line); !words.empty();) {
        const Result<Move> move = Tigris::parse(state, words);
        ASSERT_TRUE(move.has_value()) << line;
        MoveList moves;
        Tigris::legal_moves(state, moves);
        ASSERT_TRUE(moves.contains(*move)) << line;
        Tigris::apply(state, *move, nullptr);
    }
}

nlohmann::json written(const State& state, Seat viewer) {
    Json json;
    Tigris::write_view(json, Tigris::view(state, viewer));
    return nlohmann::json::parse(json.text());
}

constexpr Seat p0 = seat_at(0), p1 = seat_at(1), p2 = seat_at(2);

// [TE-19.1]
TEST(Hidden, BoardHandSizesAndBagSizeArePublic) {
    const State state = position({"hand P0 0/3/1/2", "leader P1 king G3", "catastrophe A1", "catastrophes P1 1"});
    for (Seat viewer : {p0, p1, Seat::spectator}) {
        const View seen = Tigris::view(state, viewer);
        EXPECT_EQ(seen.pieces.leaders[p1][Color::black], state.pieces.leaders[p1][Color::black]);
        EXPECT_EQ(seen.pieces.treasures, state.pieces.treasures);
        EXPECT_EQ(seen.hand_sizes[p0], 6);
        EXPECT_EQ(seen.bag_size, total(state.bag));
        EXPECT_EQ(seen.gains[p1].catastrophes_left, 1);
    }
}

// [TE-19.2]
TEST(Hidden, TilesCommittedAndRemovedArePublicWithColour) {
    State state = position({"leader P1 king G3", "hand P0 1/2/1/2"});
    play(state, "leader king F4");
    play(state, "support 2");
    EXPECT_EQ(Tigris::view(state, Seat::spectator).out[Color::red], 2);
    EXPECT_EQ(Tigris::view(state, p1).turn.conflict.attacker_support, 2);
}

// [TE-19.3]
TEST(Hidden, OnlyTheOwnerKnowsItsHand) {
    const State state = position({"hand P0 0/3/1/2", "hand P1 6/0/0/0"});
    EXPECT_EQ(Tigris::view(state, p0).hands[p0], state.hands[p0]);
    EXPECT_EQ(total(Tigris::view(state, p0).hands[p1]), 0);
    EXPECT_EQ(total(Tigris::view(state, Seat::spectator).hands[p0]), 0);
    EXPECT_FALSE(written(state, p1)["seats"][0].contains("hand"));
    EXPECT_TRUE(written(state, p1)["seats"][1].contains("hand"));
}

// [TE-19.3]
TEST(Hidden, DrawsAreToldToTheDrawerAlone) {
    State state = position({"hand P0 1/2/1/2", "turn P0 action 2"});
    play(state, "tile red A1");
    Events events;
    MoveList moves;
    Tigris::legal_moves(state, moves);
    Tigris::apply(state, moves[0], &events);
    ASSERT_FALSE(events.empty());
    EXPECT_TRUE(may_see(p0, events[0]));
    EXPECT_FALSE(may_see(p1, events[0]));
    EXPECT_FALSE(may_see(Seat::spectator, events[0]));
}

// [TE-19.4] [TE-19.7]
TEST(Hidden, ASwapLooksTheSameToOthersUntilItsLastDraw) {
    State state = position({"hand P0 1/2/1/2", "hand P1 1/2/1/2"});
    play(state, "swap");
    const View first_step = Tigris::view(state, p1);
    const std::uint64_t public_step = hash_bytes(Tigris::view(state, Seat::spectator));
    for (std::string_view choice : {"1 black", "2 red", "0 blue", "1 green", "red", "red", "red"}) {
        play(state, choice);
        EXPECT_EQ(hash_bytes(Tigris::view(state, p1)), hash_bytes(first_step)) << choice;
        EXPECT_EQ(hash_bytes(Tigris::view(state, Seat::spectator)), public_step) << choice;
    }
    play(state, "red");
    const View after = Tigris::view(state, p1);
    EXPECT_EQ(after.turn.action_number, 1);
    EXPECT_EQ(after.hand_sizes[p0], 6);
    EXPECT_EQ(after.swapped_sizes[p0], 4);
    EXPECT_EQ(after.bag_size, first_step.bag_size - 4);
}

// [TE-19.4]
TEST(Hidden, SwapsOfDifferentColoursLookTheSame) {
    const auto after_swap = [](std::string_view gifts) {
        State state = position({"hand P0 2/2/1/1", "hand P1 1/2/1/2"});
        play(state, "swap");
        play(state, gifts);
        play(state, "red red");
        return hash_bytes(Tigris::view(state, p1));
    };
    EXPECT_EQ(after_swap("2 black 0 red 0 blue 0 green"), after_swap("0 black 0 red 1 blue 1 green"));
}

// [TE-19.5]
TEST(Hidden, BotsKnowAllTotalsPeopleOnlyTheirOwn) {
    const State state = position({"points P0 1/2/3/4", "points P1 4/3/2/1"});
    EXPECT_EQ(Tigris::view(state, p1).gains[p0].points[Color::green], 4);
    EXPECT_FALSE(written(state, p1)["seats"][0].contains("points"));
    EXPECT_FALSE(written(state, p1)["seats"][0].contains("treasures"));
    EXPECT_TRUE(written(state, p1)["seats"][1].contains("points"));
    EXPECT_FALSE(written(state, Seat::spectator)["seats"][1].contains("points"));
}

// [TE-19.5]
TEST(Hidden, OpenScoresAreShownToAll) {
    Config config;
    config.scores = 1;
    const State state = position({"points P0 1/2/3/4"}, config);
    EXPECT_EQ(written(state, p1)["seats"][0]["points"]["green"], 4);
    EXPECT_EQ(written(state, Seat::spectator)["seats"][0]["points"]["green"], 4);
}

// [TE-19.6]
TEST(Hidden, AtTheEndAllIsRevealed) {
    State state = position({"hand P0 0/3/1/2", "turn P0 action 2 quiet 11"});
    play(state, "pass");
    ASSERT_EQ(Tigris::decider(state), Seat::over);
    const View seen = Tigris::view(state, Seat::spectator);
    EXPECT_EQ(seen.hands, state.hands);
    EXPECT_EQ(seen.unseen, state.bag);
    EXPECT_TRUE(written(state, p1)["seats"][0].contains("points"));
    EXPECT_TRUE(written(state, p1)["seats"][0].contains("hand"));
}

// What a seat cannot know is spread over other hands, swapped tiles and the bag with the odds of a fair draw.
TEST(Hidden, ImaginedHandsHaveTheOddsOfAFairDraw) {
    Config config;
    config.players = 3;
    const State state = position({"hand P0 0/3/1/2", "swapped P1 1/1/0/0"}, config);
    const View seen = Tigris::view(state, p0);
    const int worlds = 20000;
    double reds = 0;
    Rng rng(5);
    for (int i = 0; i < worlds; ++i) {
        const State world = Tigris::imagine(seen, rng);
        ASSERT_EQ(world.hands[p0], state.hands[p0]);
        ASSERT_EQ(total(world.swapped[p1]), 2);
        reds += world.hands[p2][Color::red];
    }
    const double expected = 6.0 * seen.unseen[Color::red] / total(seen.unseen);
    EXPECT_NEAR(reds / worlds, expected, 0.03);  // standard error of the mean is about 0.008
}

}  // namespace
}  // namespace ozy::tigris
