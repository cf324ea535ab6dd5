// industry.hpp - chapter 9: building, selling, repairing, swapping, moving; hands.
#pragma once

#include "core/event.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

int card_actions_left(const State& state);
int discounts_left(const State& state);
// What a card or a repair costs the seat whose Industry it is.
Due build_due(const State& state, Card card);
Due repair_due(const State& state, Position position);
// [EE-9.8] What a sold card brings.
Tokens sale_price(const State& state);
bool can_pay(const Tokens& stash, Due due);
// [EE-9.7] The Coins that may be paid in place of Hammers: from fewest to most.
struct CoinRange {
    int fewest, most;
};
CoinRange coins_for_hammers(const Tokens& stash, Due due);
// [EE-9.12] The swap and move abilities that can be used now; Card::none is the City's.
CardSet usable_abilities(const State& state);

void begin_industry(State& state, Seat seat);
void build_card(State& state, Card card, Events* events);
void sell_card(State& state, Card card, Events* events);
void repair_tile(State& state, Position position);
void pay_due(State& state, int coins, Events* events);
void place_built_card(State& state, Position position, Events* events);
void use_ability(State& state, Card source);
void choose_first_of_two(State& state, Position position);
// I-SWAP2 and I-SHIFT: the tile goes to this position.
void swap_with(State& state, Position position, Events* events);
void choose_innovation(State& state, Card innovation);
void move_innovation_to(State& state, Position position, Events* events);
void end_industry(State& state, Events* events);
void keep_hand(State& state, Events* events);
void discard_hand(State& state, Events* events);

// [EE-9.16] Goes on with the refill; `seat` is the first that may draw.
void refill(State& state, Seat seat, Events* events);
void draw_card(State& state, Card card, Events* events);

}  // namespace ozy::empires_end
