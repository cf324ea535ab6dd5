// decline.hpp - chapter 6: phase two, in turns 2 and 4.
#pragma once

#include "core/event.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

constexpr bool has_decline(int turn) { return turn == 2 || turn == 4; }

// How many workers the next Decline would take from a seat in a place.
int decline_losses(const State& state, Seat seat, Place place);
void decline(State& state, Events* events);

}  // namespace ozy::after_the_flood
