// turn.cpp - who decides, and which choices go together.
#include "games/after_the_empire/game.hpp"

namespace ozy {

Seat AfterTheEmpire::decider(const State& state) {
    if (after_the_empire::asks_chance(state.turn.phase)) return Seat::chance;
    return state.turn.phase == after_the_empire::Phase::nothing ? Seat::over : state.turn.active;
}

// The choices of an action are one entry with it, and so is a card with its side; posts and shifts are entries of their
// own, as in the rulebook's examples.
bool AfterTheEmpire::mid_chain(const State& state) {
    using after_the_empire::Phase;
    const Phase phase = state.turn.phase;
    return phase == Phase::side || (phase >= Phase::sow && phase <= Phase::keep) ||
           (phase == Phase::damage && state.turn.cursor > 0);
}

// There is one way to end: seven seasons.
std::string_view AfterTheEmpire::ending(const State& state) {
    return state.turn.stage == after_the_empire::Stage::over ? "seasons" : "";
}

}  // namespace ozy
