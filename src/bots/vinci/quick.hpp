// quick.hpp - a sensible choice at once, by rule of thumb, for every decision of Vinci.
#pragma once

#include "games/vinci/game.hpp"

namespace ozy::vinci {

Move quick_move(const State& state, const MoveList& moves);

// What the tiles of a civilization add to its tokens, in hundredths of a VP.
int worth_of_tiles(const State& state, Civilization civilization);

}  // namespace ozy::vinci
