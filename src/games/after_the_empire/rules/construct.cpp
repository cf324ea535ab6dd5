// construct.cpp - the construct action: upgrade, build, repair, mend. AE-6.7 to AE-6.16.
#include "games/after_the_empire/rules/construct.hpp"

#include <algorithm>

#include "games/after_the_empire/rules/goods.hpp"

namespace ozy::after_the_empire {

namespace {

// [AE-6.8] Upgrades, builds, repairs by position, then mends in card order.
constexpr ConstructRank upgrade_rank(CastlePosition position) { return id_at<ConstructRank>(ordinal(position)); }
constexpr ConstructRank build_rank(CastlePosition position) {
    return id_at<ConstructRank>(position_count + ordinal(position));
}
constexpr ConstructRank repair_rank(CastlePosition position) {
    return id_at<ConstructRank>(2 * position_count + ordinal(position));
}
constexpr ConstructRank mend_rank(Card card) { return id_at<ConstructRank>(3 * position_count + ordinal(card)); }

// The pieces that can be built on a side, and on a corner.
constexpr std::array<Piece, 4> side_pieces{Piece::wood_wall, Piece::stone_wall, Piece::wood_gate, Piece::stone_gate};
constexpr std::array<Piece, 2> corner_pieces{Piece::wood_turret, Piece::stone_turret};

int count_of(const Castle& castle, Form form) {
    int count = 0;
    for (Piece piece : castle.pieces) count += form_of(piece) == form;
    return count;
}

// [AE-1.4], [AE-1.5] Walls and gates stand on sides, turrets on corners.
bool belongs_there(CastlePosition position, Form form) {
    return form != Form::none && is_side(position) == (form != Form::turret);
}

void set_piece(Castle& castle, CastlePosition position, Piece piece) {
    castle.pieces[position] = piece;
    castle.cubes[position] = operand(pieces[piece].cubes);
}

}  // namespace

// [AE-7.31] Each upgrade or build costs that much less of the named good. Repairs and mends are not cheaper.
Bag upgrade_price(const Lord& lord, CastlePosition position) {
    const Piece better = upgraded(lord.castle.pieces[position]);
    return discounted(lord, pieces[better].upgrade, Op::discount_castle);
}
Bag build_price(const Lord& lord, Piece piece) { return discounted(lord, pieces[piece].build, Op::discount_castle); }

// [AE-6.14] 1 wood for a cube of a wood piece, 1 stone for one of a stone piece. [AE-6.15] On an inoperable stone
// turret the first repair costs 2 stone.
Bag repair_price(const Castle& castle, CastlePosition position) {
    if (castle.flames.contains(position)) return clear_flame;
    return is_stone(castle.pieces[position]) ? repair_stone : repair_wood;
}

namespace {

// [AE-6.11] On an empty side or corner; [AE-6.12] at most 3 walls, 1 gate and 4 turrets.
bool fits(const Castle& castle, CastlePosition position, Piece piece) {
    const Form form = form_of(piece);
    return castle.pieces[position] == Piece::none && belongs_there(position, form) &&
           count_of(castle, form) < form_limits[form];
}

bool needs_repair(const Castle& castle, CastlePosition position) {
    return castle.flames.contains(position) || castle.empty_cube_places(position) > 0;
}

bool may_upgrade(const Lord& lord, CastlePosition position) {
    return is_wood(lord.castle.pieces[position]) && lord.stock.can_pay(upgrade_price(lord, position));
}
bool may_build(const Lord& lord, CastlePosition position, Piece piece) {
    return fits(lord.castle, position, piece) && lord.stock.can_pay(build_price(lord, piece));
}
bool may_repair(const Lord& lord, CastlePosition position) {
    return needs_repair(lord.castle, position) && lord.stock.can_pay(repair_price(lord.castle, position));
}
bool may_mend(const Lord& lord, Card card) {
    return lord.damaged.contains(card) && lord.stock.can_pay(mend_price(card));
}

bool is_past(const State& state, ConstructRank rank) { return rank < state.turn.construct_from; }
bool is_construction(const State& state) { return state.turn.question == Question::construct; }
bool can_pay(const State& state, const Bag& price) { return active_lord(state).stock.can_pay(price); }
bool is_whole(const State& state, Move move) { return !needs_repair(active_lord(state).castle, position_in(move)); }
bool is_undamaged(const State& state, Move move) { return !active_lord(state).damaged.contains(card_in(move)); }

constexpr Sentence misplaced = {"why.build.misplaced", "Walls and gates stand on sides, turrets on corners"};
constexpr Sentence out_of_order = {
    "why.construct.order",
    "Steps come in the order upgrades, builds, repairs, mends, each by position; this one is past"};
constexpr Sentence whole = {"why.repair.whole", "There is nothing to repair at {position}"};
constexpr Sentence undamaged = {"why.mend.whole", "You have no damaged {card}"};

}  // namespace

Bars<State> upgrade_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-6.10",
         {"why.upgrade.no_wood", "There is no wood piece at {position}"},
         [](const State& state, Move move) { return !is_wood(active_lord(state).castle.pieces[position_in(move)]); }},
        {"AE-6.8", out_of_order,
         [](const State& state, Move move) { return is_past(state, upgrade_rank(position_in(move))); }},
        {"AE-1.7", too_dear,
         [](const State& state, Move move) {
             return !can_pay(state, upgrade_price(active_lord(state), position_in(move)));
         }},
    };
    return bars;
}

Bars<State> build_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-1.4", misplaced,
         [](const State&, Move move) {
             return is_side(position_in(move)) && !belongs_there(position_in(move), form_of(piece_in(move)));
         }},
        {"AE-1.5", misplaced,
         [](const State&, Move move) { return !belongs_there(position_in(move), form_of(piece_in(move))); }},
        {"AE-6.11",
         {"why.build.taken", "A piece stands at {position} already"},
         [](const State& state, Move move) {
             return active_lord(state).castle.pieces[position_in(move)] != Piece::none;
         }},
        {"AE-6.12",
         {"why.build.limit", "A castle has at most 3 walls and 1 gate"},
         [](const State& state, Move move) {
             return !fits(active_lord(state).castle, position_in(move), piece_in(move));
         }},
        {"AE-6.8", out_of_order,
         [](const State& state, Move move) { return is_past(state, build_rank(position_in(move))); }},
        {"AE-1.7", too_dear,
         [](const State& state, Move move) {
             return !can_pay(state, build_price(active_lord(state), piece_in(move)));
         }},
    };
    return bars;
}

// [AE-7.22] Free cubes go to pieces with an empty cube place that are not inoperable.
Bars<State> repair_bars(const State& state) {
    static constexpr Bar<State> paid[] = {
        {"AE-6.14", whole, is_whole},
        {"AE-6.8", out_of_order,
         [](const State& at, Move move) { return is_past(at, repair_rank(position_in(move))); }},
        {"AE-1.7", too_dear,
         [](const State& at, Move move) {
             return !can_pay(at, repair_price(active_lord(at).castle, position_in(move)));
         }},
    };
    static constexpr Bar<State> free[] = {
        {"AE-7.22", whole, is_whole},
        {"AE-7.22",
         {"why.repair.flame", "An inoperable turret is not repaired this way"},
         [](const State& at, Move move) { return !active_lord(at).castle.works(position_in(move)); }},
    };
    return is_construction(state) ? Bars<State>(paid) : Bars<State>(free);
}

Bars<State> mend_bars(const State& state) {
    static constexpr Bar<State> paid[] = {
        {"AE-6.16", undamaged, is_undamaged},
        {"AE-6.8", out_of_order, [](const State& at, Move move) { return is_past(at, mend_rank(card_in(move))); }},
        {"AE-1.7", too_dear, [](const State& at, Move move) { return !can_pay(at, mend_price(card_in(move))); }},
    };
    static constexpr Bar<State> free[] = {{"AE-7.21", undamaged, is_undamaged}};
    return is_construction(state) ? Bars<State>(paid) : Bars<State>(free);
}

// [AE-6.7] Upgrade, build, repair, mend, done. [AE-6.8] A step must come later than the last one taken.
void list_upgrades(const State& state, MoveList& out) {
    for (CastlePosition position : all_positions)
        if (!is_past(state, upgrade_rank(position)) && may_upgrade(active_lord(state), position))
            out.push_back(make_move(Kind::upgrade, position));
}
void list_builds(const State& state, MoveList& out) {
    for (CastlePosition position : all_positions) {
        if (is_past(state, build_rank(position))) continue;
        const auto list = [&](Piece piece) {
            if (may_build(active_lord(state), position, piece)) out.push_back(make_move(Kind::build, position, piece));
        };
        if (is_side(position))
            std::ranges::for_each(side_pieces, list);
        else
            std::ranges::for_each(corner_pieces, list);
    }
}
void list_repairs(const State& state, MoveList& out) {
    const Lord& lord = active_lord(state);
    for (CastlePosition position : all_positions)
        if (is_construction(state) ? !is_past(state, repair_rank(position)) && may_repair(lord, position)
                                   : lord.castle.works(position) && lord.castle.empty_cube_places(position) > 0)
            out.push_back(make_move(Kind::repair, position));
}
void list_mends(const State& state, MoveList& out) {
    const Lord& lord = active_lord(state);
    for (Card card : lord.damaged)
        if (!is_construction(state) || (!is_past(state, mend_rank(card)) && may_mend(lord, card)))
            out.push_back(make_move(Kind::mend, card));
}

bool can_construct(const State& state) {
    const Lord& lord = active_lord(state);
    const ConstructRank rank = state.turn.construct_from;
    for (CastlePosition position : all_positions) {
        const auto may_build_one = [&](Piece piece) { return may_build(lord, position, piece); };
        if (upgrade_rank(position) >= rank && may_upgrade(lord, position)) return true;
        if (repair_rank(position) >= rank && may_repair(lord, position)) return true;
        if (build_rank(position) >= rank &&
            (std::ranges::any_of(side_pieces, may_build_one) || std::ranges::any_of(corner_pieces, may_build_one)))
            return true;
    }
    for (Card card : lord.damaged)
        if (mend_rank(card) >= rank && may_mend(lord, card)) return true;
    return false;
}

// [AE-6.10] A wood piece becomes the stone piece of the same kind, with all cubes; the cubes that lay on it go to the
// stock. [AE-6.13] It is never turned into anything else. [AE-6.9] Upgrades come before builds, so a position takes one
// of them at most.
void upgrade(State& state, CastlePosition position, Events* events) {
    Lord& lord = active_lord(state);
    pay(state, state.turn.active, upgrade_price(lord, position), events);
    change(lord.stock.wood, lord.castle.cubes[position]);
    set_piece(lord.castle, position, upgraded(lord.castle.pieces[position]));
    state.turn.construct_from = next_id(upgrade_rank(position));
    tell(events, Happening::piece_upgraded, state.turn.active,
         {.a = operand(position), .b = operand(lord.castle.pieces[position])});
}

// [AE-6.11] It comes with all cubes, which are not taken from the stock.
void build(State& state, CastlePosition position, Piece piece, Events* events) {
    Lord& lord = active_lord(state);
    pay(state, state.turn.active, build_price(lord, piece), events);
    set_piece(lord.castle, position, piece);
    state.turn.construct_from = next_id(build_rank(position));
    tell(events, Happening::piece_built, state.turn.active, {.a = operand(position), .b = operand(piece)});
}

// [AE-6.15] The first repair of an inoperable turret only makes it work again, with 0 cubes. [AE-6.8] Only a repair may
// be repeated on its position.
void repair(State& state, CastlePosition position, Events* events) {
    Lord& lord = active_lord(state);
    pay(state, state.turn.active, repair_price(lord.castle, position), events);
    state.turn.construct_from = repair_rank(position);
    if (!lord.castle.flames.contains(position)) return add_cube(state, position, events);
    lord.castle.flames.erase(position);
    tell(events, Happening::turret_cleared, state.turn.active, {.a = operand(position)});
}

// [AE-6.16] 2 food repair a damaged refugee, 1 iron repairs a damaged building.
void mend(State& state, Card card, Events* events) {
    pay(state, state.turn.active, mend_price(card), events);
    state.turn.construct_from = next_id(mend_rank(card));
    mend_card(state, card, events);
}

int empty_cube_places(const Castle& castle) {
    int places = 0;
    for (CastlePosition position : all_positions)
        if (castle.works(position)) places += castle.empty_cube_places(position);
    return places;
}

void add_cube(State& state, CastlePosition position, Events* events) {
    Castle& castle = active_lord(state).castle;
    change(castle.cubes[position], 1);
    tell(events, Happening::piece_repaired, state.turn.active,
         {.a = operand(position), .b = operand(castle.pieces[position]), .c = castle.cubes[position]});
}

void mend_card(State& state, Card card, Events* events) {
    active_lord(state).damaged.erase(card);
    tell(events, Happening::card_mended, state.turn.active, {.a = operand(card)});
}

}  // namespace ozy::after_the_empire
