// legal.hpp - what the decider may choose.
#pragma once

#include "core/move.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// The first options of a player's question, up to two: enough to know whether there is a choice (AE-1.13).
struct Shortlist {
    int count = 0;
    Move first{};
};
Shortlist shortlist(const State& state);

}  // namespace ozy::after_the_empire
