// turn.hpp - how a turn goes on: whose turn of play it is, from phase to phase. Chapters 1, 7 and 15 to 17.
#pragma once

#include "core/event.hpp"
#include "core/move.hpp"
#include "core/move_list.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// One move and nothing after it.
void carry_out(State& state, Move move, Events* events);
// The move that is made without asking, if the question leaves only one.
std::optional<Move> forced_move(const State& state);
// Whether a move of this kind answers the question, legal or not.
bool is_asked_for(const State& state, Move move);

void list_orders(const State& state, MoveList& out);
void list_rolls(const State& state, MoveList& out);
void draw_order(State& state, Move move, Events* events);
// The acting seat's action or pass is over.
void finish_action(State& state, Events* events);
// Build City: the site, and the city that moves there if the supply is empty.
void choose_site(State& state, Area site, Events* events);
void move_city(State& state, Area former, Events* events);
// A fight: what the dice show, or its end by choice.
void roll(State& state, int total, Events* events);
void break_off(State& state, Events* events);
// The armies in the new home; the bid is made.
void settle(State& state, int armies, Events* events);
void make_bid(State& state, Events* events);
// The acting seat takes so many workers in phase one.
void choose_workers(State& state, int number, Events* events);
// The acting seat expands no more cities.
void finish_cities(State& state, Events* events);

}  // namespace ozy::after_the_flood
