// setup.hpp - chapter 2: the steps of the set-up.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

Options to_options(const Config& config);
CardSet starting_refugees_on_offer(const State& state);

void deal_objective(State& state, Objective objective, Events* events);
void choose_gate(State& state, Side side, Events* events);
void build_first_castles(State& state, Events* events);
Bars<State> take_bars(const State& state);
void take_starting_refugee(State& state, Card card, Events* events);
// Turn order and gold.
void set_first_order(State& state, Events* events);

}  // namespace ozy::after_the_empire
