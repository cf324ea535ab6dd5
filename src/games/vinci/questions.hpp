// questions.hpp - what a seat is asked in each phase, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/vinci/state.hpp"
#include "games/vinci/view.hpp"

namespace ozy::vinci {

extern const EnumArray<Phase, Question<State, View>, phase_count> questions;

constexpr std::size_t asked(const State& state) { return ordinal(state.turn.phase); }

}  // namespace ozy::vinci
