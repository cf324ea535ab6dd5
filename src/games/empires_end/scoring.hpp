// scoring.hpp - chapter 15: what each seat would score if the game ended now.
#pragma once

#include "core/event.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

// What a purple innovation of the seat would score under the tile at this position.
int end_value_at(const State& state, Seat seat, Card innovation, RowPosition position);
// Value of an active purple innovation of the seat, where it lies.
int end_value(const State& state, Seat seat, Card innovation);
// Value of all active purple innovations of the seat.
int end_values(const State& state, Seat seat);
int final_score(const State& state, Seat seat);
void tell_final_scores(const State& state, Events* events);

}  // namespace ozy::empires_end
