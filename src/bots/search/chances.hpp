// chances.hpp - chances to win as whole numbers, so that every machine adds them up alike.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/seat.hpp"
#include "core/standing.hpp"

namespace ozy {

// 0 .. certain. A win shared by any number of seats is a whole number.
using Chance = std::int32_t;
inline constexpr Chance certain = 60'000;

using Chances = SeatArray<Chance>;

// A lead becomes a chance: one half when there is none, three quarters at `swing`, never quite certain.
constexpr Chance chance_of_lead(std::int64_t lead, std::int64_t swing) {
    const std::int64_t size = lead < 0 ? -lead : lead;
    return static_cast<Chance>(certain / 2 + (certain / 2) * lead / (size + swing));
}

// Each seat's part of the win.
constexpr Chances chances_at_end(const Standing& standing) {
    Chances chances;
    for (Seat seat : seats_of(standing.seats))
        chances[seat] = standing.is_winner(seat) ? certain / standing.winners() : 0;
    return chances;
}

// Scales the chances of a table so that they add up to one win.
constexpr void share_out(Chances& chances, int seats) {
    std::int64_t sum = 0;
    for (Seat seat : seats_of(seats)) sum += chances[seat];
    for (Seat seat : seats_of(seats))
        chances[seat] = static_cast<Chance>(std::int64_t{certain} * chances[seat] / std::max<std::int64_t>(sum, 1));
}

}  // namespace ozy
