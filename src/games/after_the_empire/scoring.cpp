// scoring.cpp - chapter 15: final scoring, as it would be at any moment.
#include "games/after_the_empire/scoring.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

// [AE-15.2] Printed gold of undamaged cards; [AE-15.3], [AE-7.14] their `end` effects. [AE-7.2] A damaged card loses
// both.
int card_gold(const State& state, Seat seat, CardSet kind) {
    const Lord& lord = state.lords[seat];
    int gold = 0;
    for (Card card : (lord.cards & kind) - lord.damaged) {
        gold += cards[card].end_gold;
        for (const Effect& effect : cards[card].effects)
            if (effect.trigger == Trigger::end)
                for (const Step& step : effect.steps) gold += gold_per_metric(state, seat, step);
    }
    return gold;
}

// [AE-15.6] Each objective whose conditions all hold pays its gold.
int objective_gold(const State& state, Seat seat) {
    int gold = 0;
    for (Objective objective : state.lords[seat].objectives)
        if (is_fulfilled(state, seat, objective)) gold += objectives[objective].gold;
    return gold;
}

}  // namespace

// [AE-15.1] All parts use the same position, so gold of one part never feeds another. [AE-15.4] The value of flags;
// [AE-15.5] 1 for each farm of level 1 or 2.
ScoreSheet score_sheet(const State& state, Seat seat) {
    const Lord& lord = state.lords[seat];
    const CardSet not_buildings = CardSet::first_of(card_count) - all_buildings;
    return {.track = lord.stock.gold,
            .buildings = card_gold(state, seat, all_buildings),
            .refugees = card_gold(state, seat, not_buildings),
            .flags = flag_value(lord),
            .farms = metric_of(state, seat, Metric::active_farms),
            .objectives = objective_gold(state, seat)};
}

void tell_winners(const State& state, Events* events) {
    if (events == nullptr) return;
    const Standing standing = AfterTheEmpire::standing(state);
    for (Seat seat : seats_of(seats(state)))
        if (standing.is_winner(seat))
            tell(events, Happening::game_ended, seat, {.amount = amount_of(standing.score[seat])});
}

}  // namespace after_the_empire

// [AE-1.1] The most gold after final scoring wins; [AE-15.9] among equal scores the seat with more flag tokens.
// [AE-15.10] Seats equal in both share the rank.
Standing AfterTheEmpire::standing(const State& state) {
    Standing standing;
    standing.seats = after_the_empire::seats(state);
    for (Seat seat : seats_of(standing.seats)) {
        standing.score[seat] = after_the_empire::score_sheet(state, seat).total();
        standing.tie_break[seat][0] = after_the_empire::flag_tokens(state.lords[seat]);
    }
    standing.rank_seats();
    return standing;
}

}  // namespace ozy
