// questions.hpp - what a seat is asked in turn, and which kinds of move answer.
#pragma once

#include "core/lawbook.hpp"
#include "games/after_the_empire/state.hpp"
#include "games/after_the_empire/view.hpp"

namespace ozy::after_the_empire {

// A row for each question, and one more: posts are asked for before the attack is turned up, and anew in each round.
inline constexpr std::size_t posting_anew = question_count;
using Questions = std::array<QuestionForm<State, View>, question_count + 1>;
extern const Questions questions;

constexpr std::size_t asked(const State& state) {
    const bool anew = state.turn.question == Question::post && state.turn.stage != Stage::deployment;
    return anew ? posting_anew : ordinal(state.turn.question);
}

// Shows `look` what the turn has come to, if the answers to its question come in a fixed order.
template <class SomeTurn, class Look>
constexpr void look_at_order(SomeTurn& turn, Look&& look) {
    if (turn.question == Question::sow || turn.question == Question::protect) look(turn.farm_from);
    if (turn.question == Question::construct) look(turn.construct_from);
    if (turn.question == Question::post) look(turn.post);
    if (turn.question == Question::kill) look(turn.combat.field);
    if (turn.question == Question::lose) look(turn.combat.losing);
    if (turn.question == Question::damage) look(turn.damage_from);
}
// The same as a number, for positions as text and for screens; 0 at the beginning.
constexpr std::uint8_t come_to(const Turn& turn) {
    std::uint8_t number = 0;
    look_at_order(turn, [&](auto id) { number = operand(id); });
    return number;
}

}  // namespace ozy::after_the_empire
