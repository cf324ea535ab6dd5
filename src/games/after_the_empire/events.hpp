// events.hpp - what can happen, for the log; events.cpp says each in words.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/moves.hpp"

namespace ozy::after_the_empire {

// The comment names the operands: seat is the one it is about, unless said otherwise.
enum class Happening : std::uint8_t {
    objective_drawn,      // a objective; private, or public if it lay face up
    objectives_drawn,     // amount
    objective_kept,       // a objective; private, or public if it lay face up
    objective_discarded,  // a objective
    gate_chosen,          //
    gate_built,           // a side
    chooses_first,        //
    refugee_joined,       // a card
    starting_gold,        // amount, a place in the turn order
    row_filled,           // a card, b slot; seat is chance
    season_began,         // amount season, a threat, b face-down invader cards; seat is chance
    invader_laid,         // a card, b side; seat is chance
    worker_placed,        // a space, b option or card
    passed,               // amount workers
    free_action,          // a card
    card_bought,          // a card
    goods_paid,           // a good, amount
    goods_gained,         // a good, amount
    farm_sown,            // a side, b new level
    farm_protected,       // a side
    soldiers_healed,      // amount
    card_mended,          // a card
    piece_built,          // a position, b piece
    piece_upgraded,       // a position, b piece
    piece_repaired,       // a position, b piece, c cubes
    turret_cleared,       // a position
    slot_looked_at,       // a slot
    invader_seen,         // a card, b side, c slot; private
    siege_seen,           // a card, b side; private
    deployed,             //
    posted,               // a place, b soldiers, c mercenaries
    invader_turned_up,    // a card, b side; seat is chance
    siege_turned_up,      // a card, b side; seat is chance
    invaders_came,        // a side, b archers, c swordsmen, amount effective gold
    surge_came,           // a side, amount
    siege_absorbed,       // amount
    piece_hit,            // a position, b piece, c cubes left, amount cubes lost
    piece_destroyed,      // a position, b piece
    turret_inoperable,    // a position
    farm_razed,           // a side, b new level
    field_struck,         // a side, b archers, c swordsmen
    troop_shifted,        // a troop, b from, c to
    round_began,          // amount
    field_shot,           // a side, b archers, c swordsmen, amount damage
    troops_lost,          // a place, b soldiers, c mercenaries
    invaders_entered,     // a side, amount
    invaders_climbed,     // a side, amount
    invaders_slain,       // amount, inside
    melee_absorbed,       // a place, amount
    castle_survived,      //
    castle_sacked,        // a soldiers wounded, b mercenaries lost
    card_damaged,         // a card
    gold_fell,            // amount new gold
    soldiers_rescued,     // amount
    flag_won,             // amount value
    no_flag,              // seat is chance
    income_paid,          // amount
    order_set,            // a, b, c first three seats, amount last or -1; seat is chance
    harvest_gathered,     // amount
    feast_held,           // a food eaten, b gold paid, c hungry
    card_discarded,       // a card; seat is chance
    mercenaries_left,     // amount
    help_came,            // amount mercenaries
    game_ended            // seat is a winner
};
inline constexpr int happening_count = 64;

}  // namespace ozy::after_the_empire
