// monument.hpp - chapters 9 and 16: monuments, and the wonder (option: wonder).
#pragma once

#include <optional>

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Top-left spaces of the squares, and centres of the crosses, that the placed tile completes.
CellSet completed_squares(const State& state);
CellSet completed_crosses(const State& state);
// Whether an unbuilt monument has this colour as one of its two, and this one is it.
bool is_available(const State& state, Monument monument, Color color);
// Face-down tiles of this colour.
CellSet face_down_tiles(const Pieces& pieces, Color color);
// Whether what can be built may also be declined; if not and there is no choice at all, the monument to be built.
bool may_decline(const State& state);
std::optional<Monument> only_monument(const State& state);
// Whether a completed square can carry a monument now; whether there is anything to build at all.
bool can_build_monument(const State& state);
bool can_build(const State& state);

Bars<State> monument_bars(const State& state);
Bars<State> wonder_bars(const State& state);
Bars<State> decline_bars(const State& state);
void list_monuments(const State& state, MoveList& out);
void list_wonders(const State& state, MoveList& out);

void build_monument(State& state, Cell top_left, Monument monument, Events* events);
void build_wonder(State& state, Cell center, Events* events);

// What monuments pay the active seat, and whether the wonder pays it.
void score_monuments(State& state, Events* events);
bool wonder_pays(const State& state);

}  // namespace ozy::tigris
