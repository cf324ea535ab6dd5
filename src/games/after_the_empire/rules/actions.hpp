// actions.hpp - chapters 4 and 5: turns of the action phase.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

Bars<State> place_bars(const State& state);
Bars<State> free_bars(const State& state);
Bars<State> pass_bars(const State& state);
Bars<State> end_bars(const State& state);
void list_placements(const State& state, MoveList& out);
// How many placements there are; counted up to `most`.
int count_placements(const State& state, int most);
void list_free_actions(const State& state, MoveList& out);
bool has_free_action(const State& state);
void list_pass(const State& state, MoveList& out);
void list_end(const State& state, MoveList& out);

void do_freely(State& state, Card card, int variant, Events* events);
void place_worker(State& state, Move move, Events* events);
void pass(State& state, Events* events);
// The turn goes to the next seat with a worker; it stays if there is none.
void end_turn(State& state);

}  // namespace ozy::after_the_empire
