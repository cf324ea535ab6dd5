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
    state.question = Question::action;
    tell(events, Happening::paid, state.active, {.a = operand(payment)});
}

// [AF-7.2] One action.
void choose_action(State& state, Action action) {
    constexpr EnumArray<Action, Question, action_count> first_question{
        {Question::build, Question::place, Question::trade, Question::empire, Question::expand}};
    state.progress.action = action;
    state.question = first_question[action];
}

// [AF-14.1] Always, and free.
void pass(State& state, Events* events) {
    acting(state).passed = 1;
    state.question = Question::bid;
    tell(events, Happening::passed, state.active);
}

// [AF-14.2] Any resources, in canonical order.
void bid(State& state, Resource resource, Events* events) {
    Power& power = acting(state);
    remove(power.goods[resource], 1);
    add(power.bid[resource], 1);
    state.progress.last = resource;
    tell(events, Happening::bid_added, state.active, {.a = operand(resource)});
}

void end_bidding(State& state, Events* events) {
    tell(events, Happening::bid_made, state.active, {.amount = amount_of(value_of(acting(state).bid))});
}

// [AF-15.1] The highest bid first; equal bids keep their order.
std::array<Seat, players> order_by_bids(const State& state) {
    std::array<Seat, players> order = state.order;
    const auto value = [&](Seat seat) { return value_of(state.powers[seat].bid); };
    for (std::size_t i = 1; i < order.size(); ++i)
        for (std::size_t j = i; j > 0 && value(order[j]) > value(order[j - 1]); --j) std::swap(order[j], order[j - 1]);
    return order;
}

// [AF-10.2] Somebody to trade with, whatever there is to give.
static bool has_traders(const State& state) {
    for (Area area : trade_areas)
        if (traders(state, state.active, area) > 0 || (has_sippar_trade(state) && sippar_reaches(state, area)))
            return true;
    return false;
}

Bars<State> action_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-7.5",
         {"why.action.unpaid", "Somebody has passed: pay for the action first"},
         [](const State& state, Move) { return state.question == Question::turn && somebody_passed(state); }},
        {"AF-8.6",
         {"why.build.moves", "Cities were moved four times in this turn"},
         [](const State& state, Move move) {
             return action_in(move) == Action::build && must_move_city(state, state.active) &&
                    acting(state).city_moves == city_moves_per_turn;
         }},
        {"AF-8.1",
         {"why.build.no_area", "No area of Sumer is free of cities and of others' armies"},
         [](const State& state, Move move) { return action_in(move) == Action::build && !can_build(state); }},
        {"AF-7.4",
         {"why.place.nothing", "Placing needs an available worker and a resource, or a usable scribe"},
         [](const State& state, Move move) { return action_in(move) == Action::place && !can_place(state); }},
        {"AF-10.3",
         {"why.trade.no_traders", "There are no traders in an area with trade icons"},
         [](const State& state, Move move) {
             return action_in(move) == Action::trade && !can_trade(state) && !has_traders(state);
         }},
        {"AF-10.2",
         {"why.trade.nothing", "Nothing held can be traded for anything within reach"},
         [](const State& state, Move move) { return action_in(move) == Action::trade && !can_trade(state); }},
        {"AF-11.1",
         {"why.start.second", "Only one empire can be started in a turn"},
         [](const State& state, Move move) {
             return action_in(move) == Action::start && acting(state).empire != Empire::none;
         }},
        {"AF-11.2",
         {"why.start.none", "No empire is left that the workers in its home allow to start"},
         [](const State& state, Move move) { return action_in(move) == Action::start && !can_start(state); }},
        {"AF-13.1",
         {"why.expand.nothing", "Expanding needs an empire started in this turn and an available army"},
         [](const State& state, Move move) { return action_in(move) == Action::expand && !can_expand(state); }},
    };
    return bars;
}

Bars<State> payment_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-7.5",
         {"why.pay.nobody_passed", "Nobody has passed: actions are free"},
         [](const State& state, Move) { return !somebody_passed(state); }},
        {"AF-7.6",
         {"why.pay.not_held", "There is none to pay with: {thing}"},
         [](const State& state, Move move) { return !has_payment(acting(state), payment_in(move)); }},
        {"AF-7.8",
         {"why.pay.no_action", "After paying {thing} no action would be possible"},
         [](const State& state, Move move) { return !may_pay(state, payment_in(move)); }},
    };
    return bars;
}

Bars<State> bid_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-14.2", not_held, is_not_held},
        {"AF-14.2", out_of_order, is_out_of_order},
    };
    return bars;
}

// [AF-7.9] Place, Trade and Expand end once something has been done; everything else ends at once.
static bool is_undone(const State& state, Move /*move*/) {
    constexpr QuestionSet needs_a_deed{Question::place, Question::trade, Question::expand};
    return state.progress.acted == 0 && needs_a_deed.contains(state.question);
}

Bars<State> end_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-7.9", {"why.nothing_done", "The action cannot end before something has been done"}, is_undone},
    };
    return bars;
}

void list_end(const State& state, MoveList& out) {
    if (const Move end = make_move(Kind::end); !is_undone(state, end)) out.push_back(end);
}

// [AF-7.5] Once somebody has passed an action must be paid for.
void list_actions(const State& state, MoveList& out) {
    if (state.question == Question::turn && somebody_passed(state)) return;
    list_each(Kind::action, possible_actions(state), out);
}
void list_payments(const State& state, MoveList& out) {
    if (!somebody_passed(state)) return;
    for (Payment payment : all_payments)
        if (may_pay(state, payment)) out.push_back(make_move(Kind::pay, payment));
}

}  // namespace ozy::after_the_flood
