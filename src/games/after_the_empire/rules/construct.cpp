// construct.cpp - the construct action: upgrade, build, repair, mend. AE-6.7 to AE-6.16.
#include "games/after_the_empire/rules/construct.hpp"

#include <algorithm>

#include "games/after_the_empire/rules/goods.hpp"

namespace ozy::after_the_empire {

namespace {

int count_of(const Castle& castle, Form form) {
    return static_cast<int>(
        std::count_if(castle.pieces.begin(), castle.pieces.end(), [&](Piece piece) { return form_of(piece) == form; }));
}

// [AE-1.4], [AE-1.5] Walls and gates stand on sides, turrets on corners.
bool belongs_there(Position position, Form form) {
    return form != Form::none && is_side(position) == (form != Form::turret);
}

void set_piece(Castle& castle, Position position, Piece piece) {
    castle.pieces[position] = piece;
    castle.cubes[position] = operand(pieces[piece].cubes);
}

}  // namespace

// [AE-7.31] Each upgrade or build costs that much less of the named good. Repairs and mends are not cheaper.
Bag upgrade_price(const Lord& lord, Position position) {
    const Piece better = upgraded(lord.castle.pieces[position]);
    return less(pieces[better].upgrade, standing_bag(lord, Op::discount_castle));
}
Bag build_price(const Lord& lord, Piece piece) {
    return less(pieces[piece].build, standing_bag(lord, Op::discount_castle));
}

// [AE-6.14] 1 wood for a cube of a wood piece, 1 stone for one of a stone piece. [AE-6.15] On an inoperable stone
// turret the first repair costs 2 stone.
Bag repair_price(const Castle& castle, Position position) {
    if (castle.flames.contains(position)) return clear_flame;
    return is_stone(castle.pieces[position]) ? repair_stone : repair_wood;
}

// [AE-6.11] On an empty side or corner; [AE-6.12] at most 3 walls, 1 gate and 4 turrets.
bool fits(const Castle& castle, Position position, Piece piece) {
    const Form form = form_of(piece);
    return castle.pieces[position] == Piece::none && belongs_there(position, form) &&
           count_of(castle, form) < form_limits[form];
}

bool needs_repair(const Castle& castle, Position position) {
    return castle.flames.contains(position) || castle.empty_cube_places(position) > 0;
}

bool may_upgrade(const Lord& lord, Position position) {
    return is_wood(lord.castle.pieces[position]) && lord.stock.can_pay(upgrade_price(lord, position));
}
bool may_build(const Lord& lord, Position position, Piece piece) {
    return fits(lord.castle, position, piece) && lord.stock.can_pay(build_price(lord, piece));
}
bool may_repair(const Lord& lord, Position position) {
    return needs_repair(lord.castle, position) && lord.stock.can_pay(repair_price(lord.castle, position));
}
bool may_mend(const Lord& lord, Card card) {
    return lord.damaged.contains(card) && lord.stock.can_pay(mend_price(card));
}

bool can_construct(const State& state) {
    const Lord& lord = active_lord(state);
    const auto any_step_at = [&](Position position) {
        const auto may_build_one = [&](Piece piece) { return may_build(lord, position, piece); };
        return may_upgrade(lord, position) || may_repair(lord, position) ||
               std::any_of(side_pieces.begin(), side_pieces.end(), may_build_one) ||
               std::any_of(corner_pieces.begin(), corner_pieces.end(), may_build_one);
    };
    for (Position position : all_positions)
        if (any_step_at(position)) return true;
    for (Card card : lord.damaged)
        if (may_mend(lord, card)) return true;
    return false;
}

// [AE-6.10] A wood piece becomes the stone piece of the same kind, with all cubes; the cubes that lay on it go to the
// stock. [AE-6.13] It is never turned into anything else. [AE-6.9] Upgrades come before builds, so a position takes one
// of them at most.
void upgrade(State& state, Position position, Events* events) {
    Lord& lord = active_lord(state);
    pay(state, state.turn.active, upgrade_price(lord, position), events);
    add(lord.stock.wood, lord.castle.cubes[position]);
    set_piece(lord.castle, position, upgraded(lord.castle.pieces[position]));
    state.turn.cursor = operand(upgrade_rank(position) + 1);
    tell(events, Happening::piece_upgraded, state.turn.active,
         {.a = operand(position), .b = operand(lord.castle.pieces[position])});
}

// [AE-6.11] It comes with all cubes, which are not taken from the stock.
void build(State& state, Position position, Piece piece, Events* events) {
    Lord& lord = active_lord(state);
    pay(state, state.turn.active, build_price(lord, piece), events);
    set_piece(lord.castle, position, piece);
    state.turn.cursor = operand(build_rank(position) + 1);
    tell(events, Happening::piece_built, state.turn.active, {.a = operand(position), .b = operand(piece)});
}

// [AE-6.15] The first repair of an inoperable turret only makes it work again, with 0 cubes. [AE-6.8] Only a repair may
// be repeated on its position.
void repair(State& state, Position position, Events* events) {
    Lord& lord = active_lord(state);
    pay(state, state.turn.active, repair_price(lord.castle, position), events);
    state.turn.cursor = operand(repair_rank(position));
    if (!lord.castle.flames.contains(position)) return add_cube(state, position, events);
    lord.castle.flames.erase(position);
    tell(events, Happening::turret_cleared, state.turn.active, {.a = operand(position)});
}

// [AE-6.16] 2 food repair a damaged refugee, 1 iron repairs a damaged building.
void mend(State& state, Card card, Events* events) {
    pay(state, state.turn.active, mend_price(card), events);
    state.turn.cursor = operand(mend_rank(card) + 1);
    mend_card(state, card, events);
}

int empty_cube_places(const Castle& castle) {
    int places = 0;
    for (Position position : all_positions)
        if (castle.works(position)) places += castle.empty_cube_places(position);
    return places;
}

void add_cube(State& state, Position position, Events* events) {
    Castle& castle = active_lord(state).castle;
    add(castle.cubes[position], 1);
    tell(events, Happening::piece_repaired, state.turn.active,
         {.a = operand(position), .b = operand(castle.pieces[position]), .c = castle.cubes[position]});
}

void mend_card(State& state, Card card, Events* events) {
    active_lord(state).damaged.erase(card);
    tell(events, Happening::card_mended, state.turn.active, {.a = operand(card)});
}

}  // namespace ozy::after_the_empire
