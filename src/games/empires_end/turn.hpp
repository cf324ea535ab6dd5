// turn.hpp - chapters 2, 3 and 10: how the game goes on from step to step.
#pragma once

#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

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

// In a disaster: the card asked for comes; the seat on turn has handled a slot; it ends its turn.
void turn_up_disaster(State& state, Card card, Events* events);
void continue_turn(State& state, Events* events);
void end_turn(State& state, Events* events);
// A card for the hand of the seat that draws.
void draw(State& state, Card card, Events* events);
// In a conflict: the card comes; the seat on turn makes its bid with so many Coins.
void turn_up_conflict(State& state, Conflict conflict, Events* events);
void make_bid(State& state, int coins, Events* events);

// The first question that the active seat is asked in its secret bid or private Economy; others see it there.
Question first_bid_question(const State& state);
Question first_economy_question(const State& state);

}  // namespace ozy::empires_end
