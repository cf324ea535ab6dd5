// build.cpp - chapter 8: the action Build City.
#include "games/after_the_flood/rules/build.hpp"

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

void call_worker(State& state, Area city, Place box, Events* events) {
    move_workers(acting(state), Place::unavailable, box, 1);
    tell(events, Happening::city_called, state.active, {.a = operand(city), .b = operand(box)});
}

// [AF-8.4] Uruk calls a fresh scribe, [AF-8.5] Eridu a tool maker, each time a city comes there.
void settle_city(State& state, Area site, Events* events) {
    Power& power = acting(state);
    state.map.cities[state.active].insert(site);
    if (power.workers[Place::unavailable] == 0) return;
    if (site == Area::uruk && room_in_scribes(power) > 0) {
        call_worker(state, site, Place::scribes, events);
        ++power.fresh_scribes;
    }
    if (site == Area::eridu) call_worker(state, site, Place::tool_makers, events);
}

}  // namespace

// [AF-8.1] Sumer, without a city and without an army of another seat. [AF-2.4] One city an area.
AreaSet building_sites(const State& state, Seat seat) {
    return sumer - all_cities(state.map) - held_by_others(state.map, seat);
}

bool must_move_city(const State& state, Seat seat) { return state.map.cities[seat].count() == cities_of_a_seat; }

// [AF-8.6] At most four moves of cities a turn; building from the supply is not limited.
bool can_build(const State& state) {
    const bool may_move = acting(state).city_moves < city_moves_per_turn;
    return (may_move || !must_move_city(state, state.active)) && !building_sites(state, state.active).empty();
}

void build(State& state, Area site, Events* events) {
    tell(events, Happening::city_built, state.active, {.a = operand(site)});
    settle_city(state, site, events);
}

// [AF-8.3] A moved city loses its expansion.
void abandon(State& state, Area former, Events* events) {
    const Area site = state.progress.area;
    state.map.cities[state.active].erase(former);
    state.map.expanded.erase(former);
    ++acting(state).city_moves;
    tell(events, Happening::city_moved, state.active, {.a = operand(site), .b = operand(former)});
    settle_city(state, site, events);
}

Bars<State> build_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-8.1",
         {"why.build.outer", "{area} is not in Sumer"},
         [](const State&, Move move) { return !sumer.contains(area_in(move)); }},
        {"AF-2.4",
         {"why.build.city", "There is a city in {area}"},
         [](const State& state, Move move) { return city_owner(state.map, area_in(move)).has_value(); }},
        {"AF-8.1",
         {"why.build.army", "An army of another seat is in {area}"},
         [](const State& state, Move move) { return held_by_others(state.map, state.active).contains(area_in(move)); }},
    };
    return bars;
}

Bars<State> abandon_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-8.2",
         {"why.abandon.no_city", "There is no own city in {area}"},
         [](const State& state, Move move) { return !has_city(state, state.active, area_in(move)); }},
    };
    return bars;
}

void list_sites(const State& state, MoveList& out) { list_each(Kind::build, building_sites(state, state.active), out); }
void list_cities(const State& state, MoveList& out) { list_each(Kind::abandon, state.map.cities[state.active], out); }

}  // namespace ozy::after_the_flood
