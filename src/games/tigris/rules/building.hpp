// building.hpp - chapter 15: civilization buildings (option: buildings).
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Points of a tile that scores on this space.
int tile_value(const State& state, Cell target);
// Where the placed tile's building may be put or moved to; empty if there is nothing to decide.
CellSet building_spaces(const State& state);
Bars<State> building_bars(const State& state);
void list_buildings(const State& state, MoveList& out);
void place_building(State& state, Cell target, Events* events);
// Buildings on tiles that are now face down return to the supply.
void return_buildings(State& state, const CellSet& turned, Events* events);

}  // namespace ozy::tigris
