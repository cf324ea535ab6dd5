// operands.hpp - what moves and statements of this game are about, as words: seats, provinces, tiles, positions.
#pragma once

#include "core/forms.hpp"
#include "games/vinci/names.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

using Operand = OperandForm<State>;

constexpr std::string_view province_name(Province province) { return provinces[province].name; }
constexpr std::string_view tile_id(Tile tile) { return tiles[tile].id; }

inline constexpr Operand one_seat = seat_form<State>(max_players);
inline constexpr Operand one_province = {0,
                                         province_count,
                                         write_id<Province, province_name>,
                                         read_id<Province, take_province>,
                                         "a province, such as Belgica or belg",
                                         write_id<Province, province_id>};
inline constexpr Operand one_tile = {0, face_count, write_id<Tile, tile_id>, read_id<Tile, take_tile>,
                                     "a tile such as mining_d"};
inline constexpr Operand one_position = number_form<State, 1, row_size>("a position from 1 to 6");

}  // namespace ozy::vinci
