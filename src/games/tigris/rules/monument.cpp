// monument.cpp - chapters 9 and 16: monuments, and the wonder (option: wonder).
#include "games/tigris/rules/monument.hpp"

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/building.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/leader.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy::tigris {

namespace {

// [TE-9.7] [TE-16.4] The tiles are turned face down; treasures stay where they are. [TE-9.8] From now on they link and
// do nothing else. [TE-9.9] Leaders that lose their last temple go at once; [TE-9.10] points gained before stay.
void turn_face_down(State& state, const CellSet& spaces, Events* events) {
    const Color color = state.turn.action.color;
    const CellSet turned = spaces & state.pieces.tiles[color];
    state.pieces.tiles[color] -= turned;
    state.pieces.face_down |= turned;
    change(state.face_down[color], turned.count());
    return_buildings(state, turned, events);
    check_temples(state, events);
}

bool has_available_monument(const State& state, Color color) {
    for (Monument monument : all_monuments)
        if (is_available(state, monument, color)) return true;
    return false;
}

}  // namespace

CellSet face_down_tiles(const Pieces& pieces, Color color) {
    CellSet out;
    for (Monument monument : all_monuments)
        if (pieces.monuments[monument] != Cell::none && base_of(pieces, monument) == color)
            out |= square_at(pieces.monuments[monument]);
    if (pieces.wonder != Cell::none && pieces.wonder_base == color) out |= cross_at(pieces.wonder);
    return out;
}

// [TE-9.1] 2 x 2 blocks of face-up tiles of the placed tile's colour that contain it; [TE-9.12] by option face-down
// ones of the colour are as good. [TE-9.5] Wars have come first. [TE-9.6] Squares without the tile just placed are
// never offered.
CellSet completed_squares(const State& state) {
    CellSet tiles = state.pieces.tiles[state.turn.action.color];
    if (state.options.face_down_squares != 0) tiles |= face_down_tiles(state.pieces, state.turn.action.color);
    const CellSet pairs = tiles & tiles.west();
    const CellSet placed = CellSet(state.turn.action.placed), beside = placed | placed.west();
    return pairs & pairs.north() & (beside | beside.north());
}

// [TE-16.1] A space and its four neighbours, all of the placed tile's colour, one of them the tile just placed.
CellSet completed_crosses(const State& state) {
    CellSet crosses;
    if (state.options.wonder == 0 || state.pieces.wonder != Cell::none) return crosses;
    const CellSet& tiles = state.pieces.tiles[state.turn.action.color];
    for (Cell center : cross_at(state.turn.action.placed))
        if (neighbors(center).count() == 4 && (cross_at(center) - tiles).empty()) crosses.insert(center);
    return crosses;
}

bool is_available(const State& state, Monument monument, Color color) {
    return state.pieces.monuments[monument] == Cell::none && monument_colors[monument].has(color);
}

// [TE-9.2] A square and an unbuilt monument with its colour, or [TE-16.2] a cross while the wonder is unbuilt.
bool can_build_monument(const State& state) {
    return !completed_squares(state).empty() && has_available_monument(state, state.turn.action.color);
}
bool can_build(const State& state) { return !completed_crosses(state).empty() || can_build_monument(state); }

// [TE-9.2] Always, [TE-9.13] by option only a wonder alone.
bool may_decline(const State& state) { return state.options.forced_monuments == 0 || !can_build_monument(state); }

// [TE-18.1] One square and one monument are no choice.
std::optional<Monument> only_monument(const State& state) {
    if (may_decline(state) || !completed_crosses(state).empty() || completed_squares(state).count() > 1) return {};
    std::optional<Monument> only;
    for (Monument monument : all_monuments) {
        if (!is_available(state, monument, state.turn.action.color)) continue;
        if (only) return {};
        only = monument;
    }
    return only;
}

Bars<State> monument_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-9.11",
         {"why.monument.built", "The {monument} monument is built already"},
         [](const State& state, Move move) { return state.pieces.monuments[monument_in(move)] != Cell::none; }},
        {"TE-9.2",
         {"why.monument.color", "The {monument} monument does not have the colour of the square"},
         [](const State& state, Move move) {
             return !monument_colors[monument_in(move)].has(state.turn.action.color);
         }},
        {"TE-9.1",
         {"why.monument.no_square", "{cell} is not the top left of a square completed by this tile"},
         [](const State& state, Move move) { return !completed_squares(state).contains(cell_in(move)); }},
    };
    return bars;
}

Bars<State> wonder_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-16.2",
         {"why.wonder.not_in_play", "The wonder is not in play"},
         [](const State& state, Move) { return state.options.wonder == 0; }},
        {"TE-16.2",
         {"why.wonder.built", "The wonder is built already"},
         [](const State& state, Move) { return state.pieces.wonder != Cell::none; }},
        {"TE-16.1",
         {"why.wonder.no_cross", "{cell} is not the centre of a cross completed by this tile"},
         [](const State& state, Move move) { return !completed_crosses(state).contains(cell_in(move)); }},
    };
    return bars;
}

Bars<State> decline_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-9.13",
         {"why.monument.forced", "A completed square must be built on"},
         [](const State& state, Move) { return state.turn.question == Question::monument && !may_decline(state); }},
    };
    return bars;
}

// [TE-9.3] Up to four squares, up to three monuments each.
void list_monuments(const State& state, MoveList& out) {
    for (Cell square : completed_squares(state))
        for (Monument monument : all_monuments)
            if (is_available(state, monument, state.turn.action.color))
                out.push_back(make_move(Kind::monument, square, monument));
}

// [TE-16.2] Up to five centres.
void list_wonders(const State& state, MoveList& out) { list_cells(Kind::wonder, completed_crosses(state), out); }

// [TE-9.3] One square, one monument; [TE-9.4] the builder is the active seat, whoever rules there. [TE-9.11] For good.
void build_monument(State& state, Cell top_left, Monument monument, Events* events) {
    state.pieces.monuments[monument] = top_left;
    note_base(state.pieces, monument, state.turn.action.color);
    tell(events, Happening::monument_built, state.turn.active, {.a = operand(monument), .b = operand(top_left)});
    turn_face_down(state, square_at(top_left), events);
}

// [TE-16.3] In one action it is the wonder or a monument.
void build_wonder(State& state, Cell center, Events* events) {
    state.pieces.wonder = center;
    state.pieces.wonder_base = state.turn.action.color;
    tell(events, Happening::wonder_built, state.turn.active, {.b = operand(center)});
    turn_face_down(state, cross_at(center), events);
}

// [TE-13.1] For each monument and each of its colours: 1 point if the active seat's leader of that colour is in the
// kingdom containing it. [TE-13.2] Only the active seat is paid; one leader may be paid by several monuments.
void score_monuments(State& state, Events* events) {
    const Seat seat = state.turn.active;
    for (Monument monument : all_monuments) {
        const Cell top_left = state.pieces.monuments[monument];
        const ColorPair colors = monument_colors[monument];
        const PerColor<Cell>& leaders = state.pieces.leaders[seat];
        if (top_left == Cell::none || (leaders[colors.first] == Cell::none && leaders[colors.second] == Cell::none))
            continue;
        const CellSet kingdom = group_at(state.pieces, top_left);
        for (Color color : {colors.first, colors.second}) {
            const Cell leader = state.pieces.leaders[seat][color];
            if (leader != Cell::none && kingdom.contains(leader))
                gain_points(state, seat, {color, 1, Cause::monument, top_left}, events);
        }
    }
}

// [TE-16.6] The active seat's king is in the kingdom containing the wonder. [TE-13.3] It pays after the monuments.
bool wonder_pays(const State& state) {
    const Cell wonder = state.pieces.wonder;
    const Cell king = state.pieces.leaders[state.turn.active][Color::black];
    return wonder != Cell::none && king != Cell::none && group_at(state.pieces, wonder).contains(king);
}

}  // namespace ozy::tigris
