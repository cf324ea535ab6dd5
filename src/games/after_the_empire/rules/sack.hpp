// sack.hpp - chapter 10: a castle is sacked.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

void sack(State& state, Events* events);
// All cards are chosen.
void end_sack(State& state, Events* events);
Bars<State> damage_bars(const State& state);
void list_damages(const State& state, MoveList& out);
void damage(State& state, Card card, Events* events);
// What the seat's gold would be after a sack.
int gold_after_sack(const Lord& lord);
// [AE-10.3] How many of its cards a sack would damage.
int cards_damaged_if_sacked(const State& state, const Lord& lord);

}  // namespace ozy::after_the_empire
