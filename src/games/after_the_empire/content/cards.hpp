// cards.hpp - buildings, refugees, the Barracks and the starting refugees, in the order of AE-1.10.
#pragma once

#include "games/after_the_empire/content/effects.hpp"

namespace ozy::after_the_empire {

// id, name, cost, printed gold, initiative, words, effects, where these come from.
inline constexpr EnumArray<Card, CardFace, card_count> cards = {{{
#include "games/after_the_empire/content/cards.inc"
}}};
inline constexpr EnumRange<Card, card_count> all_cards{};
static_assert(cards[Card::barracks].id == "barracks" && cards[Card::first_starting].initiative > 0);

}  // namespace ozy::after_the_empire
