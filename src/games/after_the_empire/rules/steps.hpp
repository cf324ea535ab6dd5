// steps.hpp - chapter 7: a deed done step by step, with the choices of each step before the next.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Does the deed's steps up to the first choice; the price is paid already.
void begin_deed(State& state, Deed deed, Events* events);
// The choices of the step under way are made: on to the next step.
void finish_step(State& state, Events* events);

// Whether a step of the deed would change something for the active seat (AE-4.13).
bool changes_something(const State& state, Seat seat, const DeedFace& deed);

// The `income`, `harvest` or `after_combat` effects of a seat's cards.
void do_effects(State& state, Seat seat, Trigger trigger, Events* events);

void mend_freely(State& state, Card card, Events* events);
void repair_freely(State& state, Position position, Events* events);

}  // namespace ozy::after_the_empire
