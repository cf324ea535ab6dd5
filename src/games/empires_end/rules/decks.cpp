// decks.cpp - chapter 13: deck, discard pile, pool.
#include "games/empires_end/rules/decks.hpp"

#include "games/empires_end/events.hpp"

namespace ozy::empires_end {

// [EE-13.3] The discard pile becomes the deck.
void renew_empty_deck(State& state, Events* events) {
    if (!state.deck.empty()) return;
    state.deck = state.board.discard_pile;
    state.board.discard_pile = {};
    tell(events, Happening::deck_renewed, Seat::chance);
}

}  // namespace ozy::empires_end
