// text.cpp - notation: each choice as words, and back. A line of a record is a chain of them; in a chain, and wherever
// only one verb fits, the verb may be left out.
#include "core/unreadable.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/names.hpp"

namespace ozy {

namespace vinci {

namespace {

Result<Move> parse_province(Kind kind, Words& words) {
    const std::string_view text = words.rest();
    Province province{};
    if (!take_province(words, province)) return unreadable(text, "a province, such as Belgica or belg");
    return make_move(kind, province);
}

// "P2" or "2".
bool take_partner(Words& words, Seat& seat) {
    int number = 0;
    if (words.take_seat(seat, max_players)) return true;
    if (!words.take_number(number, 0, max_players - 1)) return false;
    seat = seat_at(number);
    return true;
}

Result<Move> parse_truce(Words& words) {
    const std::string_view text = words.rest();
    Seat seat{};
    if (words.take(nothing)) return make_move(Kind::no_truce);
    if (!take_partner(words, seat)) return unreadable(text, "a seat such as P2, or - for none");
    return make_move(Kind::truce, seat);
}

Result<Move> parse_fort(Words& words) {
    if (words.take(nothing)) return make_move(Kind::no_fort);
    return parse_province(Kind::fort, words);
}

Result<Move> parse_pair(Words& words) {
    const std::string_view text = words.rest();
    int position = 0;
    if (!words.take_number(position, 1, row_size)) return unreadable(text, "a position from 1 to 6");
    return make_move(Kind::take, position);
}

Result<Move> parse_chance(Words& words) {
    const std::string_view text = words.rest();
    Seat seat{};
    Tile tile{};
    if (words.take("start") && words.take_seat(seat, max_players)) return make_move(Kind::start, seat);
    if (take_tile(words, tile)) return make_move(Kind::draw, tile);
    return unreadable(text, "a tile such as mining_d, or a starting seat such as 'start P2'");
}

// The verb that the question of a phase implies.
Kind implied_kind(Phase phase) {
    switch (phase) {
        case Phase::redeploy:
        case Phase::place:
            return Kind::place;
        case Phase::keep:
            return Kind::keep;
        case Phase::drop:
            return Kind::drop;
        case Phase::fort:
            return Kind::fort;
        default:
            return Kind::conquer;
    }
}

Result<Move> parse_without_verb(const State& state, Words& words) {
    const Phase phase = state.turn.phase;
    if (phase == Phase::truce) return parse_truce(words);
    if (phase == Phase::civilization) return parse_pair(words);
    if (phase == Phase::fort) return parse_fort(words);
    Province province{};
    if (take_province(words, province)) return make_move(implied_kind(phase), province);
    return unreadable(words.rest(), "a move such as 'conquer Belgica', 'place Helvetia', 'take 2' or 'end'");
}

constexpr Kind bare_kinds[] = {Kind::expand, Kind::decline, Kind::end, Kind::rebirth, Kind::stay};
constexpr Kind province_kinds[] = {Kind::abandon, Kind::conquer, Kind::spy, Kind::place, Kind::keep, Kind::drop};

}  // namespace

}  // namespace vinci

std::string_view Vinci::seat_name(Seat seat) { return vinci::seat_names[ordinal(seat)]; }

std::string Vinci::to_text(const State& /*state*/, Move move) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Kind kind = kind_of(move);
    const std::string verb(verb_of(kind));
    if (names_province(kind)) return verb + " " + std::string(provinces[province_in(move)].name);
    switch (kind) {
        case Kind::draw:
            return std::string(tiles[tile_in(move)].id);
        case Kind::start:
        case Kind::truce:
            return verb + " " + seat_text(seat_in(move));
        case Kind::take:
            return verb + " " + std::to_string(position_in(move));
        case Kind::no_truce:
        case Kind::no_fort:
            return verb + " " + std::string(nothing);
        default:
            return verb;
    }
}

Result<Move> Vinci::parse(const State& state, Words& words) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (decider(state) == Seat::chance) return parse_chance(words);
    for (Kind kind : bare_kinds)
        if (words.take(verb_of(kind))) return make_move(kind);
    for (Kind kind : province_kinds)
        if (words.take(verb_of(kind))) return parse_province(kind, words);
    if (words.take("take")) return parse_pair(words);
    if (words.take("truce")) return parse_truce(words);
    if (words.take("fort")) return parse_fort(words);
    return parse_without_verb(state, words);
}

// A chain says its verb once: "place Belgica Belgica Helvetia".
std::string Vinci::tidy(std::string line) {
    using vinci::Kind;
    Words words(line);
    for (Kind kind : {Kind::place, Kind::drop, Kind::truce, Kind::fort}) {
        const std::string_view verb = vinci::verb_of(kind);
        if (!words.take(verb)) continue;
        std::string out(verb);
        while (!words.empty())
            if (!words.take(verb)) out.append(" ").append(words.take());
        return out;
    }
    return line;
}

}  // namespace ozy
