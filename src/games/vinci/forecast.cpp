// forecast.cpp - what the turn under way would bring if the conquests ended now; for screens and bots.
#include "games/vinci/forecast.hpp"

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

struct Choice {
    ProvinceSet held;
    int value = 0;
};

// The best provinces of a part that so many tokens can hold.
Choice best_of(const State& state, Seat seat, ProvinceSet part, int tokens) {
    Choice choice;
    for (; tokens > 0 && !part.empty(); --tokens) {
        Province best = part.first();
        for (Province province : part)
            if (value_of(state, seat, province) > value_of(state, seat, best)) best = province;
        part.erase(best);
        choice.held.insert(best);
        choice.value += value_of(state, seat, best);
    }
    return choice;
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
    const Realm& realm = state.realms[seat];
    Forecast out;
    out.tokens = tokens_to_keep(state, seat);
    out.provinces = realm.active.count();
    const bool scattered = has(realm.civilization, &AbilityFacts::scattered);
    Choice best;
    for (ProvinceSet left = realm.active; !left.empty(); ++out.parts) {
        const ProvinceSet part = scattered ? left : part_at(state, seat, left.first());
        const Choice choice = best_of(state, seat, part, out.tokens);
        if (choice.value > best.value || best.held.empty()) best = choice;
        left -= part;
    }
    State then = state;
    then.realms[seat].active = best.held;
    out.held = best.held;
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
