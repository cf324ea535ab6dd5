// forecast.hpp - what a player wants to know before the season ends: who comes at which gold, income and the feast.
#pragma once

#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Invaders of the cards whose faces and sides are in the position, at this effective gold; without surge.
PerSide<Field> invaders_at_gold(const State& state, int effective_gold);

// What the known cards would bring to the seat if it had this gold on the track and nobody else's changed.
struct KnownAttack {
    PerSide<Field> fields{};  // with the surge
    int siege = 0;            // points or climbers of the siege card
};
KnownAttack known_attack(const State& state, Seat seat, int gold);

// The least gold on the track above the seat's own at which the known attack grows, be it by a tier or because the
// surge comes to the leader; 0 if it does not.
int next_rise(const State& state, Seat seat);

// Income of this season, `income` effects included, as things stand.
int forecast_income(const State& state, Seat seat);
// Food of this season's harvest, `harvest` effects included.
int forecast_harvest(const State& state, Seat seat);
// Food after harvest and feast; below 0 it is gold to be paid.
int forecast_food(const State& state, Seat seat);

}  // namespace ozy::after_the_empire
