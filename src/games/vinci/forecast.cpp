// forecast.cpp - what the turn under way would bring if the conquests ended now; for screens and bots.
#include "games/vinci/forecast.hpp"

#include "games/vinci/reorganization.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/conquest.hpp"
#include "games/vinci/rules/cost.hpp"
#include "games/vinci/rules/decline.hpp"
#include "games/vinci/rules/deployment.hpp"

namespace ozy::vinci {

namespace {

int tokens_to_keep(const State& state, Seat seat) {
    int tokens = state.realms[seat].hand;
    for (Province province : state.realms[seat].active) tokens += state.tokens[province];
    return seat == state.turn.on_turn ? tokens - state.turn.borrowed : tokens;
}

// Provinces of the seat that another active empire touches; all of them if there is none.
ProvinceSet guarded_first(const State& state, Seat seat, ProvinceSet open) {
    ProvinceSet others;
    for (Seat other : seats_of(seats(state)))
        if (other != seat) others |= state.realms[other].active;
    const ProvinceSet borders = open & joined_to(adjacency(state), others);
    return borders.empty() ? open : borders;
}

}  // namespace

Forecast forecast_of(const State& state, Seat seat) {
    Forecast out;
    out.tokens = tokens_to_keep(state, seat);
    out.provinces = state.realms[seat].active.count();
    const Reorganization best = best_reorganization(state, seat, out.tokens);
    out.parts = best.parts;
    out.held = best.held;
    out.dropped = best.dropped;
    State then = state;
    then.realms[seat].active = best.held;
    out.cleared = declining_neighbors(then, seat);
    then.realms[seat].declining -= out.cleared;
    out.income = income_of(then, seat);
    return out;
}

Forecast forecast_with(const State& state, Province target) {
    const Seat seat = state.turn.on_turn;
    State then = state;
    if (conquest_cost(state, front_of(state, seat), target).total <= state.realms[seat].hand)
        conquer(then, target, nullptr);
    else
        conquer_by_spy(then, target, nullptr);
    return forecast_of(then, seat);
}

int decline_vp(const State& state) {
    State then = state;
    let_empire_decline(then, nullptr);
    return income_of(then, state.turn.on_turn).of_declining();
}

PerProvince<int> suggested_garrisons(const State& state, Seat seat) {
    PerProvince<int> added{};
    const ProvinceSet open = guarded_first(state, seat, placeable(state, seat));
    for (int left = open.empty() ? 0 : state.realms[seat].hand; left > 0; --left) {
        const auto garrison = [&](Province province) { return state.tokens[province] + added[province]; };
        Province thinnest = open.first();
        for (Province province : open)
            if (garrison(province) < garrison(thinnest)) thinnest = province;
        ++added[thinnest];
    }
    return added;
}

}  // namespace ozy::vinci
