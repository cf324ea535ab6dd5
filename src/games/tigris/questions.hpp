// questions.hpp - what a seat is asked, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/tigris/state.hpp"
#include "games/tigris/view.hpp"

namespace ozy::tigris {

extern const EnumArray<Question, QuestionForm<State, View>, question_count> questions;

constexpr std::size_t asked(const State& state) { return ordinal(state.turn.question); }

// The colours that a question is about: of a piece being placed, or of a conflict and of what supports it.
Color tile_color_asked(const Turn& turn);
Color leader_color_asked(const Turn& turn);

}  // namespace ozy::tigris
