// operands.hpp - what moves and statements of this game are about, as words: colours, leaders, spaces, monuments.
#pragma once

#include "core/forms.hpp"
#include "games/tigris/names.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

using Operand = OperandForm<State>;

constexpr std::string_view color_name(Color color) { return color_names[color]; }
constexpr std::string_view leader_name(Color color) { return leader_names[color]; }

inline constexpr std::string_view a_color = "a colour (black, red, blue, green), a tile or a leader";
inline constexpr Operand one_color = {0, color_count, write_id<Color, color_name>, read_id<Color, take_color>, a_color};
inline constexpr Operand one_leader = {0, color_count, write_id<Color, leader_name>, read_id<Color, take_color>,
                                       a_color};
inline constexpr Operand one_cell = {0, cells, write_id<Cell, cell_name>, read_id<Cell, take_cell>,
                                     "a space from A1 to P11"};
inline constexpr Operand one_seat = seat_form<State>(max_players);
inline constexpr Operand one_monument = number_form<State, 0, monument_count - 1>("a monument from 0 to 5");

}  // namespace ozy::tigris
