// economy.hpp - chapter 8: income, picks and conversions.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move.hpp"
#include "core/move_list.hpp"
#include "games/empires_end/rules/row.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

// [EE-12.7] A Coin may be given in place of the token, except in a trade that yields Coins.
constexpr bool accepts_coin(const Trade& trade) { return trade.get != Token::coin; }
// The kinds that a convert ability accepts in at least one of its trades.
constexpr TokenSet accepted_by(const Ability& ability) {
    TokenSet out;
    for (const Trade& trade : ability.trades) {
        out.insert(trade.give);
        if (accepts_coin(trade)) out.insert(Token::coin);
    }
    return out;
}
constexpr const Ability& converter(Card source) {
    return source == Card::none ? tiles[converting_tile].ability : disaster(source).ability;
}
// [EE-8.5] Uses of an active convert ability left in this Economy.
constexpr int uses_left(const Economy& economy, Card source) {
    return converter(source).times - economy.uses[converter_of(source)];
}
// How much of `get` the source gives for one token of `give`; 0 if it does not.
int yield(Card source, Token give, Token get);

Bars<State> pick_bars(const State& state);
Bars<State> conversion_bars(const State& state);
void list_conversions(const State& state, MoveList& out);

void begin_economy(State& state, Seat seat, Events* events);
void pick_tokens(State& state, Token kind, Events* events);
void convert_token(State& state, Move conversion, Events* events);
void end_economy(State& state, Events* events);

// [EE-8.3] The first active gain_choice card after this one by number, or none.
Card next_pick(const Board& board, Seat seat, Card after);

}  // namespace ozy::empires_end
