// steps.hpp - chapter 7: a deed done step by step, with the choices of each step before the next.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Does the step up to its first choice, and returns what is asked then: nothing if the step is done.
Question open_step(State& state, const Step& step, Events* events);

// Whether a step of the deed would change something for the active seat (AE-4.13).
bool changes_something(const State& state, Seat seat, const DeedFace& deed);

// The `income`, `harvest` or `after_combat` effects of a seat's cards.
void do_effects(State& state, Seat seat, Trigger trigger, Events* events);

// A mend or repair that the step under way gives.
void mend_freely(State& state, Card card, Events* events);
void repair_freely(State& state, CastlePosition position, Events* events);

}  // namespace ozy::after_the_empire
