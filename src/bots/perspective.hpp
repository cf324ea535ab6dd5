// perspective.hpp - all that a bot gets to see: its own view and its legal moves. It cannot reach the State behind
// them.
#pragma once

#include "core/game.hpp"

namespace ozy {

template <Game G>
class Perspective {
  public:
    // `moves` are the legal moves of `state`, whose decider is a player.
    Perspective(const typename G::State& state, const MoveList& moves) : state_(&state), moves_(&moves) {}

    Seat seat() const { return G::decider(*state_); }
    const MoveList& moves() const { return *moves_; }
    // Made when asked for: a bot that needs no view does not pay for one.
    typename G::View view() const { return G::view(*state_, seat()); }

  private:
    const typename G::State* state_;
    const MoveList* moves_;
};

}  // namespace ozy
