// build.hpp - chapter 8: the action Build City.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

AreaSet building_sites(const State& state, Seat seat);
// All four cities are on the map: one of them must move.
bool must_move_city(const State& state, Seat seat);
bool can_build(const State& state);

// From the supply, or in place of a city that is taken away.
void build(State& state, Area site, Events* events);
void abandon(State& state, Area former, Events* events);

Bars<State> build_bars(const State& state);
Bars<State> abandon_bars(const State& state);
void list_sites(const State& state, MoveList& out);
void list_cities(const State& state, MoveList& out);

}  // namespace ozy::after_the_flood
