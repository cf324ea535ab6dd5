// move.hpp - one choice by one seat (or by chance): a kind and up to three small operands, the same type in all games.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

namespace ozy {

struct Move {
    std::uint8_t kind = 0;  // each game has its own enum of kinds
    std::uint8_t a = 0, b = 0, c = 0;
    friend constexpr bool operator==(Move, Move) = default;
};
static_assert(sizeof(Move) == 4);

// An id or a small number, as moves and events hold it.
template <class Operand>
requires(std::integral<Operand> || std::is_enum_v<Operand>) constexpr std::uint8_t operand(Operand id) {
    return static_cast<std::uint8_t>(id);
}

// A move of this kind with these operands.
template <class Kind, class... Operands>
requires(std::is_enum_v<Kind> && sizeof...(Operands) <= 3) constexpr Move make_move(Kind kind, Operands... operands) {
    return {operand(kind), operand(operands)...};
}

// The move as one number, for hashing and for sorting; 0 is never a legal move because kinds start at 1.
constexpr std::uint32_t code(Move move) {
    return static_cast<std::uint32_t>(move.kind) << 24U | static_cast<std::uint32_t>(move.a) << 16U |
           static_cast<std::uint32_t>(move.b) << 8U | move.c;
}

}  // namespace ozy
