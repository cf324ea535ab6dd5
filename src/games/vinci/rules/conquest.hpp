// conquest.hpp - chapter 6: a province changes hands.
#pragma once

#include "core/event.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

void conquer(State& state, Province target, Events* events);
void conquer_by_spy(State& state, Province target, Events* events);

}  // namespace ozy::vinci
