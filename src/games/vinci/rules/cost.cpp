// cost.cpp - chapter 7: where a seat can attack, and what each conquest costs.
#include "games/vinci/rules/cost.hpp"

#include "games/vinci/rules/abilities.hpp"

namespace ozy::vinci {

namespace {

// [VI-7.3] [VI-7.4] [VI-7.5] Targets that a mountain or a fort makes cheaper by 1, and those that a fort on a mountain
// makes cheaper by 2. Without active provinces there is no base. Tokens on the base do not matter.
std::array<ProvinceSet, 2> discounted_targets(const State& state, Seat seat) {
    const ProvinceSet bases = state.realms[seat].active;
    const Borders& reach = reach_of(state, seat);
    return {joined_to(reach, bases & (mountains | state.forts)), joined_to(reach, bases & mountains & state.forts)};
}

// [VI-14.12] [VI-14.13] [VI-14.14] Weapons, Galleys and Mountaineers; a doubled tile counts in both sets.
std::array<ProvinceSet, 2> cheaper_targets(Civilization civilization) {
    if (!civilization.exists()) return {};
    const ProvinceSet first = ability_of(civilization.tiles[0]).cheaper_in;
    const ProvinceSet second = ability_of(civilization.tiles[1]).cheaper_in;
    if (weight(civilization, 0) > 1) return {first, first};
    if (weight(civilization, 1) > 1) return {second, second};
    return {first, second};
}

// [VI-14.11] Active provinces of other seats with Militia of level 1 or more, and of level 2.
std::array<ProvinceSet, 2> militia_targets(const State& state, Seat attacker) {
    std::array<ProvinceSet, 2> out;
    for (Seat seat : seats_of(seats(state))) {
        if (seat == attacker) continue;
        const int level = effect(state.realms[seat].civilization, &AbilityFacts::militia);
        if (level > 0) out[0] |= state.realms[seat].active;
        if (level > 1) out[1] |= state.realms[seat].active;
    }
    return out;
}

// A front whose targets are not asked for.
Front prices_of(const State& state, Seat seat) {
    return {.targets = {},
            .discounted = discounted_targets(state, seat),
            .cheaper = cheaper_targets(state.realms[seat].civilization),
            .militia = militia_targets(state, seat)};
}

}  // namespace

// [VI-6.2] [VI-6.3] With active provinces what is in their reach, else where the civilization may enter; [VI-6.4] a new
// one and [VI-15.1] one that lost or left all its provinces alike. [VI-14.24] Revolutionaries enter anywhere.
ProvinceSet open_targets(const State& state, Seat seat) {
    const Realm& realm = state.realms[seat];
    if (!realm.active.empty()) return joined_to(reach_of(state, seat), realm.active) - realm.active;
    return has(realm.civilization, &AbilityFacts::enters_anywhere) ? everywhere : starting_provinces;
}

ProvinceSet under_truce(const State& state, Seat seat) {
    ProvinceSet out;
    for (Seat other : seats_of(seats(state))) {
        const Realm& realm = state.realms[other];
        if (realm.truces.contains(seat) || state.realms[seat].truces.contains(other))
            out |= realm.active | realm.declining;
    }
    return out;
}

ProvinceSet targets_of(const State& state, Seat seat) { return open_targets(state, seat) - under_truce(state, seat); }

Front front_of(const State& state, Seat seat) {
    Front front = prices_of(state, seat);
    front.targets = targets_of(state, seat);
    return front;
}

int cost_of(const State& state, Province target) {
    return conquest_cost(state, prices_of(state, state.turn.on_turn), target).total;
}

}  // namespace ozy::vinci
