// catastrophe.cpp - chapter 11: catastrophe tiles.
#include "games/tigris/rules/catastrophe.hpp"

#include <algorithm>

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/leader.hpp"

namespace ozy::tigris {

// [TE-11.1] Empty land, empty river or a face-up tile; [TE-11.2] not a leader, a treasure, a face-down tile, another
// catastrophe or a tile under a building.
CellSet catastrophe_spaces(const State& state) {
    const Pieces& pieces = state.pieces;
    CellSet spaces =
        CellSet::all() - leaders_on_board(pieces) - pieces.treasures - pieces.face_down - pieces.catastrophes;
    for (Cell building : pieces.buildings)
        if (building != Cell::none) spaces.erase(building);
    return spaces;
}

Bars<State> catastrophe_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-11.6",
         {"why.catastrophe.none_left", "No catastrophe tile is left"},
         [](const State& state, Move) { return state.gains[state.turn.active].catastrophes_left == 0; }},
    };
    return bars;
}

Bars<State> catastrophe_space_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-11.2", {"why.catastrophe.another", "{cell} is blocked by a catastrophe already"}, is_blocked},
        {"TE-11.2",
         {"why.catastrophe.treasure", "A treasure protects {cell}"},
         [](const State& state, Move move) { return state.pieces.treasures.contains(cell_in(move)); }},
        {"TE-11.2",
         {"why.catastrophe.monument", "The monument or wonder on {cell} cannot be destroyed"},
         [](const State& state, Move move) { return state.pieces.face_down.contains(cell_in(move)); }},
        {"TE-11.2", {"why.catastrophe.leader", "A leader stands on {cell}"}, has_leader},
        {"TE-15.7",
         {"why.catastrophe.building", "The building on {cell} protects its tile"},
         [](const State& state, Move move) {
             return std::ranges::find(state.pieces.buildings, cell_in(move)) != state.pieces.buildings.end();
         }},
    };
    return bars;
}

// [TE-11.3] A covered tile is out of the game. [TE-11.4] The space is blocked for ever. [TE-11.5] Then the temple
// check. [TE-11.6] The tile does not come back.
void place_catastrophe(State& state, Cell target, Events* events) {
    Color covered = Color::none;
    for (Color color : all_colors) {
        if (!state.pieces.tiles[color].contains(target)) continue;
        state.pieces.tiles[color].erase(target);
        ++state.out[color];
        covered = color;
    }
    state.pieces.catastrophes.insert(target);
    --state.gains[state.turn.active].catastrophes_left;
    state.turn.busy = 1;
    state.turn.action.placed = target;
    tell(events, Happening::catastrophe_placed, state.turn.active, {.a = operand(covered), .b = operand(target)});
    check_temples(state, events);
}

}  // namespace ozy::tigris
