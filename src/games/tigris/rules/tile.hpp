// tile.hpp - chapter 7: placing a civilization tile.
#pragma once

#include "core/event.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Where a tile of this colour may be put.
CellSet tile_spaces(const State& state, Color color);
bool has_tile_space(const State& state, Color color);

void place_tile(State& state, Cell target, Events* events);

}  // namespace ozy::tigris
