// standing.cpp - what cards do all the time, and the metrics that effects and objectives count.
#include "games/after_the_empire/rules/standing.hpp"

#include <algorithm>

namespace ozy::after_the_empire {

namespace {

template <class Claim>
int count_pieces(const Castle& castle, Claim&& claim) {
    int count = 0;
    for (CastlePosition position : all_positions)
        if (castle.works(position)) count += claim(position, castle.pieces[position]);
    return count;
}

// [AE-7.40] `count_as` makes the metric of the owner higher.
int counted_cards(const Lord& lord, CardSet kind, Metric metric, Damaged damaged) {
    const CardSet counting = damaged == Damaged::counted ? lord.cards : lord.cards - lord.damaged;
    int count = (counting & kind).count();
    for_each_step(counting, Op::count_as, [&](const Step& step) {
        if (step.metric == metric) count += step.n;
    });
    return count;
}

int farms_at_least(const Lord& lord, int level) {
    int count = 0;
    for (std::uint8_t farm : lord.farms) count += farm >= level;
    return count;
}

int objectives_met(const State& state, Seat seat) {
    int met = 0;
    for (Objective objective : state.lords[seat].objectives) met += is_fulfilled(state, seat, objective);
    return met;
}

int count_walls(const Castle& castle) {
    return count_pieces(castle, [](CastlePosition position, Piece) { return is_side(position); });
}
int count_stone_walls(const Castle& castle) {
    return count_pieces(castle,
                        [](CastlePosition position, Piece piece) { return is_side(position) && is_stone(piece); });
}
int count_turrets(const Castle& castle) {
    return count_pieces(castle, [](CastlePosition position, Piece) { return !is_side(position); });
}
int count_stone_pieces(const Castle& castle) {
    return count_pieces(castle, [](CastlePosition, Piece piece) { return is_stone(piece); });
}
int count_full_pieces(const Castle& castle) {
    return count_pieces(castle,
                        [&](CastlePosition position, Piece) { return castle.empty_cube_places(position) == 0; });
}

// [AE-15.7] `at_least` n: the metric is n or more; `most`: it is at least 1 and no other seat has more.
bool holds(const State& state, Seat seat, const Condition& condition, Damaged damaged) {
    const int own = metric_of(state, seat, condition.metric, damaged);
    if (condition.least > 0) return own >= condition.least;
    if (own < 1) return false;
    for (Seat rival : seats_of(seats(state)))
        if (metric_of(state, rival, condition.metric, damaged) > own) return false;
    return true;
}

}  // namespace

SeatSet richest_of(const State& state, SeatSet candidates) {
    SeatSet richest;
    int most = -1;
    for (Seat seat : candidates) {
        const int gold = state.lords[seat].stock.gold;
        if (gold < most) continue;
        if (gold > most) richest = {};
        most = gold;
        richest.insert(seat);
    }
    return richest;
}

int effective_gold(const State& state, Seat seat) { return effective_gold(state, seat, state.lords[seat].stock.gold); }
int effective_gold(const State& state, Seat seat, int gold) {
    return std::max(threat_by_season[season_index(state)], gold - standing_total(state.lords[seat], Op::hide_gold));
}

// [AE-7.41] The metrics of effects.json.
int metric_of(const State& state, Seat seat, Metric metric, Damaged damaged) {
    const Lord& lord = state.lords[seat];
    switch (metric) {
        case Metric::food:
            return lord.stock.food;
        case Metric::wood:
            return lord.stock.wood;
        case Metric::stone:
            return lord.stock.stone;
        case Metric::iron:
            return lord.stock.iron;
        case Metric::soldiers:
            return soldiers(lord);
        case Metric::fit_soldiers:
            return lord.troops[Troop::soldier];
        case Metric::buildings:
            return counted_cards(lord, all_buildings, metric, damaged);
        case Metric::refugees:
            return counted_cards(lord, all_refugees, metric, damaged);
        case Metric::flags:
            return flag_tokens(lord);
        case Metric::active_farms:
            return farms_at_least(lord, 1);
        case Metric::farms_l2:
            return farms_at_least(lord, best_farm);
        case Metric::objectives_met:
            return objectives_met(state, seat);
        case Metric::walls:
            return count_walls(lord.castle);
        case Metric::stone_walls:
            return count_stone_walls(lord.castle);
        case Metric::turrets:
            return count_turrets(lord.castle);
        case Metric::stone_pieces:
            return count_stone_pieces(lord.castle);
        case Metric::full_pieces:
            return count_full_pieces(lord.castle);
        case Metric::none:
            break;
    }
    OZY_ASSERT(false);
    return 0;
}

// [AE-15.8] With `crippling` the metrics of every seat leave out damaged cards, for objectives only.
bool is_fulfilled(const State& state, Seat seat, Objective objective) {
    const Damaged damaged = state.options.crippling != 0 ? Damaged::left_out : Damaged::counted;
    for (const Condition& condition : objectives[objective].all)
        if (condition.metric != Metric::none && !holds(state, seat, condition, damaged)) return false;
    return true;
}

int gold_per_metric(const State& state, Seat seat, const Step& step) {
    return std::min<int>(metric_of(state, seat, step.metric) / step.n, step.limit);
}

}  // namespace ozy::after_the_empire
