// events.hpp - what can happen, for the log; events.cpp says each in words.
#pragma once

#include "core/event.hpp"
#include "games/tigris/content.hpp"

namespace ozy::tigris {

// The comment names the operands: seat is the one it is about, unless said otherwise.
enum class Happening : std::uint8_t {
    game_began,             // seat starts
    turn_began,             // seat
    tiles_drawn,            // amount
    tile_drawn,             // a colour; private
    passed,                 //
    tile_placed,            // a colour, b space
    leader_placed,          // a colour, b space
    leader_moved,           // a colour, b space, c former space
    leader_withdrawn,       // a colour, b former space
    leader_driven_off,      // a colour, b former space: lost a conflict
    leader_without_temple,  // a colour, b former space
    catastrophe_placed,     // b space, a colour of the tile destroyed or none
    points_gained,          // a colour, b Cause, c space, amount
    kingdoms_joined,        // b joining space
    revolt_began,       // seat attacks, a colour, b strength of attacker, c strength of defender, amount defending seat
    war_began,          // the same
    tiles_committed,    // a colour of the tiles, amount
    conflict_won,       // seat won, a colour, b its total, c the other total, amount losing seat
    tile_removed,       // a colour, b space; seat lost it
    temple_spared,      // b space, c 1 = a treasure lies on it, 0 = beside a leader
    building_spared,    // a colour, b space
    building_placed,    // a colour, b space
    building_moved,     // a colour, b space, c former space
    building_returned,  // a colour, b former space
    monument_built,     // a monument, b top-left space
    wonder_built,       // b centre
    build_declined,     //
    treasure_taken,     // b space
    tiles_swapped,      // amount
    tile_swapped_away,  // a colour, amount; private
    game_ended          // a Ending
};
inline constexpr int happening_count = 31;

enum class Cause : std::uint8_t { tile, king, revolt, war, monument, wonder };
inline constexpr int cause_count = 6;

}  // namespace ozy::tigris
