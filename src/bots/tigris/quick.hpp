// quick.hpp - a sensible choice at once, by rule of thumb, for the small decisions of Tigris & Euphrates.
#pragma once

#include "games/tigris/game.hpp"

namespace ozy::tigris {

Move quick_move(const State& state, const MoveList& moves);

}  // namespace ozy::tigris
