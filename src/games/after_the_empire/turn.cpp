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
    switch (state.turn.phase) {
        case Phase::side:
        case Phase::sow:
        case Phase::protect:
        case Phase::construct:
        case Phase::mend:
        case Phase::repair:
        case Phase::peek:
        case Phase::keep:
            return true;
        case Phase::damage:
            return state.turn.cursor > 0;
        default:
            return false;
    }
}

// There is one way to end: seven seasons.
std::string_view AfterTheEmpire::ending(const State& state) {
    return state.turn.stage == after_the_empire::Stage::over ? "seasons" : "";
}

}  // namespace ozy
