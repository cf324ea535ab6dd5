// turn.hpp - chapters 2, 4 and 16: how setup, turn and game go on from step to step.
#pragma once

#include "core/event.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

// The turn of `on_turn` begins: up to its first decision.
void begin_turn(State& state, Events* events);
// Whether the seat on turn has no choice but an expansion turn.
bool must_expand(const State& state);
void choose_expansion(State& state, Events* events);
void choose_decline(State& state, Events* events);
void end_conquests(State& state, Events* events);

// Goes on from the present question until somebody has to decide.
void go_on(State& state, Events* events);
void end_turn(State& state, Events* events);

void choose_starting_seat(State& state, Seat seat, Events* events);
void be_reborn(State& state, Events* events);
void choose_pair(State& state, int position, Events* events);
void draw(State& state, Tile tile, Events* events);

}  // namespace ozy::vinci
