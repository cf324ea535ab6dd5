// moves.hpp - the kinds of move; each has at most one operand.
#pragma once

#include <string_view>

#include "core/move.hpp"
#include "core/move_list.hpp"
#include "core/seat.hpp"
#include "games/vinci/content.hpp"

namespace ozy::vinci {

enum class Kind : std::uint8_t {
    draw = 1,  // chance: a tile
    start,     // chance: the starting seat
    take,      // the pair in a position 1 to 6
    expand,    // an expansion turn
    decline,   // a declining turn
    truce,     // with a seat
    no_truce,
    abandon,  // a province
    conquer,  // a province, at the normal cost
    spy,      // a province, by Espionage
    end,      // of the conquests
    place,    // a token on a province
    keep,     // the part with this lowest province
    drop,     // a province, for want of tokens
    fort,     // on a province
    no_fort,
    rebirth,  // decline after scoring
    stay      // do not
};
inline constexpr int kind_count = 19;  // 0 is none

std::string_view verb_of(Kind kind);

constexpr Kind kind_of(Move move) { return id_at<Kind>(move.kind); }

inline void list_provinces(Kind kind, ProvinceSet open, MoveList& out) {
    for (Province province : open) out.push_back(make_move(kind, province));
}

constexpr Province province_in(Move move) { return id_at<Province>(move.a); }
constexpr Seat seat_in(Move move) { return seat_at(move.a); }
constexpr Tile tile_in(Move move) { return id_at<Tile>(move.a); }
constexpr int position_in(Move move) { return move.a; }

}  // namespace ozy::vinci
