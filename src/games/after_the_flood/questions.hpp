// questions.hpp - what a seat is asked, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/after_the_flood/state.hpp"
#include "games/after_the_flood/view.hpp"

namespace ozy::after_the_flood {

extern const EnumArray<Question, QuestionForm<State, View>, question_count> questions;

constexpr std::size_t asked(const State& state) { return ordinal(state.question); }

}  // namespace ozy::after_the_flood
