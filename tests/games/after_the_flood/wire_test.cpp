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

}  // namespace
}  // namespace ozy::after_the_flood
