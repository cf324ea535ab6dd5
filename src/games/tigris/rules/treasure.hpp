// treasure.hpp - chapter 10: treasures.
#pragma once

#include "core/event.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// The kingdom whose trader must take treasures now; seat = chance if there is none.
struct Hoard {
    Seat owner = Seat::chance;
    CellSet treasures;   // all of the kingdom, two or more
    CellSet candidates;  // those that may be the one that stays
};
Hoard find_hoard(const State& state);

void take_treasures(State& state, const Hoard& hoard, Cell kept, Events* events);

}  // namespace ozy::tigris
