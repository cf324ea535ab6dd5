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

// Strengths on the Elo scale with mean 0. Each player also drew one game with an average one, so that a bot that has
// won every game has a strength at all. `start` (may be empty) is where the climb begins.
std::vector<double> plackett_luce_elo(std::size_t players, const std::vector<const FinishingOrder*>& orders,
                                      const std::vector<double>& start = {});

}  // namespace ozy
