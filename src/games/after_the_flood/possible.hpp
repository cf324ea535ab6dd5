// possible.hpp - which of the moves that can be said some position allows, so that actions are numbered without gaps.
#pragma once

#include "games/after_the_flood/moves.hpp"

namespace ozy::after_the_flood {

constexpr bool is_possible(Move move) {
    const Kind kind = kind_of(move);
    // [AF-10.2] What an area shows, for what buys it.
    if (kind == Kind::trade)
        return areas[area_in(move)].trade.contains(taken_in(move)) &&
               resources[taken_in(move)].given_for_it.contains(given_in(move));
    // [AF-8.1] Cities stand in Sumer.
    if (kind == Kind::build || kind == Kind::abandon || kind == Kind::grow) return sumer.contains(area_in(move));
    return true;
}

}  // namespace ozy::after_the_flood
