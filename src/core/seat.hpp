// seat.hpp - who decides, who looks.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/assert.hpp"
#include "core/enum_array.hpp"

namespace ozy {

// A player's seat 0..5, or one of four that no player sits in. As a decider: a player, `chance`, or `over`.
// As a viewer: a player, `spectator` (sees what is public) or `omniscient` (replays after the end).
enum class Seat : std::int8_t { omniscient = -4, spectator = -3, over = -2, chance = -1, first = 0 };

inline constexpr int max_seats = 6;

constexpr Seat seat_at(int index) { return id_at<Seat>(index); }
constexpr bool is_player(Seat seat) { return index(seat) >= 0; }

// Clockwise: the next higher seat, wrapping round.
constexpr Seat next_seat(Seat seat, int seats) {
    OZY_ASSERT(is_player(seat) && index(seat) < seats);
    return index(seat) + 1 == seats ? Seat::first : seat_at(index(seat) + 1);
}

template <class T, std::size_t Size = max_seats>
using SeatArray = EnumArray<Seat, T, Size>;

// The seats 0 .. count-1, for range-for.
constexpr EnumRange<Seat, max_seats> seats_of(int count) { return {static_cast<std::size_t>(count)}; }

}  // namespace ozy
