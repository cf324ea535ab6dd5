// labels.hpp - what is said about a move: labels that depend on the position, and what fills the gaps of labels and
// refusals.
#pragma once

#include "core/sentence.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

extern const Speaker<State, Move> about_moves;

Sentence label_action(const State& state, Move move);
Sentence label_payment(const State& state, Move move);
Sentence label_build(const State& state, Move move);
Sentence label_invasion(const State& state, Move move);
Sentence label_end(const State& state, Move move);

// The action that a choice of this kind is part of; none if it is made outside of actions.
Action action_with(Kind kind);

}  // namespace ozy::after_the_flood
