// place.cpp - chapter 9: the action Place Workers.
#include "games/after_the_flood/rules/place.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

// [AF-9.8] A worker put into Scribes is fresh. [AF-9.10] Tool makers never are.
void arrive(Power& power, Place place, int number) {
    if (place == Place::scribes) add(power.fresh_scribes, number);
}

// [AF-9.1] At most one spending, any number of scribe uses.
void go_on_placing(State& state) {
    state.progress.acted = 1;
    state.question = Question::place;
}

}  // namespace

// [AF-9.9] On the ready side and not fresh.
int usable_scribes(const Power& power) { return power.workers[Place::scribes] - power.fresh_scribes; }

bool can_place(const State& state) {
    const Power& power = acting(state);
    if (usable_scribes(power) > 0) return true;
    return power.workers[Place::available] > 0 && !kinds_of(power.goods).empty();
}

// [AF-9.5] Counted after the scribe has gone to the Used side, so that one is always among them.
PlaceSet scribe_sources(const Power& power) {
    PlaceSet out;
    if (usable_scribes(power) == 0) return out;
    for (Place place : outer_places | boxes | used_sides | PlaceSet{Place::available})
        if (power.workers[place] > (place == Place::scribes ? 1 : 0)) out.insert(place);
    out.insert(Place::used_scribes);
    return out;
}

ResourceSet spendable(const State& state) {
    const Power& power = acting(state);
    if (state.progress.spent != Resource::none || power.workers[Place::available] == 0) return {};
    return kinds_of(power.goods);
}

// [AF-9.4] The scribe is used up at once and the worker lifted.
void scribe_from(State& state, Place source) {
    Power& power = acting(state);
    move_workers(power, Place::scribes, Place::used_scribes, 1);
    remove(power.workers[source], 1);
    power.fresh_scribes = std::min(power.fresh_scribes, power.workers[Place::scribes]);
    state.progress.lifted_from = source;
    state.question = Question::scribe_to;
}

// [AF-9.6] Outer areas, the boxes and the available pile; [AF-3.6] never Sumer. [AF-9.7] Not back to the source, and
// not from Used Scribes to Scribes.
PlaceSet scribe_destinations(const State& state) {
    PlaceSet out = outer_places | boxes | PlaceSet{Place::available};
    out.erase(state.progress.lifted_from);
    if (state.progress.lifted_from == Place::used_scribes || room_in_scribes(acting(state)) == 0)
        out.erase(Place::scribes);
    return out;
}

void scribe_to(State& state, Place destination, Events* events) {
    Power& power = acting(state);
    add(power.workers[destination], 1);
    arrive(power, destination, 1);
    tell(events, Happening::scribe_used, state.active,
         {.b = operand(state.progress.lifted_from), .c = operand(destination)});
    state.progress.lifted_from = Place::none;
    go_on_placing(state);
}

// [AF-9.2] One resource is discarded for one place.
void spend(State& state, Resource resource) {
    discard_goods(state, acting(state), resource, 1);
    state.progress.spent = resource;
    state.question = Question::target;
}

// [AF-3.5] Any outer area and any box, [AF-9.3] Scribes while there is room.
PlaceSet spending_targets(const State& state) {
    PlaceSet out = outer_places | boxes;
    if (room_in_scribes(acting(state)) == 0) out.erase(Place::scribes);
    return out;
}

void choose_target(State& state, Place target) {
    state.progress.target = target;
    state.question = Question::count;
}

int most_to_place(const State& state) {
    const Power& power = acting(state);
    const int most = std::min<int>(resources[state.progress.spent].value, power.workers[Place::available]);
    return state.progress.target == Place::scribes ? std::min(most, room_in_scribes(power)) : most;
}

void place_workers(State& state, int number, Events* events) {
    Power& power = acting(state);
    const Place target = state.progress.target;
    move_workers(power, Place::available, target, number);
    arrive(power, target, number);
    tell(events, Happening::workers_placed, state.active,
         {.a = operand(state.progress.spent), .b = operand(target), .amount = amount_of(number)});
    state.progress.target = Place::none;
    go_on_placing(state);
}

static bool is_in_sumer(const State& /*state*/, Move move) { return sumer.contains(area_in(move)); }
static bool is_full_scribes(const State& state, Move move) {
    return place_in(move) == Place::scribes && room_in_scribes(acting(state)) == 0;
}

Bars<State> scribe_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-9.8",
         {"why.scribe.fresh", "A fresh scribe cannot be used yet"},
         [](const State& state, Move) {
             return usable_scribes(acting(state)) == 0 && acting(state).fresh_scribes > 0;
         }},
        {"AF-9.9",
         {"why.scribe.none", "There is no scribe on the ready side"},
         [](const State& state, Move) { return usable_scribes(acting(state)) == 0; }},
        {"AF-3.6", {"why.sumer", "No worker stands in Sumer"}, is_in_sumer},
        {"AF-9.5",
         {"why.scribe.no_worker", "There is no worker to take in {place}"},
         [](const State& state, Move move) { return !scribe_sources(acting(state)).contains(place_in(move)); }},
    };
    return bars;
}

Bars<State> destination_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-3.6", {"why.sumer", "No worker is placed in Sumer"}, is_in_sumer},
        {"AF-9.7",
         {"why.to.source", "The worker comes from {place}"},
         [](const State& state, Move move) { return place_in(move) == state.progress.lifted_from; }},
        {"AF-9.7",
         {"why.to.scribes", "A used scribe does not go back to Scribes"},
         [](const State& state, Move move) {
             return place_in(move) == Place::scribes && state.progress.lifted_from == Place::used_scribes;
         }},
        {"AF-9.3", {"why.scribes.full", "There are two scribes already"}, is_full_scribes},
        {"AF-9.6",
         {"why.to.used", "Workers are not placed in {place}"},
         [](const State&, Move move) { return used_sides.contains(place_in(move)); }},
    };
    return bars;
}

Bars<State> spending_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-9.1",
         {"why.spend.twice", "A resource was spent in this action"},
         [](const State& state, Move) { return state.progress.spent != Resource::none; }},
        {"AF-9.2",
         {"why.spend.no_worker", "There is no available worker to place"},
         [](const State& state, Move) { return acting(state).workers[Place::available] == 0; }},
        {"AF-9.2",
         {"why.spend.not_held", "There is no {resource} to spend"},
         [](const State& state, Move move) { return acting(state).goods[resource_in(move)] == 0; }},
    };
    return bars;
}

Bars<State> target_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-3.6", {"why.sumer", "No worker is placed in Sumer"}, is_in_sumer},
        {"AF-9.3", {"why.scribes.full", "There are two scribes already"}, is_full_scribes},
        {"AF-9.2",
         {"why.target.place", "Workers are placed in outer areas and boxes"},
         [](const State&, Move move) { return !(outer_places | boxes).contains(place_in(move)); }},
    };
    return bars;
}

Bars<State> count_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-9.3",
         {"why.count.scribes", "A seat has at most two scribes"},
         [](const State& state, Move move) {
             return state.progress.target == Place::scribes && amount_in(move) > room_in_scribes(acting(state));
         }},
        {"AF-9.2",
         {"why.count.workers", "There are only {available} available"},
         [](const State& state, Move move) { return amount_in(move) > acting(state).workers[Place::available]; }},
        {"AF-9.2",
         {"why.count.value", "The {resource} places at least one and up to {most}"},
         [](const State& state, Move move) {
             return amount_in(move) < 1 || amount_in(move) > resources[state.progress.spent].value;
         }},
    };
    return bars;
}

void list_scribes(const State& state, MoveList& out) {
    list_each(Kind::scribe_from, scribe_sources(acting(state)), out);
}
void list_counts(const State& state, MoveList& out) { list_numbers(Kind::count, 1, most_to_place(state), out); }

}  // namespace ozy::after_the_flood
