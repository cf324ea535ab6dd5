// cost.hpp - chapter 7: where a seat can attack, and what each conquest costs.
#pragma once

#include "games/vinci/state.hpp"

namespace ozy::vinci {

// Provinces where a seat's civilization can go: VI-6.2, VI-6.3.
ProvinceSet open_targets(const State& state, Seat seat);
// Those that it may attack, whether it can pay for it or not: VI-6.5 keeps it from others.
ProvinceSet targets_of(const State& state, Seat seat);

// Where a seat stands against the rest of the board: found once, asked for every target.
struct Front {
    ProvinceSet targets;                    // targets_of()
    std::array<ProvinceSet, 2> discounted;  // in reach of a base that gives 1 or more; of one that gives 2
    std::array<ProvinceSet, 2> cheaper;     // 1 less for each of these that holds the target
    std::array<ProvinceSet, 2> militia;     // 1 more for each of these that holds the target
};
Front front_of(const State& state, Seat seat);

// [VI-7.1] A cost and what it is made of.
struct Cost {
    int terrain = 0, tokens = 0, fort = 0, militia = 0;  // add to the 2
    int base = 0, abilities = 0;                         // take away
    int total = 0;                                       // not below min_cost
};
// [VI-7.1] [VI-7.2] [VI-10.3]
constexpr Cost conquest_cost(const State& state, const Front& front, Province target) {
    Cost cost;
    cost.terrain = (forests | mountains).contains(target);
    cost.tokens = state.tokens[target];
    cost.fort = state.forts.contains(target);
    cost.militia = front.militia[0].contains(target) + front.militia[1].contains(target);
    cost.base = front.discounted[0].contains(target) + front.discounted[1].contains(target);
    cost.abilities = front.cheaper[0].contains(target) + front.cheaper[1].contains(target);
    const int sum = 2 + cost.terrain + cost.tokens + cost.fort + cost.militia - cost.base - cost.abilities;
    cost.total = std::max<int>(state.options.min_cost, sum);
    return cost;
}

// What the seat on turn would pay for a province.
int cost_of(const State& state, Province target);

// [VI-6.5] Provinces that a truce keeps the seat from conquering.
ProvinceSet under_truce(const State& state, Seat seat);

// [VI-7.7] A spy goes only where it is cheaper, and only with tokens and uses left.
constexpr bool spy_may_go(const State& state, int normal_cost) {
    return state.turn.spies_left > 0 && state.realms[state.turn.on_turn].hand >= spy_cost && normal_cost > spy_cost;
}

}  // namespace ozy::vinci
