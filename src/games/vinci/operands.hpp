// operands.hpp - what moves and statements of this game are about, as words: seats, provinces, tiles, positions.
#pragma once

#include "core/forms.hpp"
#include "games/vinci/names.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

using Operand = OperandForm<State>;

template <class Id, bool (*take)(Words&, Id&)>
bool read_id(const State& /*state*/, Words& words, Move /*before*/, std::uint8_t& value) {
    Id id{};
    if (!take(words, id)) return false;
    value = operand(id);
    return true;
}

inline constexpr Operand one_seat = seat_form<State>(max_players);
inline constexpr Operand one_province = {
    0,
    province_count,
    [](const State&, Move, std::uint8_t value) { return std::string(provinces[static_cast<Province>(value)].name); },
    read_id<Province, take_province>,
    "a province, such as Belgica or belg",
    [](const State&, Move, std::uint8_t value) { return province_id(static_cast<Province>(value)); }};
inline constexpr Operand one_tile = {
    0, face_count,
    [](const State&, Move, std::uint8_t value) { return std::string(tiles[static_cast<Tile>(value)].id); },
    read_id<Tile, take_tile>, "a tile such as mining_d"};
inline constexpr Operand one_position = number_form<State, 1, row_size>("a position from 1 to 6");

}  // namespace ozy::vinci
