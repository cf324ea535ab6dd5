// decks.hpp - chapter 13: deck, discard pile, pool.
#pragma once

#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/moves.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

// [EE-13.4] Deck plus discard pile.
constexpr int pool_size(const State& state) { return state.deck.count() + state.board.discard_pile.count(); }
// [EE-13.1] A card dealt, revealed or drawn: all outcomes are equally likely.
template <Kind kind>
void list_deck(const State& state, MoveList& out) {
    for (Card card : state.deck) out.push_outcome(make_move(kind, card), 1);
}
// [EE-13.3] Before a card is drawn or revealed.
void renew_empty_deck(State& state, Events* events);
// [EE-13.2] Openly on the discard pile.
inline void discard(State& state, Card card) { state.board.discard_pile.insert(card); }

}  // namespace ozy::empires_end
