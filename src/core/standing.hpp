// standing.hpp - scores and ranks at any moment; final once the game is over.
#pragma once

#include <array>
#include <cstdint>

#include "core/seat.hpp"

namespace ozy {

inline constexpr int tie_breaks = 4;

struct Standing {
    int seats = 0;
    SeatArray<int> score{};                              // the number the rulebook calls the score
    SeatArray<std::array<int, tie_breaks>> tie_break{};  // compared in order when scores are equal; higher is better
    SeatArray<int> rank{};                               // competition ranks: 1, 1, 3 ...

    // Fills `rank` from scores and tie breaks.
    constexpr void rank_seats() {
        for (Seat seat : seats_of(seats)) {
            rank[seat] = 1;
            for (Seat rival : seats_of(seats)) rank[seat] += is_better(rival, seat);
        }
    }
    constexpr bool is_winner(Seat seat) const { return rank[seat] == 1; }
    constexpr int winners() const {
        int count = 0;
        for (Seat seat : seats_of(seats)) count += is_winner(seat);
        return count;
    }

  private:
    constexpr bool is_better(Seat one, Seat other) const {
        if (score[one] != score[other]) return score[one] > score[other];
        return tie_break[one] > tie_break[other];
    }
};

}  // namespace ozy
