// operands.hpp - what moves and statements of this game are about, as words: seats, sides, cards and the other ids.
#pragma once

#include "core/forms.hpp"
#include "games/after_the_empire/names.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

using Operand = OperandForm<State>;

template <class Id>
bool read_id(const State& /*state*/, Words& words, Move /*before*/, std::uint8_t& value) {
    Id id{};
    if (!take_id(words, id)) return false;
    value = operand(id);
    return true;
}
template <class Id>
std::string write_id(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return id_text(static_cast<Id>(value));
}
template <class Id>
constexpr Operand id_form(int count, std::string_view expected) {
    return {0, count, write_id<Id>, read_id<Id>, expected};
}

inline constexpr Operand one_seat = seat_form<State>(max_players);
inline constexpr Operand one_side = id_form<Side>(side_count, "a side N, E, S or W");
inline constexpr Operand one_place = id_form<Place>(place_count, "a side N, E, S or W, or inside");
inline constexpr Operand one_position = id_form<Position>(position_count, "a position N, E, S, W, NE, SE, SW or NW");
inline constexpr Operand one_card = id_form<Card>(card_count, "a card, such as 'bakery'");
inline constexpr Operand one_objective = id_form<Objective>(objective_count, "an objective, such as 'unburnt'");
inline constexpr Operand one_slot = number_form<State, 0, max_invader_slots - 1>("a slot from 0 to 3");

}  // namespace ozy::after_the_empire
