// fort.cpp - chapter 10: forts.
#include "games/vinci/rules/fort.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/rules/naming.hpp"

namespace ozy::vinci {

// [VI-10.1] [VI-14.15] Own active provinces, rising in index, while uses and brown tokens last; [VI-10.2] one fort
// each.
ProvinceSet fortifiable(const State& state) {
    if (state.turn.forts_left == 0 || brown_supply(state) == 0) return {};
    return state.realms[state.turn.on_turn].active.from(state.turn.last_used) - state.forts;
}

Bars<State> fort_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        not_own("VI-10.1", "why.fort.not_own"),
        {"VI-10.2",
         {"why.fort.second", "{province} has a fort already"},
         [](const State& state, Move move) { return state.forts.contains(province_in(move)); }},
        too_late("VI-10.1"),
    };
    return bars;
}

void place_fort(State& state, Province province, Events* events) {
    state.forts.insert(province);
    change(state.turn.forts_left, -1);
    state.turn.last_used = narrow(index(province) + 1);
    tell(events, Happening::fort_built, state.turn.on_turn, {.a = operand(province)});
}

}  // namespace ozy::vinci
