// forecast.hpp - what a player wants to know before the season ends: who comes at which gold, income and the feast.
#pragma once

#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Invaders of the cards whose faces and sides are in the position, at this effective gold; without surge.
PerSide<Field> invaders_at_gold(const State& state, int effective_gold);

// The least effective gold above the seat's own at which one of these cards grows; 0 if none does.
int next_rise(const State& state, Seat seat);

// Income of this season, `income` effects included, as things stand.
int forecast_income(const State& state, Seat seat);
// Food of this season's harvest, `harvest` effects included.
int forecast_harvest(const State& state, Seat seat);
// Food after harvest and feast; below 0 it is gold to be paid.
int forecast_food(const State& state, Seat seat);

}  // namespace ozy::after_the_empire
