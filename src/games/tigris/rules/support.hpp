// support.hpp - the tiles that both sides of a revolt or war commit. Chapters 6, 8 and 17.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// The seat that is asked for support, and what it could commit.
Seat supporting_seat(const State& state);
int tiles_for_support(const State& state);
Bars<State> support_bars(const State& state);
void list_supports(const State& state, MoveList& out);
void commit_support(State& state, int count, Events* events);

}  // namespace ozy::tigris
