// collect.hpp - chapter 5: phase one, resources and workers.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// What each seat's workers in Irrigation or Weaving produce; Ur not counted.
PerSeat<int> production(const State& state, Place box);
// Whether a seat's city in Ur brings a textile.
bool ur_pays(const State& state, Seat seat);
// Grain and textile for all seats.
void collect(State& state, Events* events);
// How many workers can come to a seat in this phase one.
int most_new_workers(const State& state, Seat seat);
void take_workers(State& state, Seat seat, int number, Events* events);
// The end of phase one.
void ready_boxes(State& state);

Bars<State> worker_bars(const State& state);
void list_new_workers(const State& state, MoveList& out);

}  // namespace ozy::after_the_flood
