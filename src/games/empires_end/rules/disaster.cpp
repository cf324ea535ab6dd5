// disaster.cpp - chapters 4 and 6: revealing, bidding, replacing; one slot or two.
#include "games/empires_end/rules/disaster.hpp"

#include "games/empires_end/events.hpp"
#include "games/empires_end/rules/decks.hpp"
#include "games/empires_end/rules/stash.hpp"

namespace ozy::empires_end {

namespace {

bool is_closed(const State& state, Move move) { return state.board.slots[slot_in(move)].card == Card::none; }
constexpr Bar<State> slot_closed = {"EE-4.1", {"why.closed", "Slot {slot} is not open"}, is_closed};
constexpr Bar<State> slot_handled = {
    "EE-4.4", {"why.handled", "You have already bid on slot {slot} this turn"}, [](const State& state, Move move) {
        return state.turn.handled.contains(slot_in(move));
    }};
constexpr Bar<State> exhausted = {
    "EE-7.8", {"why.exhausted", "{card} is exhausted"}, [](const State& state, Move move) {
        return state.board.exhausted.contains(innovation_in(move));
    }};

constexpr Sentence that_slot_closed = {"why.replace.closed", "That slot is not open"};

}  // namespace

Bars<State> bid_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        slot_closed,
        slot_handled,
        {"EE-4.5",
         {"why.bid.kind", "{disaster} does not ask for {token}"},
         [](const State& state, Move move) {
             return !fitting_tokens(state.board.slots[slot_in(move)].card).contains(paid_in(move));
         }},
        {"EE-4.5",
         {"why.bid.none", "You have no {token}"},
         [](const State& state, Move move) { return state.stashes[state.turn.active][paid_in(move)] == 0; }},
    };
    return bars;
}

Bars<State> free_bid_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        slot_closed,
        slot_handled,
        {"EE-4.8",
         {"why.free_bid.kind", "{card} is no Free Bid"},
         [](const State&, Move move) { return !cards_with[AbilityKind::free_bid].contains(tool_in(move)); }},
        not_own,
        inactive,
        exhausted,
    };
    return bars;
}

Bars<State> take_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {slot_closed, slot_handled};
    return bars;
}

Bars<State> replace_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-4.9", that_slot_closed,
         [](const State& state, Move move) { return is_closed(state, move) && !may_replace_any_time(state); }},
        {"EE-12.18", that_slot_closed, is_closed},
        {"EE-12.18",
         {"why.replace.kind", "{card} cannot replace a disaster"},
         [](const State&, Move move) { return !cards_with[AbilityKind::replace_disaster].contains(tool_in(move)); }},
        {"EE-4.12",
         {"why.replace.no_card", "There is no card to draw"},
         [](const State& state, Move) { return pool_size(state) == 0; }},
        not_own,
        inactive,
        exhausted,
        {"EE-4.14",
         {"why.replace.passed", "All have passed: now the disaster is bid on or taken"},
         [](const State& state, Move) { return may_replace_any_time(state) && state.turn.question == Question::turn; }},
    };
    return bars;
}

void list_replaces(const State& state, MoveList& out) {
    const CardSet replaces = usable_replaces(state, decider_of(state.turn));
    if (replaces.empty()) return;
    for (Slot slot : open_slots(state.board))
        for (Card card : replaces) out.push_back(make_move(Kind::replace, slot, card));
}

// [EE-4.4] Bid on an open slot not yet handled, or take it; [EE-4.7] a take is always allowed.
void list_turn(const State& state, MoveList& out) {
    const Seat seat = state.turn.active;
    const Tokens& stash = state.stashes[seat];
    const CardSet free_bids = ready_innovations(state.board, seat, AbilityKind::free_bid);
    for (Slot slot : open_slots(state.board) - state.turn.handled) {
        for (Token kind : fitting_tokens(state.board.slots[slot].card))
            if (stash[kind] > 0) out.push_back(make_move(Kind::bid, slot, kind));
        for (Card card : free_bids) out.push_back(make_move(Kind::free_bid, slot, card));
        out.push_back(make_move(Kind::take, slot));
    }
    if (!may_replace_any_time(state)) list_replaces(state, out);
}

SlotSet open_slots(const Board& board) {
    SlotSet out;
    for (Slot slot : both_slots)
        if (board.slots[slot].card != Card::none) out.insert(slot);
    return out;
}

CardSet usable_replaces(const State& state, Seat seat) {
    const CardSet ready = ready_innovations(state.board, seat, AbilityKind::replace_disaster);
    return ready.empty() || pool_size(state) == 0 ? CardSet{} : ready;
}

// [EE-4.10] In the opening or to replace the one that lies there.
void ask_for_card(State& state, Slot slot, Events* events) {
    renew_empty_deck(state, events);
    state.turn.slot = slot;
    state.turn.question = Question::reveal;
}

// [EE-4.14] Asks the next holder of a ready Replace, from this seat clockwise round to the seat on turn; when all have
// passed the decision is made.
void ask_to_replace(State& state, int passed) {
    Turn& turn = state.turn;
    Seat seat = seat_at((index(turn.active) + passed) % seats(state));
    for (; passed < seats(state); ++passed, seat = next_seat(seat, seats(state))) {
        if (usable_replaces(state, seat).empty()) continue;
        turn.asked = seat;
        turn.question = Question::window;
        return;
    }
    turn.asked = Seat::chance;
    turn.question = Question::turn;
}

// [EE-4.2] The card's target is the position it marks: nothing else is kept. [EE-4.10] A card that is replaced is
// discarded after the new one is drawn; pot and turn stay.
bool reveal_disaster(State& state, Card card, Events* events) {
    Turn& turn = state.turn;
    const Slot slot = turn.slot;
    turn.slot = Slot::first;
    state.deck.erase(card);
    Auction& auction = state.board.slots[slot];
    const Card replaced = auction.card;
    auction.card = card;
    tell(events, Happening::disaster_revealed, Seat::chance, {.a = operand(card), .b = operand(slot)});
    if (replaced != Card::none) discard(state, replaced);
    return replaced != Card::none;
}

// [EE-4.5] One token into the pot; [EE-4.6] it stays what it is.
void pay_bid(State& state, Slot slot, Token kind, Events* events) {
    const Seat seat = state.turn.active;
    change_openly(state, seat, kind, -1);
    add(state.board.slots[slot].pot, kind, 1);
    state.turn.handled.insert(slot);
    tell(events, Happening::bid_made, seat, {.b = operand(slot), .c = operand(kind)});
}

// [EE-4.8] [EE-12.17] One innovation exhausted in place of paying; nothing goes to the pot. [EE-4.15] Each only once.
void bid_for_free(State& state, Slot slot, Card innovation, Events* events) {
    state.board.exhausted.insert(innovation);
    state.turn.handled.insert(slot);
    tell(events, Happening::bid_for_free, state.turn.active, {.a = operand(innovation), .b = operand(slot)});
}

// [EE-4.9] [EE-12.18] On one's own turn, before or after the bid, or [EE-4.14] when asked. [EE-4.11] Neither bid nor
// take: what was handled stays handled.
void replace_disaster(State& state, Slot slot, Card innovation, Events* events) {
    Turn& turn = state.turn;
    const Seat seat = decider_of(turn);
    state.board.exhausted.insert(innovation);
    turn.asked = Seat::chance;
    tell(events, Happening::disaster_replaced, seat,
         {.a = operand(state.board.slots[slot].card), .b = operand(slot), .c = operand(innovation)});
    ask_for_card(state, slot, events);
}

void decline_replace(State& state, Events* events) {
    const Turn& turn = state.turn;
    tell(events, Happening::replace_declined, turn.asked);
    const int round = seats(state);
    ask_to_replace(state, (index(turn.asked) - index(turn.active) + round) % round + 1);
}

}  // namespace ozy::empires_end
