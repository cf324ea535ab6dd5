// refresh.hpp - chapter 13: from one season to the next; and the market rows.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// The cards of the attack go under their decks.
void clear_attack(State& state);
// The rows lose their last card and close up; then, card by card, their gaps are filled.
void move_rows(State& state, Events* events);
// The row whose gap chance fills next, as what it is asked: `building`, `refugee` or nothing.
Question gap_in_rows(const State& state);
// Chance has drawn this card for its row.
void draw_market_card(State& state, Card card, Events* events);
// Workers, villagers and mercenaries of all seats for the new season.
void refresh_lords(State& state, Events* events);

}  // namespace ozy::after_the_empire
