// position_turn.hpp - positions as text: how far the turn has come. Values of statements, and what sets them.
#pragma once

#include "core/statements.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

std::string turn_value(const State& state, Move subject);
Outcome set_turn(State& state, Move subject, Words& words);
Outcome claim_turn(const State& state, Move subject, Words& words);
std::string chosen_value(const State& state, Move subject);
Outcome set_chosen(State& state, Move subject, Words& words);
std::string conflict_value(const State& state, Move subject);
Outcome set_conflict(State& state, Move subject, Words& words);
std::string swapping_value(const State& state, Move subject);
Outcome set_swapping(State& state, Move subject, Words& words);
std::string ending_value(const State& state, Move subject);
Outcome set_ending(State& state, Move subject, Words& words);

}  // namespace ozy::tigris
