// events.hpp - what can happen, for the log; events.cpp says each in words.
#pragma once

#include "core/event.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

// The comment names the operands: seat is the one it is about.
enum class Happening : std::uint8_t {
    tile_drawn,          // a tile, b position; nobody's
    starting_seat,       //
    round_began,         // amount round; nobody's
    turn_began,          //
    pair_taken,          // a and c tiles, b position, amount tokens
    vp_paid,             // amount
    vp_from_markers,     // amount
    expansion_began,     // amount: tokens in hand once collected
    tokens_gained,       // amount, for good
    tokens_borrowed,     // amount
    truce_made,          // a the other seat
    province_abandoned,  // a province
    conquered,           // a province, b former Holding, c former seat, amount cost
    conquered_by_spy,    // the same
    token_destroyed,     // seat lost it, a province, amount: tokens that return to its hand
    fort_removed,        // a province
    conquests_ended,     //
    redeployed,          // a province, amount tokens
    tokens_given_back,   // amount
    part_kept,           // a its lowest province, amount provinces
    province_lost,       // a province, b Loss
    garrisoned,          // a province, amount tokens there in the end
    fort_built,          // a province
    province_cleared,    // a province: own declining neighbour
    scored,              // a tile of kind tile or kept, b Source, amount
    turn_scored,         // amount in all
    declined,            // amount provinces
    province_removed,    // a province of the former declining empire
    tile_kept,           // a tile
    end_called,          //
    game_ended           // a 1 = the end was called, 0 = rounds ran out; nobody's
};
inline constexpr int happening_count = 31;

enum class Loss : std::uint8_t { no_tokens, cohesion, shortage };
inline constexpr int loss_count = 3;
enum class Source : std::uint8_t { active, tile, declining, kept_tile, slavery };
inline constexpr int source_count = 5;

}  // namespace ozy::vinci
