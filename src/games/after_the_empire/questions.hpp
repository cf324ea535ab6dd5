// questions.hpp - what a seat is asked in each phase, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/after_the_empire/state.hpp"
#include "games/after_the_empire/view.hpp"

namespace ozy::after_the_empire {

// A question for each phase, and one more: posts are asked for before the attack is turned up, and anew in each round.
inline constexpr std::size_t posting_anew = phase_count;
using Questions = std::array<Question<State, View>, phase_count + 1>;
extern const Questions questions;

constexpr std::size_t asked(const State& state) {
    const bool anew = state.turn.phase == Phase::post && state.turn.stage != Stage::deployment;
    return anew ? posting_anew : ordinal(state.turn.phase);
}

}  // namespace ozy::after_the_empire
