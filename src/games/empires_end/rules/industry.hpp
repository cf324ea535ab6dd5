// industry.hpp - chapter 9: building, selling, repairing, swapping, moving; hands.
#pragma once

#include <algorithm>

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

int card_actions_left(const State& state);
int discounts_left(const State& state);
// What a card or a repair costs the seat whose Industry it is; of several, what is saved is found once for all.
Due build_due(const State& state, Card card);
Due repair_due(const State& state, RowPosition position);
Tokens saved_in_repairs(const State& state);
constexpr Due make_due(int hammers, int coins) { return {narrow(std::max(0, hammers)), narrow(std::max(0, coins))}; }
// [EE-9.5] 1 Hammer, 2 for a card with +; [EE-9.6] 1 less while a discount is left, used by itself, one per card.
constexpr Due build_due(Card card, int discounts) {
    return make_due(disaster(card).build_cost - (discounts > 0 ? 1 : 0), 0);
}
// [EE-9.10] [EE-12.9] The cost on the tile less all active repair discounts, neither part below 0.
constexpr Due repair_due(Tile tile, const Tokens& saved) {
    const Tokens& printed = tiles[tile].repair;
    return make_due(printed[Token::hammer] - saved[Token::hammer], printed[Token::coin] - saved[Token::coin]);
}
// [EE-9.8] What a sold card brings.
Tokens sale_price(const State& state);
// [EE-9.7] The Coins that may be paid in place of Hammers: from fewest to most.
struct CoinRange {
    int fewest, most;
};
// [EE-1.7] A Coin may be paid for a Hammer; nothing else for a Coin.
constexpr CoinRange coins_for_hammers(const Tokens& stash, Due due) {
    return {std::max(0, due.hammers - stash[Token::hammer]),
            std::min<int>(due.hammers, stash[Token::coin] - due.coins)};
}

constexpr bool can_pay(const Tokens& stash, Due due) {
    const CoinRange range = coins_for_hammers(stash, due);
    return stash[Token::coin] >= due.coins && range.fewest <= range.most;
}

Bars<State> build_bars(const State& state);
Bars<State> sale_bars(const State& state);
Bars<State> repair_bars(const State& state);
Bars<State> use_bars(const State& state);
// Whether a card of the hand can be sold, if nothing else.
bool has_card_action(const State& state);
// The answers of an Industry, building and selling card by card.
void list_industry(const State& state, MoveList& out);
Bars<State> payment_bars(const State& state);
void list_payments(const State& state, MoveList& out);
Bars<State> swap_first_bars(const State& state);
void list_swap_first(const State& state, MoveList& out);
Bars<State> swap_second_bars(const State& state);
void list_swap_second(const State& state, MoveList& out);
Bars<State> shift_bars(const State& state);
Bars<State> move_card_bars(const State& state);
void list_movable(const State& state, MoveList& out);
Bars<State> move_to_bars(const State& state);
void list_move_targets(const State& state, MoveList& out);

void begin_industry(State& state, Seat seat);
void build_card(State& state, Card card, Events* events);
void sell_card(State& state, Card card, Events* events);
void repair_tile(State& state, RowPosition position);
void pay_due(State& state, int coins, Events* events);
void place_built_card(State& state, RowPosition position, Events* events);
void use_ability(State& state, Card source);
void choose_first_of_two(State& state, RowPosition position);
// I-SWAP2 and I-SHIFT: the tile goes to this position.
void swap_with(State& state, RowPosition position, Events* events);
void choose_innovation(State& state, Card innovation);
void move_innovation_to(State& state, RowPosition position, Events* events);
// Whether the seat is asked about its hand.
bool end_industry(State& state, Events* events);
void keep_hand(State& state, Events* events);
void discard_hand(State& state, Events* events);

// [EE-9.16] Goes on with the refill; `seat` is the first that may draw. Whether a card is drawn next.
bool refill(State& state, Seat seat, Events* events);
void draw_card(State& state, Card card, Events* events);

}  // namespace ozy::empires_end
