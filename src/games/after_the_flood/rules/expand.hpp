// expand.hpp - chapter 13: the action Expand Empire.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// What the acting seat can do with the armies it has, the price of a repeat counted.
AreaSet invadable(const State& state);
AreaSet destroyable(const State& state);
AreaSet reinforceable(const State& state);
bool can_expand(const State& state);

// Where a seat's armies reach, whatever it can pay.
AreaSet reach_of(const State& state, Seat seat);
// Discarded first if this is not the action's first sub-action.
int price_of_repeat(const State& state);
// Of destroying a city of this seat.
int price_of_city(const State& state, Seat owner);

void invade(State& state, Area area, Events* events);
void destroy_city(State& state, Area area, Events* events);
void reinforce(State& state, Area area, Events* events);

// One army comes to an area that nobody holds.
void enter_area(State& state, Area area, Events* events);
// A sub-action is over.
void go_on_expanding(State& state);

Bars<State> invasion_bars(const State& state);
Bars<State> destruction_bars(const State& state);
Bars<State> reinforcement_bars(const State& state);

}  // namespace ozy::after_the_flood
