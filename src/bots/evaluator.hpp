// evaluator.hpp - what a position is worth to the seats: a game's features, weighed.
#pragma once

#include <optional>

#include "bots/judgement.hpp"
#include "bots/odds.hpp"

namespace ozy {

template <Judged G>
class Evaluator {
  public:
    // With the weights that are built in for each number of players.
    Evaluator() = default;
    // With others, whatever the number of players.
    explicit Evaluator(const WeightsOf<G>& weights) : weights_(weights) {}

    // Logarithm of the seat's odds, in parts of a nat; also of a game that is over.
    int odds(const typename G::State& state, Seat seat) const {
        if (G::decider(state) == Seat::over) return odds_at_end(G::standing(state), seat);
        return odds_of(values(state), G::config(state).players, seat);
    }
    WinChances chances(const typename G::State& state) const {
        return chances_of(values(state), G::config(state).players);
    }
    SeatArray<int> values(const typename G::State& state) const {
        const int players = G::config(state).players, progress = Judgement<G>::progress(state);
        const WeightsOf<G>& weights = weights_ ? *weights_ : Judgement<G>::weights(players);
        const Features<G> features = Judgement<G>::features(state);
        SeatArray<int> values;
        for (Seat seat : seats_of(players)) {
            std::int64_t sum = 0;
            for (std::size_t i = 0; i < weights.size(); ++i) sum += features[seat][i] * weights[i].at(progress);
            values[seat] = static_cast<int>(sum / (latest * weight_unit));
        }
        return values;
    }

  private:
    std::optional<WeightsOf<G>> weights_;
};

}  // namespace ozy
