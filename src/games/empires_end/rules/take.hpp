// take.hpp - chapter 5: taking a disaster.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

// [EE-5.4] to [EE-5.7] The positions of which one would be destroyed by a disaster at `target`.
Positions destruction_candidates(const Empire& empire, RowPosition target);

Bars<State> destruction_bars(const State& state);
void list_destructions(const State& state, MoveList& out);
Bars<State> loan_bars(const State& state);
void list_loans(const State& state, MoveList& out);

// The steps of a take: whether the next one asks something.
bool take_disaster(State& state, Slot slot, Events* events);
bool destroy_tile(State& state, RowPosition position, Events* events);
bool place_taken_card(State& state, RowPosition position, Events* events);
void borrow(State& state, int coins, Events* events);

// [EE-7.1] The card lies under a tile from now on.
void place_innovation(State& state, Seat owner, Card card, RowPosition position);

}  // namespace ozy::empires_end
