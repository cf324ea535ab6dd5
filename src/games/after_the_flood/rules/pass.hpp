// pass.hpp - chapters 7, 14 and 15: paying for actions, passing, bidding, the new order of play.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

ActionSet possible_actions(const State& state);
bool has_payment(const Power& power, Payment payment);
// Held, and some action can be chosen after it.
bool may_pay(const State& state, Payment payment);

void pay(State& state, Payment payment, Events* events);
void choose_action(State& state, Action action);
void pass(State& state, Events* events);
void bid(State& state, Resource resource, Events* events);
void end_bidding(State& state, Events* events);

// The order of play that the bids give.
std::array<Seat, players> order_by_bids(const State& state);

Bars<State> action_bars(const State& state);
Bars<State> payment_bars(const State& state);
Bars<State> bid_bars(const State& state);
Bars<State> end_bars(const State& state);
void list_actions(const State& state, MoveList& out);
void list_payments(const State& state, MoveList& out);
void list_end(const State& state, MoveList& out);

}  // namespace ozy::after_the_flood
