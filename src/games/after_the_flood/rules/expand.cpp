// expand.cpp - chapter 13: the action Expand Empire.
#include "games/after_the_flood/rules/expand.hpp"

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

// [AF-13.2] Legal only if the rest still pays.
bool can_pay(const State& state, int price) { return acting(state).armies_available >= price + price_of_repeat(state); }

void pay_repeat(State& state, Events* events) {
    if (price_of_repeat(state) == 0) return;
    discard_armies(acting(state), repeat_price);
    tell(events, Happening::repeat_paid, state.active);
}

AreaSet cities_of_others(const State& state) { return all_cities(state.map) - state.map.cities[state.active]; }

}  // namespace

int price_of_repeat(const State& state) { return state.progress.acted ? repeat_price : 0; }

// [AF-3.3] Across borders and along arrows. [AF-13.6] Without an army on the map only the home, or all of Sumer for a
// Sumer empire. [AF-3.4] Walled areas are never reached otherwise.
AreaSet reach_of(const State& state, Seat seat) {
    const AreaSet held = state.map.held[seat];
    if (held.empty()) {
        const Empire empire = state.powers[seat].empire;
        if (empire == Empire::none) return {};
        return starts_anywhere_in_sumer(empire) ? sumer : AreaSet(empires[empire].home);
    }
    AreaSet reach;
    for (Area area : held) reach |= reach_from[area];
    return reach - held;
}

// [AF-13.3] An area not held, and an army to enter it.
AreaSet invadable(const State& state) { return can_pay(state, 1) ? reach_of(state, state.active) : AreaSet(); }

// [AF-13.8] Shuruppak protects while it is not the owner's only city.
int price_of_city(const State& state, Seat owner) {
    const bool is_protected = has_city(state, owner, Area::shuruppak) && state.map.cities[owner].count() > 1;
    return is_protected ? shuruppak_destroy_price : destroy_price;
}

// [AF-13.7] Cities of others in areas of Sumer that the seat holds.
AreaSet destroyable(const State& state) {
    AreaSet out;
    if (!can_pay(state, destroy_price)) return out;
    for (Area area : state.map.held[state.active] & cities_of_others(state))
        if (can_pay(state, price_of_city(state, *city_owner(state.map, area)))) out.insert(area);
    return out;
}

// [AF-13.9] Areas with exactly one army of the seat. [AF-2.3] Never a third.
AreaSet reinforceable(const State& state) {
    return can_pay(state, 1) ? state.map.held[state.active] - state.map.pairs : AreaSet();
}

// [AF-13.1] Only with an empire of this turn and an available army.
bool can_expand(const State& state) {
    const Power& power = acting(state);
    if (power.empire == Empire::none || power.armies_available == 0) return false;
    return !invadable(state).empty() || !reinforceable(state).empty() || !destroyable(state).empty();
}

void invade(State& state, Area area, Events* events) {
    pay_repeat(state, events);
    if (holder(state.map, area))
        begin_fight(state, area);  // [AF-13.5]
    else
        enter_area(state, area, events);  // [AF-13.4]
}

// [AF-13.7] Base and expansion return to their owner.
void destroy_city(State& state, Area area, Events* events) {
    pay_repeat(state, events);
    const Seat owner = *city_owner(state.map, area);
    const int price = price_of_city(state, owner);
    discard_armies(acting(state), price);
    state.map.cities[owner].erase(area);
    state.map.expanded.erase(area);
    tell(events, Happening::city_destroyed, state.active,
         {.a = operand(area), .b = operand(index(owner)), .amount = amount_of(price)});
    go_on_expanding(state);
}

void reinforce(State& state, Area area, Events* events) {
    pay_repeat(state, events);
    remove(acting(state).armies_available, 1);
    state.map.pairs.insert(area);
    tell(events, Happening::area_reinforced, state.active, {.a = operand(area)});
    go_on_expanding(state);
}

// [AF-13.10] Workers in the area stay.
void enter_area(State& state, Area area, Events* events) {
    remove(acting(state).armies_available, 1);
    state.map.held[state.active].insert(area);
    tell(events, Happening::area_entered, state.active, {.a = operand(area)});
    go_on_expanding(state);
}

void go_on_expanding(State& state) {
    state.progress.area = Area::none;
    state.progress.acted = 1;
    state.question = Question::expand;
}

constexpr Sentence too_few_to_go_on = {"why.expand.repeat",
                                       "A further sub-action costs 1 army more, and too few are available"};
constexpr Sentence too_few = {"why.expand.armies", "Too few armies are available"};

static bool cannot_pay_an_army(const State& state, Move /*move*/) { return !can_pay(state, 1); }
static bool cannot_repeat_for_an_army(const State& state, Move /*move*/) {
    return state.progress.acted != 0 && !can_pay(state, 1);
}
static bool is_not_own(const State& state, Move move) { return !state.map.held[state.active].contains(area_in(move)); }
static bool is_out_of_reach(const State& state, Move move) {
    return !reach_of(state, state.active).contains(area_in(move));
}
static bool cannot_pay_for_city(const State& state, Move move) {
    return !can_pay(state, price_of_city(state, *city_owner(state.map, area_in(move))));
}

Bars<State> invasion_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-13.3",
         {"why.invade.own", "{area} is held already"},
         [](const State& state, Move move) { return !is_not_own(state, move); }},
        {"AF-3.4",
         {"why.invade.walled", "{area} cannot be invaded"},
         [](const State& state, Move move) { return walled.contains(area_in(move)) && is_out_of_reach(state, move); }},
        {"AF-13.6",
         {"why.invade.home", "Without an army on the map only the home can be invaded"},
         [](const State& state, Move move) {
             return state.map.held[state.active].empty() && is_out_of_reach(state, move);
         }},
        {"AF-3.3", {"why.invade.reach", "{area} is not reached from an area that is held"}, is_out_of_reach},
        {"AF-13.2", too_few_to_go_on, cannot_repeat_for_an_army},
        {"AF-13.3", too_few, cannot_pay_an_army},
    };
    return bars;
}

Bars<State> destruction_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-13.7",
         {"why.destroy.no_city", "There is no city of another seat in {area}"},
         [](const State& state, Move move) { return !cities_of_others(state).contains(area_in(move)); }},
        {"AF-13.7", {"why.destroy.not_held", "{area} must be held to destroy its city"}, is_not_own},
        {"AF-13.8",
         {"why.destroy.shuruppak", "Shuruppak makes the city cost 3 armies"},
         [](const State& state, Move move) {
             return cannot_pay_for_city(state, move) && can_pay(state, destroy_price);
         }},
        {"AF-13.2", too_few_to_go_on,
         [](const State& state, Move move) { return state.progress.acted != 0 && cannot_pay_for_city(state, move); }},
        {"AF-13.7", too_few, cannot_pay_for_city},
    };
    return bars;
}

Bars<State> reinforcement_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-13.9", {"why.reinforce.not_held", "{area} is not held"}, is_not_own},
        {"AF-2.3",
         {"why.reinforce.two", "{area} has two armies already"},
         [](const State& state, Move move) { return state.map.pairs.contains(area_in(move)); }},
        {"AF-13.2", too_few_to_go_on, cannot_repeat_for_an_army},
        {"AF-13.9", too_few, cannot_pay_an_army},
    };
    return bars;
}

}  // namespace ozy::after_the_flood
