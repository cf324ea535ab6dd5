// rounds.hpp - chapter 9: rounds of archery, movement, melee and check.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

void begin_round(State& state, Events* events);

// [AE-9.2] Own damage on a field in the given round.
int archery_damage(const Lord& lord, Side side, int round);
// The round in which the seat shoots next, or shoots now: each castle counts its own rounds (AE-8.10).
int round_of_archery(const State& state, Seat seat);
// Invaders that die in the field asked about.
int killed_in(const State& state, Side side);
Bars<State> kill_bars(const State& state);
void list_kills(const State& state, MoveList& out);
void kill(State& state, Side side, int archers, Events* events);

// Of the losses at a place, the least and the most that can be mercenaries.
Share mercenaries_among_losses(const State& state, Place place);
Bars<State> lose_bars(const State& state);
void list_losses(const State& state, MoveList& out);
void lose(State& state, Place place, int mercenaries, Events* events);

void fight_melee(State& state, Events* events);

void survive(State& state, Events* events);
void end_combat(State& state, Events* events);

}  // namespace ozy::after_the_empire
