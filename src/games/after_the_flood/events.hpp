// events.hpp - what can happen, for the log; events.cpp says each in words.
#pragma once

#include "core/event.hpp"
#include "games/after_the_flood/moves.hpp"

namespace ozy::after_the_flood {

// The comment names the operands; seat is the one it is about.
enum class Happening : std::uint8_t {
    order_drawn,        // a, b, c seats in the first order of play
    turn_began,         // amount turn
    produced,           // a resource, amount
    ur_paid,            // amount textile
    workers_came,       // amount become available
    declined,           // b place, amount of workers lost there
    paid,               // a payment
    city_built,         // a area
    city_moved,         // a new area, b area left
    city_called,        // a area of the city, b place a worker went to
    scribe_used,        // b place a worker left, c place it went to
    workers_placed,     // a resource spent, b place, amount of workers
    traded,             // a area, b resource taken, c resource given
    sippar_traded,      // the same
    tool_made,          //
    empire_started,     // a empire, amount of base armies
    home_named,         // a area
    babylon_paid,       // amount of armies
    armies_bought,      // a resource, amount of armies
    equipped,           // a resource
    ranked,             // a rank 0 .. 2, b seats ranked so far, amount equipment value
    workers_left_home,  // a area, amount
    rolled,             // a total, b needed, c area
    army_lost,          // a area of the fight, b 1 = it was attacking
    fight_stopped,      // a area
    home_settled,       // a area, amount of armies
    repeat_paid,        // an army discarded for a further sub-action
    area_entered,       // a area
    area_reinforced,    // a area
    city_destroyed,     // a area, b owner of the city, amount of armies discarded
    passed,             //
    bid_added,          // a resource
    bid_made,           // amount value
    order_set,          // a, b, c seats in the new order of play
    armies_scored,      // a areas held, b of them in Sumer with the city in Nippur, amount points
    city_expanded,      // a area, b luxuries, amount points
    turn_ended,         // amount turn
    majority_scored,    // b place, amount points
    game_ended          // seat won
};
inline constexpr int happening_count = 39;

}  // namespace ozy::after_the_flood
