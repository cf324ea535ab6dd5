// questions.hpp - what a seat is asked, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/empires_end/state.hpp"
#include "games/empires_end/view.hpp"

namespace ozy::empires_end {

extern const EnumArray<Question, QuestionForm<State, View>, question_count> questions;

constexpr std::size_t asked(const State& state) { return ordinal(state.turn.question); }

}  // namespace ozy::empires_end
