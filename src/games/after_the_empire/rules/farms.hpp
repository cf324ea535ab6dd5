// farms.hpp - sowing and protecting.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// How many sows the farms from `first` on can take.
int sowing_room(const Lord& lord, Side first = Side::north);
SideSet unprotected_farms(const Lord& lord);
// The sides that may be chosen for the next sow or protect.
SideSet sides_to_sow(const State& state);
SideSet sides_to_protect(const State& state);
void sow(State& state, Side side, Events* events);
void protect(State& state, Side side, Events* events);

}  // namespace ozy::after_the_empire
