// swap.hpp - chapter 12: swapping tiles.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

Bars<State> swap_bars(const State& state);  // of choosing to swap
Bars<State> gift_bars(const State& state);  // of the number of tiles of the colour asked for
void list_gifts(const State& state, MoveList& out);
void begin_swap(State& state);
void give_tiles(State& state, int count, Events* events);
// Counts a tile drawn for one given. Whether it was the last.
bool count_drawn(State& state);
void finish_swap(State& state, Events* events);

}  // namespace ozy::tigris
