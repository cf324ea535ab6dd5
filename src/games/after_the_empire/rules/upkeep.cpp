// upkeep.cpp - chapters 11 and 12: flags, income, turn order, harvest and feast.
#include "games/after_the_empire/rules/upkeep.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/goods.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/steps.hpp"

namespace ozy::after_the_empire {

namespace {

SeatSet sacked_seats(const State& state) {
    SeatSet sacked;
    for (Seat seat : seats_of(seats(state)))
        if (state.lords[seat].sacked != 0) sacked.insert(seat);
    return sacked;
}

}  // namespace

// [AE-11.1] Of the seats not sacked the one with the most real gold gets the season's flag; [AE-11.9] with `flag`
// richest the one with the most of all, if not sacked. [AE-11.2] If several share the most, each gets a flag worth 1
// instead. [AE-10.7] A sacked seat gets none, [AE-11.3] and if all were sacked nobody does. [AE-11.4] Flags are never
// lost.
void give_flags(State& state, Events* events) {
    const SeatSet all = SeatSet::first_of(seats(state)), sacked = sacked_seats(state);
    const SeatSet richest = richest_of(state, state.options.flag_for_richest != 0 ? all : all - sacked);
    const SeatSet winners = richest - sacked;
    if (winners.empty()) return tell(events, Happening::no_flag, Seat::chance);
    const std::uint8_t value = richest.count() == 1 ? flag_by_season[season_index(state)] : flag_on_tie;
    for (Seat seat : winners) {
        ++state.lords[seat].flags_worth(value);
        tell(events, Happening::flag_won, seat, {.amount = amount_of(value)});
    }
}

// [AE-11.5] The castle's income, [AE-11.6] then `income` effects.
void pay_income(State& state, Events* events) {
    for (Seat seat : seats_of(seats(state))) {
        Lord& lord = state.lords[seat];
        const int income = castle_income(lord.castle);
        change(lord.stock.gold, income);
        tell(events, Happening::income_paid, seat, {.amount = amount_of(income)});
        do_effects(state, seat, Trigger::income, events);
    }
}

// [AE-11.7] By gold, least first; seats with equal gold keep their order. [AE-11.8] Set once a season.
void set_turn_order(State& state, Events* events) {
    const std::span<Seat> order = turn_order(state);
    for (std::size_t i = 1; i < order.size(); ++i)
        for (std::size_t j = i; j > 0 && state.lords[order[j]].stock.gold < state.lords[order[j - 1]].stock.gold; --j)
            std::swap(order[j], order[j - 1]);
    tell_order(state, events);
}

void tell_order(const State& state, Events* events) {
    const auto& order = state.turn.order;
    const int count = seats(state);
    tell(events, Happening::order_set, Seat::chance,
         {.a = operand(order[0]),
          .b = operand(order[1]),
          .c = count > 2 ? operand(order[2]) : std::uint8_t{255},
          .amount = amount_of(count > 3 ? index(order[3]) : -1)});
}

// [AE-12.1] Each farm gives food equal to its level; then `harvest` effects.
void harvest(State& state, Events* events) {
    for (Seat seat : seats_of(seats(state))) {
        const int food = farm_food(state.lords[seat]);
        change(state.lords[seat].stock.food, food);
        tell(events, Happening::harvest_gathered, seat, {.amount = amount_of(food)});
        do_effects(state, seat, Trigger::harvest, events);
    }
}

// [AE-12.2] Every soldier takes 1 food. [AE-12.3] Food must be used first; each soldier without food costs 1 gold.
// [AE-12.4] If the gold runs out too, the rest go hungry without penalty.
void feast(State& state, Events* events) {
    for (Seat seat : seats_of(seats(state))) {
        Lord& lord = state.lords[seat];
        const int eaters = mouths(lord);
        const int food = std::min<int>(eaters, lord.stock.food);
        const int gold = std::min<int>(eaters - food, lord.stock.gold);
        change(lord.stock.food, -food);
        change(lord.stock.gold, -gold);
        tell(events, Happening::feast_held, seat,
             {.a = operand(food), .b = operand(gold), .c = operand(eaters - food - gold)});
    }
}

// [AE-11.5] 1 gold for each wall, gate and turret, whatever its cubes; none for an inoperable turret.
int castle_income(const Castle& castle) {
    int income = 0;
    for (CastlePosition position : all_positions) income += castle.works(position);
    return income;
}

int farm_food(const Lord& lord) {
    int food = 0;
    for (std::uint8_t level : lord.farms) food += level;
    return food;
}

// [AE-12.2] Fit or wounded, less [AE-7.33] `feast_relief`, not below 0.
int mouths(const Lord& lord) { return std::max(0, soldiers(lord) - standing_total(lord, Op::feast_relief)); }

}  // namespace ozy::after_the_empire
