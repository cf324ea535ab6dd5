// construct.hpp - the construct action: upgrade, build, repair, mend.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Prices for this lord, discounts included.
Bag upgrade_price(const Lord& lord, CastlePosition position);
Bag build_price(const Lord& lord, Piece piece);
Bag repair_price(const Castle& castle, CastlePosition position);
constexpr Bag mend_price(Card card) { return card < Card::first_refugee ? mend_building : mend_refugee; }

// Repairs and mends are paid in a construct action, and free as ops of cards.
Bars<State> upgrade_bars(const State& state);
Bars<State> build_bars(const State& state);
Bars<State> repair_bars(const State& state);
Bars<State> mend_bars(const State& state);
void list_upgrades(const State& state, MoveList& out);
void list_builds(const State& state, MoveList& out);
void list_repairs(const State& state, MoveList& out);
void list_mends(const State& state, MoveList& out);

// Whether the active seat can take any step of a construct action, from the one its turn has come to.
bool can_construct(const State& state);

void upgrade(State& state, CastlePosition position, Events* events);
void build(State& state, CastlePosition position, Piece piece, Events* events);
void repair(State& state, CastlePosition position, Events* events);
void mend(State& state, Card card, Events* events);

// Without a price: for the ops `repair` and `mend`.
int empty_cube_places(const Castle& castle);
void add_cube(State& state, CastlePosition position, Events* events);
void mend_card(State& state, Card card, Events* events);

}  // namespace ozy::after_the_empire
