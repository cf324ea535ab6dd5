// plackett_luce.hpp - strengths from finishing orders, by the maximum of their likelihood.
#pragma once

#include <cstddef>
#include <vector>

#include "core/seat.hpp"

namespace ozy {

// Who finished where in one game: players[i] took rank[i]; equal ranks are a tie.
struct FinishingOrder {
    int count = 0;
    SeatArray<std::size_t> players{};
    SeatArray<int> rank{};
};

// Games against an average player that each player is taken to have played besides, so that a bot that has won every
// game has a strength at all.
struct SupposedGames {
    double wins = 0.5, losses = 0.5;
};

// Strengths on the Elo scale with mean 0. `start` (may be empty) is where the climb begins.
std::vector<double> plackett_luce_elo(const std::vector<SupposedGames>& players,
                                      const std::vector<const FinishingOrder*>& orders,
                                      const std::vector<double>& start = {});

}  // namespace ozy
