// standing.hpp - what cards do all the time, and the metrics that effects and objectives count.
#pragma once

#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Does `act` for each step with this op on a card of the set.
template <class Act>
constexpr void for_each_step(CardSet set, Op op, Act&& act) {
    for (Card card : set& cards_with_op[op])
        for (const Effect& effect : cards[card].effects)
            for (const Step& step : effect.steps)
                if (step.op == op) act(step);
}

// [AE-7.9] Standing ops hold as long as the card is in play; [AE-7.4] those of several cards add up. [AE-7.2] A damaged
// card keeps its abilities.
constexpr int standing_total(const Lord& lord, Op op) {
    int sum = 0;
    for_each_step(lord.cards, op, [&](const Step& step) { sum += step.n; });
    return sum;
}
// A price less the standing discounts of this kind. Most lords have none: to look at their cards first saves random
// games 3 % of their instructions.
constexpr Bag discounted(const Lord& lord, const Bag& price, Op discount) {
    if ((lord.cards & cards_with_op[discount]).empty()) return price;
    Bag sum;
    for_each_step(lord.cards, discount, [&](const Step& step) { sum = sum + step.a; });
    return less(price, sum);
}

// Those of the seats with the most real gold.
SeatSet richest_of(const State& state, SeatSet candidates);

// [AE-8.4] The larger of the threat and the gold less [AE-7.38] `hide_gold`. [AE-3.3] The threat of the season.
int effective_gold(const State& state, Seat seat);
// The same if the seat stood there on the track.
int effective_gold(const State& state, Seat seat, int gold);

// Whether damaged cards count for a metric.
enum class Damaged : std::uint8_t { counted, left_out };
int metric_of(const State& state, Seat seat, Metric metric, Damaged damaged = Damaged::counted);

// [AE-15.6] Whether the objective's conditions all hold for the seat.
bool is_fulfilled(const State& state, Seat seat, Objective objective);

// [AE-7.30] What a `gain_per` step is worth now.
int gold_per_metric(const State& state, Seat seat, const Step& step);

}  // namespace ozy::after_the_empire
