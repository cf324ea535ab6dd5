// deployment.hpp - posting troops on walls: hidden before the attack is turned up, open in every movement step.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// The first post from this one on with a choice: a standing wall and a troop not yet posted; else none.
Post next_post(const Lord& lord, Post post);

Bars<State> post_bars(const State& state);
void list_posts(const State& state, MoveList& out);

// All troops of the active seat stand inside, to be posted.
void gather_troops(State& state);
void post(State& state, int number);
void tell_posts(const State& state, Seat seat, Events* events);

}  // namespace ozy::after_the_empire
