// turn.hpp - chapters 3, 13 and 14: how a turn goes on from step to step.
#pragma once

#include "core/event.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Steps of an action, each going on to the next when nobody has to decide.
void building_step(State& state, Events* events);
void monument_step(State& state, Events* events);
void treasure_step(State& state, Events* events);
void finish_action(State& state, Events* events);
void begin_refill(State& state, Events* events);

// What is put on the space, and what follows: war or revolt, or the steps.
void put_piece(State& state, Cell target, Events* events);
// The leader chosen leaves the board.
void withdraw(State& state, Events* events);
// A side of the conflict commits so many tiles.
void support(State& state, int count, Events* events);

// The seat that draws now, in the deal and when hands are filled.
Seat drawing_seat(const State& state);

void choose_starting_seat(State& state, Seat seat, Events* events);
void draw(State& state, Color color, Events* events);

}  // namespace ozy::tigris
