// swap.hpp - chapter 12: swapping tiles.
#pragma once

#include "core/event.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

bool may_swap(const State& state);
void begin_swap(State& state);
// The least number of tiles of the colour asked for that must be given.
int least_to_give(const State& state);
void give_tiles(State& state, int count, Events* events);
// A tile drawn for one given.
void draw_swapped_tile(State& state, Color color, Events* events);

}  // namespace ozy::tigris
