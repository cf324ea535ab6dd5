// conquest.hpp - chapter 6: a province changes hands.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

Bars<State> conquest_bars(const State& state);
Bars<State> spy_bars(const State& state);
// What can be abandoned, then conquests at the normal cost and by spies, province by province, and the end.
void list_conquests(const State& state, MoveList& out);

void conquer(State& state, Province target, Events* events);
void conquer_by_spy(State& state, Province target, Events* events);

}  // namespace ozy::vinci
