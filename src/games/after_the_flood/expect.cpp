// expect.cpp - claims about a position, for cases. The error says what is so instead.
#include "games/after_the_flood/forecast.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/trade.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

Error unclear(std::string_view example) {
    return {Errc::bad_syntax, "expected a claim such as '" + std::string(example) + "'"};
}

Outcome compare(std::string_view claimed, std::string_view so) {
    if (claimed == so) return Done{};
    return Error{Errc::bad_position, "it is " + std::string(so) + ", not " + std::string(claimed)};
}

// One or more `word number`; `take` reads the word, `number_of` says what is so.
template <class Id, class Take, class NumberOf>
Outcome expect_numbers(Words& words, Take take, NumberOf number_of, std::string_view example) {
    if (words.empty()) return unclear(example);
    while (!words.empty()) {
        const std::string word(words.peek());
        Id id{};
        if (!take(words, id)) return unclear(example);
        const std::string claimed = word + " " + std::string(words.take());
        if (const Outcome same = compare(claimed, word + " " + std::to_string(number_of(id))); !same) return same;
    }
    return Done{};
}

// `goods P0 grain 5 wood 0`
Outcome expect_goods(Words& words, const State& state, Goods Power::*pile) {
    constexpr std::string_view example = "goods P0 grain 5 wood 0";
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear(example);
    return expect_numbers<Resource>(
        words, take_resource, [&](Resource one) { return (state.powers[seat].*pile)[one]; }, example);
}

Outcome expect_stock(Words& words, const State& state) {
    return expect_numbers<Resource>(
        words, take_resource, [&](Resource one) { return state.stock[one]; }, "stock wood 9");
}

// `workers P0 egypt 2 available 8 unavailable 13`
Outcome expect_workers(Words& words, const State& state) {
    constexpr std::string_view example = "workers P0 egypt 2 unavailable 13";
    const auto take = [](Words& left, Place& place) {
        if (!left.take(id_of(Place::unavailable))) return take_place(left, place);
        place = Place::unavailable;
        return true;
    };
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear(example);
    return expect_numbers<Place>(
        words, take, [&](Place one) { return state.powers[seat].workers[one]; }, example);
}

// `army P0 guti 1 umma 0`
Outcome expect_armies_on_map(Words& words, const State& state) {
    constexpr std::string_view example = "army P0 guti 1 umma 0";
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear(example);
    const auto number = [&](Area area) { return state.map.held[seat].contains(area) ? armies_in(state.map, area) : 0; };
    return expect_numbers<Area>(words, take_area, number, example);
}

// `armies P0 9`: available; `armies P0 9 unavailable 11`
Outcome expect_armies(Words& words, const State& state) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear("armies P0 9 unavailable 11");
    const Power& power = state.powers[seat];
    if (const Outcome same = compare(words.take(), std::to_string(power.armies_available)); !same) return same;
    if (words.empty()) return Done{};
    return compare(words.rest(), "unavailable " + std::to_string(power.armies_unavailable));
}

// A number of one seat.
template <class NumberOf>
Outcome expect_number(Words& words, NumberOf number_of, std::string_view example) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear(example);
    return compare(words.rest(), std::to_string(number_of(seat)));
}

// `city P0 ur umma expanded babylon`, all of them, in the order of areas; or `city P0 none`.
Outcome expect_cities(Words& words, const State& state) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear("city P0 ur expanded babylon");
    std::string so;
    for (Area area : state.map.cities[seat] - state.map.expanded)
        so.append(so.empty() ? "" : " ").append(areas[area].id);
    const AreaSet expanded = state.map.cities[seat] & state.map.expanded;
    if (!expanded.empty()) so.append(so.empty() ? "" : " ").append("expanded");
    for (Area area : expanded) so.append(" ").append(areas[area].id);
    return compare(words.rest(), so.empty() ? "none" : so);
}

Outcome expect_empire(Words& words, const State& state) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear("empire P0 guti");
    const Empire empire = state.powers[seat].empire;
    return compare(words.rest(), empire == Empire::none ? "none" : empires[empire].word);
}

// `open P0 akkad sumer`: empires the seat may start now.
Outcome expect_open(Words& words, const State& state) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return unclear("open P0 akkad sumer");
    std::string so;
    for (Empire empire : open_empires(state, seat)) so.append(so.empty() ? "" : " ").append(empires[empire].word);
    return compare(words.rest(), so.empty() ? "none" : so);
}

template <class Seats>
Outcome expect_seats(Words& words, const Seats& seats) {
    std::string so;
    for (Seat seat : seats) so.append(so.empty() ? "" : " ").append(seat_text(seat));
    return compare(words.rest(), so.empty() ? "none" : so);
}

// `needs P1 P0 7`: P1 attacking P0 needs 7 or more.
Outcome expect_needed(Words& words, const State& state) {
    Seat attacker{}, defender{};
    if (!words.take_seat(attacker, players) || !words.take_seat(defender, players)) return unclear("needs P1 P0 7");
    return compare(words.rest(), std::to_string(needed_roll(state, attacker, defender)));
}

// `traders P0 amorites 1`
Outcome expect_traders(Words& words, const State& state) {
    Seat seat{};
    Area area{};
    if (!words.take_seat(seat, players) || !take_area(words, area) || !outer_areas.contains(area))
        return unclear("traders P0 amorites 1");
    return compare(words.rest(), std::to_string(traders(state, seat, area)));
}

// `expansions P0 14`: the best the goods held would pay.
Outcome expect_of_seat(Words& words, const State& state) {
    const auto field = [&](std::uint8_t Power::*member) {
        return [&state, member](Seat seat) { return state.powers[seat].*member; };
    };
    if (words.take("points"))
        return expect_number(
            words, [&](Seat seat) { return state.powers[seat].points; }, "points P0 8");
    if (words.take("fresh")) return expect_number(words, field(&Power::fresh_scribes), "fresh P0 1");
    if (words.take("passed")) return expect_number(words, field(&Power::passed), "passed P0 1");
    if (words.take("city_moves")) return expect_number(words, field(&Power::city_moves), "city_moves P0 2");
    if (words.take("price"))
        return expect_number(
            words, [&](Seat seat) { return price_of_city(state, seat); }, "price P1 3");
    if (words.take("expansions"))
        return expect_number(
            words, [&](Seat seat) { return best_expansions(state, seat); }, "expansions P0 14");
    return unclear("points P0 8");
}

}  // namespace

}  // namespace after_the_flood

Outcome AfterTheFlood::expect(const State& state, Words& words) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (words.take("goods")) return expect_goods(words, state, &Power::goods);
    if (words.take("equipment")) return expect_goods(words, state, &Power::equipment);
    if (words.take("bid")) return expect_goods(words, state, &Power::bid);
    if (words.take("stock")) return expect_stock(words, state);
    if (words.take("workers")) return expect_workers(words, state);
    if (words.take("army")) return expect_armies_on_map(words, state);
    if (words.take("armies")) return expect_armies(words, state);
    if (words.take("city")) return expect_cities(words, state);
    if (words.take("empire")) return expect_empire(words, state);
    if (words.take("open")) return expect_open(words, state);
    if (words.take("order")) return expect_seats(words, state.order);
    if (words.take("ranks")) return expect_seats(words, state.ranks);
    if (words.take("needs")) return expect_needed(words, state);
    if (words.take("traders")) return expect_traders(words, state);
    if (words.take("turn")) return compare(words.rest(), std::to_string(state.turn));
    if (words.take("asks")) return compare(words.rest(), decision_names[state.decision]);
    return expect_of_seat(words, state);
}

}  // namespace ozy
