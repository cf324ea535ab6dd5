// perspective.hpp - all that a bot gets to see: its own view, its legal moves and what it was told. It cannot reach the
// State behind them.
#pragma once

#include <span>
#include <vector>

#include "core/game.hpp"

namespace ozy {

template <Game G>
class Perspective {
  public:
    // `moves` are the legal moves of `state`, whose decider is a player; `events` is all that happened, for bots that
    // listen.
    Perspective(const typename G::State& state, const MoveList& moves, std::span<const Event> events = {})
        : state_(&state), moves_(&moves), events_(events) {}

    Seat seat() const { return G::decider(*state_); }
    const MoveList& moves() const { return *moves_; }
    // Made when asked for: a bot that needs no view does not pay for one.
    typename G::View view() const { return G::view(*state_, seat()); }
    // All that the seat was told since the game began.
    std::vector<Event> heard() const {
        std::vector<Event> out;
        for (const Event& event : events_)
            if (may_see(seat(), event)) out.push_back(event);
        return out;
    }

  private:
    const typename G::State* state_;
    const MoveList* moves_;
    std::span<const Event> events_;
};

}  // namespace ozy
