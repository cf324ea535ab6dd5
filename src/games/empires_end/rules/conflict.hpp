// conflict.hpp - chapter 11: strength, secret bids, rows, Victory, upheaval.
#pragma once

#include "core/event.hpp"
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
Tile upheaval_tile(const Empire& empire, Position position);

void begin_conflict(State& state);
void reveal_conflict(State& state, Conflict conflict, Events* events);
void bid_rally(State& state, int used);
void bid_axes(State& state, int axes);
void bid_coins(State& state, int coins, Events* events);

}  // namespace ozy::empires_end
