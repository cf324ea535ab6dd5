// sack.hpp - chapter 10: a castle is sacked.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

void sack(State& state, Events* events);
// The undamaged bought cards of the active seat that may be chosen now.
CardSet cards_to_damage(const State& state);
void damage(State& state, Card card, Events* events);
// What the seat's gold would be after a sack.
int gold_after_sack(const Lord& lord);

}  // namespace ozy::after_the_empire
