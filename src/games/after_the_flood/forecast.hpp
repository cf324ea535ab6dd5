// forecast.hpp - what would come of the position: odds of a fight, production, Decline, points in sight. For screens
// and for bots; no rule depends on it.
#pragma once

#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

inline constexpr int certain = 1000;  // chances are counted in thousandths

// The chance that the attacker with this many available armies clears the area if it never stops.
int chance_to_clear(int needed, int defenders, int armies);
// Expected losses of the attacker in hundredths of an army, if it has enough of them.
int expected_losses(int needed, int defenders);

// Next turn's grain and textile if no worker moves, Ur counted.
struct Production {
    PerSeat<int> grain, textile;
};
Production next_production(const State& state);

// Points of the best expansions a seat's goods and unexpanded cities allow now.
int best_expansions(const State& state, Seat seat);
// How many luxuries the first of them takes.
int luxuries_of_best_city(const Power& power);

// Final majorities as they stand.
int majority_points(const State& state, Seat seat);

}  // namespace ozy::after_the_flood
