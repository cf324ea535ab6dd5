// building.cpp - chapter 15: civilization buildings (option: buildings).
#include "games/tigris/rules/building.hpp"

#include <algorithm>

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/groups.hpp"

namespace ozy::tigris {

namespace {

constexpr int shortest_line = 3;

// The unbroken row, or column, of these tiles through one of them.
CellSet row_through(const CellSet& tiles, Cell cell) {
    CellSet run(cell);
    for (CellSet wider = run;; run = wider) {
        wider = (run | run.west() | run.east()) & tiles;
        if (wider == run) return run;
    }
}
CellSet column_through(const CellSet& tiles, Cell cell) {
    CellSet run(cell);
    for (CellSet longer = run;; run = longer) {
        longer = (run | run.north() | run.south()) & tiles;
        if (longer == run) return run;
    }
}

}  // namespace

// [TE-15.5] 2 points instead of 1 if the kingdom, as it is with this tile, contains the building of the tile's colour.
// [TE-15.6] The tile that brings the building gets no bonus, for points come first.
int tile_value(const State& state, Cell target) {
    const Cell building = state.pieces.buildings[state.turn.action.color];
    return building != Cell::none && group_at(state.pieces, target).contains(building) ? 2 : 1;
}

// [TE-15.1] A line is a row or column of three or more. [TE-15.2] A building in the supply may go on any tile of one.
// [TE-15.3] One on the board may move to a line longer than its own, [TE-15.4] unless it is in the placed tile's row or
// column. [TE-15.9] Its own line may have shrunk since.
CellSet building_spaces(const State& state) {
    if (state.options.buildings == 0) return {};
    const Color color = state.turn.action.color;
    const CellSet& tiles = state.pieces.tiles[color];
    const CellSet row = row_through(tiles, state.turn.action.placed);
    const CellSet column = column_through(tiles, state.turn.action.placed);
    const Cell building = state.pieces.buildings[color];
    int needed = shortest_line;
    if (building != Cell::none) {
        if ((row | column).contains(building)) return {};
        const int present = std::max(row_through(tiles, building).count(), column_through(tiles, building).count());
        needed = std::max(needed, present + 1);
    }
    CellSet spaces;
    if (row.count() >= needed) spaces |= row;
    if (column.count() >= needed) spaces |= column;
    return spaces;
}

Bars<State> building_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-15.2",
         {"why.building.no_line", "{cell} is not on a line the building may go to"},
         [](const State& state, Move move) { return !building_spaces(state).contains(cell_in(move)); }},
    };
    return bars;
}

void list_buildings(const State& state, MoveList& out) { list_cells(Kind::building, building_spaces(state), out); }

void place_building(State& state, Cell target, Events* events) {
    const Color color = state.turn.action.color;
    Cell& space = state.pieces.buildings[color];
    if (space == Cell::none)
        tell(events, Happening::building_placed, state.turn.active, {.a = operand(color), .b = operand(target)});
    else
        tell(events, Happening::building_moved, state.turn.active,
             {.a = operand(color), .b = operand(target), .c = operand(space)});
    space = target;
}

// [TE-15.8] It may be built again later.
void return_buildings(State& state, const CellSet& turned, Events* events) {
    for (Color color : all_colors) {
        Cell& space = state.pieces.buildings[color];
        if (space == Cell::none || !turned.contains(space)) continue;
        tell(events, Happening::building_returned, state.turn.active, {.a = operand(color), .b = operand(space)});
        space = Cell::none;
    }
}

}  // namespace ozy::tigris
