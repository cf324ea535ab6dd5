// conquest.cpp - chapter 6: a province changes hands.
#include "games/vinci/rules/conquest.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/rules/cost.hpp"
#include "games/vinci/rules/expansion.hpp"

namespace ozy::vinci {

namespace {

// [VI-6.14] [VI-10.6] Neutral provinces and those of other seats count, once each; empty and own ones do not.
bool makes_slave(const State& state, Holder former) {
    return former.holding == Holding::neutral || (is_player(former.seat) && former.seat != state.turn.on_turn);
}

// [VI-6.9] One token of an active defender is destroyed, the others return to its hand.
void destroy_token(State& state, Seat owner, Province target, Events* events) {
    const int returned = state.tokens[target] - 1;
    change(state.realms[owner].hand, returned);
    tell(events, Happening::token_destroyed, owner, {.a = operand(target), .amount = amount_of(returned)});
}

// [VI-6.8] A neutral token and [VI-6.11] a fort go to the brown supply; [VI-6.10] a declining token leaves for good.
void clear_target(State& state, Holder former, Province target, Events* events) {
    if (former.holding == Holding::active) destroy_token(state, former.seat, target, events);
    if (state.forts.contains(target)) tell(events, Happening::fort_removed, former.seat, {.a = operand(target)});
    if (former.holding == Holding::neutral) state.neutral.erase(target);
    if (is_player(former.seat)) vacate(state, former.seat, target);
}

// [VI-6.6] The cost goes from the hand onto the province; [VI-6.7] a cost of 0 takes it as well.
void occupy(State& state, Province target, int cost) {
    Realm& realm = state.realms[state.turn.on_turn];
    change(realm.hand, -cost);
    state.tokens[target] = static_cast<std::uint8_t>(cost);
    realm.active.insert(target);
}

struct Conquest {
    Happening how;
    Province target;
    int cost;
};
void take_province(State& state, const Conquest& conquest, Events* events) {
    const auto [how, target, cost] = conquest;
    const Holder former = holder_of(state, target);
    tell(events, how, state.turn.on_turn,
         {.a = operand(target), .b = operand(former.holding), .c = operand(former.seat), .amount = amount_of(cost)});
    change(state.turn.slaves, makes_slave(state, former));
    clear_target(state, former, target, events);
    occupy(state, target, cost);
    change(state.turn.conquests, 1);
    state.turn.last_used = 0;
}

}  // namespace

// [VI-6.12] The own declining empire is conquered like any other.
void conquer(State& state, Province target, Events* events) {
    const Front front = front_of(state, state.turn.on_turn);
    take_province(state, {Happening::conquered, target, conquest_cost(state, front, target).total}, events);
}

// [VI-7.6] Exactly 2, whatever is there.
void conquer_by_spy(State& state, Province target, Events* events) {
    change(state.turn.spies_left, -1);
    take_province(state, {Happening::conquered_by_spy, target, spy_cost}, events);
}

}  // namespace ozy::vinci
