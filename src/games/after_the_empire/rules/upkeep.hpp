// upkeep.hpp - chapters 11 and 12: flags, income, turn order, harvest and feast.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Everything from the last combat to the refresh or the end of the game.
void end_season(State& state, Events* events);

// Gold for the castle's pieces, without card effects.
int castle_income(const Castle& castle);
int farm_food(const Lord& lord);
// Soldiers that need food.
int mouths(const Lord& lord);

}  // namespace ozy::after_the_empire
