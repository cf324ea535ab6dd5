// construct.hpp - the construct action: upgrade, build, repair, mend.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// [AE-6.8] The rank of a step: upgrades, builds, repairs by position, then mends in card order.
constexpr int upgrade_rank(Position position) { return static_cast<int>(position); }
constexpr int build_rank(Position position) { return position_count + static_cast<int>(position); }
constexpr int repair_rank(Position position) { return 2 * position_count + static_cast<int>(position); }
constexpr int mend_rank(Card card) { return 3 * position_count + static_cast<int>(card); }

// Prices for this lord, discounts included.
Bag upgrade_price(const Lord& lord, Position position);
Bag build_price(const Lord& lord, Piece piece);
Bag repair_price(const Castle& castle, Position position);
constexpr Bag mend_price(Card card) { return card < Card::first_refugee ? mend_building : mend_refugee; }

// Whether the piece may stand there, price aside.
bool fits(const Castle& castle, Position position, Piece piece);
// Whether a repair would do something there, price aside.
bool needs_repair(const Castle& castle, Position position);

bool may_upgrade(const Lord& lord, Position position);
bool may_build(const Lord& lord, Position position, Piece piece);
bool may_repair(const Lord& lord, Position position);
bool may_mend(const Lord& lord, Card card);

// Whether any step of a construct action can be taken by the active seat.
bool can_construct(const State& state);

void upgrade(State& state, Position position, Events* events);
void build(State& state, Position position, Piece piece, Events* events);
void repair(State& state, Position position, Events* events);
void mend(State& state, Card card, Events* events);

// Without a price: for the ops `repair` and `mend`.
int empty_cube_places(const Castle& castle);
void add_cube(State& state, Position position, Events* events);
void mend_card(State& state, Card card, Events* events);

// The pieces that can be built on a side, and on a corner.
inline constexpr std::array<Piece, 4> side_pieces{Piece::wood_wall, Piece::stone_wall, Piece::wood_gate,
                                                  Piece::stone_gate};
inline constexpr std::array<Piece, 2> corner_pieces{Piece::wood_turret, Piece::stone_turret};

}  // namespace ozy::after_the_empire
