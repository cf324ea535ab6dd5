// objectives.hpp - drawing secret objectives and keeping some.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Each draws on and returns what is asked then: `objective` of chance, `keep` of the seat, or nothing.
Question begin_draw(State& state, int count, Events* events);
Question draw_on(State& state, Events* events);
// Chance has drawn this one for the active seat.
void draw_objective(State& state, Objective objective, Events* events);
Bars<State> keep_bars(const State& state);
void keep_objective(State& state, Objective objective, Events* events);

}  // namespace ozy::after_the_empire
