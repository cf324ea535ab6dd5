// collect.cpp - chapter 5: phase one, resources and workers.
#include "games/after_the_flood/rules/collect.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

// Rows of the production table.
enum RankPattern : std::size_t { all_first, two_first, two_second, all_different };

RankPattern pattern_of(const PerSeat<int>& ahead) {
    const auto first = std::count(ahead.begin(), ahead.end(), 0);
    if (first == 3) return all_first;
    if (first == 2) return two_first;
    return std::count(ahead.begin(), ahead.end(), 1) == 2 ? two_second : all_different;
}

void take_production(State& state, Place box, Resource resource, Events* events) {
    const PerSeat<int> yield = production(state, box);
    for (Seat seat : all_seats) {
        if (yield[seat] == 0) continue;
        add(state.powers[seat].goods[resource], yield[seat]);
        tell(events, Happening::produced, seat, {.a = operand(resource), .amount = amount_of(yield[seat])});
    }
}

void take_from_ur(State& state, Events* events) {
    for (Seat seat : all_seats) {
        if (!ur_pays(state, seat)) continue;
        add(state.powers[seat].goods[Resource::textile], ur_textile);
        tell(events, Happening::ur_paid, seat, {.amount = amount_of(ur_textile)});
    }
}

}  // namespace

// [AF-5.1] Seats are ranked by workers, equal numbers share a rank; [AF-5.2] the same for Weaving. [AF-5.3] Seats
// without a worker are ranked but take nothing.
PerSeat<int> production(const State& state, Place box) {
    PerSeat<int> ahead, yield;
    for (Seat seat : all_seats)
        for (Seat rival : all_seats) ahead[seat] += state.powers[rival].workers[box] > state.powers[seat].workers[box];
    const ProductionTable& table = box == Place::irrigation ? grain_production : textile_production;
    const auto& row = table[pattern_of(ahead)];
    for (Seat seat : all_seats)
        if (state.powers[seat].workers[box] > 0) yield[seat] = row[static_cast<std::size_t>(ahead[seat])];
    return yield;
}

// [AF-5.4] The city in Ur, even without a weaver unless the option asks for one.
bool ur_pays(const State& state, Seat seat) {
    if (!has_city(state, seat, Area::ur)) return false;
    return !state.options.ur_needs_weaver || state.powers[seat].workers[Place::weaving] > 0;
}

void collect(State& state, Events* events) {
    take_production(state, Place::irrigation, Resource::grain, events);
    take_production(state, Place::weaving, Resource::textile, events);
    take_from_ur(state, events);
}

// [AF-5.5] Eight workers, or all there are.
int most_new_workers(const State& state, Seat seat) {
    return std::min<int>(workers_per_turn, state.powers[seat].workers[Place::unavailable]);
}

void take_workers(State& state, Seat seat, int number, Events* events) {
    move_workers(state.powers[seat], Place::unavailable, Place::available, number);
    tell(events, Happening::workers_came, seat, {.amount = amount_of(number)});
}

// [AF-5.6] Used workers are ready again, and no scribe is fresh.
void ready_boxes(State& state) {
    for (Power& power : state.powers) {
        move_workers(power, Place::used_scribes, Place::scribes, power.workers[Place::used_scribes]);
        move_workers(power, Place::used_tool_makers, Place::tool_makers, power.workers[Place::used_tool_makers]);
        power.fresh_scribes = 0;
    }
}

Bars<State> worker_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-5.5",
         {"why.collect", "Say how many workers you take, from 0 to {most}"},
         [](const State& state, Move move) { return amount_in(move) > most_new_workers(state, state.active); }},
    };
    return bars;
}

void list_new_workers(const State& state, MoveList& out) {
    list_numbers(Kind::take_workers, 0, most_new_workers(state, state.active), out);
}

}  // namespace ozy::after_the_flood
