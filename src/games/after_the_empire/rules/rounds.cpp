// rounds.cpp - chapter 9: rounds of archery, movement, melee and check.
#include "games/after_the_empire/rules/rounds.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy::after_the_empire {

namespace {

// [AE-7.34] With `first` a bonus holds in round 1 only.
int archery_bonus_of(const Lord& lord, Op source, int round) {
    int sum = 0;
    for_each_step(lord.cards, source, [&](const Step& step) {
        if (!step.first_round || round == 1) sum += step.n;
    });
    return sum;
}

// [AE-9.4] Each archer in a field deals 1 damage to the troops on the wall of that side; surplus is lost. [AE-9.8]
// Nothing else is harmed. [AE-9.5] Counted from the position at the start of the step.
void count_losses(State& state) {
    const Lord& lord = active_lord(state);
    for (Side side : all_sides)
        state.turn.combat.losses[place_of(side)] =
            operand(std::min<int>(lord.fields[side].archers, on_wall(lord, side)));
}

Share archers_killed(const State& state, Side side) {
    return archers_among(active_lord(state).fields[side], killed_in(state, side));
}

// [AE-9.10] Invaders move first: all those in a field without a wall go inside. [AE-9.12] There only their number is
// kept.
void enter_through_gaps(State& state, Events* events) {
    Lord& lord = active_lord(state);
    for (Side side : all_sides) {
        Field& field = lord.fields[side];
        if (field.invaders() == 0 || lord.castle.has_wall(side)) continue;
        tell(events, Happening::invaders_entered, state.turn.active,
             {.a = operand(side), .amount = amount_of(field.invaders())});
        change(lord.inside, field.invaders());
        field = {};
    }
}

// [AE-9.11] With a `bypass` siege card, up to n invaders of its side's field go inside over a standing wall, in every
// movement step, swordsmen before archers; [AE-9.22] with `ladders` once, in that of round 1 only.
void climb_walls(State& state, Events* events) {
    const SiegeFace& engine = sieges[state.siege.card];
    if (engine.mode != Mode::bypass) return;
    if (state.options.ladders_once != 0 && state.turn.combat.round > 1) return;
    Lord& lord = active_lord(state);
    Field& field = lord.fields[state.siege.side];
    const int most = tier_at(engine.tiers, effective_gold(state, state.turn.active)).n;
    const int swordsmen = std::min<int>(most, field.swordsmen);
    const int archers = std::min<int>(most - swordsmen, field.archers);
    if (swordsmen + archers == 0) return;
    change(field.swordsmen, -swordsmen);
    change(field.archers, -archers);
    change(lord.inside, swordsmen + archers);
    tell(events, Happening::invaders_climbed, state.turn.active,
         {.a = operand(state.siege.side), .amount = amount_of(swordsmen + archers)});
}

// [AE-7.36] The first n points of melee damage on walls, in compass order, are cancelled.
int absorb(State& state, std::uint8_t& pool, Place place, int damage, Events* events) {
    const int absorbed = std::min<int>(pool, damage);
    change(pool, -absorbed);
    if (absorbed > 0)
        tell(events, Happening::melee_absorbed, state.turn.active,
             {.a = operand(place), .amount = amount_of(absorbed)});
    return damage - absorbed;
}

}  // namespace

// [AE-9.1] Archery, movement, melee and check. [AE-9.5] Whoever falls in the archery step has shot.
void begin_round(State& state, Events* events) {
    ++state.turn.combat.round;
    tell(events, Happening::round_began, state.turn.active, {.amount = state.turn.combat.round});
    count_losses(state);
}

// [AE-9.6] In compass order, for each hit field how many of the killed are archers.
bool kill_is_due(State& state) {
    Side& field = state.turn.combat.field;
    for (; ordinal(field) < side_count; field = next_id(field))
        if (killed_in(state, field) > 0) return true;
    field = Side::north;
    return false;
}

// [AE-9.6] Then, in compass order, for each hit wall how many of the lost are mercenaries; [AE-9.16] in melee inside.
bool loss_is_due(State& state) {
    Place& place = state.turn.combat.losing;
    for (; place <= Place::inside; place = next_id(place))
        if (state.turn.combat.losses[place] > 0) return true;
    place = Place::north;
    return false;
}

// [AE-9.2] Troops on its wall, 1 for each wood turret and 2 for each working stone turret at its corners, and [AE-7.34]
// bonuses. [AE-9.3] A turret deals its full damage on both adjacent fields.
int archery_damage(const Lord& lord, Side side, int round) {
    int damage = on_wall(lord, side);
    if (damage > 0) damage += archery_bonus_of(lord, Op::archery_wall_troops, round);
    for (CastlePosition corner : {corners_of[side].before, corners_of[side].after}) {
        if (!lord.castle.works(corner)) continue;
        const Piece turret = lord.castle.pieces[corner];
        damage += pieces[turret].archery;
        damage += archery_bonus_of(lord, is_stone(turret) ? Op::archery_stone_turret : Op::archery_wood_turret, round);
    }
    return damage;
}

int round_of_archery(const State& state, Seat seat) {
    if (state.turn.stage != Stage::combat || state.turn.active != seat) return 1;
    return state.turn.combat.round + (state.turn.question == Question::kill ? 0 : 1);
}

// [AE-9.3] Damage never passes to another field, and surplus is lost.
int killed_in(const State& state, Side side) {
    const Lord& lord = active_lord(state);
    const int present = lord.fields[side].invaders();
    return present == 0 ? 0 : std::min(present, archery_damage(lord, side, state.turn.combat.round));
}

Bars<State> kill_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-9.6",
         {"why.kill.side", "The {asked} field is asked about now"},
         [](const State& state, Move move) { return side_in(move) != state.turn.combat.field; }},
        {"AE-9.6",
         {"why.kill.share", "So many archers cannot be among those who die"},
         [](const State& state, Move move) { return !archers_killed(state, side_in(move)).has(move.b); }},
    };
    return bars;
}
void list_kills(const State& state, MoveList& out) {
    const Side field = state.turn.combat.field;
    list_shares(Kind::kill, field, archers_killed(state, field), out);
}

// [AE-9.7] One point of damage kills one invader.
void kill(State& state, Side side, int archers, Events* events) {
    Lord& lord = active_lord(state);
    const int swordsmen = killed_in(state, side) - archers;
    tell(events, Happening::field_shot, state.turn.active,
         {.a = operand(side),
          .b = operand(archers),
          .c = operand(swordsmen),
          .amount = amount_of(archery_damage(lord, side, state.turn.combat.round))});
    change(lord.fields[side].archers, -archers);
    change(lord.fields[side].swordsmen, -swordsmen);
    state.turn.combat.field = next_id(side);
}

// [AE-9.6] All damage that can be dealt is dealt.
Share mercenaries_among_losses(const State& state, Place place) {
    const Lord& lord = active_lord(state);
    const int lost = state.turn.combat.losses[place];
    return {std::max(0, lost - troops_at(lord, Troop::soldier, place)),
            std::min(lost, troops_at(lord, Troop::mercenary, place))};
}

Bars<State> lose_bars(const State& /*state*/) {
    static constexpr Sentence too_many = {"why.lose.share", "So many mercenaries cannot be among the losses"};
    static constexpr Bar<State> bars[] = {
        {"AE-9.6",
         {"why.lose.place", "The losses {asked} are asked about now"},
         [](const State& state, Move move) { return place_in(move) != state.turn.combat.losing; }},
        {"AE-9.16", too_many,
         [](const State& state, Move move) {
             return place_in(move) == Place::inside && !mercenaries_among_losses(state, Place::inside).has(move.b);
         }},
        {"AE-9.6", too_many,
         [](const State& state, Move move) { return !mercenaries_among_losses(state, place_in(move)).has(move.b); }},
    };
    return bars;
}
void list_losses(const State& state, MoveList& out) {
    const Place place = state.turn.combat.losing;
    list_shares(Kind::lose, place, mercenaries_among_losses(state, place), out);
}

// [AE-9.7] One point kills one mercenary or wounds one soldier, who goes to the Infirmary.
void lose(State& state, Place place, int mercenaries, Events* events) {
    Lord& lord = active_lord(state);
    Turn& turn = state.turn;
    const int wounded = turn.combat.losses[place] - mercenaries;
    turn.combat.losses[place] = 0;
    if (place != Place::inside) {
        change(lord.posts[Troop::soldier][side_of(place)], -wounded);
        change(lord.posts[Troop::mercenary][side_of(place)], -mercenaries);
    }
    change(lord.troops[Troop::soldier], -wounded);
    change(lord.troops[Troop::mercenary], -mercenaries);
    change(lord.wounded, wounded);
    change(turn.combat.wounded, wounded);
    tell(events, Happening::troops_lost, turn.active,
         {.a = operand(place), .b = operand(wounded), .c = operand(mercenaries)});
}

void move_invaders(State& state, Events* events) {
    enter_through_gaps(state, events);
    climb_walls(state, events);
}

// [AE-9.16] If a troop is inside, invaders inside die up to the number of troops inside plus [AE-7.35] `melee_bonus`;
// troops inside are lost up to the number of invaders that were inside less the pool. [AE-9.17] Troops on walls take no
// part. Walls are battered at the same time; neither touches the other.
void fight_inside(State& state, Events* events) {
    Lord& lord = active_lord(state);
    Combat& combat = state.turn.combat;
    const int defenders = troops_inside(lord);
    const int attackers = lord.inside;
    if (defenders == 0 || attackers == 0) return;
    const int slain = std::min(attackers, defenders + standing_total(lord, Op::melee_bonus));
    change(lord.inside, -slain);
    tell(events, Happening::invaders_slain, state.turn.active, {.amount = amount_of(slain)});
    const int damage = absorb(state, combat.inside_pool, Place::inside, attackers, events);
    combat.losses[Place::inside] = operand(std::min(damage, defenders));
}

// [AE-9.14] Each invader in a field deals 1 damage to the wall of that side. [AE-9.15] It takes cubes off the wall; if
// there is more damage than cubes the wall is destroyed. [AE-9.17] Its troops move inside before the check.
void batter_walls(State& state, Events* events) {
    for (Side side : all_sides) {
        const int attackers = active_lord(state).fields[side].invaders();
        if (attackers == 0) continue;
        const int damage = absorb(state, state.turn.combat.wall_pool, place_of(side), attackers, events);
        if (damage > 0) damage_piece(state, state.turn.active, position_of(side), damage, events);
    }
}

// [AE-9.18] No invader left at the castle. [AE-9.19] Invaders inside and no troop inside.
bool has_survived(const Lord& lord) { return invaders_at(lord) == 0; }
bool is_overrun(const Lord& lord) { return lord.inside > 0 && troops_inside(lord) == 0; }

// [AE-9.21] Move points are lost and all troops stand inside.
void stand_down(State& state) {
    Lord& lord = active_lord(state);
    lord.move_points = 0;
    lord.posts = {};
    state.turn.combat = {};
    state.turn.left = 0;
}

}  // namespace ozy::after_the_empire
