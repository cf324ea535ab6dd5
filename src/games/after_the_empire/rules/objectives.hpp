// objectives.hpp - drawing secret objectives and keeping some.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Begins a draw of `count`; whether chance or the seat is asked something.
bool begin_draw(State& state, int count, Events* events);
// Chance has drawn this one: for the seat it is dealt to in the set-up, else for the active seat.
void draw_objective(State& state, Objective objective, Events* events);
Bars<State> keep_bars(const State& state);
void keep_objective(State& state, Objective objective, Events* events);

}  // namespace ozy::after_the_empire
