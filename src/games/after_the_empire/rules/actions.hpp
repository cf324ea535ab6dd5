// actions.hpp - chapters 4 and 5: turns of the action phase.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

void begin_actions(State& state, Events* events);

// Spaces of an action at this number of seats, and those still free for the seat.
int spaces_of(const State& state, Space space);
int free_spaces(const State& state, Seat seat, Space space);

// The card in a slot of the market a space buys from; none if the slot is empty or there is no such slot.
Card market_card(const State& state, Space space, std::size_t slot);
// The price of a deed for this lord, discounts included.
Bag price_of(const Lord& lord, const DeedFace& deed);

// The deed of placing a worker on a board space that is no market, or on a card.
Deed deed_of(Space space, std::size_t option);
// The variant of a card's free deeds; none if it has no such variant.
Deed variant_of(Card card, int variant);
// The deed of a placement that buys nothing.
Deed placed_deed(Move move);
// What a placement costs; nothing if there is no such option.
Bag price_of_placement(const State& state, Move move);

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
void end_turn(State& state, Events* events);

}  // namespace ozy::after_the_empire
