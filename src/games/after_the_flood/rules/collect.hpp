// collect.hpp - chapter 5: phase one, resources and workers.
#pragma once

#include "core/event.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// What each seat's workers in Irrigation or Weaving produce; Ur not counted.
PerSeat<int> production(const State& state, Place box);
void collect(State& state, Events* events);

}  // namespace ozy::after_the_flood
