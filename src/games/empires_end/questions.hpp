// questions.hpp - what a seat is asked at each step, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/empires_end/state.hpp"
#include "games/empires_end/view.hpp"

namespace ozy::empires_end {

extern const EnumArray<Step, Question<State, View>, step_count> questions;

constexpr std::size_t asked(const State& state) { return ordinal(state.turn.step); }

}  // namespace ozy::empires_end
