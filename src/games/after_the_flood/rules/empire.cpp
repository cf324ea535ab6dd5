// empire.cpp - chapter 11: the action Start Empire.
#include "games/after_the_flood/rules/empire.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/decline.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

// [AF-2.2] [AF-11.6] There are twenty armies and no more. Returns how many came.
int raise_armies(Power& power, int number) {
    number = std::min<int>(number, power.armies_unavailable);
    remove(power.armies_unavailable, number);
    add(power.armies_available, number);
    return number;
}

// [AF-11.9] Above lower values, below equal or higher ones; [AF-11.8] so no rank is shared.
void join_ranks(State& state, Events* events) {
    const int value = value_of(acting(state).equipment);
    const auto rank = static_cast<std::size_t>(rank_for(state, value));
    state.ranks.push_back(state.active);
    std::rotate(state.ranks.begin() + rank, state.ranks.end() - 1, state.ranks.end());
    tell(events, Happening::ranked, state.active,
         {.a = operand(rank), .b = operand(state.ranks.count), .amount = amount_of(value)});
}

// [AF-11.10] The seat's workers leave the home, whatever happens next.
void leave_home(State& state, Events* events) {
    if (!outer_areas.contains(state.progress.area)) return;
    Power& power = acting(state);
    const Place home = place_of(state.progress.area);
    const int number = power.workers[home];
    if (number == 0) return;
    move_workers(power, home, Place::unavailable, number);
    tell(events, Happening::workers_left_home, state.active, {.a = operand(home), .amount = amount_of(number)});
}

// A worker at least, and as many as every other seat.
bool has_most(const PerSeat<int>& workers, Seat seat) {
    return workers[seat] > 0 && *std::max_element(workers.begin(), workers.end()) == workers[seat];
}

PerSeat<int> workers_next_turn(const State& state, Place place) {
    PerSeat<int> out;
    for (Seat seat : all_seats)
        out[seat] =
            state.powers[seat].workers[place] - (has_decline(state.turn + 1) ? decline_losses(state, seat, place) : 0);
    return out;
}

}  // namespace

bool is_started(const State& state, Empire empire) {
    return std::any_of(state.powers.begin(), state.powers.end(),
                       [empire](const Power& power) { return power.empire == empire; });
}

// [AF-11.2] At least one worker in the home, and as many as every other seat. [AF-11.3] Sumer needs none.
bool may_start(const State& state, Seat seat, Empire empire) {
    if (starts_anywhere_in_sumer(empire)) return true;
    const Place home = place_of(empires[empire].home);
    PerSeat<int> workers;
    for (Seat one : all_seats) workers[one] = state.powers[one].workers[home];
    return has_most(workers, seat);
}

// [AF-11.1] One empire a seat and turn, of the three of this turn, each to one seat. [AF-14.3] None after a pass.
EmpireSet open_empires(const State& state, Seat seat) {
    EmpireSet out;
    if (state.powers[seat].empire != Empire::none || state.powers[seat].passed) return out;
    for (int number = 0; number < empires_per_turn; ++number) {
        const Empire empire = empire_of_turn(state.turn, number);
        if (!is_started(state, empire) && may_start(state, seat, empire)) out.insert(empire);
    }
    return out;
}

bool can_start(const State& state) { return !open_empires(state, state.active).empty(); }

// [AF-6.3] If a Decline comes first it may take a worker that stands alone.
EmpireSet empires_in_sight(const State& state, Seat seat) {
    EmpireSet out;
    const int next_turn = state.turn + 1;
    for (int number = 0; number < empires_per_turn && next_turn <= turns; ++number) {
        const Empire empire = empire_of_turn(next_turn, number);
        if (starts_anywhere_in_sumer(empire) ||
            has_most(workers_next_turn(state, place_of(empires[empire].home)), seat))
            out.insert(empire);
    }
    return out;
}

// [AF-11.4] Base armies, and two more with a city in Babylon.
void start(State& state, Empire empire, Events* events) {
    Power& power = acting(state);
    power.empire = empire;
    state.progress.area = empires[empire].home;
    const int base = raise_armies(power, empires[empire].armies);
    tell(events, Happening::empire_started, state.active, {.a = operand(empire), .amount = amount_of(base)});
    if (has_city(state, state.active, Area::babylon)) {
        const int extra = raise_armies(power, babylon_armies);
        tell(events, Happening::babylon_paid, state.active, {.amount = amount_of(extra)});
    }
    state.question = starts_anywhere_in_sumer(empire) ? Question::home : Question::buy;
}

// [AF-11.3] Any area of Sumer, also with a city or an army of another seat.
void name_home(State& state, Area home, Events* events) {
    state.progress.area = home;
    state.question = Question::buy;
    tell(events, Happening::home_named, state.active, {.a = operand(home)});
}

ResourceSet from_last_on(const State& state) {
    return kinds_of(acting(state).goods) & ResourceSet::range(state.progress.last, Resource::lapis);
}

// [AF-11.5] Grain, metal and tools, in canonical order; [AF-11.6] nothing at twenty armies.
ResourceSet army_prices(const State& state) {
    constexpr ResourceSet buys_armies{Resource::grain, Resource::metal, Resource::tools};
    if (acting(state).armies_unavailable == 0) return {};
    return from_last_on(state) & buys_armies;
}

void buy_armies(State& state, Resource resource, Events* events) {
    discard_goods(state, acting(state), resource, 1);
    const int number = raise_armies(acting(state), resources[resource].armies);
    state.progress.last = resource;
    tell(events, Happening::armies_bought, state.active, {.a = operand(resource), .amount = amount_of(number)});
}

void end_buying(State& state) {
    state.progress.last = Resource::grain;
    state.question = Question::equip;
}

// [AF-11.7] Into the Equipment box, for the rest of the turn.
void equip(State& state, Resource resource, Events* events) {
    Power& power = acting(state);
    remove(power.goods[resource], 1);
    add(power.equipment[resource], 1);
    state.progress.last = resource;
    tell(events, Happening::equipped, state.active, {.a = operand(resource)});
}

int rank_for(const State& state, int equipment) {
    int rank = 0;
    for (Seat seat : state.ranks) rank += value_of(state.powers[seat].equipment) >= equipment;
    return rank;
}

// [AF-11.11] A home held by another seat is fought for at once.
void end_equipping(State& state, Events* events) {
    state.progress.last = Resource::grain;
    join_ranks(state, events);
    leave_home(state, events);
    if (holder(state.map, state.progress.area))
        begin_fight(state, state.progress.area);
    else
        state.question = Question::settle;
}

int armies_to_settle(const State& state) { return std::min<int>(armies_per_area, acting(state).armies_available); }

// [AF-11.12] One or two armies in the home.
void settle_home(State& state, int armies, Events* events) {
    const Area home = state.progress.area;
    remove(acting(state).armies_available, armies);
    state.map.held[state.active].insert(home);
    if (armies == armies_per_area) state.map.pairs.insert(home);
    tell(events, Happening::home_settled, state.active, {.a = operand(home), .amount = amount_of(armies)});
}

bool is_not_held(const State& state, Move move) { return acting(state).goods[resource_in(move)] == 0; }
bool is_out_of_order(const State& state, Move move) { return resource_in(move) < state.progress.last; }

Bars<State> empire_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-11.1",
         {"why.start.turn", "{empire} is no empire of this turn"},
         [](const State& state, Move move) { return empires[empire_in(move)].turn != state.turn; }},
        {"AF-11.1",
         {"why.start.taken", "{empire} has been started"},
         [](const State& state, Move move) { return is_started(state, empire_in(move)); }},
        {"AF-11.2",
         {"why.start.workers", "{empire} needs a worker in its home, and as many as every other seat has"},
         [](const State& state, Move move) { return !may_start(state, state.active, empire_in(move)); }},
    };
    return bars;
}

Bars<State> home_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-11.3",
         {"why.home.outer", "The home of the Sumer empire is in Sumer"},
         [](const State&, Move move) { return !sumer.contains(area_in(move)); }},
    };
    return bars;
}

Bars<State> purchase_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-11.5",
         {"why.buy.price", "Armies are bought with grain, metal and tools, not with {resource}"},
         [](const State&, Move move) { return resources[resource_in(move)].armies == 0; }},
        {"AF-11.6",
         {"why.buy.all", "All 20 armies are there"},
         [](const State& state, Move) { return acting(state).armies_unavailable == 0; }},
        {"AF-11.5", not_held, is_not_held},
        {"AF-11.5", out_of_order, is_out_of_order},
    };
    return bars;
}

Bars<State> equipment_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-11.7", not_held, is_not_held},
        {"AF-11.7", out_of_order, is_out_of_order},
    };
    return bars;
}

Bars<State> settling_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-2.3",
         {"why.settle.two", "An area never holds more than two armies"},
         [](const State&, Move move) { return amount_in(move) > armies_per_area; }},
        {"AF-11.12",
         {"why.settle.available", "There are not so many armies available"},
         [](const State& state, Move move) { return amount_in(move) > acting(state).armies_available; }},
        {"AF-11.12",
         {"why.settle.none", "One or two armies go to the home"},
         [](const State&, Move move) { return amount_in(move) < 1; }},
    };
    return bars;
}

void list_empires(const State& state, MoveList& out) { list_each(Kind::start, open_empires(state, state.active), out); }
void list_homes(const State& /*state*/, MoveList& out) { list_each(Kind::home, sumer, out); }
void list_settlements(const State& state, MoveList& out) {
    list_numbers(Kind::settle, 1, armies_to_settle(state), out);
}

}  // namespace ozy::after_the_flood
