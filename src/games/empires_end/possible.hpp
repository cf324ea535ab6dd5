// possible.hpp - which of the moves that can be said some position allows, so that actions are numbered without gaps.
#pragma once

#include "games/empires_end/moves.hpp"

namespace ozy::empires_end {

// [EE-1.12] Tokens have no limit. Actions count those of a bid as far as this, twice what lies in the box; beyond it a
// choice has no number.
inline constexpr int most_counted = 50;

// [EE-12.7] A Coin may be given for anything but Coins.
constexpr bool is_trade(const Ability& ability, Token given, Token got) {
    for (const Trade& trade : ability.trades)
        if (trade.get == got && (trade.give == given || (given == Token::coin && got != Token::coin))) return true;
    return false;
}
constexpr bool is_possible(Move move) {
    const Kind kind = kind_of(move);
    if (kind == Kind::free_bid) return cards_with[AbilityKind::free_bid].contains(tool_in(move));
    if (kind == Kind::replace) return cards_with[AbilityKind::replace_disaster].contains(tool_in(move));
    if (kind == Kind::convert) {
        const Card source = card_in(move);
        const Ability& ability = source == Card::none ? tiles[converting_tile].ability : disaster(source).ability;
        return ability.kind == AbilityKind::convert && is_trade(ability, paid_in(move), got_in(move));
    }
    if (kind == Kind::use) {
        const Card source = card_in(move);
        return source == Card::none || cards_with[AbilityKind::swap].contains(source) ||
               cards_with[AbilityKind::move_innovation].contains(source);
    }
    if (kind == Kind::axes || kind == Kind::coins) return amount_in(move) <= most_counted;
    return true;
}

}  // namespace ozy::empires_end
