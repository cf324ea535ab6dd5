// conflict.cpp - chapter 11: strength, secret bids, rows, Victory, upheaval.
#include "games/empires_end/rules/conflict.hpp"

#include <algorithm>

#include "games/empires_end/events.hpp"
#include "games/empires_end/rules/stash.hpp"

namespace ozy::empires_end {

namespace {

// [EE-11.5] The tokens leave the stash, [EE-11.12] for the supply; a used Rally is exhausted.
void reveal_bid(State& state, Seat seat, int strength, Events* events) {
    const Bid& bid = state.bids[seat];
    pay_openly(state, seat, Token::axe, bid.axes);
    pay_openly(state, seat, Token::coin, bid.coins);
    if (bid.rally != 0) state.board.exhausted.insert(rally_card);
    tell(events, Happening::bid_shown, seat,
         {.a = operand(bid.rally), .b = operand(bid.axes), .c = operand(bid.coins), .amount = small(strength)});
}

// [EE-11.7] Tokens are lost only of the kind named and as far as held, by option Coins for the rest; [EE-14.9] what is
// missing shows that none is left.
int lose_tokens(State& state, Seat seat, Token kind, int number) {
    const int lost = std::min<int>(number, state.stashes[seat][kind]);
    pay_openly(state, seat, kind, lost);
    if (lost != number) show_none_left(state, seat, kind);
    return lost;
}

void give_tokens(State& state, Seat seat, const Tokens& change, Events* events) {
    Tokens gained, lost;
    for (Token kind : all_tokens) {
        if (change[kind] > 0) add(gained, kind, gain_openly(state, seat, kind, change[kind]));
        if (change[kind] >= 0) continue;
        const int number = lose_tokens(state, seat, kind, -change[kind]);
        add(lost, kind, number);
        if (state.options.coins_for_losses != 0 && kind != Token::coin && number < -change[kind])
            add(lost, Token::coin, lose_tokens(state, seat, Token::coin, -change[kind] - number));
    }
    if (total(gained) > 0) tell_tokens(events, Happening::tokens_gained, seat, gained);
    if (total(lost) > 0) tell_tokens(events, Happening::tokens_lost, seat, lost);
}

void give_reward(State& state, Seat seat, const Reward& reward, Events* events) {
    Empire& empire = state.board.empires[seat];
    empire.vp = small(empire.vp + reward.vp);
    give_tokens(state, seat, reward.tokens, events);
}

// [EE-11.9] The most valuable healthy tile and the tile at the position exchange places, [EE-11.11] whatever its state.
void suffer_upheaval(State& state, Seat seat, RowPosition position, Events* events) {
    Empire& empire = state.board.empires[seat];
    const Tile tile = upheaval_tile(empire, position);
    if (tile == Tile::none) return tell(events, Happening::upheaval_harmless, seat);
    tell(events, Happening::upheaval, seat,
         {.a = operand(empire.row[position]), .b = operand(tile), .c = operand(position)});
    exchange_tiles(empire, position_of(empire.row, tile), position);
}

// [EE-11.13] The order cannot matter, unless the supply runs out: then the First Player comes first.
FixedVector<Seat, max_players> seats_in_order(const State& state) {
    FixedVector<Seat, max_players> out;
    Seat seat = counts_supply(state.options) ? state.board.first_player : Seat::first;
    for (int i = 0; i < seats(state); ++i, seat = next_seat(seat, seats(state))) out.push_back(seat);
    return out;
}

}  // namespace

// [EE-11.5] All bids are revealed together. [EE-11.13] Rows, [EE-11.8] then Victory for every seat with the highest
// strength, [EE-11.9] the upheaval for every other; if all tie [EE-11.10] nobody suffers it.
void resolve_conflict(State& state, Events* events) {
    const Conflict conflict = state.turn.conflict;
    const ConflictFacts& card = facts(conflict);
    PerSeat<int> strength;
    int highest = 0;
    for (Seat seat : seats_of(seats(state))) {
        strength[seat] = strength_with(state.board, seat, state.bids[seat]);
        highest = std::max(highest, strength[seat]);
    }
    for (Seat seat : seats_of(seats(state))) reveal_bid(state, seat, strength[seat], events);
    for (Seat seat : seats_in_order(state)) {
        const Threshold& row = row_for(conflict, strength[seat]);
        tell(events, Happening::row_reached, seat,
             {.a = operand(conflict), .b = operand(row.least), .amount = small(row.reward.vp)});
        give_reward(state, seat, row.reward, events);
        if (strength[seat] == highest) {
            tell(events, Happening::victory, seat, {.a = operand(conflict), .amount = small(card.victory.vp)});
            give_reward(state, seat, card.victory, events);
        } else {
            suffer_upheaval(state, seat, card.upheaval, events);
        }
    }
    state.bids = {};
}

// [EE-12.15] Each adds its n: 2 for an Army, 1 for a red ability of an innovation.
int base_strength(const Board& board, Seat seat) {
    int sum = 0;
    for_each_active(board, seat, AbilityKind::strength, [&](const Ability& ability, Tile, Card) { sum += ability.n; });
    return sum;
}

int strength_with(const Board& board, Seat seat, const Bid& bid) {
    const int rally = bid.rally != 0 ? disaster(rally_card).ability.n : 0;
    return base_strength(board, seat) + rally + bid.axes + bid.coins;
}

// [EE-11.6] Exactly one row: the highest whose strength is reached.
const Threshold& row_for(Conflict conflict, int strength) {
    const auto& rows = facts(conflict).rows;
    std::size_t reached = 0;
    while (reached + 1 < rows.size() && rows[reached + 1].least <= strength) ++reached;
    return rows[reached];
}

// [EE-11.10] Nothing moves if the tile is there already or no tile is healthy.
Tile upheaval_tile(const Empire& empire, RowPosition position) {
    Tile best = Tile::none;
    for (Tile tile : empire.healthy) best = tile;  // tiles are listed by rising VP
    return best == empire.row[position] ? Tile::none : best;
}

// [EE-13.5] All outcomes are equally likely.
void list_conflicts(const State& state, MoveList& out) {
    for (int card = 1; card <= conflict_count; ++card)
        if (const Move move = make_move(Kind::conflict, card); !state.board.conflicts_used.contains(conflict_in(move)))
            out.push_outcome(move, 1);
}

Bars<State> rally_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-11.4",
         {"why.rally", "The Rally is used (1) or not (0)"},
         [](const State&, Move move) { return amount_in(move) > 1; }},
    };
    return bars;
}

// [EE-11.1] [EE-13.5] One of the conflict cards not yet used.
void begin_conflict(State& state) { state.turn.question = Question::conflict; }

void reveal_conflict(State& state, Conflict conflict, Events* events) {
    state.board.conflicts_used.insert(conflict);
    state.turn.conflict = conflict;
    tell(events, Happening::conflict_revealed, Seat::chance, {.a = operand(conflict)});
}

// [EE-11.4] First the ready Rally, then Axes, then Coins.
void begin_bid(State& state, Seat seat) {
    state.turn.active = seat;
    state.turn.question = has_rally(state.board, seat) ? Question::rally : Question::axes;
}

void bid_rally(State& state, int used) {
    state.bids[state.turn.active].rally = small(used);
    state.turn.question = Question::axes;
}

void bid_axes(State& state, int axes) {
    state.bids[state.turn.active].axes = small(axes);
    state.turn.question = Question::coins;
}

// [EE-11.3] No seat learns another's bid before all are made.
void bid_coins(State& state, int coins, Events* events) {
    const Seat seat = state.turn.active;
    Bid& bid = state.bids[seat];
    bid.coins = small(coins);
    tell(events, Happening::bid_hidden, seat);
    tell(events, Happening::bid_noted, seat,
         {.audience = seat, .a = operand(bid.rally), .b = operand(bid.axes), .amount = bid.coins});
}

}  // namespace ozy::empires_end
