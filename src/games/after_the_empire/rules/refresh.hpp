// refresh.hpp - chapter 13: from one season to the next; and the market rows.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

void refresh(State& state, Events* events);

// Fills the rows, then goes on with the set-up or the refresh.
void fill_rows(State& state, Events* events);
// Chance has drawn this card for the row asked for.
void draw_market_card(State& state, Card card, Events* events);
// The attack is laid out: on with the set-up or the refresh.
void attack_is_laid_out(State& state, Events* events);

void tell_order(const State& state, Events* events);

}  // namespace ozy::after_the_empire
