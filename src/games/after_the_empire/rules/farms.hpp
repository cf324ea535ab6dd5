// farms.hpp - sowing and protecting.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// How many sows the farms from `first` on can take.
int sowing_room(const Lord& lord, Side first = Side::north);
SideSet unprotected_farms(const Lord& lord);
Bars<State> sow_bars(const State& state);
Bars<State> protect_bars(const State& state);
void list_sows(const State& state, MoveList& out);
void list_protections(const State& state, MoveList& out);
void sow(State& state, Side side, Events* events);
void protect(State& state, Side side, Events* events);

}  // namespace ozy::after_the_empire
