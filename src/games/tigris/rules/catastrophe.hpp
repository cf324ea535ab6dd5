// catastrophe.hpp - chapter 11: catastrophe tiles.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

CellSet catastrophe_spaces(const State& state);
Bars<State> catastrophe_bars(const State& state);        // of choosing one
Bars<State> catastrophe_space_bars(const State& state);  // of its space
void place_catastrophe(State& state, Cell target, Events* events);

}  // namespace ozy::tigris
