// war.hpp - chapter 8: external conflict.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// The tile just placed has joined two kingdoms. Whether there is a war.
bool join_kingdoms(State& state, Events* events);

Bars<State> war_bars(const State& state);  // of the colour fought over next

void begin_war(State& state, Color color, Events* events);
// After both have committed; defender_support is the last commitment. Whether there is another war.
bool resolve_war(State& state, int defender_support, Events* events);

}  // namespace ozy::tigris
