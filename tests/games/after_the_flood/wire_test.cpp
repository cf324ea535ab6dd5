// wire_test.cpp - what a page is told beyond the pieces: chains of trades, odds, the best city, where points came from.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/trade_reach.hpp"

namespace ozy::after_the_flood {
namespace {

using Game = AfterTheFlood;
using nlohmann::json;

State position(const std::vector<std::string>& statements) {
    State state = Game::empty_position({});
    for (const std::string& statement : statements) {
        Words words(statement);
        const Outcome read = Game::read_position(state, words);
        EXPECT_TRUE(read) << statement;
    }
    EXPECT_TRUE(Game::finish_position(state));
    return state;
}

json view_of(const State& state, Seat viewer = Seat::first) {
    Json out;
    Game::write_view(out, Game::view(state, viewer));
    return json::parse(out.take());
}

void play(State& state, std::string_view line) {
    for (Words words(line); !words.empty();) {
        const Result<Move> move = Game::parse(state, words);
        ASSERT_TRUE(move) << line;
        Game::apply(state, *move, nullptr);
    }
}

// RULES.md, example 7: grain, metal, tools, lapis.
TEST(Wire, trade_reaches_what_a_chain_of_trades_can_make) {
    const State state =
        position({"goods P0 grain 1", "workers P0 elam 1 kassites 1 toolmakers 1 available 5", "decide P0 turn"});
    const auto reach = trade_reach(state, Resource::grain);
    ASSERT_EQ(reach[Resource::lapis].size(), 3U);
    EXPECT_EQ(reach[Resource::lapis][0], (TradeStep{place_of(Area::elam), Resource::metal}));
    EXPECT_EQ(reach[Resource::lapis][1], (TradeStep{Place::tool_makers, Resource::tools}));
    EXPECT_EQ(reach[Resource::lapis][2], (TradeStep{place_of(Area::kassites), Resource::lapis}));
    EXPECT_TRUE(reach[Resource::gold].empty());
    EXPECT_TRUE(trade_reach(state, Resource::wood)[Resource::lapis].empty());  // none is held
    EXPECT_EQ(view_of(state)["trade"]["reach"].size(), 3U);                    // metal, tools, lapis
}

// A trader used up is not counted twice.
TEST(Wire, trade_reaches_only_what_the_traders_left_allow) {
    State state = position({"goods P0 textile 2", "workers P0 amorites 1 available 5", "decide P0 turn"});
    EXPECT_EQ(trade_reach(state, Resource::textile)[Resource::oil].size(), 1U);
    EXPECT_EQ(trade_reach(state, Resource::textile)[Resource::wood].size(), 1U);
    EXPECT_TRUE(trade_reach(state, Resource::textile)[Resource::gold].empty());
}

// Every chain that is told of can be played as it is told.
TEST(Wire, told_chains_can_be_traded) {
    State state = position({"goods P0 textile 1", "workers P0 elam 1 kassites 2 dilmun 2 toolmakers 1 available 5",
                            "city P0 sippar", "decide P0 turn"});
    const json view = view_of(state);
    for (const json& chain : view["trade"]["reach"]) {
        State after = state;
        std::string give = chain["give"], line = "trade";
        for (const json& step : chain["steps"]) {
            const std::string place = step[0], take = step[1];
            line += place == "toolmakers" ? " tool" : " " + place + " " + take + " for " + give;
            give = take;
        }
        play(after, line);
        for (Resource resource : all_resources)
            EXPECT_EQ(after.powers[Seat::first].goods[resource], resources[resource].id == give) << line;
    }
}

TEST(Wire, invasions_tell_odds_and_points) {
    const State state = position({"empire P0 guti", "empire P1 akkad", "ranks P1 P0", "armies P0 3", "army P0 guti 1",
                                  "army P1 nippur 2", "city P1 nippur", "decide P0 turn"});
    const json invasions = view_of(state)["invasions"];
    ASSERT_EQ(invasions.size(), 2U);  // Nippur and Umma
    const json& odds = invasions[0]["odds"];
    EXPECT_EQ(invasions[0]["area"], "nippur");
    EXPECT_EQ(odds["needed"], 7);
    EXPECT_EQ(odds["chances"], json({340, 624, 801}));
    EXPECT_EQ(odds["gain"], 2);
    EXPECT_EQ(odds["loss"], 3);  // with Nippur's extra point
    EXPECT_TRUE(invasions[1]["odds"].is_null());
}

TEST(Wire, best_city_and_what_one_luxury_more_is_worth) {
    const json city = view_of(
        position({"goods P0 wood 2 tools 1 oil 3", "city P0 ur", "decide P0 turn"}))["seats"][0]["forecast"]["city"];
    EXPECT_EQ(city["luxuries"], json({"tools", "oil"}));
    EXPECT_EQ(city["points"], 10);
    EXPECT_EQ(city["one_more"], 14);
    EXPECT_TRUE(city["site"] && city["wood"]);
}

TEST(Wire, points_are_told_by_where_they_came_from) {
    const json seat = view_of(position({"points P0 57 cities 24", "decide P0 turn"}))["seats"][0];
    EXPECT_EQ(seat["scored"], json({{"armies", 33}, {"cities", 24}, {"majorities", 0}}));
}

// A trade is shown before the next one is asked for; where workers go and how many is one choice.
TEST(Wire, pages_look_anew_where_the_position_has_changed) {
    State trading = position({"goods P0 grain 2", "workers P0 elam 2 mittani 2", "decide P0 turn"});
    play(trading, "trade");
    EXPECT_FALSE(Game::looks_anew(trading));
    play(trading, "elam metal for grain");
    EXPECT_TRUE(Game::looks_anew(trading));
    State placing = position({"goods P0 textile 2", "workers P0 available 5", "decide P0 turn"});
    play(placing, "place spend textile");
    EXPECT_FALSE(Game::looks_anew(placing));
    play(placing, "egypt");
    EXPECT_FALSE(Game::looks_anew(placing));
    State passing = position({"goods P0 textile 2", "decide P0 turn"});
    play(passing, "pass");
    EXPECT_TRUE(Game::looks_anew(passing));
}

// [AF-6.3] Kassites and Hittites start in turn 4, after a Decline; Egypt of turn 3 has none before it.
TEST(Wire, empires_of_the_next_turn_are_those_that_decline_leaves_open) {
    const State before_decline =
        position({"turn 3", "workers P0 kassites 1 hittites 2 available 5", "workers P1 egypt 2 available 5",
                  "workers P2 egypt 3 available 5", "decide P0 turn"});
    EXPECT_EQ(view_of(before_decline)["seats"][0]["forecast"]["empires_next"], json({"hittites"}));
    EXPECT_EQ(view_of(before_decline)["seats"][2]["forecast"]["empires_next"], json({"egypt4"}));
    const State before_none = position({"turn 2", "workers P0 mittani 1 available 5", "decide P0 turn"});
    EXPECT_EQ(view_of(before_none)["seats"][0]["forecast"]["empires_next"][0], "mittani");
}

// [AF-14.3]
TEST(Wire, a_seat_that_has_passed_starts_no_empire) {
    const State state = position({"turn 1", "passed P1", "workers P1 guti 3 available 1", "decide P0 turn"});
    EXPECT_TRUE(view_of(state)["seats"][1]["forecast"]["empires_now"].empty());
    EXPECT_FALSE(view_of(state)["seats"][0]["forecast"]["empires_now"].empty());
}

// What a person is told who clicks a thing, after the choices made so far.
Refusal asked_why(State state, std::string_view chosen, std::string_view thing) {
    play(state, chosen);
    Words words(thing);
    const Result<Move> move = Game::parse(state, words);
    EXPECT_TRUE(move) << thing;
    return Game::why_not(state, *move);
}

// Each answer is about the thing clicked, in the words of its own rule.
TEST(Wire, why_not_is_about_the_thing_that_was_clicked) {
    const State state =
        position({"city P1 uruk", "goods P0 grain 2 tools 1", "workers P0 irrigation 1 available 3", "decide P0 turn"});
    EXPECT_EQ(asked_why(state, "build", "uruk").rule, "AF-2.4");
    EXPECT_EQ(asked_why(state, "build", "egypt").rule, "AF-8.1");
    EXPECT_EQ(asked_why(state, "place", "lapis").rule, "AF-9.2");
    EXPECT_EQ(asked_why(state, "place", "irrigation").rule, "AF-9.9");
    EXPECT_EQ(asked_why(state, "place spend grain", "ur").rule, "AF-3.6");
}

TEST(Wire, before_an_action_is_chosen_the_reason_is_that_of_the_thing) {
    const State state = position({"city P1 uruk", "goods P0 grain 2", "workers P0 available 3", "decide P0 turn"});
    EXPECT_EQ(asked_why(state, "", "uruk").rule, "AF-2.4");
    EXPECT_EQ(asked_why(state, "", "lapis").rule, "AF-9.2");
    EXPECT_EQ(asked_why(state, "", "elam metal for grain").rule, "AF-10.3");
    const Refusal possible = asked_why(state, "", "ur");
    EXPECT_EQ(possible.rule, "AF-7.2");
    EXPECT_EQ(to_english(possible.phrase), "Choose the action 'build' first");
}

TEST(Wire, a_hidden_order_is_told_in_full) {
    const State state = position({"goods P0 grain 1 tools 2", "workers P0 guti 1 available 3", "decide P0 turn"});
    EXPECT_EQ(to_english(asked_why(state, "start guti buy tools", "grain").phrase),
              "grain must come before tools: the order is grain, textile, wood, metal, tools, oil, gold, lapis");
}

}  // namespace
}  // namespace ozy::after_the_flood
