// moves.hpp - the kinds of move and how their operands are packed.
#pragma once

#include <string_view>

#include "core/move.hpp"
#include "core/move_list.hpp"
#include "core/seat.hpp"
#include "games/tigris/content.hpp"

namespace ozy::tigris {

enum class Kind : std::uint8_t {
    start = 1,    // chance: the starting seat
    draw,         // chance: a tile of a colour
    tile,         // action: place a tile of a colour; the space comes next
    leader,       // action: position, move or withdraw the leader of a colour; the space comes next
    catastrophe,  // action: place a catastrophe; the space comes next
    swap,         // action: swap tiles; how many of each colour comes next
    pass,         // action: nothing
    put,          // on this space
    off,          // withdraw the leader
    war,          // fight over this colour next
    support,      // commit this many tiles
    building,     // put or move the building to this space
    decline,      // build nothing
    monument,     // build monument b on the square with top-left space a
    wonder,       // build the wonder around this space
    keep,         // this treasure stays
    give,         // swap this many tiles of the colour asked for
    gain          // the wonder's point in this colour
};
inline constexpr int kind_count = 19;  // 0 is none

std::string_view verb_of(Kind kind);

constexpr Kind kind_of(Move move) { return id_at<Kind>(move.kind); }

void list_cells(Kind kind, const CellSet& spaces, MoveList& out);

constexpr Color color_in(Move move) { return id_at<Color>(move.a); }
constexpr Cell cell_in(Move move) { return id_at<Cell>(move.a); }
constexpr Seat seat_in(Move move) { return seat_at(move.a); }
constexpr Monument monument_in(Move move) { return id_at<Monument>(move.b); }
constexpr int amount_in(Move move) { return move.a; }

}  // namespace ozy::tigris
