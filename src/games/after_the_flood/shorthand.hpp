// shorthand.hpp - forced choices in notation: nobody has to write them; who does is understood.
#pragma once

#include "core/move.hpp"
#include "core/result.hpp"
#include "core/words.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// Takes one choice from the front of the words, without what it forces.
Result<Move> read_choice(const State& state, Words& words);

// Takes what the words say of the choices that a legal one forces on the same seat: each means that choice and no
// other. Refused if they say something else.
Outcome take_forced(const State& state, Move move, Words& words);

}  // namespace ozy::after_the_flood
