// turn.hpp - what comes next: how set-up, season, action and combat go on from step to step.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Goes on from what was asked until somebody is asked something.
void go_on(State& state, Events* events);

// Chance has named the seat that takes its starting refugee first.
void name_first_chooser(State& state, Seat seat, Events* events);
// The active seat wants no more steps of its construct action, or no more shifts.
void be_done(State& state, Events* events);

}  // namespace ozy::after_the_empire
