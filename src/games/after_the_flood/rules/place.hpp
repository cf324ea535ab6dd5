// place.hpp - chapter 9: the action Place Workers.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

int usable_scribes(const Power& power);
bool can_place(const State& state);

// What D5 to D8 offer. `scribe_sources` is empty without a usable scribe, `spendable` after the spending.
PlaceSet scribe_sources(const Power& power);
ResourceSet spendable(const State& state);
PlaceSet scribe_destinations(const State& state);
PlaceSet spending_targets(const State& state);
int most_to_place(const State& state);

void scribe_from(State& state, Place source);
void scribe_to(State& state, Place destination, Events* events);
void spend(State& state, Resource resource);
void choose_target(State& state, Place target);
void place_workers(State& state, int number, Events* events);

Bars<State> scribe_bars(const State& state);
Bars<State> destination_bars(const State& state);
Bars<State> spending_bars(const State& state);
Bars<State> target_bars(const State& state);
Bars<State> count_bars(const State& state);
void list_scribes(const State& state, MoveList& out);
void list_counts(const State& state, MoveList& out);

}  // namespace ozy::after_the_flood
