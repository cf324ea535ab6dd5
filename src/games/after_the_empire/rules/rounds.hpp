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
// Whether there is a field, from the one asked about on, or a place, where somebody falls: it is asked about then.
bool kill_is_due(State& state);
bool loss_is_due(State& state);
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

// Invaders enter through gaps and over walls.
void move_invaders(State& state, Events* events);
// Those inside fight; the losses of the troops there are still to be named.
void fight_inside(State& state, Events* events);
void batter_walls(State& state, Events* events);
// No invader can win any more, or no troop.
bool has_survived(const Lord& lord);
bool is_overrun(const Lord& lord);

// Troops and tokens of the active seat after its combat.
void stand_down(State& state);

}  // namespace ozy::after_the_empire
