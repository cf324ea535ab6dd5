// possible.hpp - which of the moves that can be said some position allows, so that actions are numbered without gaps.
#pragma once

#include "games/vinci/moves.hpp"

namespace ozy::vinci {

// Provinces, positions and seats are all there is to name, and each may be.
constexpr bool is_possible(Move /*move*/) { return true; }

}  // namespace ozy::vinci
