// questions.hpp - what a seat is asked, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/vinci/state.hpp"
#include "games/vinci/view.hpp"

namespace ozy::vinci {

extern const EnumArray<Question, QuestionForm<State, View>, question_count> questions;

constexpr std::size_t asked(const State& state) { return ordinal(state.turn.question); }

}  // namespace ozy::vinci
