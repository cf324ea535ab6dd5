// scoring.hpp - chapter 15: final scoring, as it would be at any moment.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// The rows of the rulebook's sheet; `end` effects of a card count with its kind.
struct ScoreSheet {
    int track = 0, buildings = 0, refugees = 0, flags = 0, farms = 0, objectives = 0;
    constexpr int total() const { return track + buildings + refugees + flags + farms + objectives; }
};
ScoreSheet score_sheet(const State& state, Seat seat);

void tell_winners(const State& state, Events* events);

}  // namespace ozy::after_the_empire
