// forecast.cpp - what a player wants to know before the season ends: who comes at which gold, income and the feast.
#include "games/after_the_empire/forecast.hpp"

#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"

namespace ozy::after_the_empire {

namespace {

template <class Id>
bool is_known(const Slot<Id>& slot) {
    return slot.card != Id::none && slot.side != Side::none;
}

template <class Tiers>
void consider_rise(const Tiers& tiers, int above, int& next) {
    for (const auto& tier : tiers)
        if (tier.gold > above && (next == 0 || tier.gold < next)) next = tier.gold;
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
        add(fields[slot.side].archers, tier.archers);
        add(fields[slot.side].swordsmen, tier.swordsmen);
    }
    return fields;
}

int next_rise(const State& state, Seat seat) {
    const int above = effective_gold(state, seat);
    int next = 0;
    for (const Slot<Invader>& slot : state.invaders)
        if (is_known(slot)) consider_rise(invaders[slot.card].tiers, above, next);
    if (is_known(state.siege)) consider_rise(sieges[state.siege.card].tiers, above, next);
    return next;
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
