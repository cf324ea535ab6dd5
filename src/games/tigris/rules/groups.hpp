// groups.hpp - chapter 4: groups, kingdoms, regions.
#pragma once

#include "core/fixed_vector.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

CellSet face_up_tiles(const Pieces& pieces);
CellSet leaders_on_board(const Pieces& pieces);
// [TE-4.1] Spaces with a tile, face up or face down, or a leader.
CellSet links(const Pieces& pieces);
// [TE-1.5] Spaces that hold nothing.
CellSet empty_spaces(const Pieces& pieces);

// Where at least two, or three, groups may meet, seen from the eight spaces around alone: links beside a space that a
// corner joins are one group. Nowhere else do two, or three, kingdoms meet.
CellSet meetings_of_two(const CellSet& linked);
CellSet meetings_of_three(const CellSet& linked);

// What lies on the space that a move names.
bool is_blocked(const State& state, Move move);
bool has_leader(const State& state, Move move);
bool has_tile(const State& state, Move move);  // face up or face down
bool is_river(const State& state, Move move);

// [TE-4.2] The group of a link space, found anew from what lies on the board, so that [TE-4.6] growing, merging and
// splitting need no rule of their own; empty if the space links nothing.
CellSet group_at(const Pieces& pieces, Cell cell);

// All kingdoms on the board.
using KingdomList = FixedVector<CellSet, max_players * color_count>;
KingdomList kingdoms_of(const Pieces& pieces);

// [TE-4.5] Those of these spaces that touch at least two, three kingdoms.
struct Touched {
    CellSet twice, thrice;
};
Touched touched_by_kingdoms(const CellSet& spaces, const CellSet& linked, const CellSet& leaders);

// [TE-4.5] The kingdoms that a space touches, each once.
using Kingdoms = FixedVector<CellSet, 4>;
Kingdoms kingdoms_touching(const Pieces& pieces, Cell cell);

// The seat whose leader of this colour stands in these spaces, or `chance` if nobody's does.
Seat leader_within(const State& state, Color color, const CellSet& spaces);

}  // namespace ozy::tigris
