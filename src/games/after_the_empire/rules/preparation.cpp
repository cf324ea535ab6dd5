// preparation.cpp - chapter 8 from the siege engine on: bombardment, razing, `combat` effects and move points.
#include "games/after_the_empire/rules/preparation.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy::after_the_empire {

namespace {

// [AE-8.15] A destroyed wall or wood turret leaves the castle. [AE-8.16] A stone turret stays as inoperable. [AE-8.17]
// The troops of a destroyed wall move inside at once.
void destroy_piece(Lord& lord, CastlePosition position) {
    if (lord.castle.pieces[position] == Piece::stone_turret) return lord.castle.flames.insert(position);
    lord.castle.pieces[position] = Piece::none;
    if (is_side(position))
        for (Troop troop : all_troops) lord.posts[troop][side_of(position)] = 0;
}

Share archers_struck(const State& state, Side side) {
    return archers_among(active_lord(state).fields[side], struck_in(state, side));
}

int strike_strength(Card card) {
    for (const Effect& effect : cards[card].effects)
        if (effect.trigger == Trigger::combat) return effect.steps[0].n;
    return 0;
}

// [AE-7.36] The first n points of siege damage are cancelled.
int points_after_pool(State& state, int points, Events* events) {
    std::uint8_t& pool = state.turn.combat.siege_pool;
    const int absorbed = std::min<int>(pool, points);
    change(pool, -absorbed);
    if (absorbed > 0) tell(events, Happening::siege_absorbed, state.turn.active, {.amount = amount_of(absorbed)});
    return points - absorbed;
}

void move_troop(Lord& lord, Troop troop, Place place, int by) {
    if (place != Place::inside) change(lord.posts[troop][side_of(place)], by);
}

bool stands(const Castle& castle, Place place) { return place == Place::inside || castle.has_wall(side_of(place)); }

bool has_no_way(const State& state, Move move) {
    const Castle& castle = active_lord(state).castle;
    return source_in(move) == goal_in(move) || !stands(castle, source_in(move)) || !stands(castle, goal_in(move));
}
bool goes_back(const State& state, Move move) {
    const Shifts& last = state.turn.shifts;
    if (troop_in(move) != last.kind) return troop_in(move) < last.kind;
    return source_in(move) < last.from || goal_in(move) < last.to || last.goals.contains(source_in(move)) ||
           last.sources.contains(goal_in(move));
}

}  // namespace

// [AE-8.10] Each seat goes through its whole combat. [AE-8.11] A siege card of mode `damage` deals n points on its
// side. [AE-8.18] One of mode `bypass` does no damage.
void begin_combat(State& state, Events* events) {
    const Lord& lord = active_lord(state);
    state.turn.combat = {.siege_pool = operand(standing_total(lord, Op::absorb_siege)),
                         .wall_pool = operand(standing_total(lord, Op::absorb_wall_melee)),
                         .inside_pool = operand(standing_total(lord, Op::absorb_inside_melee))};
    const SiegeFace& engine = sieges[state.siege.card];
    const int points =
        engine.mode == Mode::damage ? tier_at(engine.tiers, effective_gold(state, state.turn.active)).n : 0;
    state.turn.left = operand(points_after_pool(state, points, events));
}

// [AE-8.13] Points go to the target until it is destroyed or they are used up, then to the next target; points that
// find no target are lost.
bool bombard(State& state, Events* events) {
    std::uint8_t& points = state.turn.left;
    while (points > 0) {
        const PositionSet targets = siege_targets(active_lord(state).castle, state.siege.side);
        if (targets.count() > 1) return true;
        if (targets.empty()) break;
        points = operand(damage_piece(state, state.turn.active, targets.first(), points, events));
    }
    points = 0;
    return false;
}

// [AE-8.19] Every farm whose field holds an invader and that has no protection token falls one level, once.
void raze(State& state, Events* events) {
    Lord& lord = active_lord(state);
    for (Side side : all_sides) {
        if (lord.fields[side].invaders() == 0 || lord.protected_farms.contains(side) || lord.farms[side] == 0) continue;
        --lord.farms[side];
        tell(events, Happening::farm_razed, state.turn.active, {.a = operand(side), .b = lord.farms[side]});
    }
}

// [AE-8.12] A turret on one of the side's two corners, not inoperable: wood before stone, then fewest cubes. [AE-8.13]
// When no turret is left, the wall of the side.
PositionSet siege_targets(const Castle& castle, Side side) {
    PositionSet best;
    int best_rank = 255;
    for (CastlePosition corner : {corners_of[side].before, corners_of[side].after}) {
        if (!castle.works(corner)) continue;
        const int rank = (is_stone(castle.pieces[corner]) ? 16 : 0) + castle.cubes[corner];
        if (rank > best_rank) continue;
        if (rank < best_rank) best = {};
        best_rank = rank;
        best.insert(corner);
    }
    if (best.empty() && castle.has_wall(side)) best.insert(position_of(side));
    return best;
}

Bars<State> target_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-8.12",
         {"why.target.other", "The engine does not hit {position} now"},
         [](const State& state, Move move) {
             return !siege_targets(active_lord(state).castle, state.siege.side).contains(position_in(move));
         }},
    };
    return bars;
}

// [AE-8.12] If two turrets are equal the owner chooses.
void target(State& state, CastlePosition position, Events* events) {
    state.turn.left = operand(damage_piece(state, state.turn.active, position, state.turn.left, events));
}

// [AE-8.14] A point takes one cube off the piece into the owner's stock; a point on a piece without cubes destroys it.
int damage_piece(State& state, Seat seat, CastlePosition position, int points, Events* events) {
    Lord& lord = state.lords[seat];
    const Piece piece = lord.castle.pieces[position];
    const int cubes = std::min<int>(points, lord.castle.cubes[position]);
    change(lord.castle.cubes[position], -cubes);
    change(is_stone(piece) ? lord.stock.stone : lord.stock.wood, cubes);
    if (cubes > 0)
        tell(events, Happening::piece_hit, seat,
             {.a = operand(position),
              .b = operand(piece),
              .c = lord.castle.cubes[position],
              .amount = amount_of(cubes)});
    if (points == cubes) return 0;
    destroy_piece(lord, position);
    tell(events, piece == Piece::stone_turret ? Happening::turret_inoperable : Happening::piece_destroyed, seat,
         {.a = operand(position), .b = operand(piece)});
    return points - cubes - 1;
}

// [AE-7.12] Once in each own combat, in card order, mandatory.
bool strike_is_due(State& state) {
    Card& from = state.turn.combat.strike_from;
    const CardSet striking = (active_lord(state).cards & cards_with_trigger[Trigger::combat]).from(operand(from));
    from = striking.empty() ? Card{} : striking.first();
    state.turn.left = operand(striking.empty() ? 0 : strike_strength(from));
    return !striking.empty();
}

// [AE-7.28] n of them die, or all if fewer.
int struck_in(const State& state, Side side) {
    return std::min<int>(state.turn.left, active_lord(state).fields[side].invaders());
}

Bars<State> strike_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-7.28",
         {"why.strike.nobody", "No invader is in the {side} field"},
         [](const State& state, Move move) { return active_lord(state).fields[side_in(move)].invaders() == 0; }},
        {"AE-7.28",
         {"why.strike.share", "So many archers cannot be among those who die"},
         [](const State& state, Move move) { return !archers_struck(state, side_in(move)).has(move.b); }},
    };
    return bars;
}
void list_strikes(const State& state, MoveList& out) {
    for (Side side : all_sides)
        if (active_lord(state).fields[side].invaders() > 0)
            list_shares(Kind::strike, side, archers_struck(state, side), out);
}

// [AE-7.28] The owner says how many of these are archers.
void strike(State& state, Side side, int archers, Events* events) {
    Field& field = active_lord(state).fields[side];
    const int swordsmen = struck_in(state, side) - archers;
    change(field.archers, -archers);
    change(field.swordsmen, -swordsmen);
    tell(events, Happening::field_struck, state.turn.active,
         {.a = operand(side), .b = operand(archers), .c = operand(swordsmen)});
    state.turn.left = 0;
    state.turn.combat.strike_from = next_id(state.turn.combat.strike_from);
}

// [AE-8.22] From a standing wall or inside to another. [AE-8.23] Soldiers first; neither source nor goal goes back, and
// no place is both a source and a goal of that kind.
Bars<State> shift_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-8.22", {"why.shift.places", "A troop moves from a standing wall or inside to another"}, has_no_way},
        {"AE-8.22",
         {"why.shift.nobody", "No such troop stands there"},
         [](const State& state, Move move) {
             return troops_at(active_lord(state), troop_in(move), source_in(move)) == 0;
         }},
        {"AE-8.23",
         {"why.shift.order",
          "Soldiers move first; sources and goals go on in the order N, E, S, W, inside, and none is both"},
         goes_back},
    };
    return bars;
}

void list_shifts(const State& state, MoveList& out) {
    for (Troop troop : all_troops)
        for (Place from : all_places) {
            if (troops_at(active_lord(state), troop, from) == 0) continue;
            for (Place to : all_places) {
                const Move move = make_move(Kind::shift, troop, from, to);
                if (!has_no_way(state, move) && !goes_back(state, move)) out.push_back(move);
            }
        }
}

// [AE-8.22] Each move point carries one troop.
void shift(State& state, Troop troop, Place from, Place to, Events* events) {
    Lord& lord = active_lord(state);
    Shifts& shifts = state.turn.shifts;
    if (troop != shifts.kind) shifts = {.kind = troop};
    shifts.from = from;
    shifts.to = to;
    shifts.sources.insert(from);
    shifts.goals.insert(to);
    move_troop(lord, troop, from, -1);
    move_troop(lord, troop, to, 1);
    tell(events, Happening::troop_shifted, state.turn.active,
         {.a = operand(troop), .b = operand(from), .c = operand(to)});
    --lord.move_points;
}

}  // namespace ozy::after_the_empire
