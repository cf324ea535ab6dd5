// pass.cpp - chapters 7, 14 and 15: paying for actions, passing, bidding, the new order of play.
#include "games/after_the_flood/rules/pass.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/rules/build.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/pieces.hpp"
#include "games/after_the_flood/rules/place.hpp"
#include "games/after_the_flood/rules/trade.hpp"
#include "games/after_the_flood/turn.hpp"

namespace ozy::after_the_flood {

namespace {

void take_payment(State& state, Payment payment) {
    Power& power = acting(state);
    if (payment == Payment::worker)
        move_workers(power, Place::available, Place::unavailable, 1);
    else if (payment == Payment::army)
        discard_armies(power, 1);
    else
        discard_goods(state, power, resource_of(payment), 1);
}

bool can_act(const State& state) {
    return can_build(state) || can_start(state) || can_place(state) || can_expand(state) || can_trade(state);
}

}  // namespace

// [AF-7.3] [AF-7.4] An action can be chosen only if it can do something.
ActionSet possible_actions(const State& state) {
    ActionSet out;
    if (can_build(state)) out.insert(Action::build);
    if (can_place(state)) out.insert(Action::place);
    if (can_trade(state)) out.insert(Action::trade);
    if (can_start(state)) out.insert(Action::start);
    if (can_expand(state)) out.insert(Action::expand);
    return out;
}

// [AF-7.6] One resource, one available worker or one available army.
bool has_payment(const Power& power, Payment payment) {
    if (payment == Payment::worker) return power.workers[Place::available] > 0;
    if (payment == Payment::army) return power.armies_available > 0;
    return power.goods[resource_of(payment)] > 0;
}

// [AF-7.8] Only if an action remains after it. What is paid touches neither building nor starting.
bool may_pay(const State& state, Payment payment) {
    if (!has_payment(acting(state), payment)) return false;
    if (can_build(state) || can_start(state)) return true;
    State after = state;
    take_payment(after, payment);
    return can_act(after);
}

// [AF-7.7] One thing, for the whole action.
void pay(State& state, Payment payment, Events* events) {
    take_payment(state, payment);
    state.decision = Decision::action;
    tell(events, Happening::paid, state.active, {.a = operand(payment)});
}

// [AF-7.2] One action.
void choose_action(State& state, Action action) {
    constexpr EnumArray<Action, Decision, action_count> first_decision{
        {Decision::build, Decision::place, Decision::trade, Decision::empire, Decision::expand}};
    state.step.action = action;
    state.decision = first_decision[action];
}

// [AF-14.1] Always, and free.
void pass(State& state, Events* events) {
    acting(state).passed = 1;
    state.decision = Decision::bid;
    tell(events, Happening::passed, state.active);
}

// [AF-14.2] Any resources, in canonical order.
void bid(State& state, Resource resource, Events* events) {
    Power& power = acting(state);
    remove(power.goods[resource], 1);
    add(power.bid[resource], 1);
    state.step.last = resource;
    tell(events, Happening::bid_added, state.active, {.a = operand(resource)});
}

void end_bidding(State& state, Events* events) {
    tell(events, Happening::bid_made, state.active, {.amount = amount_of(value_of(acting(state).bid))});
    finish_action(state, events);
}

// [AF-15.1] The highest bid first; equal bids keep their order.
std::array<Seat, players> order_by_bids(const State& state) {
    std::array<Seat, players> order = state.order;
    const auto value = [&](Seat seat) { return value_of(state.powers[seat].bid); };
    for (std::size_t i = 1; i < order.size(); ++i)
        for (std::size_t j = i; j > 0 && value(order[j]) > value(order[j - 1]); --j) std::swap(order[j], order[j - 1]);
    return order;
}

}  // namespace ozy::after_the_flood
