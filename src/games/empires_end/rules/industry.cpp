// industry.cpp - chapter 9: building, selling, repairing, swapping, moving; hands.
#include "games/empires_end/rules/industry.hpp"

#include <algorithm>

#include "games/empires_end/events.hpp"
#include "games/empires_end/rules/decks.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/rules/take.hpp"

namespace ozy::empires_end {

namespace {

int sum_of_n(const State& state, AbilityKind kind) {
    int sum = 0;
    for_each_active(state.board, state.turn.active, kind,
                    [&](const Ability& ability, Tile, Card) { sum += ability.n; });
    return sum;
}

Tokens sum_of_tokens(const State& state, AbilityKind kind) {
    Tokens sum;
    for_each_active(state.board, state.turn.active, kind,
                    [&](const Ability& ability, Tile, Card) { add(sum, ability.tokens); });
    return sum;
}

// [EE-12.8] Each active source; with the option a healthy City counts as two more.
int discount_sources(const State& state) {
    const bool city = state.options.city_discount != 0 &&
                      !(state.board.empires[state.turn.active].healthy & tiles_of[TileKind::city]).empty();
    return sum_of_n(state, AbilityKind::build_discount) + (city ? city_discounts : 0);
}

}  // namespace

// [EE-9.3] Two, and [EE-12.10] those of extra_card_action abilities active at this moment.
int card_actions_left(const State& state) {
    return 2 + sum_of_n(state, AbilityKind::extra_card_action) - state.turn.industry.card_actions;
}

// [EE-9.6] Active sources minus discounts used in this Industry.
int discounts_left(const State& state) { return discount_sources(state) - state.turn.industry.discounts; }

Due build_due(const State& state, Card card) { return build_due(card, discounts_left(state)); }

Tokens saved_in_repairs(const State& state) { return sum_of_tokens(state, AbilityKind::repair_discount); }
Due repair_due(const State& state, RowPosition position) {
    return repair_due(state.board.empires[state.turn.active].row[position], saved_in_repairs(state));
}

// [EE-9.1] A seat completes its Industry before the next begins; [EE-9.2] it mixes its actions until it ends it.
void begin_industry(State& state, Seat seat) {
    state.turn.active = seat;
    state.turn.industry = {};
    state.turn.question = Question::industry;
}

// [EE-9.4] The card leaves the hand openly; it is paid for and placed next.
void build_card(State& state, Card card, Events* events) {
    Turn& turn = state.turn;
    turn.due = build_due(state, card);
    const bool discounted = discounts_left(state) > 0;
    change(turn.industry.discounts, discounted ? 1 : 0);
    ++turn.industry.card_actions;
    state.hands[turn.active].erase(card);
    turn.card = card;
    turn.question = Question::pay;
    tell(events, Happening::card_built, turn.active, {.a = operand(card), .b = operand(discounted ? 1 : 0)});
}

// [EE-9.8] 1 Coin, [EE-12.11] and every active bonus.
Tokens sale_price(const State& state) {
    Tokens price = sum_of_tokens(state, AbilityKind::sell_bonus);
    add(price, Token::coin, 1);
    return price;
}

// [EE-9.8] Openly on the discard pile.
void sell_card(State& state, Card card, Events* events) {
    Turn& turn = state.turn;
    ++turn.industry.card_actions;
    state.hands[turn.active].erase(card);
    discard(state, card);
    const Tokens price = gain_openly(state, turn.active, sale_price(state));
    tell(events, Happening::card_sold, turn.active, {.a = operand(card)});
    tell_tokens(events, Happening::sale_gained, turn.active, price);
}

// [EE-9.9] Once per Industry.
void repair_tile(State& state, RowPosition position) {
    state.turn.due = repair_due(state, position);
    state.turn.position = position;
    ++state.turn.industry.repairs;
    state.turn.question = Question::pay;
}

// [EE-9.7] So many Coins in place of Hammers, besides the Coins due. [EE-9.11] A repaired tile is active at once.
void pay_due(State& state, int coins, Events* events) {
    Turn& turn = state.turn;
    const Tokens paid = tokens(0, turn.due.hammers - coins, 0, turn.due.coins + coins);
    pay_openly(state, turn.active, Token::hammer, paid[Token::hammer]);
    pay_openly(state, turn.active, Token::coin, paid[Token::coin]);
    if (total(paid) > 0) tell_tokens(events, Happening::due_paid, turn.active, paid);
    turn.due = {};
    if (turn.card != Card::none) {
        turn.question = Question::place_built;
        return;
    }
    Empire& empire = state.board.empires[turn.active];
    const Tile tile = empire.row[turn.position];
    empire.healthy.insert(tile);
    tell(events, Happening::tile_repaired, turn.active, {.b = operand(tile), .c = operand(turn.position)});
    turn.position = RowPosition::none;
    turn.question = Question::industry;
}

void place_built_card(State& state, RowPosition position, Events* events) {
    Turn& turn = state.turn;
    place_innovation(state, turn.active, turn.card, position);
    tell(events, Happening::innovation_placed, turn.active,
         {.a = operand(turn.card), .b = operand(state.board.host[turn.card]), .c = operand(position)});
    turn.card = Card::none;
    turn.question = Question::industry;
}

// [EE-12.12] Any two positions, or the host and a neighbour; [EE-12.13] or an innovation to another tile.
void use_ability(State& state, Card source) {
    Turn& turn = state.turn;
    turn.industry.used.insert(source);
    turn.source = source;
    if (source == Card::none)
        turn.question = Question::swap_first;
    else
        turn.question = disaster(source).ability.kind == AbilityKind::swap ? Question::shift : Question::move_card;
}

void choose_first_of_two(State& state, RowPosition position) {
    state.turn.position = position;
    state.turn.question = Question::swap_second;
}

void swap_with(State& state, RowPosition position, Events* events) {
    Turn& turn = state.turn;
    Empire& empire = state.board.empires[turn.active];
    const RowPosition other =
        turn.question == Question::shift ? position_of(empire.row, state.board.host[turn.source]) : turn.position;
    tell(events, Happening::tiles_swapped, turn.active,
         {.a = operand(empire.row[position]), .b = operand(empire.row[other]), .c = operand(turn.source)});
    exchange_tiles(empire, other, position);
    turn.position = RowPosition::none;
    turn.source = Card::none;
    turn.question = Question::industry;
}

void choose_innovation(State& state, Card innovation) {
    state.turn.card = innovation;
    state.turn.question = Question::move_to;
}

// [EE-12.13] [EE-7.9] The cube goes along.
void move_innovation_to(State& state, RowPosition position, Events* events) {
    Turn& turn = state.turn;
    const Tile host = state.board.empires[turn.active].row[position];
    state.board.host[turn.card] = host;
    tell(events, Happening::innovation_moved, turn.active,
         {.a = operand(turn.card), .b = operand(host), .c = operand(position)});
    turn.card = turn.source = Card::none;
    turn.question = Question::industry;
}

// [EE-9.14] A seat with cards left keeps or discards them all; with the option it keeps them unless it has used two
// card actions.
bool end_industry(State& state, Events* events) {
    Turn& turn = state.turn;
    const bool may_discard = state.options.discard_after_two == 0 || turn.industry.card_actions >= 2;
    turn.industry = {};
    tell(events, Happening::industry_done, turn.active);
    if (state.hands[turn.active].empty()) return false;
    if (may_discard)
        turn.question = Question::hand;
    else
        keep_hand(state, events);
    return may_discard;
}

// [EE-9.18] With the option who keeps cards draws none.
void keep_hand(State& state, Events* events) {
    if (state.options.refill_after_discard != 0) state.turn.kept.insert(state.turn.active);
    tell(events, Happening::hand_kept, state.turn.active);
}

void discard_hand(State& state, Events* events) {
    CardSet& hand = state.hands[state.turn.active];
    for (Card card : hand) {
        discard(state, card);
        tell(events, Happening::card_discarded, state.turn.active, {.a = operand(card)});
    }
    hand = {};
}

// [EE-9.15] Up to 4 cards. [EE-9.16] One card at a time, in order, round after round, [EE-9.18] for some seats only by
// option. [EE-9.17] It stops for all when the pool is needed for the disasters on the spaces to come.
bool refill(State& state, Seat seat, Events* events) {
    const auto draws_none = [&] { return state.hands[seat].count() == hand_limit || state.turn.kept.contains(seat); };
    int full = 0;
    for (; full < seats(state) && draws_none(); ++full) seat = next_seat(seat, seats(state));
    if (full == seats(state)) return false;
    if (pool_size(state) <= disaster_cards_after(state.options, state.turn.space)) {
        tell(events, Happening::refill_stopped, Seat::chance);
        return false;
    }
    renew_empty_deck(state, events);
    state.turn.active = seat;
    state.turn.question = Question::draw;
    return true;
}

void draw_card(State& state, Card card, Events* events) {
    const Seat seat = state.turn.active;
    state.deck.erase(card);
    state.hands[seat].insert(card);
    tell(events, Happening::card_drawn, seat);
    tell(events, Happening::card_received, seat, {.audience = seat, .a = operand(card)});
}

}  // namespace ozy::empires_end
