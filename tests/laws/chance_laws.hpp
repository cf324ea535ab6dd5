// chance_laws.hpp - what holds of chance in every game: outcomes are listed with their weights and drawn by them.
#pragma once

#include <cmath>
#include <map>

#include "laws/walk.hpp"

namespace ozy::laws {

template <Game G>
Complaint chance_weights_add_up() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        if (position.decider != Seat::chance) return {};
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < position.moves.size(); ++i) {
            if (position.moves.weight(i) == 0) return name_of(position.moves[i]) + " has no weight";
            sum += position.moves.weight(i);
        }
        return sum == position.moves.total_weight() ? "" : "the weights do not add up";
    });
}

template <Game G>
Complaint drawn_outcomes_are_among_the_listed() {
    return walk<G>(1, [](const Position<G>& position) -> Complaint {
        if (position.decider != Seat::chance) return {};
        for (int i = 0; i < 4; ++i) {
            const Move drawn = G::sample_chance(position.state, position.rng);
            if (!position.moves.contains(drawn)) return name_of(drawn) + " is drawn but not listed";
        }
        return {};
    });
}

// Pearson's statistic of many draws at one position against the listed weights.
template <Game G>
double chi_square(const Position<G>& position, int draws) {
    std::map<std::uint32_t, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[code(G::sample_chance(position.state, position.rng))];
    double sum = 0;
    for (std::size_t i = 0; i < position.moves.size(); ++i) {
        const double expected =
            draws * static_cast<double>(position.moves.weight(i)) / static_cast<double>(position.moves.total_weight());
        const double off = drawn[code(position.moves[i])] - expected;
        sum += off * off / expected;
    }
    return sum;
}

// Enough draws that the rarest outcome is expected ten times, within reason.
inline int draws_needed(const MoveList& outcomes) {
    std::uint32_t rarest = outcomes.total_weight();
    for (std::size_t i = 0; i < outcomes.size(); ++i) rarest = std::min(rarest, outcomes.weight(i));
    return static_cast<int>(std::clamp<std::uint64_t>(10ULL * outcomes.total_weight() / rarest, 1000, 20000));
}

// The statistic is summed over a few positions of each kind of chance event and each number of outcomes; its distance
// from the mean in standard deviations says whether chance plays fair.
template <Game G>
Complaint outcomes_are_drawn_by_weight() {
    struct Evidence {
        int positions = 0;
        double statistic = 0, freedom = 0;
    };
    std::map<std::uint8_t, Evidence> by_kind;
    std::map<std::pair<std::uint8_t, std::size_t>, int> looked_at;
    const Complaint complaint = walk<G>(1, [&](const Position<G>& position) -> Complaint {
        if (position.decider != Seat::chance || position.moves.size() < 2) return {};
        const std::uint8_t kind = position.moves[0].kind;
        if (looked_at[{kind, position.moves.size()}]++ >= 3 || by_kind[kind].positions >= 12) return {};
        Evidence& evidence = by_kind[kind];
        ++evidence.positions;
        evidence.statistic += chi_square<G>(position, draws_needed(position.moves));
        evidence.freedom += static_cast<double>(position.moves.size() - 1);
        return {};
    });
    if (!complaint.empty()) return complaint;
    for (const auto& [kind, evidence] : by_kind) {
        const double deviations = (evidence.statistic - evidence.freedom) / std::sqrt(2 * evidence.freedom);
        if (deviations > 5)
            return "outcomes of kind " + std::to_string(kind) + " are " + std::to_string(deviations) +
                   " standard deviations off their weights";
    }
    return {};
}

}  // namespace ozy::laws
