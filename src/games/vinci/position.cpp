// position.cpp - positions as text: statements that build any position, and claims about one (CASES.md), a row each.
#include "core/fields.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/operands.hpp"
#include "games/vinci/questions.hpp"
#include "games/vinci/turn.hpp"

namespace ozy {

namespace vinci {

namespace {

constexpr int most_vp = 60000, most_tokens = 240, most_markers = 1000, most_in_a_turn = 100;

Outcome no_province(const Words& words) {
    return bad_position("'" + std::string(words.peek()) + "' is not a province");
}

// Nobody's; a fort stays, since its statement may come before that of its province.
void empty_province(State& state, Province province) {
    state.neutral.erase(province);
    state.tokens[province] = 0;
    for (Seat seat : seats_of(seats(state))) {
        state.realms[seat].active.erase(province);
        state.realms[seat].declining.erase(province);
    }
}

Realm& realm_in(State& state, Move subject) { return state.realms[seat_in(subject)]; }
const Realm& realm_in(const State& state, Move subject) { return state.realms[seat_in(subject)]; }

// `hand P0 3`: written if it is not what the statement of the civilization says already.
std::string hand_value(const State& state, Move subject) {
    const Realm& realm = realm_in(state, subject);
    const int said = realm.unplayed != 0 ? starting_tokens(state, realm.civilization) : 0;
    return realm.hand == said ? std::string() : std::to_string(realm.hand);
}
Outcome claim_hand(const State& state, Move subject, Words& words) {
    return compare(words, std::to_string(realm_in(state, subject).hand));
}

// `civ P0 militia currency`, a civilization that has been played: its hand is empty unless said. `new P0 ...`, an
// unplayed one: with its starting tokens in hand.
template <int unplayed>
std::string civilization_value(const State& state, Move subject) {
    const Realm& realm = realm_in(state, subject);
    return realm.unplayed == unplayed ? civilization_text(realm.civilization) : std::string(nothing);
}
template <int unplayed>
Outcome set_civilization(State& state, Move subject, Words& words) {
    Tile one{}, other{};
    if (!take_tile(words, one) || !take_tile(words, other)) return unreadable_value();
    Realm& realm = realm_in(state, subject);
    realm.civilization = pair_of(one, other);
    realm.unplayed = unplayed;
    realm.hand = narrow(unplayed != 0 ? starting_tokens(state, realm.civilization) : 0);
    return Done{};
}
template <int unplayed>
Outcome claim_civilization(const State& state, Move subject, Words& words) {
    const Realm& realm = realm_in(state, subject);
    if (realm.civilization.exists() && realm.unplayed != unplayed)
        return bad_position(unplayed != 0 ? "it has been played" : "it is unplayed");
    return compare(words, civilization_text(realm.civilization));
}

std::string kept_value(const State& state, Move subject) {
    return joined(" ", realm_in(state, subject).kept,
                  [](Tile tile) { return tile == Tile::none ? std::string_view() : tiles[tile].id; });
}
Outcome set_kept(State& state, Move subject, Words& words) {
    Tile one{}, other = Tile::none;
    if (!take_tile(words, one) || (!words.empty() && !take_tile(words, other))) return unreadable_value();
    realm_in(state, subject).kept = pair_of(one, other).tiles;
    return Done{};
}

// `active P0 Belgica 3 Helvetia`: provinces with their tokens, 1 unless said.
std::string active_value(const State& state, Move subject) {
    return joined(" ", realm_in(state, subject).active, [&](Province province) {
        return std::string(provinces[province].name) + " " + std::to_string(state.tokens[province]);
    });
}
Outcome set_active(State& state, Move subject, Words& words) {
    while (!words.empty()) {
        Province province{};
        int tokens = 1;
        if (!take_province(words, province)) return no_province(words);
        words.take_number(tokens, 0, most_tokens);
        empty_province(state, province);
        realm_in(state, subject).active.insert(province);
        state.tokens[province] = narrow(tokens);
    }
    return Done{};
}

// Provinces, all words that are left.
template <class Change>
Outcome read_provinces(Words& words, Change change_province) {
    Province province{};
    while (take_province(words, province)) change_province(province);
    if (words.empty() || words.take(nothing)) return Done{};
    return no_province(words);
}
std::string declining_value(const State& state, Move subject) {
    return provinces_text(realm_in(state, subject).declining);
}
Outcome set_declining(State& state, Move subject, Words& words) {
    return read_provinces(words, [&](Province province) {
        empty_province(state, province);
        realm_in(state, subject).declining.insert(province);
        state.tokens[province] = 1;
    });
}
// `empty Belgica`: written of provinces that are not mountains, which are empty anyway.
std::string empty_value(const State& state, Move /*subject*/) {
    ProvinceSet empty = everywhere - mountains - state.neutral;
    for (const Realm& realm : state.realms) empty -= realm.active | realm.declining;
    return provinces_text(empty);
}
Outcome set_empty(State& state, Move /*subject*/, Words& words) {
    return read_provinces(words, [&](Province province) { empty_province(state, province); });
}
Outcome set_neutral(State& state, Move /*subject*/, Words& words) {
    return read_provinces(words, [&](Province province) {
        empty_province(state, province);
        state.neutral.insert(province);
        state.tokens[province] = 1;
    });
}
// Each of them is.
template <Holding holding>
Outcome claim_holding(const State& state, Move /*subject*/, Words& words) {
    Outcome done = Done{};
    const Outcome read = read_provinces(words, [&](Province province) {
        Words claimed(holding_names[holding]);
        if (done) done = compare(claimed, std::string(holding_names[holder_of(state, province).holding]));
    });
    return read ? done : read;
}
// `row mining galleys slavery astronomy`: the pairs from position I on; the claim names one position and its pair.
std::string row_value(const State& state, Move /*subject*/) {
    return joined(" ", state.row, [](const Offer& offer) {
        return offer.civilization.exists() ? civilization_text(offer.civilization) : std::string();
    });
}
Outcome set_row(State& state, Move /*subject*/, Words& words) {
    state.row = {};
    for (Offer& offer : state.row) {
        Tile one{}, other{};
        if (words.empty()) break;
        if (!take_tile(words, one) || !take_tile(words, other)) return unreadable_value();
        offer.civilization = pair_of(one, other);
    }
    return Done{};
}
Outcome claim_row(const State& state, Move /*subject*/, Words& words) {
    int position = 0;
    if (!words.take_number(position, 1, row_size))
        return bad_position("expected a position, as in 'row 2 mining ports'");
    return compare(words, civilization_text(offer_at(state, position).civilization));
}
std::string markers_value(const State& state, Move /*subject*/) {
    return joined(" ", state.row, [](const Offer& offer) { return std::to_string(offer.markers); });
}
Outcome set_markers(State& state, Move /*subject*/, Words& words) {
    for (Offer& offer : state.row) {
        if (words.empty()) break;
        if (Outcome read = read_number(words, offer.markers, 0, most_markers); !read) return read;
    }
    return Done{};
}

std::string called_value(const State& state, Move /*subject*/) { return state.turn.end_called != 0 ? "yes" : "no"; }
Outcome set_called(State& state, Move /*subject*/, Words& words) {
    words.take("yes");
    state.turn.end_called = 1;
    return Done{};
}

// `last Belgica`, `last P1`: the last province or seat used in a chain.
std::string last_value(const State& state, Move /*subject*/) {
    if (state.turn.last_used == 0) return std::string(nothing);
    if (state.turn.question == Question::truce) return seat_text(seat_at(state.turn.last_used - 1));
    return std::string(provinces[last_province(state)].name);
}
Outcome set_last(State& state, Move /*subject*/, Words& words) {
    Seat seat{};
    Province province{};
    if (words.take_seat(seat, seats(state)))
        state.turn.last_used = operand(ozy::index(seat) + 1);
    else if (take_province(words, province))
        state.turn.last_used = operand(index(province) + 1);
    else
        return unreadable_value();
    return Done{};
}

// `cost Saxonia 7`, for the seat on turn; `cost P2 Tanais 2` for another. `-` if it cannot be attacked at all.
std::string cost_text(const State& state, Seat seat, Province target) {
    const Front front = front_of(state, seat);
    if (!front.targets.contains(target)) return std::string(nothing);
    return std::to_string(conquest_cost(state, front, target).total);
}
std::string cost_value(const State& state, Move subject) {
    return cost_text(state, state.turn.on_turn, province_in(subject));
}
std::string cost_for_value(const State& state, Move subject) {
    return cost_text(state, seat_in(subject), id_at<Province>(subject.b));
}
// How many provinces are in reach of it for the seat on turn.
std::string reach_value(const State& state, Move subject) {
    return std::to_string(reach_of(state, state.turn.on_turn)[province_in(subject)].count());
}
std::string parts_value(const State& state, Move subject) {
    return std::to_string(forecast_of(state, seat_in(subject)).parts);
}
std::string income_value(const State& state, Move subject) {
    return std::to_string(forecast_of(state, seat_in(subject)).income.total());
}
std::string bag_value(const State& state, Move subject) { return std::to_string(state.bag[tile_in(subject)]); }
std::string tokens_value(const State& state, Move subject) {
    return std::to_string(starting_tokens(state, pair_of(tile_in(subject), id_at<Tile>(subject.b))));
}
std::string brown_value(const State& state, Move /*subject*/) { return std::to_string(brown_supply(state)); }

using Row = Statement<State>;

template <std::uint8_t Turn::*field>
constexpr Row count_row(std::string_view word, std::string_view example, std::string_view unsaid = {}) {
    return number_row<0, most_in_a_turn, &State::turn, field>(word, {}, example, unsaid);
}
template <Seat Turn::*field>
constexpr Row seat_row(std::string_view word, std::string_view example) {
    return id_row<one_seat, &State::turn, field>(word, {}, example);
}

// In the order in which they are written: what belongs to a civilization before its hand.
constexpr Row rows[] = {
    number_row<0, most_vp, &State::realms, &Realm::vp>("vp", {&one_seat}, "vp P0 40"),
    {"civ",
     {&one_seat},
     "civ P0 mining_d galleys",
     civilization_value<0>,
     set_civilization<0>,
     nothing,
     claim_civilization<0>},
    {"new",
     {&one_seat},
     "new P0 mining_d galleys",
     civilization_value<1>,
     set_civilization<1>,
     nothing,
     claim_civilization<1>},
    {"hand",
     {&one_seat},
     "hand P0 3",
     hand_value,
     set_number<0, most_tokens, &State::realms, &Realm::hand>,
     {},
     claim_hand},
    {"kept", {&one_seat}, "kept P0 mining_d", kept_value, set_kept},
    ids_row<one_seat, &State::realms, &Realm::truces>("truce", {&one_seat}, "truce P0 P2 P3"),
    {"active", {&one_seat}, "active P0 Belgica 3 Helvetia", active_value, set_active},
    {"declining", {&one_seat}, "declining P0 Dacia Moesia", declining_value, set_declining},
    {"empty", {}, "empty Belgica", empty_value, set_empty, {}, claim_holding<Holding::empty>},
    {"neutral", {}, "neutral Belgica", nullptr, set_neutral, {}, claim_holding<Holding::neutral>, true},
    ids_row<one_province, &State::forts>("fort", {}, "fort Belgica"),
    {"row", {}, "row mining galleys slavery astronomy", row_value, set_row, {}, claim_row},
    {"markers", {}, "markers 2 0 1", markers_value, set_markers},
    count_row<&Turn::round>("round", "round 3"),
    seat_row<&Turn::starting>("first", "first P1"),
    seat_row<&Turn::on_turn>("turn", "turn P0"),
    seat_row<&Turn::defender>("defender", "defender P1"),
    {"called", {}, "called", called_value, set_called, "no"},
    {"phase",
     {},
     "phase expand",
     question_value<questions, &State::turn, &Turn::question>,
     set_question<questions, &State::turn, &Turn::question>,
     "turn"},
    id_row<one_tile, &State::turn, &Turn::drawn>("drawn", {}, "drawn mining"),
    {"last", {}, "last Belgica", last_value, set_last, nothing},
    count_row<&Turn::conquests>("conquests", "conquests 2", "0"),
    count_row<&Turn::slaves>("slaves", "slaves 1", "0"),
    count_row<&Turn::borrowed>("borrowed", "borrowed 7", "0"),
    count_row<&Turn::spies_left>("spies", "spies 1", "0"),
    count_row<&Turn::truces_left>("truces", "truces 1", "0"),
    count_row<&Turn::forts_left>("forts", "forts 1", "0"),
    {"cost", {&one_seat, &one_province}, "cost P2 Tanais 2", cost_for_value},
    {"cost", {&one_province}, "cost Saxonia 7", cost_value},
    {"reach", {&one_province}, "reach Africa 11", reach_value},
    {"parts", {&one_seat}, "parts P0 2", parts_value},
    {"income", {&one_seat}, "income P0 9", income_value},
    {"bag", {&one_tile}, "bag mining 1", bag_value},
    {"tokens", {&one_tile, &one_tile}, "tokens mining_d galleys 11", tokens_value},
    {"brown", {}, "brown 3", brown_value},
};
constexpr Statements<State> statements(rows);

}  // namespace

}  // namespace vinci

Outcome Vinci::read_position(State& state, Words& words) { return vinci::statements.read(state, words); }
std::vector<std::string> Vinci::write_position(const State& state) { return vinci::statements.write(state); }
Outcome Vinci::expect(const State& state, Words& words) { return vinci::statements.expect(state, words); }

}  // namespace ozy
