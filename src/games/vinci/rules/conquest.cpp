// conquest.cpp - chapter 6: a province changes hands.
#include "games/vinci/rules/conquest.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/moves.hpp"
#include "games/vinci/rules/abilities.hpp"
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
    state.tokens[target] = narrow(cost);
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

bool is_out_of_reach(const State& state, Move move) {
    return !open_targets(state, state.turn.on_turn).contains(province_in(move));
}
const Realm& attacker(const State& state) { return state.realms[state.turn.on_turn]; }

constexpr Bar<State> held_already = {
    "VI-6.2",
    {"why.conquer.own", "{province} belongs to this civilization already"},
    [](const State& state, Move move) { return attacker(state).active.contains(province_in(move)); }};
constexpr Bar<State> no_entry = {
    "VI-6.3", {"why.conquer.start", "{province} is no starting province"}, [](const State& state, Move move) {
        return attacker(state).active.empty() && is_out_of_reach(state, move);
    }};
constexpr Bar<State> out_of_reach = {
    "VI-6.2", {"why.conquer.reach", "{province} is not in reach of an active province"}, is_out_of_reach};
constexpr Bar<State> at_truce = {
    "VI-6.5", {"why.conquer.truce", "A truce with {owner} protects {province}"}, [](const State& state, Move move) {
        return under_truce(state, state.turn.on_turn).contains(province_in(move));
    }};

}  // namespace

Bars<State> conquest_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        held_already,
        no_entry,
        out_of_reach,
        at_truce,
        {"VI-6.6",
         {"why.conquer.cost", "{province} costs {cost}, and the hand holds {hand}"},
         [](const State& state, Move move) { return cost_of(state, province_in(move)) > attacker(state).hand; }},
    };
    return bars;
}

Bars<State> spy_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"VI-14.9",
         {"why.spy.none", "Only a civilization with Espionage has spies"},
         [](const State& state, Move) { return !has(attacker(state).civilization, &AbilityFacts::spies); }},
        held_already,
        no_entry,
        out_of_reach,
        at_truce,
        {"VI-7.7",
         {"why.spy.used", "No spy is left this turn"},
         [](const State& state, Move) { return state.turn.spies_left == 0; }},
        {"VI-7.7",
         {"why.spy.hand", "A spy costs 2 tokens, and there are not so many"},
         [](const State& state, Move) { return attacker(state).hand < spy_cost; }},
        {"VI-7.7",
         {"why.spy.cheap", "{province} costs no more than 2 anyway"},
         [](const State& state, Move move) { return cost_of(state, province_in(move)) <= spy_cost; }},
    };
    return bars;
}

// [VI-6.1] Any number of conquests, and an end at any moment. [VI-6.6] What the hand can pay.
void list_conquests(const State& state, MoveList& out) {
    list_provinces(Kind::abandon, abandonable(state), out);
    const Front front = front_of(state, state.turn.on_turn);
    const int hand = attacker(state).hand;
    for (Province target : front.targets) {
        const int cost = conquest_cost(state, front, target).total;
        if (cost <= hand) out.push_back(make_move(Kind::conquer, target));
        if (spy_may_go(state, cost)) out.push_back(make_move(Kind::spy, target));
    }
    out.push_back(make_move(Kind::end));
}

// [VI-6.12] The own declining empire is conquered like any other.
void conquer(State& state, Province target, Events* events) {
    take_province(state, {Happening::conquered, target, cost_of(state, target)}, events);
}

// [VI-7.6] Exactly 2, whatever is there.
void conquer_by_spy(State& state, Province target, Events* events) {
    change(state.turn.spies_left, -1);
    take_province(state, {Happening::conquered_by_spy, target, spy_cost}, events);
}

}  // namespace ozy::vinci
