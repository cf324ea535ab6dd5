// row.hpp - chapters 1 and 7: positions of a row, neighbours, which abilities are active, where a card may go.
#pragma once

#include "core/bar.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/moves.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

using Positions = SmallSet<RowPosition>;

// [EE-1.4] The positions left and right, as far as they exist.
constexpr Positions neighbors(RowPosition position) {
    Positions out;
    if (index(position) > 0) out.insert(position_at(number(position) - 1));
    if (number(position) < row_length) out.insert(position_at(number(position) + 1));
    return out;
}

constexpr RowPosition position_of(const Row& row, Tile tile) {
    for (RowPosition position : all_positions)
        if (row[position] == tile) return position;
    return RowPosition::none;
}

constexpr bool is_healthy(const Empire& empire, RowPosition position) {
    return empire.healthy.contains(empire.row[position]);
}
constexpr int destroyed_tiles(const Empire& empire) { return row_length - empire.healthy.count(); }

// [EE-12.2] How many neighbours of the position fit: destroyed, or healthy and of a listed kind.
int fitting_neighbors(const Empire& empire, RowPosition position, const Neighbors& per);

// [EE-1.5] An innovation is active while the tile above it is healthy.
constexpr bool is_active(const Board& board, Seat owner, Card innovation) {
    return board.empires[owner].healthy.contains(board.host[innovation]);
}
CardSet active_of(const Board& board, Seat owner, const CardSet& innovations);
inline CardSet active_innovations(const Board& board, Seat owner, AbilityKind kind) {
    return active_of(board, owner, board.empires[owner].innovations & cards_with[kind]);
}
// [EE-7.8] Active and without a cube.
inline CardSet ready_innovations(const Board& board, Seat owner, AbilityKind kind) {
    return active_of(board, owner, (board.empires[owner].innovations & cards_with[kind]) - board.exhausted);
}

// Calls visit(ability, host, card) for every active ability of a kind, a tile's own ones with Card::none.
template <class Visit>
void for_each_active(const Board& board, Seat owner, AbilityKind kind, Visit visit) {
    for (Tile tile : board.empires[owner].healthy& tiles_with[kind]) visit(tiles[tile].ability, tile, Card::none);
    for (Card card : active_innovations(board, owner, kind)) visit(disaster(card).ability, board.host[card], card);
}

// [EE-7.2] The tiles under which the seat may place a card.
TileSet legal_hosts(const Board& board, Seat owner);
// [EE-12.14] The tiles to which it may move this innovation.
TileSet move_targets(const Board& board, Seat owner, Card innovation);
bool can_move_innovation(const Board& board, Seat owner);

Bars<State> place_bars(const State& state);
void list_places(const State& state, MoveList& out);
// The positions of these tiles in the row of the seat on turn.
void list_hosts(const State& state, Kind kind, TileSet hosts, MoveList& out);

// What forbids the use of an innovation, or of a place for one, whatever it is for.
bool is_not_own(const State& state, Move move);
bool is_inactive(const State& state, Move move);
bool is_ruin(const State& state, Move move);
inline constexpr Bar<State> not_own = {
    "EE-1.5", {"why.not_own", "{card} is not under one of your locations"}, is_not_own};
inline constexpr Bar<State> inactive = {"EE-1.5", {"why.inactive", "{card} lies under a ruin"}, is_inactive};
inline constexpr Bar<State> place_in_ruins = {"EE-7.2", {"why.place.ruin", "{tile} is in ruins"}, is_ruin};

// [EE-7.7] Two positions of a row exchange their tiles; all that belongs to a tile is kept with the tile.
void exchange_tiles(Empire& empire, RowPosition one, RowPosition other);

}  // namespace ozy::empires_end
