// forecast.cpp - what a player wants to know before the season ends: who comes at which gold, income and the feast.
#include "games/after_the_empire/forecast.hpp"

#include <algorithm>

#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"

namespace ozy::after_the_empire {

namespace {

template <class Id>
bool is_known(const Slot<Id>& slot) {
    return slot.card != Id::none && slot.side != Side::none;
}

// The least of the numbers above a bound; 0 if there is none.
struct LeastAbove {
    int bound, least = 0;
    void consider(int number) {
        if (number > bound && (least == 0 || number < least)) least = number;
    }
};

int most_gold_of_others(const State& state, Seat seat) {
    int most = 0;
    for (Seat other : seats_of(seats(state)))
        if (other != seat) most = std::max<int>(most, state.lords[other].stock.gold);
    return most;
}

// [AE-8.8] Swordsmen of the known siege card; [AE-8.9] leaders are told by the track alone.
int known_surge(const State& state, Seat seat, int gold) {
    if (!is_within_surge(state, effective_gold(state, seat, gold))) return 0;
    const Surge surge = sieges[state.siege.card].surge;
    const bool comes = surge == Surge::all || (surge == Surge::leader && gold >= most_gold_of_others(state, seat));
    return comes ? state.turn.season : 0;
}

// What effects of this trigger give, of one good.
int effects_give(const State& state, Seat seat, Trigger trigger, std::uint8_t Bag::*good) {
    int sum = 0;
    for (Card card : state.lords[seat].cards& cards_with_trigger[trigger])
        for (const Effect& effect : cards[card].effects)
            for (const Step& step : effect.steps) {
                if (effect.trigger != trigger) continue;
                if (step.op == Op::gain) sum += step.a.*good;
                if (step.op == Op::gain_per && good == &Bag::gold) sum += gold_per_metric(state, seat, step);
            }
    return sum;
}

}  // namespace

PerSide<Field> invaders_at_gold(const State& state, int gold) {
    PerSide<Field> fields;
    for (const Slot<Invader>& slot : state.invaders) {
        if (!is_known(slot)) continue;
        const InvaderTier tier = tier_at(invaders[slot.card].tiers, gold);
        change(fields[slot.side].archers, tier.archers);
        change(fields[slot.side].swordsmen, tier.swordsmen);
    }
    return fields;
}

KnownAttack known_attack(const State& state, Seat seat, int gold) {
    const int effective = effective_gold(state, seat, gold);
    KnownAttack attack{.fields = invaders_at_gold(state, effective)};
    if (!is_known(state.siege)) return attack;
    attack.siege = tier_at(sieges[state.siege.card].tiers, effective).n;
    change(attack.fields[state.siege.side].swordsmen, known_surge(state, seat, gold));
    return attack;
}

int next_rise(const State& state, Seat seat) {
    const Lord& lord = state.lords[seat];
    LeastAbove tier{.bound = effective_gold(state, seat)};
    for (const Slot<Invader>& slot : state.invaders)
        if (is_known(slot))
            for (const InvaderTier& each : invaders[slot.card].tiers) tier.consider(each.gold);
    if (is_known(state.siege))
        for (const SiegeTier& each : sieges[state.siege.card].tiers) tier.consider(each.gold);
    LeastAbove rise{.bound = lord.stock.gold};
    if (tier.least > 0) rise.consider(tier.least + standing_total(lord, Op::hide_gold));
    if (is_known(state.siege) && sieges[state.siege.card].surge == Surge::leader)
        rise.consider(most_gold_of_others(state, seat));
    return rise.least;
}

int forecast_income(const State& state, Seat seat) {
    return castle_income(state.lords[seat].castle) + effects_give(state, seat, Trigger::income, &Bag::gold);
}

int forecast_harvest(const State& state, Seat seat) {
    return farm_food(state.lords[seat]) + effects_give(state, seat, Trigger::harvest, &Bag::food);
}

int forecast_food(const State& state, Seat seat) {
    const Lord& lord = state.lords[seat];
    return lord.stock.food + forecast_harvest(state, seat) - mouths(lord);
}

}  // namespace ozy::after_the_empire
