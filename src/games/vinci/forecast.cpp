// forecast.cpp - what the turn under way would bring if the conquests ended now; for screens and bots.
#include "games/vinci/forecast.hpp"

#include "games/vinci/rules/abilities.hpp"
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

}  // namespace ozy::vinci
