// possible.hpp - which of the moves that can be said some position allows, so that actions are numbered without gaps.
#pragma once

#include "games/tigris/moves.hpp"

namespace ozy::tigris {

constexpr bool is_possible(Move move) {
    const Kind kind = kind_of(move);
    // [TE-9.1] A square is named by its top-left space, [TE-16.1] a cross by its centre.
    if (kind == Kind::monument) return square_at(cell_in(move)).count() == 4;
    if (kind == Kind::wonder) return neighbors(cell_in(move)).count() == 4;
    // [TE-1.3] Treasures lie on temple spaces.
    if (kind == Kind::keep)
        return boards[BoardSide::standard].temples.contains(cell_in(move)) ||
               boards[BoardSide::advanced].temples.contains(cell_in(move));
    return true;
}

}  // namespace ozy::tigris
