// conflict.hpp - chapter 11: strength, secret bids, rows, Victory, upheaval.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

// [EE-11.2] The sum of the active strength abilities.
int base_strength(const Board& board, Seat seat);
// [EE-12.16] Whether the seat may use the Rally with its bid.
inline bool has_rally(const Board& board, Seat seat) {
    return !ready_innovations(board, seat, AbilityKind::rally).empty();
}
int strength_with(const Board& board, Seat seat, const Bid& bid);
// [EE-11.6] The row of the card that a strength reaches.
const Threshold& row_for(Conflict conflict, int strength);
// [EE-11.9] The tile that an upheaval would move, or Tile::none if nothing moves.
Tile upheaval_tile(const Empire& empire, RowPosition position);

void list_conflicts(const State& state, MoveList& out);
Bars<State> rally_bars(const State& state);
// The tokens of this kind that the seat can bid.
template <Token kind>
Bars<State> bid_part_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"EE-11.4",
         {"why.bid.held", "You can bid up to {held}"},
         [](const State& state, Move move) { return amount_in(move) > state.stashes[state.turn.active][kind]; }},
    };
    return bars;
}
template <Kind kind, Token token>
void list_bid_part(const State& state, MoveList& out) {
    for (int number = 0; number <= state.stashes[state.turn.active][token]; ++number)
        out.push_back(make_move(kind, number));
}

void begin_conflict(State& state);
void reveal_conflict(State& state, Conflict conflict, Events* events);
void begin_bid(State& state, Seat seat);
void bid_rally(State& state, int used);
void bid_axes(State& state, int axes);
void bid_coins(State& state, int coins, Events* events);
// When all have bid.
void resolve_conflict(State& state, Events* events);

}  // namespace ozy::empires_end
