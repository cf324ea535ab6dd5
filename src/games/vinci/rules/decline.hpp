// decline.hpp - chapters 11 and 13: the declining empire.
#pragma once

#include "core/event.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

// Own declining provinces that would be cleared if the turn's conquests ended now.
ProvinceSet declining_neighbors(const State& state, Seat seat);
void clear_declining_neighbors(State& state, Events* events);

// Whether a tile stays with its civilization in decline.
bool stays_in_decline(const State& state, Tile tile);
// Phases 1 to 4 of a decline: the old declining empire goes, the active one takes its place.
void let_empire_decline(State& state, Events* events);

}  // namespace ozy::vinci
