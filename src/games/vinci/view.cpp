// view.cpp - nothing is hidden: a view is the state, and what a seat imagines is what is there.
#include "games/vinci/view.hpp"

#include "games/vinci/game.hpp"

namespace ozy {

// [VI-1.6] Hands are public, like everything else.
Vinci::View Vinci::view(const State& state, Seat viewer) { return {.state = state, .viewer = viewer}; }

Vinci::State Vinci::imagine(const View& seen, Rng&) { return seen.state; }

}  // namespace ozy
