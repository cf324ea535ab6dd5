// position.cpp - positions as text: statements that build any position, and claims about one (CASES.md), a row each.
#include <algorithm>

#include "core/statements.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/operands.hpp"
#include "games/tigris/questions.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy {

namespace tigris {

namespace {

constexpr Tiles usual_hand{{1, 2, 1, 2}};
constexpr Tiles unstated_hand{{255, 0, 0, 0}};  // until a statement or finish_position says what it is
constexpr std::string_view no_tiles = "0/0/0/0", nowhere = "none", nothing = "-";

// Takes tiles out of the bag for the board, a hand or the discard.
Outcome take_from_bag(State& state, Color color, int count) {
    if (state.bag[color] < count)
        return bad_position("the bag has only " + std::to_string(state.bag[color]) + " " +
                            std::string(color_names[color]) + " tiles left");
    state.bag[color] = static_cast<std::uint8_t>(state.bag[color] - count);
    return Done{};
}

Outcome take_all_from_bag(State& state, const Tiles& tiles) {
    for (Color color : all_colors)
        if (const auto taken = take_from_bag(state, color, tiles[color]); !taken) return taken;
    return Done{};
}

// Spaces, all words that are left.
std::string cells_text(const CellSet& spaces) {
    std::string out;
    for (Cell cell : spaces) out.append(out.empty() ? "" : " ").append(cell_name(cell));
    return out;
}
Outcome read_cells(Words& words, CellSet& spaces) {
    Cell cell{};
    while (!words.empty()) {
        if (!take_cell(words, cell))
            return bad_position("'" + std::string(words.peek()) + "' is not a space from A1 to P11");
        spaces.insert(cell);
    }
    return Done{};
}
template <CellSet Position::*field>
Outcome add_cells(State& state, Move /*subject*/, Words& words) {
    return read_cells(words, state.position.*field);
}
// `treasures K1 B2`: exactly these, not those of the set-up.
Outcome set_treasures(State& state, Move /*subject*/, Words& words) {
    state.position.treasures = {};
    return read_cells(words, state.position.treasures);
}
template <CellSet Position::*field>
std::string cells_value(const State& state, Move /*subject*/) {
    return cells_text(state.position.*field);
}

// A space, or that there is none.
std::string place_text(Cell cell, std::string_view none) {
    return std::string(cell == Cell::none ? none : cell_name(cell));
}
bool take_place(Words& words, Cell& cell) {
    if (!words.take(nothing)) return take_cell(words, cell);
    cell = Cell::none;
    return true;
}
bool take_color_or_none(Words& words, Color& color) {
    if (!words.take(nothing)) return take_color(words, color);
    color = Color::none;
    return true;
}
std::string color_text(Color color) { return std::string(color == Color::none ? nothing : color_names[color]); }

// `red F5 G4`: face-up tiles other than the temples of the set-up.
std::string tiles_value(const State& state, Move subject) {
    const CellSet& tiles = state.position.tiles[color_in(subject)];
    return cells_text(color_in(subject) == Color::red ? tiles - boards[state.options.board].temples : tiles);
}
Outcome set_tiles(State& state, Move subject, Words& words) {
    CellSet spaces;
    if (const auto read = read_cells(words, spaces); !read) return read;
    CellSet& tiles = state.position.tiles[color_in(subject)];
    const CellSet fresh = spaces - tiles;
    tiles |= fresh;
    return take_from_bag(state, color_in(subject), fresh.count());
}

// `no temple F3`: a set-up temple goes back into the bag; its treasure is another matter.
std::string removed_value(const State& state, Move /*subject*/) {
    return cells_text(boards[state.options.board].temples - state.position.tiles[Color::red]);
}
Outcome set_removed(State& state, Move /*subject*/, Words& words) {
    CellSet spaces;
    if (const auto read = read_cells(words, spaces); !read) return read;
    for (Cell cell : spaces) {
        if (!state.position.tiles[Color::red].contains(cell))
            return bad_position(std::string(cell_name(cell)) + " has no temple");
        state.position.tiles[Color::red].erase(cell);
        ++state.bag[Color::red];
    }
    return Done{};
}

// `monument 2 red H5`: monument 2 on face-down red tiles with top left H5; `wonder green G5` likewise.
Outcome turn_face_down(State& state, const CellSet& spaces, Color color) {
    const CellSet fresh = spaces - state.position.face_down;  // by option squares may overlap
    state.position.face_down |= fresh;
    state.face_down[color] = static_cast<std::uint8_t>(state.face_down[color] + fresh.count());
    const int on_board = (fresh & state.position.tiles[color]).count();  // set-up temples turned face down
    state.position.tiles[color] -= fresh;
    return take_from_bag(state, color, fresh.count() - on_board);
}
std::string monument_value(const State& state, Move subject) {
    const auto monument = static_cast<Monument>(subject.a);
    const Cell place = state.position.monuments[monument];
    return place == Cell::none ? std::string(nowhere)
                               : color_text(base_of(state.position, monument)) + " " + place_text(place, nowhere);
}
Outcome set_monument(State& state, Move subject, Words& words) {
    const auto monument = static_cast<Monument>(subject.a);
    Color color{};
    Cell cell{};
    if (!take_color(words, color) || !take_cell(words, cell) || square_at(cell).count() != 4) return unreadable_value();
    if (!monument_colors[monument].has(color))
        return bad_position("monument " + std::to_string(subject.a) + " is not built on " + color_text(color));
    state.position.monuments[monument] = cell;
    note_base(state.position, monument, color);
    return turn_face_down(state, square_at(cell), color);
}
Outcome claim_monument(const State& state, Move subject, Words& words) {
    return compare(words, place_text(state.position.monuments[static_cast<Monument>(subject.a)], nowhere));
}
std::string wonder_value(const State& state, Move /*subject*/) {
    const Cell place = state.position.wonder;
    return place == Cell::none ? std::string(nowhere)
                               : color_text(state.position.wonder_base) + " " + place_text(place, nowhere);
}
Outcome set_wonder(State& state, Move /*subject*/, Words& words) {
    Color color{};
    Cell cell{};
    if (!take_color(words, color) || !take_cell(words, cell) || cross_at(cell).count() != 5) return unreadable_value();
    state.position.wonder = cell;
    state.position.wonder_base = color;
    return turn_face_down(state, cross_at(cell), color);
}
Outcome claim_wonder(const State& state, Move /*subject*/, Words& words) {
    return compare(words, place_text(state.position.wonder, nowhere));
}

std::string building_value(const State& state, Move subject) {
    return place_text(state.position.buildings[color_in(subject)], nowhere);
}
Outcome set_building(State& state, Move subject, Words& words) {
    return take_cell(words, state.position.buildings[color_in(subject)]) ? Outcome(Done{}) : unreadable_value();
}

// A leader is named by its seat and its colour.
const Cell& leader_of(const State& state, Move subject) {
    return state.position.leaders[seat_in(subject)][static_cast<Color>(subject.b)];
}
std::string leader_value(const State& state, Move subject) { return place_text(leader_of(state, subject), "supply"); }
Outcome set_leader(State& state, Move subject, Words& words) {
    Cell& place = state.position.leaders[seat_in(subject)][static_cast<Color>(subject.b)];
    return take_cell(words, place) ? Outcome(Done{}) : unreadable_value();
}

// `hand P0 0/3/1/2`: black/red/blue/green, out of the bag.
template <PerSeat<Tiles> State::*piles>
std::string pile_value(const State& state, Move subject) {
    return tiles_text((state.*piles)[seat_in(subject)]);
}
template <PerSeat<Tiles> State::*piles>
Outcome set_pile(State& state, Move subject, Words& words) {
    Tiles& pile = (state.*piles)[seat_in(subject)];
    if (!take_tiles(words, pile)) return unreadable_value();
    return take_all_from_bag(state, pile);
}

template <std::uint8_t Gains::*field>
std::string count_value(const State& state, Move subject) {
    return std::to_string(state.gains[seat_in(subject)].*field);
}
template <std::uint8_t Gains::*field, int highest>
Outcome set_count(State& state, Move subject, Words& words) {
    int count = 0;
    if (!words.take_number(count, 0, highest)) return unreadable_value();
    state.gains[seat_in(subject)].*field = static_cast<std::uint8_t>(count);
    return Done{};
}

std::string points_value(const State& state, Move subject) { return counts_text(state.gains[seat_in(subject)].points); }
Outcome set_points(State& state, Move subject, Words& words) {
    return take_counts(words, state.gains[seat_in(subject)].points) ? Outcome(Done{}) : unreadable_value();
}
// `points P1 red 2` or `points P1 0/2/0/0`
Outcome claim_points(const State& state, Move subject, Words& words) {
    Color color{};
    const auto& points = state.gains[seat_in(subject)].points;
    return compare(words, take_color(words, color) ? std::to_string(points[color]) : counts_text(points));
}
std::string result_value(const State& state, Move subject) {
    std::string out;
    for (int number : result_of(state.gains[seat_in(subject)]))
        out.append(out.empty() ? "" : "/").append(std::to_string(number));
    return out;
}

// `bag 0/2/0/0`: what else is left in the bag goes out of the game; `out 1/0/0/0`: so many are out.
std::string bag_value(const State& state, Move /*subject*/) { return tiles_text(state.bag); }
std::string out_value(const State& state, Move /*subject*/) { return tiles_text(state.out); }
Outcome set_bag(State& state, Move /*subject*/, Words& words) {
    Tiles bag;
    if (!take_tiles(words, bag)) return unreadable_value();
    for (Color color : all_colors) {
        if (state.bag[color] < bag[color]) return take_from_bag(state, color, bag[color]);
        state.out[color] = static_cast<std::uint8_t>(state.out[color] + state.bag[color] - bag[color]);
    }
    state.bag = bag;
    return Done{};
}
Outcome set_out(State& state, Move /*subject*/, Words& words) {
    Tiles out;
    if (!take_tiles(words, out)) return unreadable_value();
    for (Color color : all_colors) state.out[color] = static_cast<std::uint8_t>(state.out[color] + out[color]);
    return take_all_from_bag(state, out);
}

// `turn P1 action 2 busy quiet 3`: whose turn, which action; busy = a tile left a hand or a catastrophe was placed in
// it; the quiet turns before it.
std::string turn_value(const State& state, Move /*subject*/) {
    const Turn& turn = state.turn;
    return seat_text(turn.active) + " action " + std::to_string(turn.action_number + 1) +
           (turn.busy != 0 ? " busy" : "") + (turn.quiet_turns > 0 ? " quiet " + std::to_string(turn.quiet_turns) : "");
}
Outcome set_turn(State& state, Move /*subject*/, Words& words) {
    int action = 1, quiet = 0;
    if (!words.take_seat(state.turn.active, seats(state))) return unreadable_value();
    if (words.take("action") && !words.take_number(action, 1, 2)) return bad_position("the action is 1 or 2");
    state.turn.action_number = static_cast<std::uint8_t>(action - 1);
    state.turn.busy = words.take("busy") ? 1 : 0;
    if (words.take("quiet") && !words.take_number(quiet, 0, stall_rounds * seats(state))) return unreadable_value();
    state.turn.quiet_turns = static_cast<std::uint8_t>(quiet);
    return Done{};
}
// Only what is named is compared.
Outcome claim_turn(const State& state, Move /*subject*/, Words& words) {
    const Turn& turn = state.turn;
    const bool action = words.rest().find(" action ") != std::string_view::npos;
    const bool quiet = words.rest().find(" quiet ") != std::string_view::npos;
    return compare(words, seat_text(turn.active) +
                              (action ? " action " + std::to_string(turn.action_number + 1) : std::string()) +
                              (quiet ? " quiet " + std::to_string(turn.quiet_turns) : std::string()));
}

// `step defender_support`: the question that is open, if it is not the choice of an action.
std::string step_value(const State& state, Move /*subject*/) { return std::string(questions[state.turn.phase].name); }
Outcome set_step(State& state, Move /*subject*/, Words& words) {
    for (Phase phase : all_phases)
        if (words.take(questions[phase].name)) {
            state.turn.phase = phase;
            return Done{};
        }
    return bad_position("there is no such step");
}

// `chosen leader green K4`: the action chosen, and where its piece was put.
constexpr Kind actions_with_more[] = {Kind::tile, Kind::leader, Kind::catastrophe, Kind::swap};
std::string chosen_value(const State& state, Move /*subject*/) {
    const Action& action = state.turn.action;
    if (action.kind == 0) return {};
    return std::string(verb_of(static_cast<Kind>(action.kind))) + " " + color_text(action.color) + " " +
           place_text(action.placed, nothing);
}
Outcome set_chosen(State& state, Move /*subject*/, Words& words) {
    Action& action = state.turn.action;
    for (Kind kind : actions_with_more)
        if (words.take(verb_of(kind))) action.kind = operand(kind);
    const bool read = action.kind != 0 && take_color_or_none(words, action.color) && take_place(words, action.placed);
    return read ? Outcome(Done{}) : unreadable_value();
}

// `conflict green F5 P0 P1 2`: colour, joining space or -, attacker, defender, attacker's support.
std::string conflict_value(const State& state, Move /*subject*/) {
    const Conflict& conflict = state.turn.conflict;
    if (conflict.color == Color::none && conflict.joining == Cell::none) return {};
    const std::string what = color_text(conflict.color) + " " + place_text(conflict.joining, nothing);
    if (conflict.color == Color::none) return what;
    return what + " " + seat_text(conflict.attacker) + " " + seat_text(conflict.defender) + " " +
           std::to_string(conflict.attacker_support);
}
Outcome set_conflict(State& state, Move /*subject*/, Words& words) {
    Conflict& conflict = state.turn.conflict;
    int support = 0;
    if (!take_color_or_none(words, conflict.color) || !take_place(words, conflict.joining)) return unreadable_value();
    if (words.empty()) return Done{};
    if (!words.take_seat(conflict.attacker, seats(state)) || !words.take_seat(conflict.defender, seats(state)) ||
        !words.take_number(support, 0, hand_limit))
        return unreadable_value();
    conflict.attacker_support = static_cast<std::uint8_t>(support);
    return Done{};
}

// `swapping 3 1`: tiles given and drawn so far.
std::string swapping_value(const State& state, Move /*subject*/) {
    return std::to_string(state.turn.swap.given) + " " + std::to_string(state.turn.swap.drawn);
}
Outcome set_swapping(State& state, Move /*subject*/, Words& words) {
    int given = 0, drawn = 0;
    if (!words.take_number(given, 0, hand_limit) || !words.take_number(drawn, 0, hand_limit)) return unreadable_value();
    state.turn.swap = {static_cast<std::uint8_t>(given), static_cast<std::uint8_t>(drawn)};
    return Done{};
}

std::string ending_value(const State& state, Move /*subject*/) { return std::string(Tigris::ending(state)); }
Outcome set_ending(State& state, Move /*subject*/, Words& words) {
    const auto found = std::ranges::find(ending_names, words.take());
    if (found == ending_names.end()) return bad_position("there is no such ending");
    state.turn.ending = static_cast<Ending>(found - ending_names.begin());
    return Done{};
}

// What lies on a space: a colour, face_down, catastrophe, leader or empty.
std::string content_value(const State& state, Move subject) {
    const Cell cell = cell_in(subject);
    for (Color color : all_colors)
        if (state.position.tiles[color].contains(cell)) return color_text(color);
    if (state.position.face_down.contains(cell)) return "face_down";
    if (state.position.catastrophes.contains(cell)) return "catastrophe";
    return leaders_on_board(state.position).contains(cell) ? "leader" : "empty";
}

// `kingdom H6 G6 H4 H5 ...`: all spaces of the kingdom of the first; `region F5 ...` likewise, without leaders.
template <bool with_leader>
Outcome claim_group(const State& state, Move subject, Words& words) {
    CellSet claimed(cell_in(subject));
    if (const auto read = read_cells(words, claimed); !read) return read;
    const CellSet group = group_at(state.position, cell_in(subject));
    if (group.touches(leaders_on_board(state.position)) != with_leader)
        return bad_position(with_leader ? "it is no kingdom" : "it is no region");
    const std::string in_order = cells_text(claimed);
    Words sorted(in_order);
    return compare(sorted, cells_text(group));
}

std::string marker_value(const State& state, Move /*subject*/) {
    return place_text(state.turn.conflict.joining, nowhere);
}

constexpr int most_treasures = 14;  // on the advanced board
using Row = Statement<State>;

// In the order in which they are written: what lies on the board first, so that the bag holds what is left.
constexpr Row rows[] = {
    {"no temple", {}, "no temple F3", removed_value, set_removed},
    {"wonder", {}, "wonder green G5", wonder_value, set_wonder, nowhere, claim_wonder},
    {"monument", {&one_monument}, "monument 2 red H5", monument_value, set_monument, nowhere, claim_monument},
    {"", {&one_color}, "red F5 G4", tiles_value, set_tiles},
    {"treasures", {}, "treasures K1 B2", cells_value<&Position::treasures>, set_treasures},
    {"catastrophe", {}, "catastrophe G5 A1", cells_value<&Position::catastrophes>, add_cells<&Position::catastrophes>},
    {"fallen", {}, "fallen G6 H7", cells_value<&Position::fallen>, add_cells<&Position::fallen>},
    {"building", {&one_color}, "building green G5", building_value, set_building, nowhere},
    {"leader", {&one_seat, &one_leader}, "leader P1 king H4", leader_value, set_leader, "supply"},
    {"hand", {&one_seat}, "hand P0 0/3/1/2", pile_value<&State::hands>, set_pile<&State::hands>},
    {"swapped", {&one_seat}, "swapped P0 0/1/0/0", pile_value<&State::swapped>, set_pile<&State::swapped>, no_tiles},
    {"points", {&one_seat}, "points P0 6/9/4/5", points_value, set_points, no_tiles, claim_points},
    {"taken",
     {&one_seat},
     "taken P0 3",
     count_value<&Gains::treasures>,
     set_count<&Gains::treasures, most_treasures>,
     "0"},
    {"catastrophes",
     {&one_seat},
     "catastrophes P0 1",
     count_value<&Gains::catastrophes_left>,
     set_count<&Gains::catastrophes_left, catastrophes_per_seat>,
     "2"},
    {"out", {}, "out 1/0/0/0", out_value, set_out, no_tiles},
    {"bag", {}, "bag 0/2/0/0", bag_value, set_bag, {}, nullptr, true},
    {"turn", {}, "turn P1 action 2 busy quiet 3", turn_value, set_turn, {}, claim_turn},
    {"step", {}, "step defender_support", step_value, set_step, "action"},
    {"chosen", {}, "chosen tile red F5", chosen_value, set_chosen},
    {"conflict", {}, "conflict green F5 P0 P1 2", conflict_value, set_conflict},
    {"swapping", {}, "swapping 3 1", swapping_value, set_swapping, "0 0"},
    {"ended", {}, "ended bag", ending_value, set_ending},
    {"result", {&one_seat}, "result P0 6/6/6/9", result_value},
    {"tile", {&one_cell}, "tile F5 red", content_value},
    {"kingdom", {&one_cell}, "kingdom H6 G6 H4 H5 H7", nullptr, nullptr, {}, claim_group<true>},
    {"region", {&one_cell}, "region A1 B1", nullptr, nullptr, {}, claim_group<false>},
    {"marker", {}, "marker F5", marker_value},
};
constexpr Statements<State> statements(rows);

}  // namespace

}  // namespace tigris

Tigris::State Tigris::empty_position(const Config& config) {
    State state = setup(config);
    state.turn.phase = tigris::Phase::action;
    for (Seat seat : seats_of(config.players)) state.hands[seat] = tigris::unstated_hand;
    return state;
}

// Hands that no statement gave are the usual 1/2/1/2. What does not add up is found by check().
Outcome Tigris::finish_position(State& state) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): the rooms of this game
    for (Seat seat : seats_of(seats(state))) {
        if (state.hands[seat] != unstated_hand) continue;
        state.hands[seat] = usual_hand;
        if (const auto taken = take_all_from_bag(state, usual_hand); !taken) return taken;
    }
    return Done{};
}

Outcome Tigris::read_position(State& state, Words& words) { return tigris::statements.read(state, words); }
std::vector<std::string> Tigris::write_position(const State& state) { return tigris::statements.write(state); }
Outcome Tigris::expect(const State& state, Words& words) { return tigris::statements.expect(state, words); }

}  // namespace ozy
