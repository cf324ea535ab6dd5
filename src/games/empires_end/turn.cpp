// turn.cpp - chapters 2, 3 and 10: how the game goes on from step to step.
#include "games/empires_end/turn.hpp"

#include "games/empires_end/events.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/questions.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/scoring.hpp"

namespace ozy {

namespace empires_end {

namespace {

// [EE-10.1] A seat chooses its order and completes both halves before the next begins.
void begin_seat(State& state, Seat seat, Events* events) {
    if (phase_of(state) == Phase::economy) return begin_economy(state, seat, events);
    if (phase_of(state) == Phase::industry) return begin_industry(state, seat);
    state.turn.active = seat;
    state.turn.question = Question::order;
}

void begin_half(State& state, Order order, Events* events) {
    const bool economy = (order == Order::economy_first) == (state.turn.second_half == 0);
    if (economy)
        begin_economy(state, state.turn.active, events);
    else
        begin_industry(state, state.turn.active);
}

TileSet unlaid_tiles(const State& state) {
    TileSet left = every_tile;
    for (Tile tile : state.board.empires[Seat::first].row)
        if (tile != Tile::none) left.erase(tile);
    return left;
}

// [EE-3.1] One space on; [EE-3.3] from the last one to End, where the game is scored. [EE-3.4] The First Player stays.
void advance_marker(State& state, Events* events) {
    const int space = state.turn.space + 1;
    state.turn = {};
    state.turn.space = narrow(space);
    if (space < track_length(state.options)) return begin_phase(state, events);
    state.turn.question = Question::over;
    tell_final_scores(state, events);
}

// [EE-4.1] One card in slot 1. [EE-6.1] In a double disaster a second one in slot 2, with a pot of its own.
void begin_disaster(State& state, Events* events) { ask_for_card(state, Slot::first, events); }

void begin_turn(State& state, Seat seat, Events* events) {
    state.turn.active = seat;
    state.turn.handled = {};
    continue_turn(state, events);
}

// [EE-9.16] The seats draw card by card; then the phase is over.
void go_on_refilling(State& state, Seat first, Events* events) {
    if (!refill(state, first, events)) advance_marker(state, events);
}

bool asks_for_axes(const State& state) {
    const Seat seat = state.turn.active;
    const Tokens known =
        hides_stashes(state.options) ? possible(state.board.empires[seat].record) : state.stashes[seat];
    return known[Token::axe] > 0;
}

}  // namespace

void list_first_players(const State& state, MoveList& out) {
    for (Seat seat : seats_of(seats(state))) out.push_outcome(make_move(Kind::first, seat), 1);
}

void list_tiles(const State& state, MoveList& out) {
    for (Tile tile : unlaid_tiles(state)) out.push_outcome(make_move(Kind::row, tile), 1);
}

// [EE-2.2] Each seat has the same chance.
void choose_first_player(State& state, Seat seat, Events* events) {
    state.board.first_player = seat;
    state.turn.question = Question::row;
    tell(events, Happening::first_player_chosen, seat);
}

// [EE-2.3] For the next position, in every row alike; the last tile needs no chance (EE-1.10).
void lay_tile(State& state, Tile tile, Events* events) {
    const RowPosition position = position_of(state.board.empires[Seat::first].row, Tile::none);
    for (Seat seat : seats_of(seats(state))) state.board.empires[seat].row[position] = tile;
    tell(events, Happening::tile_laid, Seat::chance, {.b = operand(tile), .c = operand(position)});
    if (number(position) < row_length) return;
    state.turn.active = state.board.first_player;
    state.turn.question = Question::deal;
}

// [EE-2.5] Four cards each, in order, seen by the receiver alone; [EE-2.7] then the first phase begins.
void deal_card(State& state, Card card, Events* events) {
    const Seat seat = state.turn.active;
    state.deck.erase(card);
    state.hands[seat].insert(card);
    tell(events, Happening::card_received, seat, {.audience = seat, .a = operand(card)});
    if (state.hands[seat].count() < hand_limit) return;
    tell(events, Happening::cards_dealt, seat, {.amount = hand_limit});
    state.turn.active = next_seat(seat, seats(state));
    if (state.turn.active != state.board.first_player) return;
    state.turn.active = Seat::first;
    begin_phase(state, events);
}

// [EE-3.2] The phase of the space with the marker. [EE-1.2] In order: the First Player begins.
void begin_phase(State& state, Events* events) {
    const Phase phase = phase_of(state);
    tell(events, Happening::phase_began, Seat::chance, {.a = operand(phase), .amount = small(state.turn.space + 1)});
    if (disaster_cards(phase) > 0) return begin_disaster(state, events);
    if (phase == Phase::conflict) return begin_conflict(state);
    begin_seat(state, state.board.first_player, events);
}

// [EE-4.10] What is revealed in place of another changes nothing else. [EE-4.3] Else the First Player takes the first
// turn, when all slots have their cards.
void turn_up_disaster(State& state, Card card, Events* events) {
    const Slot slot = state.turn.slot;
    if (reveal_disaster(state, card, events)) return continue_turn(state, events);
    if (slot == Slot::first && phase_of(state) == Phase::double_disaster)
        return ask_for_card(state, Slot::second, events);
    begin_turn(state, state.board.first_player, events);
}

// [EE-4.4] Each open slot is handled once, [EE-6.2] two of them in any order; [EE-6.4] after a take the other goes on.
// [EE-4.13] Then the seat may still replace, or its turn ends by itself. [EE-4.3] The last take ends the phase.
void continue_turn(State& state, Events* events) {
    Turn& turn = state.turn;
    const SlotSet open = open_slots(state.board);
    if (open.empty()) return advance_marker(state, events);
    if (!(open - turn.handled).empty()) {
        if (may_replace_any_time(state)) return ask_to_replace(state, 0);
        turn.question = Question::turn;
    } else if (!may_replace_any_time(state) && !usable_replaces(state, turn.active).empty()) {
        turn.question = Question::after;
    } else {
        begin_turn(state, next_seat(turn.active, seats(state)), events);
    }
}

void end_turn(State& state, Events* events) {
    tell(events, Happening::turn_ended, state.turn.active);
    begin_turn(state, next_seat(state.turn.active, seats(state)), events);
}

void choose_order(State& state, Order order, Events* events) {
    state.turn.order = order;
    tell(events, Happening::order_chosen, state.turn.active, {.a = operand(order)});
    begin_half(state, order, events);
}

// [EE-10.2] The other half of EI follows at once. [EE-10.3] Hands are refilled when all seats are done.
void finish_half(State& state, Events* events) {
    Turn& turn = state.turn;
    const Phase phase = phase_of(state);
    if (phase == Phase::both && turn.second_half == 0) {
        turn.second_half = 1;
        return begin_half(state, turn.order, events);
    }
    turn.order = Order::none;
    turn.second_half = 0;
    const Seat next = next_seat(turn.active, seats(state));
    if (next != state.board.first_player) return begin_seat(state, next, events);
    if (phase == Phase::economy) return advance_marker(state, events);
    go_on_refilling(state, state.board.first_player, events);
}

void draw(State& state, Card card, Events* events) {
    const Seat seat = state.turn.active;
    draw_card(state, card, events);
    go_on_refilling(state, next_seat(seat, seats(state)), events);
}

// [EE-11.3] Every seat bids in order; when all have, the conflict is fought and the phase is over.
void turn_up_conflict(State& state, Conflict conflict, Events* events) {
    reveal_conflict(state, conflict, events);
    begin_bid(state, state.board.first_player);
}

void make_bid(State& state, int coins, Events* events) {
    bid_coins(state, coins, events);
    const Seat next = next_seat(state.turn.active, seats(state));
    if (next != state.board.first_player) return begin_bid(state, next);
    resolve_conflict(state, events);
    advance_marker(state, events);
}

// [EE-11.3] Which question that is follows from what is public (EE-1.11).
Question first_bid_question(const State& state) {
    if (has_rally(state.board, state.turn.active)) return Question::rally;
    return asks_for_axes(state) ? Question::axes : Question::coins;
}

Question first_economy_question(const State& state) {
    return next_pick(state.board, state.turn.active, Card::none) != Card::none ? Question::pick : Question::convert;
}

}  // namespace empires_end

Seat EmpiresEnd::decider(const State& state) { return empires_end::decider_of(state.turn); }

Move EmpiresEnd::sample_chance(const State& state, Rng& rng) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (draws_card(state.turn.question)) {
        const int rank = rng.pick(state.deck.count());
        return {questions[state.turn.question].kinds.front(), operand(state.deck.nth(rank))};
    }
    MoveList outcomes;
    legal_moves(state, outcomes);
    return outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))];
}

// A chain is what follows from one choice: a take with destruction, place and loan; a build or repair with its payment;
// an ability with its operands; the parts of a bid.
bool EmpiresEnd::mid_chain(const State& state) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Turn& turn = state.turn;
    if (turn.question == Question::row) return state.board.empires[Seat::first].row[position_at(1)] != Tile::none;
    if (turn.question == Question::deal) return !state.hands[turn.active].empty();
    if (turn.question == Question::reveal) return turn.slot == Slot::second && open_slots(state.board).count() == 1;
    if (turn.question == Question::axes || turn.question == Question::coins)
        return turn.question != first_bid_question(state);
    const bool of_take = turn.question >= Question::destroy && turn.question <= Question::loan;
    const bool of_industry = turn.question >= Question::pay && turn.question <= Question::hand;
    return turn.question == Question::draw || of_take || of_industry;
}

std::string_view EmpiresEnd::ending(const State& state) {
    return state.turn.question == empires_end::Question::over ? "track" : "";
}

}  // namespace ozy
