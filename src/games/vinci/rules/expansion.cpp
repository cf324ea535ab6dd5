// expansion.cpp - chapter 5: what an expansion turn begins with.
#include "games/vinci/rules/expansion.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/naming.hpp"

namespace ozy::vinci {

namespace {

// [VI-5.1] [VI-14.10] [VI-14.17] Medicine's tokens stay, the General's are borrowed.
void receive_tokens(State& state, Events* events) {
    const Seat seat = state.turn.on_turn;
    Realm& realm = state.realms[seat];
    const int gained = tokens_to_be_had(state, seat, effect(realm.civilization, &AbilityFacts::tokens));
    change(realm.hand, gained);
    const int borrowed = tokens_to_be_had(state, seat, effect(realm.civilization, &AbilityFacts::borrowed));
    change(realm.hand, borrowed);
    change(state.turn.borrowed, borrowed);
    if (gained > 0) tell(events, Happening::tokens_gained, seat, {.amount = amount_of(gained)});
    if (borrowed > 0) tell(events, Happening::tokens_borrowed, seat, {.amount = amount_of(borrowed)});
}

// [VI-5.2] All tokens but one from each active province.
void collect_tokens(State& state) {
    Realm& realm = state.realms[state.turn.on_turn];
    for (Province province : realm.active) {
        change(realm.hand, state.tokens[province] - 1);
        state.tokens[province] = 1;
    }
}

}  // namespace

// [VI-14.9] [VI-14.15] [VI-14.19] Uses of Espionage, Fortification and Diplomacy are counted anew each turn.
void begin_expansion(State& state, Events* events) {
    Turn& turn = state.turn;
    Realm& realm = state.realms[turn.on_turn];
    realm.unplayed = 0;
    receive_tokens(state, events);
    collect_tokens(state);
    change(turn.spies_left, effect(realm.civilization, &AbilityFacts::spies));
    change(turn.truces_left, effect(realm.civilization, &AbilityFacts::truces));
    change(turn.forts_left, effect(realm.civilization, &AbilityFacts::forts));
    tell(events, Happening::expansion_began, turn.on_turn, {.amount = amount_of(realm.hand)});
}

// [VI-5.3] [VI-14.19] Different opponents, in increasing seat order.
SeatSet truce_partners(const State& state) {
    if (state.turn.truces_left == 0) return {};
    return (SeatSet::first_of(seats(state)) - SeatSet{state.turn.on_turn}).from(state.turn.last_used);
}

Bars<State> truce_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"VI-14.19",
         {"why.truce.nobody", "Nobody sits there"},
         [](const State& state, Move move) { return ozy::index(seat_in(move)) >= seats(state); }},
        {"VI-14.19",
         {"why.truce.self", "A truce is made with another seat"},
         [](const State& state, Move move) { return seat_in(move) == state.turn.on_turn; }},
        {"VI-14.19",
         {"why.truce.order", "Truces are made from the first seat to the last: {seat} had to be named earlier"},
         [](const State& state, Move move) { return !truce_partners(state).contains(seat_in(move)); }},
    };
    return bars;
}

void make_truce(State& state, Seat other, Events* events) {
    state.realms[state.turn.on_turn].truces.insert(other);
    change(state.turn.truces_left, -1);
    state.turn.last_used = narrow(index(other) + 1);
    tell(events, Happening::truce_made, state.turn.on_turn, {.a = operand(other)});
}

// [VI-5.4] In increasing index order, before the first conquest; [VI-5.5] all of them if the seat likes; [VI-6.13] none
// after a conquest.
ProvinceSet abandonable(const State& state) {
    if (state.turn.conquests > 0) return {};
    return state.realms[state.turn.on_turn].active.from(state.turn.last_used);
}

Bars<State> abandonment_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        not_own("VI-5.4", "why.abandon.not_own"),
        {"VI-6.13",
         {"why.abandon.late", "After the first conquest nothing can be abandoned"},
         [](const State& state, Move) { return state.turn.conquests > 0; }},
        too_late("VI-5.4"),
    };
    return bars;
}

void abandon(State& state, Province province, Events* events) {
    Realm& realm = state.realms[state.turn.on_turn];
    change(realm.hand, state.tokens[province]);
    vacate(state, state.turn.on_turn, province);
    state.turn.last_used = narrow(index(province) + 1);
    tell(events, Happening::province_abandoned, state.turn.on_turn, {.a = operand(province)});
}

// [VI-1.9] [VI-10.5] Empty: no token, no fort, and no neutral token comes back.
void vacate(State& state, Seat owner, Province province) {
    state.realms[owner].active.erase(province);
    state.realms[owner].declining.erase(province);
    state.forts.erase(province);
    state.tokens[province] = 0;
}

}  // namespace ozy::vinci
