// tile.hpp - chapter 7: placing a civilization tile.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Where a tile of this colour may be put.
CellSet tile_spaces(const State& state, Color color);
bool has_tile_space(const State& state, Color color);
Bars<State> tile_bars(const State& state);        // of choosing a tile
Bars<State> tile_space_bars(const State& state);  // of the space for the one chosen
void list_tiles(const State& state, MoveList& out);

// Whether it begins a war.
bool place_tile(State& state, Cell target, Events* events);

}  // namespace ozy::tigris
