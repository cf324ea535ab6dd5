// take.cpp - chapter 5: taking a disaster.
#include "games/empires_end/rules/take.hpp"

#include <algorithm>

#include "games/empires_end/events.hpp"
#include "games/empires_end/rules/decks.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/stash.hpp"

namespace ozy::empires_end {

namespace {

// [EE-5.10] Offered after every take [EE-6.8] that leaves the taker with fewer than 5 tokens; [EE-5.12] nobody else
// borrows, and at no other time.
bool offer_loan(State& state) {
    if (total(state.stashes[state.turn.active]) >= loan_limit) return false;
    state.turn.question = Question::loan;
    return true;
}

// [EE-5.8] The card becomes an innovation, free of charge; [EE-5.9] with no healthy tile left it is discarded.
bool place_or_discard(State& state, Events* events) {
    Turn& turn = state.turn;
    if (!state.board.empires[turn.active].healthy.empty()) {
        turn.question = Question::place_taken;
        return true;
    }
    tell(events, Happening::innovation_lost, turn.active, {.a = operand(turn.card)});
    discard(state, turn.card);
    turn.card = Card::none;
    return offer_loan(state);
}

}  // namespace

// [EE-5.4] The target if it is healthy, [EE-5.5] else its healthy neighbours, [EE-5.6] else the nearest healthy tiles:
// all three are the healthy positions at the smallest distance. [EE-5.7] None if the row is all ruins.
Positions destruction_candidates(const Empire& empire, RowPosition target) {
    Positions out;
    for (int distance = 0; distance < row_length && out.empty(); ++distance)
        for (int at : {number(target) - distance, number(target) + distance})
            if (in_row(at) && is_healthy(empire, position_at(at))) out.insert(position_at(at));
    return out;
}

static Positions candidates_asked(const State& state) {
    return destruction_candidates(state.board.empires[state.turn.active], target_of(state.turn.card));
}

Bars<State> destruction_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-5.4", {"why.destroy.ruin", "The location at {position} is in ruins already"}, is_ruin},
        {"EE-5.5",
         {"why.destroy.neighbor", "{position} is no neighbour of the target"},
         [](const State& state, Move move) {
             const Positions candidates = candidates_asked(state);
             return !candidates.contains(position_in(move)) &&
                    !(candidates & neighbors(target_of(state.turn.card))).empty();
         }},
        {"EE-5.6",
         {"why.destroy.nearest", "{position} is not the nearest healthy location"},
         [](const State& state, Move move) { return !candidates_asked(state).contains(position_in(move)); }},
    };
    return bars;
}

void list_destructions(const State& state, MoveList& out) {
    for (RowPosition position : candidates_asked(state)) out.push_back(make_move(Kind::destroy, position));
}

// [EE-5.1] Slot closed, First Player marker, pot, destruction, then innovation and loan. [EE-5.2] The marker goes to
// the taker of the last open slot: [EE-6.7] in a double disaster with the second take. [EE-5.3] The pot goes to the
// stash; [EE-6.3] it can be used for the other slot at once, [EE-6.5] or that slot taken too. [EE-6.6] The row counts
// as it is now.
bool take_disaster(State& state, Slot slot, Events* events) {
    Turn& turn = state.turn;
    const Seat taker = turn.active;
    const Auction auction = state.board.slots[slot];
    state.board.slots[slot] = {};
    turn.card = auction.card;
    tell(events, Happening::disaster_taken, taker, {.a = operand(auction.card), .b = operand(slot)});
    if (open_slots(state.board).empty()) {
        if (state.board.first_player != taker) tell(events, Happening::first_player_moved, taker);
        state.board.first_player = taker;
    }
    if (total(auction.pot) > 0) tell_tokens(events, Happening::pot_gained, taker, auction.pot);
    change_openly(state, taker, auction.pot);
    if (!state.board.empires[taker].healthy.empty()) {
        turn.question = Question::destroy;
        return true;
    }
    tell(events, Happening::nothing_destroyed, taker);
    return place_or_discard(state, events);
}

// [EE-7.6] What lies under the tile stays there; [EE-7.9] with its cubes.
bool destroy_tile(State& state, RowPosition position, Events* events) {
    Empire& empire = state.board.empires[state.turn.active];
    const Tile tile = empire.row[position];
    empire.healthy.erase(tile);
    tell(events, Happening::tile_destroyed, state.turn.active, {.b = operand(tile), .c = operand(position)});
    return place_or_discard(state, events);
}

// [EE-7.5] Active as soon as it is placed. [EE-7.10] It never leaves the row again.
void place_innovation(State& state, Seat owner, Card card, RowPosition position) {
    Empire& empire = state.board.empires[owner];
    empire.innovations.insert(card);
    state.board.host[card] = empire.row[position];
}

bool place_taken_card(State& state, RowPosition position, Events* events) {
    Turn& turn = state.turn;
    place_innovation(state, turn.active, turn.card, position);
    tell(events, Happening::innovation_placed, turn.active,
         {.a = operand(turn.card), .b = operand(state.board.host[turn.card]), .c = operand(position)});
    turn.card = Card::none;
    return offer_loan(state);
}

static int tokens_wanted(const State& state) { return loan_limit - total(state.stashes[state.turn.active]); }
static int coins_to_borrow(const State& state) {
    const int wanted = tokens_wanted(state);
    return counts_supply(state.options) ? std::min<int>(wanted, state.board.supply[Token::coin]) : wanted;
}
static bool borrows_a_part(const State& state, Move move) {
    return state.options.loan_to_five != 0 && amount_in(move) > 0 && amount_in(move) < coins_to_borrow(state);
}

// [EE-5.10] Any number up to 5 tokens, or by option all of them or none; [EE-1.12] not more than the supply holds.
Bars<State> loan_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-5.10",
         {"why.loan.limit", "You may borrow until you hold 5 tokens"},
         [](const State& state, Move move) { return amount_in(move) > tokens_wanted(state); }},
        {"EE-1.12",
         {"why.loan.supply", "There are not so many Coins in the supply"},
         [](const State& state, Move move) { return amount_in(move) > coins_to_borrow(state); }},
        {"EE-5.10",
         {"why.loan.all", "You borrow all the Coins in the supply, or none"},
         [](const State& state, Move move) {
             return borrows_a_part(state, move) && coins_to_borrow(state) < tokens_wanted(state);
         }},
        {"EE-5.10", {"why.loan.to_five", "You borrow until you hold 5 tokens, or not at all"}, borrows_a_part},
    };
    return bars;
}

void list_loans(const State& state, MoveList& out) {
    const int most = coins_to_borrow(state);
    const int step = state.options.loan_to_five != 0 && most > 0 ? most : 1;
    for (int coins = 0; coins <= most; coins += step) out.push_back(make_move(Kind::loan, coins));
}

// [EE-5.10] 2 VP for each Coin; [EE-1.9] VP may fall below zero. [EE-5.11] The stash is shown before the Coins come.
void borrow(State& state, int coins, Events* events) {
    const Seat seat = state.turn.active;
    if (coins > 0) {
        show_stash(state, seat);
        tell_tokens(events, Happening::stash_shown, seat, state.stashes[seat]);
        gain_openly(state, seat, Token::coin, coins);
        Empire& empire = state.board.empires[seat];
        empire.vp = small(empire.vp - loan_price * coins);
        tell(events, Happening::coins_borrowed, seat, {.amount = small(coins)});
    }
}

}  // namespace ozy::empires_end
