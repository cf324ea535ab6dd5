// position.cpp - positions as text: statements that build any position, and claims about one (CASES.md), a row each.
#include "core/statements.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/operands.hpp"
#include "games/vinci/questions.hpp"
#include "games/vinci/turn.hpp"

namespace ozy {

namespace vinci {

namespace {

constexpr int most_vp = 60000, most_tokens = 240, most_markers = 1000, most_in_a_turn = 100;

void append(std::string& text, std::string_view word) { text.append(text.empty() ? "" : " ").append(word); }
std::string or_nothing(const std::string& text) { return text.empty() ? std::string(nothing) : text; }

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

// A number of a seat, or of the turn.
template <class Count>
Outcome set_number(Count& count, Words& words, int most) {
    int number = 0;
    if (!words.take_number(number, 0, most)) return bad_position("expected a number from 0 to " + std::to_string(most));
    count = narrow(number);
    return Done{};
}
std::string vp_value(const State& state, Move subject) { return std::to_string(realm_in(state, subject).vp); }
Outcome set_vp(State& state, Move subject, Words& words) {
    return set_number(realm_in(state, subject).vp, words, most_vp);
}
template <std::uint8_t Turn::*field>
std::string count_value(const State& state, Move /*subject*/) {
    return std::to_string(state.turn.*field);
}
template <std::uint8_t Turn::*field>
Outcome set_count(State& state, Move /*subject*/, Words& words) {
    return set_number(state.turn.*field, words, most_in_a_turn);
}

// `hand P0 3`: written if it is not what the statement of the civilization says already.
std::string hand_value(const State& state, Move subject) {
    const Realm& realm = realm_in(state, subject);
    const int said = realm.unplayed != 0 ? starting_tokens(state, realm.civilization) : 0;
    return realm.hand == said ? std::string() : std::to_string(realm.hand);
}
Outcome set_hand(State& state, Move subject, Words& words) {
    return set_number(realm_in(state, subject).hand, words, most_tokens);
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
    std::string out;
    for (Tile tile : realm_in(state, subject).kept)
        if (tile != Tile::none) append(out, tiles[tile].id);
    return or_nothing(out);
}
Outcome set_kept(State& state, Move subject, Words& words) {
    Tile one{}, other = Tile::none;
    if (!take_tile(words, one) || (!words.empty() && !take_tile(words, other))) return unreadable_value();
    realm_in(state, subject).kept = pair_of(one, other).tiles;
    return Done{};
}

// Truces made by a seat.
std::string truces_value(const State& state, Move subject) {
    std::string out;
    for (Seat other : realm_in(state, subject).truces) append(out, seat_text(other));
    return or_nothing(out);
}
Outcome set_truces(State& state, Move subject, Words& words) {
    Seat other{};
    while (words.take_seat(other, seats(state))) realm_in(state, subject).truces.insert(other);
    return Done{};
}

// `active P0 Belgica 3 Helvetia`: provinces with their tokens, 1 unless said.
std::string active_value(const State& state, Move subject) {
    std::string out;
    for (Province province : realm_in(state, subject).active) {
        append(out, provinces[province].name);
        append(out, std::to_string(state.tokens[province]));
    }
    return or_nothing(out);
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
    return words.empty() ? Outcome(Done{}) : no_province(words);
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
std::string forts_value(const State& state, Move /*subject*/) { return provinces_text(state.forts); }
Outcome set_forts(State& state, Move /*subject*/, Words& words) {
    return read_provinces(words, [&](Province province) { state.forts.insert(province); });
}

// `row mining galleys slavery astronomy`: the pairs from position I on; the claim names one position and its pair.
std::string row_value(const State& state, Move /*subject*/) {
    std::string out;
    for (const Offer& offer : state.row)
        if (offer.civilization.exists()) append(out, civilization_text(offer.civilization));
    return out;
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
    std::string out;
    for (const Offer& offer : state.row) append(out, std::to_string(offer.markers));
    return out;
}
Outcome set_markers(State& state, Move /*subject*/, Words& words) {
    for (Offer& offer : state.row) {
        if (words.empty()) break;
        if (Outcome read = set_number(offer.markers, words, most_markers); !read) return read;
    }
    return Done{};
}

template <Seat Turn::*field>
std::string seat_value(const State& state, Move /*subject*/) {
    return is_player(state.turn.*field) ? seat_text(state.turn.*field) : std::string(nothing);
}
template <Seat Turn::*field>
Outcome set_seat(State& state, Move /*subject*/, Words& words) {
    return words.take_seat(state.turn.*field, seats(state)) ? Outcome(Done{}) : unreadable_value();
}

std::string called_value(const State& state, Move /*subject*/) { return state.turn.end_called != 0 ? "yes" : "no"; }
Outcome set_called(State& state, Move /*subject*/, Words& words) {
    words.take("yes");
    state.turn.end_called = 1;
    return Done{};
}

// `phase expand`: the question that is open; else the turn begins.
std::string question_value(const State& state, Move /*subject*/) {
    return std::string(questions[state.turn.question].name);
}
Outcome set_question(State& state, Move /*subject*/, Words& words) {
    for (Question question : all_questions)
        if (words.take(questions[question].name)) {
            state.turn.question = question;
            return Done{};
        }
    return bad_position("there is no such phase");
}

// The first tile of an unfinished pair.
std::string drawn_value(const State& state, Move /*subject*/) {
    return std::string(state.turn.drawn == Tile::none ? nothing : tiles[state.turn.drawn].id);
}
Outcome set_drawn(State& state, Move /*subject*/, Words& words) {
    return take_tile(words, state.turn.drawn) ? Outcome(Done{}) : unreadable_value();
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

// In the order in which they are written: what belongs to a civilization before its hand.
constexpr Row rows[] = {
    {"vp", {&one_seat}, "vp P0 40", vp_value, set_vp},
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
    {"hand", {&one_seat}, "hand P0 3", hand_value, set_hand, {}, claim_hand},
    {"kept", {&one_seat}, "kept P0 mining_d", kept_value, set_kept, nothing},
    {"truce", {&one_seat}, "truce P0 P2 P3", truces_value, set_truces, nothing},
    {"active", {&one_seat}, "active P0 Belgica 3 Helvetia", active_value, set_active, nothing},
    {"declining", {&one_seat}, "declining P0 Dacia Moesia", declining_value, set_declining, nothing},
    {"empty", {}, "empty Belgica", empty_value, set_empty, nothing, claim_holding<Holding::empty>},
    {"neutral", {}, "neutral Belgica", nullptr, set_neutral, {}, claim_holding<Holding::neutral>, true},
    {"fort", {}, "fort Belgica", forts_value, set_forts, nothing},
    {"row", {}, "row mining galleys slavery astronomy", row_value, set_row, {}, claim_row},
    {"markers", {}, "markers 2 0 1", markers_value, set_markers},
    {"round", {}, "round 3", count_value<&Turn::round>, set_count<&Turn::round>},
    {"first", {}, "first P1", seat_value<&Turn::starting>, set_seat<&Turn::starting>},
    {"turn", {}, "turn P0", seat_value<&Turn::on_turn>, set_seat<&Turn::on_turn>},
    {"defender", {}, "defender P1", seat_value<&Turn::defender>, set_seat<&Turn::defender>, nothing},
    {"called", {}, "called", called_value, set_called, "no"},
    {"phase", {}, "phase expand", question_value, set_question, "turn"},
    {"drawn", {}, "drawn mining", drawn_value, set_drawn, nothing},
    {"last", {}, "last Belgica", last_value, set_last, nothing},
    {"conquests", {}, "conquests 2", count_value<&Turn::conquests>, set_count<&Turn::conquests>, "0"},
    {"slaves", {}, "slaves 1", count_value<&Turn::slaves>, set_count<&Turn::slaves>, "0"},
    {"borrowed", {}, "borrowed 7", count_value<&Turn::borrowed>, set_count<&Turn::borrowed>, "0"},
    {"spies", {}, "spies 1", count_value<&Turn::spies_left>, set_count<&Turn::spies_left>, "0"},
    {"truces", {}, "truces 1", count_value<&Turn::truces_left>, set_count<&Turn::truces_left>, "0"},
    {"forts", {}, "forts 1", count_value<&Turn::forts_left>, set_count<&Turn::forts_left>, "0"},
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
