// events.hpp - what can happen, for the log; events.cpp says each in words.
#pragma once

#include "core/event.hpp"
#include "games/empires_end/moves.hpp"

namespace ozy::empires_end {

// The comment names the operands; `tokens` are Wheat, Hammers, Axes in a, b, c and Coins in amount.
enum class Happening : std::uint8_t {
    // Setup and decks
    first_player_chosen,  //
    tile_laid,            // b tile, c position; of every row
    cards_dealt,          // amount
    card_received,        // a card; private
    phase_began,          // a Phase, amount number of the space
    deck_renewed,         // the discard pile became the deck
    card_drawn,           //
    refill_stopped,       // the rest of the pool is needed for the disasters to come
    // Disaster
    disaster_revealed,  // a card, b slot
    bid_made,           // b slot, c token
    bid_for_free,       // a card exhausted, b slot
    disaster_replaced,  // a card replaced, b slot, c card exhausted
    replace_declined,   //
    turn_ended,         //
    // Taking
    disaster_taken,      // a card, b slot
    take_forced,         // private
    first_player_moved,  //
    pot_gained,          // tokens
    tile_destroyed,      // b tile, c position
    nothing_destroyed,   //
    innovation_placed,   // a card, b tile, c position
    innovation_lost,     // a card
    stash_shown,         // tokens
    coins_borrowed,      // amount
    // Economy
    income,        // tokens
    vp_gained,     // a card, amount
    refreshed,     // a card
    picked,        // a card, c token, amount; private while stashes are hidden
    converted,     // a source, b token got, c token given, amount; private while stashes are hidden
    economy_done,  // a tokens held, amount VP from conversions
    // Industry
    order_chosen,      // a Order
    card_built,        // a card, b Hammers saved
    due_paid,          // tokens
    card_sold,         // a card
    sale_gained,       // tokens
    tile_repaired,     // b tile, c position
    tiles_swapped,     // a the other tile, b tile, c source
    innovation_moved,  // a card, b tile, c position
    industry_done,     //
    hand_kept,         //
    card_discarded,    // a card
    // Conflict
    conflict_revealed,  // a conflict
    bid_hidden,         // the seat has bid
    bid_noted,          // a rally, b Axes, amount Coins; private
    bid_shown,          // a rally, b Axes, c Coins, amount strength
    row_reached,        // a conflict, b strength needed, amount VP
    tokens_gained,      // tokens
    tokens_lost,        // tokens
    victory,            // a conflict, amount VP
    upheaval,           // a the tile that was at its new position, b tile, c that position
    upheaval_harmless,  //
    // End
    final_track,       // amount
    final_tiles,       // amount
    final_innovation,  // a card, amount
    final_score        // a rank, amount
};
inline constexpr int happening_count = 55;

inline void tell_tokens(Events* events, Happening what, Seat seat, const Tokens& some) {
    tell(events, what, seat,
         {.a = operand(some[Token::wheat]),
          .b = operand(some[Token::hammer]),
          .c = operand(some[Token::axe]),
          .amount = some[Token::coin]});
}

}  // namespace ozy::empires_end
