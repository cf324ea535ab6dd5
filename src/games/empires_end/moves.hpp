// moves.hpp - the kinds of move and how their operands are packed.
#pragma once

#include "core/event.hpp"
#include "core/move.hpp"
#include "core/seat.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

enum class Kind : std::uint8_t {
    first = 1,     // chance: seat
    row,           // chance: tile, for the next free position
    deal,          // chance: card
    reveal,        // chance: card
    draw,          // chance: card
    conflict,      // chance: conflict card
    bid,           // slot, token
    free_bid,      // slot, card
    take,          // slot
    replace,       // slot, card
    end_turn,      //
    pass,          //
    destroy,       // position
    place,         // position
    loan,          // number of Coins
    pick,          // token
    convert,       // source, token given, token or VP got
    end_economy,   //
    order,         // Order
    build,         // card
    sell,          // card
    repair,        // position
    use,           // source
    end_industry,  //
    pay,           // number of Coins in place of Hammers
    swap_first,    // position
    swap_second,   // position
    shift,         // position
    move_card,     // card
    move_to,       // position
    keep,          //
    discard,       //
    rally,         // 0 or 1
    axes,          // number
    coins          // number
};
inline constexpr int kind_count = 36;  // 0 is none

constexpr Kind kind_of(Move move) { return id_at<Kind>(move.kind); }

constexpr Seat seat_in(Move move) { return seat_at(move.a); }
constexpr Tile tile_in(Move move) { return id_at<Tile>(move.a); }
constexpr Slot slot_in(Move move) { return id_at<Slot>(move.a); }
constexpr RowPosition position_in(Move move) { return id_at<RowPosition>(move.a); }
constexpr Conflict conflict_in(Move move) { return id_at<Conflict>(move.a); }
constexpr Order order_in(Move move) { return id_at<Order>(move.a); }
constexpr Card card_in(Move move) { return id_at<Card>(move.a); }  // the card or source named first
constexpr Card tool_in(Move move) { return id_at<Card>(move.b); }  // of free_bid and replace
constexpr Token token_in(Move move) { return id_at<Token>(move.a); }
constexpr Token paid_in(Move move) { return id_at<Token>(move.b); }  // of bid and convert
constexpr Token got_in(Move move) { return id_at<Token>(move.c); }
constexpr int amount_in(Move move) { return move.a; }
// The innovation that the move uses, Card::none for a tile's own ability.
constexpr Card innovation_in(Move move) {
    return kind_of(move) == Kind::free_bid || kind_of(move) == Kind::replace ? tool_in(move) : card_in(move);
}

// Carries out all that needs no question.
void settle(State& state, Events* events);

}  // namespace ozy::empires_end
