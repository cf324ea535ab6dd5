// treasure.hpp - chapter 10: treasures.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// The kingdom whose trader must take treasures now; seat = chance if there is none.
struct Hoard {
    Seat owner = Seat::chance;
    CellSet treasures;   // all of the kingdom, two or more
    CellSet candidates;  // those that may be the one that stays
};
Hoard find_hoard(const State& state);
// False where the piece just placed cannot have made one.
bool may_complete_hoard(const State& state);
Bars<State> treasure_bars(const State& state);  // of the one that stays
void list_treasures(const State& state, MoveList& out);

void take_treasures(State& state, const Hoard& hoard, Cell kept, Events* events);

}  // namespace ozy::tigris
