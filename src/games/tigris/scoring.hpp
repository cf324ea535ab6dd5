// scoring.hpp - victory points: gaining them, and the final result.
#pragma once

#include <array>

#include "core/event.hpp"
#include "games/tigris/events.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

struct Gain {
    Color color;
    int amount;
    Cause cause;
    Cell where;
};
void gain_points(State& state, Seat seat, const Gain& gain, Events* events);

// The points of a seat with its treasures given out (TE-14.4).
PerColor<int> final_points(const Gains& gains);
// The same, ascending: the first is the score.
std::array<int, color_count> result_of(const Gains& gains);

}  // namespace ozy::tigris
