// upkeep.hpp - chapters 11 and 12: flags, income, turn order, harvest and feast.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

void give_flags(State& state, Events* events);
void pay_income(State& state, Events* events);
void set_turn_order(State& state, Events* events);
void tell_order(const State& state, Events* events);
void harvest(State& state, Events* events);
void feast(State& state, Events* events);

// Gold for the castle's pieces, without card effects.
int castle_income(const Castle& castle);
int farm_food(const Lord& lord);
// Soldiers that need food.
int mouths(const Lord& lord);

}  // namespace ozy::after_the_empire
