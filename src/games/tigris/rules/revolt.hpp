// revolt.hpp - chapter 6: internal conflict.
#pragma once

#include "core/event.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// The other seat with a leader of this colour in the kingdom of the leader on `space`, or `chance`.
Seat rival_in_kingdom(const State& state, Cell space, Color color);

void begin_revolt(State& state, Seat defender, Events* events);
// After both have committed; defender_support is the last commitment.
void resolve_revolt(State& state, int defender_support, Events* events);

}  // namespace ozy::tigris
