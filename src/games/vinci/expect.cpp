// expect.cpp - claims about a position, for cases: the words of position.cpp and step.cpp, and what follows from a
// position:
//   cost Saxonia 7 | reach Africa 11 | parts P0 2 | income P0 9 | brown 3 | bag mining 1
#include "games/vinci/forecast.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/names.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/cost.hpp"

namespace ozy {

namespace vinci {

namespace {

Error unclear(std::string_view example) {
    return {Errc::bad_syntax, "expected a claim such as '" + std::string(example) + "'"};
}

Outcome compare(std::string_view claimed, std::string_view so) {
    if (claimed == so) return Done{};
    return Error{Errc::bad_position, "it is " + std::string(so) + ", not " + std::string(claimed)};
}

Outcome compare_number(Words& words, int so) { return compare(words.take(), std::to_string(so)); }

// `active P0 Belgica 3 Helvetia 1`: all of them, with their tokens; `active P0 -` for none.
Outcome expect_active(const State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("active P0 Belgica 3 Helvetia 1");
    std::string so;
    for (Province province : state.realms[seat].active)
        so += (so.empty() ? "" : " ") + std::string(provinces[province].name) + " " +
              std::to_string(state.tokens[province]);
    return compare(words.rest(), so.empty() ? "-" : so);
}

Outcome expect_declining(const State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("declining P0 Dacia Moesia");
    return compare(words.rest(), provinces_text(state.realms[seat].declining));
}

std::string holding_text(const State& state, Province province) {
    constexpr EnumArray<Holding, std::string_view, 4> names{{"empty", "neutral", "active", "declining"}};
    return std::string(names[holder_of(state, province).holding]);
}

// `empty Belgica Suebia`, `neutral ...`: each of them is.
Outcome expect_holding(const State& state, Words& words, std::string_view holding) {
    Province province{};
    while (take_province(words, province))
        if (const auto same = compare(holding, holding_text(state, province)); !same) return same;
    return words.empty() ? Outcome(Done{}) : unclear("empty Belgica Suebia");
}

// `fort Belgica Suebia`: all forts on the board.
Outcome expect_forts(const State& state, Words& words) { return compare(words.rest(), provinces_text(state.forts)); }

Outcome expect_civilization(const State& state, Words& words, int unplayed) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("civ P0 mining galleys");
    const Realm& realm = state.realms[seat];
    if (realm.civilization.exists() && realm.unplayed != unplayed)
        return Error{Errc::bad_position, unplayed != 0 ? "it has been played" : "it is unplayed"};
    return compare(words.rest(), civilization_text(realm.civilization));
}

Outcome expect_kept(const State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("kept P0 mining_d");
    std::string so;
    for (Tile tile : state.realms[seat].kept)
        if (tile != Tile::none) so.append(so.empty() ? "" : " ").append(tiles[tile].id);
    return compare(words.rest(), so.empty() ? "-" : so);
}

Outcome expect_truces(const State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("truce P0 P2");
    std::string so;
    for (Seat other : state.realms[seat].truces) so.append(so.empty() ? "" : " ").append(seat_text(other));
    return compare(words.rest(), so.empty() ? "-" : so);
}

// `row 2 slavery astronomy`: the pair in a position.
Outcome expect_row(const State& state, Words& words) {
    int position = 0;
    if (!words.take_number(position, 1, row_size)) return unclear("row 2 slavery astronomy");
    return compare(words.rest(), civilization_text(state.row[static_cast<std::size_t>(position - 1)].civilization));
}

Outcome expect_markers(const State& state, Words& words) {
    std::string so;
    for (const Offer& offer : state.row) so += (so.empty() ? "" : " ") + std::to_string(offer.markers);
    return compare(words.rest(), so);
}

// `cost Saxonia 7`, for the seat on turn; `cost P2 Tanais 2` for another. `-` if it cannot be attacked at all.
Outcome expect_cost(const State& state, Words& words) {
    Seat seat = state.turn.on_turn;
    Province target{};
    words.take_seat(seat, seats(state));
    if (!take_province(words, target)) return unclear("cost Saxonia 7");
    const Front front = front_of(state, seat);
    if (!front.targets.contains(target)) return compare(words.take(), "-");
    return compare_number(words, conquest_cost(state, front, target).total);
}

// `reach Africa 11`: how many provinces are in reach of it for the seat on turn.
Outcome expect_reach(const State& state, Words& words) {
    Province province{};
    if (!take_province(words, province)) return unclear("reach Africa 11");
    return compare_number(words, reach_of(state, state.turn.on_turn)[province].count());
}

Outcome expect_of_seat(const State& state, Words& words, int (*number)(const State&, Seat)) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return unclear("vp P0 12");
    return compare_number(words, number(state, seat));
}

Outcome expect_tile_count(const State& state, Words& words) {
    Tile tile{};
    if (!take_tile(words, tile)) return unclear("bag mining 1");
    return compare_number(words, state.bag[tile]);
}

// `tokens mining_d galleys 9`: the starting tokens of a pair.
Outcome expect_starting_tokens(const State& state, Words& words) {
    Tile one{}, other{};
    if (!take_tile(words, one) || !take_tile(words, other)) return unclear("tokens mining_d galleys 11");
    return compare_number(words, starting_tokens(state, pair_of(one, other)));
}

Outcome expect_turn(const State& state, Words& words) {
    const Turn& turn = state.turn;
    if (words.take("phase")) return compare(words.take(), phase_names[turn.phase]);
    if (words.take("turn")) return compare(words.take(), seat_text(turn.on_turn));
    if (words.take("first")) return compare(words.take(), seat_text(turn.starting));
    if (words.take("called")) return compare(words.take(), turn.end_called != 0 ? "yes" : "no");
    if (words.take("round")) return compare_number(words, turn.round);
    if (words.take("slaves")) return compare_number(words, turn.slaves);
    if (words.take("spies")) return compare_number(words, turn.spies_left);
    if (words.take("borrowed")) return compare_number(words, turn.borrowed);
    return unclear("active P0 Belgica 3");
}

}  // namespace

}  // namespace vinci

Outcome Vinci::expect(const State& state, Words& words) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    const auto number = [&](int (*of_seat)(const State&, Seat)) { return expect_of_seat(state, words, of_seat); };
    if (words.take("vp")) return number([](const State& now, Seat seat) { return int{now.realms[seat].vp}; });
    if (words.take("hand")) return number([](const State& now, Seat seat) { return int{now.realms[seat].hand}; });
    if (words.take("parts")) return number([](const State& now, Seat seat) { return forecast_of(now, seat).parts; });
    if (words.take("income"))
        return number([](const State& now, Seat seat) { return forecast_of(now, seat).income.total(); });
    if (words.take("active")) return expect_active(state, words);
    if (words.take("declining")) return expect_declining(state, words);
    if (words.take("empty")) return expect_holding(state, words, "empty");
    if (words.take("neutral")) return expect_holding(state, words, "neutral");
    if (words.take("fort")) return expect_forts(state, words);
    if (words.take("civ")) return expect_civilization(state, words, 0);
    if (words.take("new")) return expect_civilization(state, words, 1);
    if (words.take("kept")) return expect_kept(state, words);
    if (words.take("truce")) return expect_truces(state, words);
    if (words.take("row")) return expect_row(state, words);
    if (words.take("markers")) return expect_markers(state, words);
    if (words.take("cost")) return expect_cost(state, words);
    if (words.take("reach")) return expect_reach(state, words);
    if (words.take("bag")) return expect_tile_count(state, words);
    if (words.take("tokens")) return expect_starting_tokens(state, words);
    if (words.take("brown")) return compare_number(words, brown_supply(state));
    return expect_turn(state, words);
}

}  // namespace ozy
