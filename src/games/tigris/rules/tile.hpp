// tile.hpp - chapter 7: placing a civilization tile.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Where a tile of this colour may be put.
CellSet tile_spaces(const State& state, Color color);
// Whether there are any; `linked` are all links, `beside` their neighbours.
bool has_tile_space(const State& state, Color color, const CellSet& linked, const CellSet& beside);
Bars<State> tile_bars(const State& state);        // of choosing a tile
Bars<State> tile_space_bars(const State& state);  // of the space for the one chosen

// Whether it begins a war.
bool place_tile(State& state, Cell target, Events* events);

}  // namespace ozy::tigris
