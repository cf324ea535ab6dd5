// take.hpp - chapter 5: taking a disaster.
#pragma once

#include "core/event.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

// [EE-5.4] to [EE-5.7] The positions of which one would be destroyed by a disaster at `target`.
Positions destruction_candidates(const Empire& empire, Position target);

// The numbers of Coins that the taker may borrow: 0, step, 2 x step, ... most.
struct LoanRange {
    int most, step;
};
LoanRange loans(const State& state);

void take_disaster(State& state, Slot slot, Events* events);
void destroy_tile(State& state, Position position, Events* events);
void place_taken_card(State& state, Position position, Events* events);
void borrow(State& state, int coins, Events* events);

// [EE-7.1] The card lies under a tile from now on.
void place_innovation(State& state, Seat owner, Card card, Position position);

}  // namespace ozy::empires_end
