// view.cpp - everything is open to everyone.
#include "games/after_the_flood/view.hpp"

#include "games/after_the_flood/game.hpp"

namespace ozy {

// [AF-1.3] Nothing is hidden but the dice to come.
AfterTheFlood::View AfterTheFlood::view(const State& state, Seat viewer) { return {state, viewer}; }

AfterTheFlood::State AfterTheFlood::imagine(const View& seen, Rng& /*rng*/) { return seen.state; }

}  // namespace ozy
