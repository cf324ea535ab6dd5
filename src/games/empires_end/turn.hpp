// turn.hpp - chapters 2, 3 and 10: how the game goes on from step to step.
#pragma once

#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

constexpr bool is_chance(Step step) { return step <= Step::conflict; }
constexpr bool draws_card(Step step) { return step >= Step::deal && step <= Step::draw; }
// Whether what may be answered depends on the stash.
constexpr bool asks_for_tokens(Step step) {
    return step == Step::turn || step == Step::loan || step == Step::convert || step == Step::industry ||
           step == Step::pay || step == Step::axes || step == Step::coins;
}
constexpr Seat decider_of(const Turn& turn) {
    if (is_chance(turn.step)) return Seat::chance;
    if (turn.step == Step::over) return Seat::over;
    return turn.step == Step::window ? turn.asked : turn.active;
}

// Chance at setup.
void list_first_players(const State& state, MoveList& out);
void list_tiles(const State& state, MoveList& out);
void choose_first_player(State& state, Seat seat, Events* events);
void lay_tile(State& state, Tile tile, Events* events);
void deal_card(State& state, Card card, Events* events);

void begin_phase(State& state, Events* events);
// [EE-10.1] A seat in EI chooses which half comes first.
void choose_order(State& state, Order order, Events* events);
// The seat on turn has completed its Economy or Industry.
void finish_half(State& state, Events* events);
// [EE-3.1] The phase is over: the marker goes to the next space, or to End.
void advance_marker(State& state, Events* events);

// The first step at which the active seat is asked in its secret bid or private Economy; others see it there.
Step first_bid_step(const State& state);
Step first_economy_step(const State& state);

}  // namespace ozy::empires_end
