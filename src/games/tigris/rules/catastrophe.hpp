// catastrophe.hpp - chapter 11: catastrophe tiles.
#pragma once

#include "core/event.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

CellSet catastrophe_spaces(const State& state);
void place_catastrophe(State& state, Cell target, Events* events);

}  // namespace ozy::tigris
