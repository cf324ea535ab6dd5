// turn.hpp - chapters 2, 3 and 10: how the game goes on from step to step.
#pragma once

#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

constexpr bool is_chance(Question question) { return question <= Question::conflict; }
constexpr bool draws_card(Question question) { return question >= Question::deal && question <= Question::draw; }
// Whether what may be answered depends on the stash.
constexpr bool asks_for_tokens(Question question) {
    return question == Question::turn || question == Question::loan || question == Question::convert ||
           question == Question::industry || question == Question::pay || question == Question::axes ||
           question == Question::coins;
}
constexpr Seat decider_of(const Turn& turn) {
    if (is_chance(turn.question)) return Seat::chance;
    if (turn.question == Question::over) return Seat::over;
    return turn.question == Question::window ? turn.asked : turn.active;
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

// The first question that the active seat is asked in its secret bid or private Economy; others see it there.
Question first_bid_question(const State& state);
Question first_economy_question(const State& state);

}  // namespace ozy::empires_end
