// position.hpp - what the rooms about positions as text share: lists of ids and numbers, and the statements of
// possessions.cpp and step.cpp.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string>

#include "core/fields.hpp"
#include "games/after_the_empire/operands.hpp"

namespace ozy::after_the_empire {

using Row = Statement<State>;

inline constexpr std::string_view nobody = "none";

constexpr Seat seat_in(Move subject) { return seat_at(subject.a); }
inline const Lord& lord_in(const State& state, Move subject) { return state.lords[seat_in(subject)]; }
inline Lord& lord_in(State& state, Move subject) { return state.lords[seat_in(subject)]; }

// "bakery minster", "-" for none.
template <class Ids>
std::string ids_text(const Ids& ids) {
    const std::string out = joined(" ", ids, [](auto id) { return id_text(id); });
    return out.empty() ? std::string(nothing) : out;
}

// "2/1": small numbers.
std::string numbers_text(std::initializer_list<int> numbers);
bool take_numbers(Words& words, std::initializer_list<std::uint8_t*> numbers);

// What a seat has: possessions.cpp.
std::string cards_value(const State& state, Move subject);
Outcome set_cards(State& state, Move subject, Words& words);
std::string flags_value(const State& state, Move subject);
Outcome set_flags(State& state, Move subject, Words& words);
std::string castle_value(const State& state, Move subject);
Outcome set_castle(State& state, Move subject, Words& words);
Outcome claim_castle(const State& state, Move subject, Words& words);
std::string farms_value(const State& state, Move subject);
Outcome set_farms(State& state, Move subject, Words& words);
Outcome claim_farms(const State& state, Move subject, Words& words);
std::string placed_value(const State& state, Move subject);
Outcome set_placed(State& state, Move subject, Words& words);
std::string posts_value(const State& state, Move subject);
Outcome set_posts(State& state, Move subject, Words& words);
Outcome claim_posts(const State& state, Move subject, Words& words);
std::string field_value(const State& state, Move subject);
Outcome set_field(State& state, Move subject, Words& words);
Outcome claim_field(const State& state, Move subject, Words& words);
std::string gate_value(const State& state, Move subject);
Outcome set_gate(State& state, Move subject, Words& words);

// Whose turn it is and how far it has come: step.cpp.
std::string turn_value(const State& state, Move subject);
Outcome set_turn(State& state, Move subject, Words& words);
std::string step_value(const State& state, Move subject);
Outcome set_step(State& state, Move subject, Words& words);
Outcome claim_step(const State& state, Move subject, Words& words);
std::string stage_value(const State& state, Move subject);
Outcome set_stage(State& state, Move subject, Words& words);
std::string deed_value(const State& state, Move subject);
Outcome set_deed(State& state, Move subject, Words& words);
std::string shifts_value(const State& state, Move subject);
Outcome set_shifts(State& state, Move subject, Words& words);
std::string combat_value(const State& state, Move subject);
Outcome set_combat(State& state, Move subject, Words& words);
std::string pools_value(const State& state, Move subject);

}  // namespace ozy::after_the_empire
