// defence.hpp - how likely a castle is to be sacked in the coming combat, without playing it out.
#pragma once

#include "games/after_the_empire/game.hpp"

namespace ozy::after_the_empire {

// Chance of a sack in this season's combat, in hundredths: known cards as they are, unknown ones at their mean.
int chance_of_sack(const State& state, Seat seat);

}  // namespace ozy::after_the_empire
