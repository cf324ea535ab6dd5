// wire_test.cpp - what screens read beside the words: ids that list things, deeds, posts and tiers in the view.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/deed_text.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/spaces.hpp"

namespace ozy::after_the_empire {
namespace {

using nlohmann::json;
using Game = AfterTheEmpire;

json seen_by(const State& state, Seat viewer) {
    Json out;
    Game::write_view(out, Game::view(state, viewer));
    return json::parse(out.text());
}

// A random game until the first position that has what is looked for.
template <class Wanted>
State position_with(Wanted&& wanted) {
    Rng rng(9);
    MoveList moves;
    for (int game = 0; game < 50; ++game) {
        State state = Game::setup(Config{});
        while (Game::decider(state) != Seat::over) {
            if (wanted(state)) return state;
            Game::legal_moves(state, moves);
            Game::apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr);
        }
    }
    ADD_FAILURE() << "no such position";
    return Game::setup(Config{});
}

TEST(Wire, ListsThingsInIds) {
    Bag bag;
    bag.wood = 3;
    bag.iron = 1;
    EXPECT_EQ(bag_id(bag), "wood.3+iron.1");
    EXPECT_EQ(bag_id({}), "nothing");
    EXPECT_EQ(invaders_thing(2, 1).id, "archer.2+swordsman.1");
    EXPECT_EQ(invaders_thing(2, 1).word, "2 archers and 1 swordsman");
    EXPECT_EQ(troops_thing(0, 1).id, "mercenary.1");
    EXPECT_EQ(troops_thing(0, 0).word, "nothing");
}

TEST(Wire, WritesDeedsInIds) {
    const auto id_of = [](Space space, std::size_t option) {
        const DeedFace& deed = deeds[deed_of(space, option)];
        return deed_id(deed, deed.pay);
    };
    EXPECT_EQ(id_of(Space::camp_large, 0), "pay=gold.5;gain=soldier.3");
    EXPECT_EQ(id_of(Space::scout, 0), "gain=move3.1;protect=1;objective=2.1");
    EXPECT_EQ(id_of(Space::granary, 0), "sow=3;protect=1");
}

// [AE-8.2] The posts still to be named and the damage they would do are for the seat that posts, and for nobody else.
TEST(Wire, ShowsPostsToTheirSeatAlone) {
    const State state = position_with([](const State& now) {
        return now.turn.stage == Stage::deployment && now.turn.question == Question::post &&
               active_lord(now).troops[Troop::soldier] > 1;
    });
    const json own = seen_by(state, state.turn.active)["posting"];
    const Lord& lord = active_lord(state);
    const int troops = lord.troops[Troop::soldier] + lord.troops[Troop::mercenary];
    ASSERT_FALSE(own["posts"].empty());
    for (Side side : all_sides) EXPECT_EQ(own["archery"][id_text(side)].size(), static_cast<std::size_t>(troops) + 1);
    for (Seat other : seats_of(seats(state))) {
        const bool posts = other == state.turn.active;
        EXPECT_EQ(seen_by(state, other)["posting"].is_null(), !posts);
    }
    EXPECT_TRUE(seen_by(state, Seat::spectator)["posting"].is_null());
}

// [AE-9.14] [AE-9.15] What the melee does to the walls is told before the troops are posted anew, and comes true.
TEST(Wire, TellsTheMeleeAheadOfThePosts) {
    const State state = position_with([](const State& now) {
        if (now.turn.stage != Stage::combat || now.turn.question != Question::post) return false;
        const Lord& lord = active_lord(now);
        for (Side side : all_sides)
            if (lord.fields[side].invaders() > 0 && lord.castle.has_wall(side)) return true;
        return false;
    });
    const json melee = seen_by(state, state.turn.active)["posting"]["melee"];
    State after = state;
    batter_walls(after, nullptr);
    const Lord& lord = active_lord(state);
    const Castle& castle = active_lord(after).castle;
    for (Side side : all_sides) {
        const bool attacked = lord.fields[side].invaders() > 0 && lord.castle.has_wall(side);
        ASSERT_EQ(melee.contains(id_text(side)), attacked);
        if (!attacked) continue;
        EXPECT_EQ(melee[id_text(side)]["hits"], lord.fields[side].invaders());
        EXPECT_EQ(melee[id_text(side)]["cubes"], castle.cubes[position_of(side)]);
        EXPECT_EQ(melee[id_text(side)]["stands"], castle.has_wall(side));
    }
}

// [AE-8.5] The tier that acts on each seat.
TEST(Wire, NamesTheTierReached) {
    State state = position_with([](const State& now) { return now.turn.stage == Stage::actions; });
    state.lords[static_cast<Seat>(0)].stock.gold = 0;
    state.lords[static_cast<Seat>(1)].stock.gold = 50;
    const json slot = seen_by(state, static_cast<Seat>(0))["invaders"][0];
    ASSERT_EQ(slot["facing"], "up");
    EXPECT_TRUE(slot["reached"][0].is_null());
    EXPECT_EQ(slot["reached"][1], 2);
}

constexpr Seat urn = Seat::first, lion = seat_at(1);

template <class Id>
Id named(std::string_view id, int count) {
    for (int i = 0; i < count; ++i)
        if (id_text(static_cast<Id>(i)) == id) return static_cast<Id>(i);
    ADD_FAILURE() << "there is no " << id;
    return static_cast<Id>(0);
}
Card card_named(std::string_view id) { return named<Card>(id, card_count); }

// Season 1, 2 seats; one known card, The Iron Tide from the south with tiers at 10, 20, 30.
State season_with_iron_tide() {
    State state = position_with([](const State& now) { return now.turn.stage == Stage::actions; });
    state.invaders[SlotNumber::first] = {
        .card = named<Invader>("inv_iron_tide", invader_count), .side = Side::south, .seen = {}, .facing = Facing::up};
    state.siege = {.seen = {}, .facing = Facing::down};
    state.lords[urn].stock.gold = state.lords[lion].stock.gold = 10;
    return state;
}

// [AE-7.34] [AE-8.10] Each castle counts its own rounds: Arrow Slits of one that waits still have their first.
TEST(Wire, AWaitingCastleShootsWithItsArrowSlits) {
    State state = season_with_iron_tide();
    state.lords[lion].cards.insert(card_named("arrow_slits"));
    state.lords[lion].posts[Troop::soldier][Side::north] = 1;
    state.turn.stage = Stage::combat;
    state.turn.question = Question::kill;
    state.turn.active = urn;
    state.turn.combat.round = 2;
    EXPECT_EQ(seen_by(state, lion)["seats"][1]["sides"]["N"]["archery"], 2);
    state.turn.active = lion;
    EXPECT_EQ(seen_by(state, lion)["seats"][1]["sides"]["N"]["archery"], 1);
    state.turn.combat.round = 1;
    EXPECT_EQ(seen_by(state, lion)["seats"][1]["sides"]["N"]["archery"], 2);
    state.turn.question = Question::post;
    EXPECT_EQ(seen_by(state, lion)["seats"][1]["sides"]["N"]["archery"], 1) << "the next archery is in round 2";
}

// [AE-7.38] [AE-8.4] A player on 10 gold with the Silver Envoy counts as 8: the first tier, 10, comes at 12.
TEST(Wire, TheForecastSpeaksOfGoldOnTheTrack) {
    State state = season_with_iron_tide();
    json forecast = seen_by(state, urn)["seats"][0]["forecast"];
    EXPECT_EQ(forecast["next_rise"], 20);
    EXPECT_EQ(forecast["invaders"]["S"]["swordsmen"], 5);
    state.lords[urn].cards.insert(card_named("silver_envoy"));
    forecast = seen_by(state, urn)["seats"][0]["forecast"];
    EXPECT_EQ(forecast["effective_gold"], 8);
    EXPECT_EQ(forecast["next_rise"], 12);
    EXPECT_TRUE(forecast["invaders"].empty());
    EXPECT_EQ(forecast["invaders_then"]["S"]["swordsmen"], 5);
    state.lords[urn].stock.gold = 5;
    state.turn.season = 5;
    forecast = seen_by(state, urn)["seats"][0]["forecast"];
    EXPECT_EQ(forecast["effective_gold"], 12) << "the threat is higher";
    EXPECT_EQ(forecast["next_rise"], 22);
}

// [AE-8.7] [AE-8.8] [AE-8.9] A siege card that the seat has looked at, and its surge.
TEST(Wire, TheForecastKnowsTheSiegeCardAndItsSurge) {
    State state = season_with_iron_tide();
    state.turn.season = 3;
    const auto mangonel = named<Siege>("siege_mangonel_b", siege_count);
    state.decks.unseen_sieges.erase(mangonel);
    state.siege = {.card = mangonel, .side = Side::west, .seen = {}, .facing = Facing::down};
    state.siege.seen.insert(urn);
    state.lords[lion].stock.gold = 13;
    json forecast = seen_by(state, urn)["seats"][0]["forecast"];
    EXPECT_EQ(forecast["siege"], 2);
    EXPECT_FALSE(forecast["invaders"].contains("W"));
    EXPECT_EQ(forecast["next_rise"], 13) << "the surge comes to the leader";
    EXPECT_EQ(forecast["invaders_then"]["W"]["swordsmen"], 3);
    EXPECT_EQ(forecast["siege_then"], 2);
    state.lords[lion].stock.gold = 9;
    forecast = seen_by(state, urn)["seats"][0]["forecast"];
    EXPECT_EQ(forecast["invaders"]["W"]["swordsmen"], 3);
    EXPECT_EQ(forecast["next_rise"], 20);
    EXPECT_EQ(forecast["siege_then"], 3);
    EXPECT_EQ(seen_by(state, lion)["seats"][0]["forecast"]["siege"], 0) << "Lion has not looked";
}

}  // namespace
}  // namespace ozy::after_the_empire
