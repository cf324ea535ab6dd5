// disaster.hpp - chapters 4 and 6: revealing, bidding, replacing; one slot or two.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

SlotSet open_slots(const Board& board);
// [EE-4.5] The kinds of token with which one may bid on this card.
constexpr TokenSet fitting_tokens(Card card) { return family_bids[family_of(card)] | TokenSet{Token::coin}; }
// [EE-4.9] [EE-4.12] The ready Replaces of a seat, none if there is no card to draw.
CardSet usable_replaces(const State& state, Seat seat);

Bars<State> bid_bars(const State& state);
Bars<State> free_bid_bars(const State& state);
Bars<State> take_bars(const State& state);
Bars<State> replace_bars(const State& state);
// The answers of a turn, slot by slot, and the Replaces.
void list_turn(const State& state, MoveList& out);
void list_replaces(const State& state, MoveList& out);

// A new card for this slot is drawn next.
void ask_for_card(State& state, Slot slot, Events* events);
// Whether it replaces the card that lay there.
bool reveal_disaster(State& state, Card card, Events* events);
// Whether a Replace may be used before anybody's decision, and who is asked next, so many seats after the seat on turn.
inline bool may_replace_any_time(const State& state) { return state.options.replace_any_time != 0; }
void ask_to_replace(State& state, int passed);

void pay_bid(State& state, Slot slot, Token kind, Events* events);
void bid_for_free(State& state, Slot slot, Card innovation, Events* events);
void replace_disaster(State& state, Slot slot, Card innovation, Events* events);
void decline_replace(State& state, Events* events);

}  // namespace ozy::empires_end
