// preview_test.cpp - what screens show beside the position: losses, worth, who can pay, strengths, forecasts.
#include "games/empires_end/preview.hpp"

#include <gtest/gtest.h>

#include "games/empires_end/events.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/industry.hpp"

namespace ozy::empires_end {
namespace {

State position(std::initializer_list<const char*> statements) {
    State state = EmpiresEnd::empty_position({.players = 2});
    for (const char* statement : statements) {
        Words words(statement);
        EXPECT_TRUE(EmpiresEnd::read_position(state, words)) << statement;
    }
    EXPECT_TRUE(EmpiresEnd::finish_position(state));
    EXPECT_FALSE(EmpiresEnd::check(state));
    return state;
}

TEST(Preview, a_disaster_shows_loss_worth_and_means_of_each_seat) {
    const State state = position({"space 5", "tile P1 [F11] R4{4}", "stash P1 1/1/2/0", "record P1 4 0/0/0/0 4/1/2/3",
                                  "slot 1 51", "step turn P0"});
    const View seen = EmpiresEnd::view(state, Seat::first);
    const DisasterPreview own = disaster_preview(seen, Seat::first, card_at(51));
    EXPECT_EQ(own.losses, Positions{position_at(7)});
    EXPECT_EQ(to_english(own.worth), "6 VP at the end under Road R14");
    EXPECT_EQ(own.can_pay.least, 6);
    EXPECT_EQ(own.can_pay.most, 6);
    const DisasterPreview rival = disaster_preview(seen, seat_at(1), card_at(51));
    EXPECT_EQ(rival.losses, (Positions{position_at(6), position_at(8)}));
    EXPECT_EQ(rival.can_pay.least, 3);  // at most one of its four tokens is a Hammer
    EXPECT_EQ(rival.can_pay.most, 4);
    EXPECT_EQ(rival.free_bids, 1);
}

TEST(Preview, the_worth_counts_the_tile_just_lost) {
    const State state = position({"space 5", "slot 1 57", "step turn P0"});
    const View seen = EmpiresEnd::view(state, Seat::first);
    EXPECT_EQ(to_english(disaster_preview(seen, Seat::first, card_at(57)).worth), "1 Wheat each Economy under Farm F3");
    EXPECT_EQ(to_english(disaster_preview(seen, Seat::first, card_at(62)).worth), "2 VP at the end");
}

TEST(Preview, places_tell_what_an_innovation_brings_at_each) {
    const State state = position({"space 5", "tile P0 [F3] R4{4}", "slot 1 9", "step turn P0"});
    const View seen = EmpiresEnd::view(state, Seat::first);
    const PlaceGains taken =
        disaster_preview(seen, Seat::first, card_at(9)).places;  // Terraced Fields beside F8 and F11
    ASSERT_EQ(taken.size(), 8U);                                 // not F3, R4, nor T18, which is lost
    for (const PlaceGain& place : taken) {
        const int number = empires_end::number(place.position);
        const int farms = number == 6 ? 2 : number == 4 || number == 8 ? 1 : 0;
        EXPECT_EQ(place.gain, 4 * farms) << number;
    }
    EXPECT_TRUE(place_gains(seen, Seat::first, card_at(1)).empty());  // a Granary is worth the same everywhere
}

TEST(Preview, prices_of_an_industry_not_begun_count_every_discount) {
    const State state = position({"space 4", "tile P1 [A9] [T18] F3{12}", "hand P0 1", "step industry P0"});
    const View seen = EmpiresEnd::view(state, Seat::first);
    EXPECT_EQ(discounts_left(industry_of(seen, Seat::first)), 2);
    const State rival = industry_of(seen, seat_at(1));
    EXPECT_EQ(discounts_left(rival), 1);
    EXPECT_EQ(card_actions_left(rival), 2);
    EXPECT_EQ(repair_due(rival, position_at(6)).hammers, 2);  // 3, and the Levee takes 1 off
    EXPECT_EQ(repair_due(rival, position_at(6)).coins, 1);
}

TEST(Preview, the_wire_hides_what_is_left_of_a_rivals_conversions) {
    const State state = position({"space 2", "step convert P0"});
    const auto written = [&](Seat viewer) {
        Json json;
        EmpiresEnd::write_view(json, EmpiresEnd::view(state, viewer));
        return json.take();
    };
    EXPECT_NE(written(Seat::first).find(R"("conversions":[{"source":"R14","left":2}])"), std::string::npos);
    EXPECT_NE(written(seat_at(1)).find(R"("economy":null)"), std::string::npos);
}

TEST(Preview, one_token_is_not_called_several) {
    const State state = position({"space 5", "stash P0 1/0/0/0", "slot 1 57", "step turn P0"});
    const std::string drawn = EmpiresEnd::draw(EmpiresEnd::view(state, Seat::first), 80).plain();
    EXPECT_NE(drawn.find("1 token W1"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("8 tokens W2"), std::string::npos) << drawn;
    const auto told = [](std::uint8_t held) {
        return to_english(EmpiresEnd::describe(
            {.kind = static_cast<std::uint8_t>(Happening::economy_done), .seat = Seat::first, .a = held}));
    };
    EXPECT_EQ(told(1), "Urn's Economy is done, tokens held: 1");
}

TEST(Preview, strength_goes_from_the_base_to_all_that_may_be_held) {
    const State state = position({"tile P1 F3{54}", "stash P1 2/0/1/1", "record P1 4 0/0/0/0 4/4/2/1"});
    const Range range = strength_range(EmpiresEnd::view(state, Seat::first), seat_at(1));
    EXPECT_EQ(range.least, 4);
    EXPECT_EQ(range.most, 4 + 2 + 3);
}

TEST(Preview, no_more_is_said_to_be_held_than_the_other_kinds_leave) {
    const State state = position({"space 5", "stash P1 3/1/2/1", "record P1 7 3/1/0/0 4/4/3/3", "slot 1 23",  //
                                  "step turn P0"});
    const View seen = EmpiresEnd::view(state, Seat::first);
    const KnownStash stash = known_stash(seen, seat_at(1));
    EXPECT_EQ(stash.most, tokens(4, 4, 3, 3));
    EXPECT_EQ(strength_range(seen, seat_at(1)).most, 4 + 3);  // 7 tokens, of which 3 Wheat and a Hammer are known
    const DisasterPreview rival = disaster_preview(seen, seat_at(1), card_at(23));
    EXPECT_EQ(rival.can_pay.least, 0);
    EXPECT_EQ(rival.can_pay.most, 3);
}

TEST(Preview, no_fewer_are_said_to_be_held_than_the_other_kinds_need) {
    const State state = position({"stash P1 3/1/0/1", "record P1 5 0/0/0/0 5/1/0/1"});
    const KnownStash stash = known_stash(EmpiresEnd::view(state, Seat::first), seat_at(1));
    EXPECT_EQ(stash.least, tokens(3, 0, 0, 0));
    EXPECT_EQ(stash.most, tokens(5, 1, 0, 1));
}

TEST(Preview, every_bound_of_a_hidden_stash_is_reached_by_one_it_cannot_rule_out) {
    Rng rng(11);
    for (int game = 0; game < 40; ++game) {
        const Tokens least = tokens(static_cast<int>(rng.below(3)), static_cast<int>(rng.below(3)),
                                    static_cast<int>(rng.below(3)), static_cast<int>(rng.below(3)));
        Tokens most = least, held = least;
        for (Token kind : all_tokens) {
            add(most, kind, static_cast<int>(rng.below(5)));
            add(held, kind, static_cast<int>(rng.below(static_cast<std::uint32_t>(most[kind] - least[kind] + 1))));
        }
        State state = position({"tile P1 F3{8} R4{22} A5{42}"});
        state.stashes[seat_at(1)] = held;
        state.board.empires[seat_at(1)].record = {small(total(held)), least, most};
        const View seen = EmpiresEnd::view(state, Seat::first);
        const TokenSet fighting{Token::axe, Token::coin};
        Range fighters{99, 0}, ending{999, 0};
        for_each_stash(least, most, total(held), [&](const Tokens& one) {
            const int sum = one[Token::axe] + one[Token::coin];
            fighters = {std::min(fighters.least, sum), std::max(fighters.most, sum)};
            state.stashes[seat_at(1)] = one;
            const int end = end_values(state, seat_at(1));
            ending = {std::min(ending.least, end), std::max(ending.most, end)};
        });
        const Range shown = held_of(known_stash(seen, seat_at(1)), fighting);
        EXPECT_EQ(shown.least, fighters.least) << game;
        EXPECT_EQ(shown.most, fighters.most) << game;
        EXPECT_EQ(end_score(seen, seat_at(1)).innovations.least, ending.least) << game;
        EXPECT_EQ(end_score(seen, seat_at(1)).innovations.most, ending.most) << game;
    }
}

TEST(Preview, a_copy_tells_what_it_would_bring_at_each_place) {
    const State state = position({"space 5", "tile P0 [R4] F3{59}", "slot 1 65", "step turn P0"});
    const View seen = EmpiresEnd::view(state, Seat::first);
    const DisasterPreview own =
        disaster_preview(seen, Seat::first, card_at(65));  // T24 falls; #59: 4 VP for each ruin beside it
    ASSERT_EQ(own.places.size(), 8U);
    for (const PlaceGain& place : own.places) {
        const int at = number(place.position);
        EXPECT_EQ(place.gain, at == 3 || at == 9 || at == 11 ? 4 : 0) << at;
    }
    EXPECT_EQ(to_english(own.worth), "4 VP at the end under Army A5");
    EXPECT_EQ(to_english(disaster_preview(seen, seat_at(1), card_at(65)).worth),
              "nothing now: no end-game innovation to copy");
}

TEST(Preview, a_copy_of_what_counts_no_neighbours_is_worth_the_same_everywhere) {
    const State state = position({"space 5", "tile P0 [R4] F3{62}", "slot 1 55", "step turn P0"});
    const DisasterPreview own = disaster_preview(EmpiresEnd::view(state, Seat::first), Seat::first, card_at(55));
    EXPECT_TRUE(own.places.empty());
    EXPECT_EQ(to_english(own.worth), "4 VP at the end");
}

TEST(Preview, at_keep_or_discard_nothing_of_the_industry_is_left) {
    const State state = position({"space 4", "hand P0 1 40", "step hand P0"});
    Json json;
    EmpiresEnd::write_view(json, EmpiresEnd::view(state, Seat::first));
    EXPECT_NE(json.take().find(R"("industry":{"card_actions":0,"discounts":0,"repairs":0,)"), std::string::npos);
}

TEST(Preview, a_forecast_is_a_range_where_the_stash_is_hidden) {
    const State state = position(
        {"tile P1 F3{8} R4{42}", "vp P1 -3", "stash P1 2/1/0/0", "record P1 3 1/0/0/0 3/2/0/0", "tile P0 F3{40}"});
    const EndScore rival = end_score(EmpiresEnd::view(state, Seat::first), seat_at(1));
    EXPECT_EQ(rival.track, -3);
    EXPECT_EQ(rival.tiles, total_vp);
    EXPECT_EQ(rival.innovations.least, 1 + 4);  // 1 Wheat and 2 Hammers, or 3 Wheat
    EXPECT_EQ(rival.innovations.most, 2 + 4);   // 2 Wheat and a Hammer
    const EndScore own = end_score(EmpiresEnd::view(state, Seat::first), Seat::first);
    EXPECT_EQ(own.innovations.least, 2);
    EXPECT_EQ(own.innovations.most, 2);
}

TEST(Preview, unseen_cards_are_counted_by_target) {
    const State state = position({"hand P0 1 12", "discard 23", "hand P1 34"});
    const View seen = EmpiresEnd::view(state, Seat::first);
    EXPECT_EQ(unseen_targets(seen)[position_at(1)], 3);
    EXPECT_EQ(unseen_targets(seen)[position_at(2)], 6);
    EXPECT_EQ(deck_size(seen), 62);
}

}  // namespace
}  // namespace ozy::empires_end
