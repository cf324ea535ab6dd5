// position.cpp - positions as text: statements that build any position, and claims about one (CASES.md), a row each.
#include "core/fields.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/operands.hpp"
#include "games/tigris/position_turn.hpp"
#include "games/tigris/questions.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy {

namespace tigris {

namespace {

constexpr Tiles usual_hand{{1, 2, 1, 2}};
constexpr Tiles unstated_hand{{255, 0, 0, 0}};  // until a statement or finish_position says what it is
constexpr std::string_view no_tiles = "0/0/0/0", nowhere = "none";

// Takes tiles out of the bag for the board, a hand or the discard.
Outcome take_from_bag(State& state, Color color, int count) {
    if (state.bag[color] < count)
        return bad_position("the bag has only " + std::to_string(state.bag[color]) + " " +
                            std::string(color_names[color]) + " left");
    change(state.bag[color], -count);
    return Done{};
}

Outcome take_all_from_bag(State& state, const Tiles& tiles) {
    for (Color color : all_colors)
        if (const auto taken = take_from_bag(state, color, tiles[color]); !taken) return taken;
    return Done{};
}

// Spaces, all words that are left.
Outcome read_cells(const State& state, Words& words, CellSet& spaces) {
    return insert_ids<one_cell>(state, words, spaces);
}
// `treasures K1 B2`: exactly these, not those of the set-up.
Outcome set_treasures(State& state, Move /*subject*/, Words& words) {
    state.pieces.treasures = {};
    return read_cells(state, words, state.pieces.treasures);
}

// `red F5 G4`: face-up tiles other than the temples of the set-up.
std::string tiles_value(const State& state, Move subject) {
    const CellSet& tiles = state.pieces.tiles[color_in(subject)];
    return ids_text<one_cell>(state,
                              color_in(subject) == Color::red ? tiles - boards[state.options.board].temples : tiles);
}
Outcome set_tiles(State& state, Move subject, Words& words) {
    CellSet spaces;
    if (const auto read = read_cells(state, words, spaces); !read) return read;
    CellSet& tiles = state.pieces.tiles[color_in(subject)];
    const CellSet fresh = spaces - tiles;
    tiles |= fresh;
    return take_from_bag(state, color_in(subject), fresh.count());
}

// `no temple F3`: a set-up temple goes back into the bag; its treasure is another matter.
std::string removed_value(const State& state, Move /*subject*/) {
    return ids_text<one_cell>(state, boards[state.options.board].temples - state.pieces.tiles[Color::red]);
}
Outcome set_removed(State& state, Move /*subject*/, Words& words) {
    CellSet spaces;
    if (const auto read = read_cells(state, words, spaces); !read) return read;
    for (Cell cell : spaces) {
        if (!state.pieces.tiles[Color::red].contains(cell))
            return bad_position(std::string(cell_name(cell)) + " has no temple");
        state.pieces.tiles[Color::red].erase(cell);
        ++state.bag[Color::red];
    }
    return Done{};
}

// `monument 2 red H5`: monument 2 on face-down red tiles with top left H5; `wonder green G5` likewise.
Outcome turn_face_down(State& state, const CellSet& spaces, Color color) {
    const CellSet fresh = spaces - state.pieces.face_down;  // by option squares may overlap
    state.pieces.face_down |= fresh;
    change(state.face_down[color], fresh.count());
    const int on_board = (fresh & state.pieces.tiles[color]).count();  // set-up temples turned face down
    state.pieces.tiles[color] -= fresh;
    return take_from_bag(state, color, fresh.count() - on_board);
}
std::string monument_value(const State& state, Move subject) {
    const auto monument = id_at<Monument>(subject.a);
    const Cell place = state.pieces.monuments[monument];
    return place == Cell::none ? std::string(nowhere)
                               : color_text(base_of(state.pieces, monument)) + " " + place_text(place, nowhere);
}
Outcome set_monument(State& state, Move subject, Words& words) {
    const auto monument = id_at<Monument>(subject.a);
    Color color{};
    Cell cell{};
    if (!take_color(words, color) || !take_cell(words, cell) || square_at(cell).count() != 4) return unreadable_value();
    if (!monument_colors[monument].has(color))
        return bad_position("monument " + std::to_string(subject.a) + " is not built on " + color_text(color));
    state.pieces.monuments[monument] = cell;
    note_base(state.pieces, monument, color);
    return turn_face_down(state, square_at(cell), color);
}
Outcome claim_monument(const State& state, Move subject, Words& words) {
    return compare(words, place_text(state.pieces.monuments[id_at<Monument>(subject.a)], nowhere));
}
std::string wonder_value(const State& state, Move /*subject*/) {
    const Cell place = state.pieces.wonder;
    return place == Cell::none ? std::string(nowhere)
                               : color_text(state.pieces.wonder_base) + " " + place_text(place, nowhere);
}
Outcome set_wonder(State& state, Move /*subject*/, Words& words) {
    Color color{};
    Cell cell{};
    if (!take_color(words, color) || !take_cell(words, cell) || cross_at(cell).count() != 5) return unreadable_value();
    state.pieces.wonder = cell;
    state.pieces.wonder_base = color;
    return turn_face_down(state, cross_at(cell), color);
}
Outcome claim_wonder(const State& state, Move /*subject*/, Words& words) {
    return compare(words, place_text(state.pieces.wonder, nowhere));
}

std::string building_value(const State& state, Move subject) {
    return place_text(state.pieces.buildings[color_in(subject)], nowhere);
}
Outcome set_building(State& state, Move subject, Words& words) {
    return done_if(take_cell(words, state.pieces.buildings[color_in(subject)]));
}

// A leader is named by its seat and its colour.
const Cell& leader_of(const State& state, Move subject) {
    return state.pieces.leaders[seat_in(subject)][id_at<Color>(subject.b)];
}
std::string leader_value(const State& state, Move subject) { return place_text(leader_of(state, subject), "supply"); }
Outcome set_leader(State& state, Move subject, Words& words) {
    Cell& place = state.pieces.leaders[seat_in(subject)][id_at<Color>(subject.b)];
    return done_if(take_cell(words, place));
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

std::string points_value(const State& state, Move subject) { return counts_text(state.gains[seat_in(subject)].points); }
Outcome set_points(State& state, Move subject, Words& words) {
    return done_if(take_counts(words, state.gains[seat_in(subject)].points));
}
// `points P1 red 2` or `points P1 0/2/0/0`
Outcome claim_points(const State& state, Move subject, Words& words) {
    Color color{};
    const auto& points = state.gains[seat_in(subject)].points;
    return compare(words, take_color(words, color) ? std::to_string(points[color]) : counts_text(points));
}
std::string result_value(const State& state, Move subject) {
    return joined("/", result_of(state.gains[seat_in(subject)]));
}

// `bag 0/2/0/0`: what else is left in the bag goes out of the game; `out 1/0/0/0`: so many are out.
std::string bag_value(const State& state, Move /*subject*/) { return tiles_text(state.bag); }
std::string out_value(const State& state, Move /*subject*/) { return tiles_text(state.out); }
Outcome set_bag(State& state, Move /*subject*/, Words& words) {
    Tiles bag;
    if (!take_tiles(words, bag)) return unreadable_value();
    for (Color color : all_colors) {
        if (state.bag[color] < bag[color]) return take_from_bag(state, color, bag[color]);
        change(state.out[color], state.bag[color] - bag[color]);
    }
    state.bag = bag;
    return Done{};
}
Outcome set_out(State& state, Move /*subject*/, Words& words) {
    Tiles out;
    if (!take_tiles(words, out)) return unreadable_value();
    for (Color color : all_colors) change(state.out[color], out[color]);
    return take_all_from_bag(state, out);
}

// What lies on a space: a colour, face_down, catastrophe, leader or empty.
std::string content_value(const State& state, Move subject) {
    const Cell cell = cell_in(subject);
    for (Color color : all_colors)
        if (state.pieces.tiles[color].contains(cell)) return color_text(color);
    if (state.pieces.face_down.contains(cell)) return "face_down";
    if (state.pieces.catastrophes.contains(cell)) return "catastrophe";
    return leaders_on_board(state.pieces).contains(cell) ? "leader" : "empty";
}

// `kingdom H6 G6 H4 H5 ...`: all spaces of the kingdom of the first; `region F5 ...` likewise, without leaders.
template <bool with_leader>
Outcome claim_group(const State& state, Move subject, Words& words) {
    CellSet claimed(cell_in(subject));
    if (const auto read = read_cells(state, words, claimed); !read) return read;
    const CellSet group = group_at(state.pieces, cell_in(subject));
    if (group.touches(leaders_on_board(state.pieces)) != with_leader)
        return bad_position(with_leader ? "it is no kingdom" : "it is no region");
    const std::string in_order = ids_text<one_cell>(state, claimed);
    Words sorted(in_order);
    return compare(sorted, ids_text<one_cell>(state, group));
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
    {"treasures", {}, "treasures K1 B2", ids_value<one_cell, &State::pieces, &Pieces::treasures>, set_treasures},
    ids_row<one_cell, &State::pieces, &Pieces::catastrophes>("catastrophe", {}, "catastrophe G5 A1"),
    ids_row<one_cell, &State::pieces, &Pieces::fallen>("fallen", {}, "fallen G6 H7"),
    {"building", {&one_color}, "building green G5", building_value, set_building, nowhere},
    {"leader", {&one_seat, &one_leader}, "leader P1 king H4", leader_value, set_leader, "supply"},
    {"hand", {&one_seat}, "hand P0 0/3/1/2", pile_value<&State::hands>, set_pile<&State::hands>},
    {"swapped", {&one_seat}, "swapped P0 0/1/0/0", pile_value<&State::swapped>, set_pile<&State::swapped>, no_tiles},
    {"points", {&one_seat}, "points P0 6/9/4/5", points_value, set_points, no_tiles, claim_points},
    number_row<0, most_treasures, &State::gains, &Gains::treasures>("taken", {&one_seat}, "taken P0 3", "0"),
    number_row<0, catastrophes_per_seat, &State::gains, &Gains::catastrophes_left>("catastrophes", {&one_seat},
                                                                                   "catastrophes P0 1", "2"),
    {"out", {}, "out 1/0/0/0", out_value, set_out, no_tiles},
    {"bag", {}, "bag 0/2/0/0", bag_value, set_bag, {}, nullptr, true},
    {"turn", {}, "turn P1 action 2 busy quiet 3", turn_value, set_turn, {}, claim_turn},
    {"step",
     {},
     "step defender_support",
     question_value<questions, &State::turn, &Turn::question>,
     set_question<questions, &State::turn, &Turn::question>,
     "action"},
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
    state.turn.question = tigris::Question::action;
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
