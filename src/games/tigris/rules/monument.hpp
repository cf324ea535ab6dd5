// monument.hpp - chapters 9 and 16: monuments, and the wonder (option: wonder).
#pragma once

#include "core/event.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Top-left spaces of the squares, and centres of the crosses, that the placed tile completes.
CellSet completed_squares(const State& state);
CellSet completed_crosses(const State& state);
// Whether an unbuilt monument has this colour as one of its two, and this one is it.
bool is_available(const State& state, Monument monument, Color color);
// Whether there is anything to build now.
bool can_build(const State& state);

void build_monument(State& state, Cell top_left, Monument monument, Events* events);
void build_wonder(State& state, Cell center, Events* events);

// What monuments pay the active seat, and whether the wonder pays it.
void score_monuments(State& state, Events* events);
bool wonder_pays(const State& state);

}  // namespace ozy::tigris
