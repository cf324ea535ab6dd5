// civilization.hpp - chapters 2 and 3: the open row, and how a seat gets a civilization.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

constexpr int price_of(int position) { return price_step * (position - 1); }
// Whether the seat on turn can pay for the pair in this position, 1 to 6.
bool may_take(const State& state, int position);
Bars<State> pair_bars(const State& state);
void list_pairs(const State& state, MoveList& out);
int starting_tokens(const State& state, Civilization civilization);
void take_pair(State& state, int position, Events* events);

// Copies of a face that may come out of the bag now.
int draw_weight(const State& state, Tile tile);
// A tile comes out of the bag into the row.
void draw_tile(State& state, Tile tile, Events* events);
bool row_is_full(const State& state);

}  // namespace ozy::vinci
