// victory.hpp - chapters 16 to 18: points for armies and cities, the end of a turn, final majorities.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// What a seat's armies on the map would score now.
int army_points(const State& state, Seat seat);
void score_armies(State& state, Events* events);

AreaSet growable(const State& state);
ResourceSet addable(const State& state);
void grow(State& state, Area city);
void add_luxury(State& state, Resource luxury);
void end_growing(State& state, Events* events);

void clear_turn(State& state);

// Places that score at the end, by the options.
PlaceSet places_with_final_points(const State& state);
// The seat with more workers there than every other, if any.
std::optional<Seat> sole_most(const State& state, Place place);
void score_majorities(State& state, Events* events);

Bars<State> growth_bars(const State& state);
Bars<State> luxury_bars(const State& state);

}  // namespace ozy::after_the_flood
