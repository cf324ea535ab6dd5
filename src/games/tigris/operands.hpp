// operands.hpp - what moves and statements of this game are about, as words: colours, leaders, spaces, monuments.
#pragma once

#include "core/forms.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

using Operand = OperandForm<State>;

template <class Id, bool (*take)(Words&, Id&)>
bool read_id(const State& /*state*/, Words& words, Move /*before*/, std::uint8_t& value) {
    Id id{};
    if (!take(words, id)) return false;
    value = operand(id);
    return true;
}
template <const PerColor<std::string_view>& names>
std::string write_color(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return std::string(names[static_cast<Color>(value)]);
}

inline constexpr std::string_view a_color = "a colour (black, red, blue, green), a tile or a leader";
inline constexpr Operand one_color = {0, color_count, write_color<color_names>, read_id<Color, take_color>, a_color};
inline constexpr Operand one_leader = {0, color_count, write_color<leader_names>, read_id<Color, take_color>, a_color};
inline constexpr Operand one_cell = {
    0, cells, [](const State&, Move, std::uint8_t value) { return std::string(cell_name(static_cast<Cell>(value))); },
    read_id<Cell, take_cell>, "a space from A1 to P11"};
inline constexpr Operand one_seat = seat_form<State>(max_players);
inline constexpr Operand one_monument = number_form<State, 0, monument_count - 1>("a monument from 0 to 5");

}  // namespace ozy::tigris
