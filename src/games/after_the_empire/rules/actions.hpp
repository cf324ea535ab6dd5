// actions.hpp - chapters 4 and 5: turns of the action phase.
#pragma once

#include "core/event.hpp"
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

bool may_do_freely(const State& state, Deed deed);
// Own cards of the active seat whose free action is left this season.
CardSet free_actions_left(const State& state);
// Whether the active seat may still place a worker on its Barracks.
bool barracks_wait_for_worker(const State& state);
// The deed of placing a worker on a board space that is no market, or on a card.
Deed deed_of(Space space, std::size_t option);
// The variant of a card's free deeds; none if it has no such variant.
Deed variant_of(Card card, int variant);
// The deed of a placement that buys nothing.
Deed placed_deed(Move move);

void do_freely(State& state, Card card, int variant, Events* events);
void place_worker(State& state, Move move, Events* events);
void pass(State& state, Events* events);
void end_turn(State& state, Events* events);

}  // namespace ozy::after_the_empire
