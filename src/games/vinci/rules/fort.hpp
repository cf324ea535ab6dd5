// fort.hpp - chapter 10: forts.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

// Provinces on which the seat on turn can place a fort now.
ProvinceSet fortifiable(const State& state);
Bars<State> fort_bars(const State& state);
void place_fort(State& state, Province province, Events* events);

}  // namespace ozy::vinci
