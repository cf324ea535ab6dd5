// legal.hpp - what the decider may choose, and when it is not asked at all (EE-1.10, EE-1.11).
#pragma once

#include <optional>

#include "core/event.hpp"
#include "core/move.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

// The move that is carried out without asking, if the step has only one option and not asking betrays no stash.
std::optional<Move> unasked_move(const State& state);
// Carries out all that needs no question.
void settle(State& state, Events* events);

}  // namespace ozy::empires_end
