// plackett_luce.cpp - the minorise-maximise climb of D. Hunter, "MM algorithms for generalized Bradley-Terry models",
// Annals of Statistics 32 (2004). Members of a tie are each taken to have been chosen from the tie and all below it.
#include "arena/plackett_luce.hpp"

#include <cmath>

namespace ozy {

namespace {

constexpr int most_steps = 400;
constexpr double close_enough = 1e-3;  // Elo

struct Sums {
    std::vector<double> wins, exposure;
};

void add_order(const FinishingOrder& order, const std::vector<double>& strength, Sums& sums) {
    for (Seat chosen : seats_of(order.count)) {
        int remaining = 0;
        double total = 0;
        for (Seat seat : seats_of(order.count)) {
            if (order.rank[seat] < order.rank[chosen]) continue;
            ++remaining;
            total += strength[order.players[seat]];
        }
        if (remaining < 2) continue;
        sums.wins[order.players[chosen]] += 1;
        for (Seat seat : seats_of(order.count))
            if (order.rank[seat] >= order.rank[chosen]) sums.exposure[order.players[seat]] += 1 / total;
    }
}

std::vector<double> centred_elo(const std::vector<double>& strength) {
    std::vector<double> elo;
    double mean = 0;
    for (double one : strength) {
        elo.push_back(400 * std::log10(one));
        mean += elo.back() / static_cast<double>(strength.size());
    }
    for (double& one : elo) one -= mean;
    return elo;
}

}  // namespace

std::vector<double> plackett_luce_elo(const std::vector<SupposedGames>& players,
                                      const std::vector<const FinishingOrder*>& orders,
                                      const std::vector<double>& start) {
    std::vector<double> strength(players.size(), 1.0);
    for (std::size_t i = 0; i < start.size(); ++i) strength[i] = std::pow(10.0, start[i] / 400);
    std::vector<double> elo = centred_elo(strength);
    for (int step = 0; step < most_steps; ++step) {
        Sums sums;
        for (std::size_t i = 0; i < players.size(); ++i) {
            sums.wins.push_back(players[i].wins);
            sums.exposure.push_back((players[i].wins + players[i].losses) / (1 + strength[i]));
        }
        for (const FinishingOrder* order : orders) add_order(*order, strength, sums);
        for (std::size_t i = 0; i < players.size(); ++i) strength[i] = sums.wins[i] / sums.exposure[i];
        const std::vector<double> before = elo;
        elo = centred_elo(strength);
        double change = 0;
        for (std::size_t i = 0; i < players.size(); ++i) change = std::max(change, std::abs(elo[i] - before[i]));
        if (change < close_enough) break;
    }
    return elo;
}

}  // namespace ozy
