// labels.hpp - what is said about a move: labels that depend on it, and what fills the gaps of labels and refusals.
#pragma once

#include "games/empires_end/arguments.hpp"
#include "games/empires_end/moves.hpp"
#include "games/empires_end/operands.hpp"

namespace ozy::empires_end {

Sentence order_label(const State& state, Move move);
Sentence use_label(const State& state, Move move);
Sentence rally_label(const State& state, Move move);

// Whether this is what the move's first operand names.
bool names(Move move, const Operand& operand);

Thing disaster_in(const State& state, const Move& move);
// The card that the move is about, named by it or not.
Thing card_about(const State& state, const Move& move);
// The tile named, the one at the position named, or the one above the innovation named.
Thing tile_about(const State& state, const Move& move);
// "R4 or T18", or "nothing" for a row of ruins.
Thing loss(const State& state, const Move& move);
Thing gain_of(const State& state, const Move& move);
Thing price(const State& state, const Move& move);
Thing tokens_about(const State& state, const Move& move);
// The strength that a part of a conflict bid leads to, and what could be bid.
Thing strength_with_it(const State& state, const Move& move);
Thing held_for_bid(const State& state, const Move& move);
Thing fewest_coins(const State& state, const Move& move);
Thing most_coins(const State& state, const Move& move);

inline constexpr Gap<State, Move> move_gaps[] = {
    {"seat", [](const State&, const Move& move) { return seat_thing(seat_in(move)); }},
    {"slot", [](const State&, const Move& move) { return slot_thing(slot_in(move)); }},
    {"position", [](const State&, const Move& move) { return position_thing(position_in(move)); }},
    {"card", card_about},
    {"disaster", disaster_in},
    {"conflict", [](const State&, const Move& move) { return conflict_thing(conflict_in(move)); }},
    {"tile", tile_about},
    {"host", [](const State& state, const Move&) { return tile_thing(state.board.host[state.turn.source]); }},
    {"source",
     [](const State&, const Move& move) {
         return source_thing(card_in(move), names(move, one_converter) ? converting_tile : swapping_tile);
     }},
    {"token", [](const State&,
                 const Move& move) { return token_thing(names(move, one_token) ? token_in(move) : paid_in(move)); }},
    {"gain", gain_of},
    {"tokens", tokens_about},
    {"coins", [](const State&, const Move& move) { return tokens_thing(coins(amount_in(move))); }},
    {"price", price},
    {"loss", loss},
    {"strength", strength_with_it},
    {"held", held_for_bid},
    {"fewest", fewest_coins},
    {"most", most_coins},
    {"count", [](const State&, const Move& move) { return number_thing(amount_in(move)); }},
};

}  // namespace ozy::empires_end
