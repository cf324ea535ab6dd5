// expansion.hpp - chapter 5: what an expansion turn begins with.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

// Tokens are gained, borrowed and collected; the uses of abilities are set.
void begin_expansion(State& state, Events* events);

// Seats with whom the seat on turn can make a truce now.
SeatSet truce_partners(const State& state);
Bars<State> truce_bars(const State& state);
void make_truce(State& state, Seat other, Events* events);

// Provinces that the seat on turn can abandon now.
ProvinceSet abandonable(const State& state);
Bars<State> abandonment_bars(const State& state);
void abandon(State& state, Province province, Events* events);

// The province becomes empty; a fort on it goes to the brown supply. Its tokens are the caller's.
void vacate(State& state, Seat owner, Province province);

}  // namespace ozy::vinci
