// training.hpp - learns what features are worth from games of bots against themselves. A round plays games with the
// weights so far and fits them to the results; it is a pure function of those weights, the seed and its number.
#pragma once

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "arena/match.hpp"
#include "arena/regression.hpp"
#include "bots/greedy_bot.hpp"
#include "bots/search/search_bot.hpp"

namespace ozy {

struct TrainingPlan {
    std::uint64_t games = 400;  // a round
    std::uint64_t seed = 1;
    int threads = 1;
    std::uint64_t iterations = 0;  // of the search that plays; 0: greedy bots play
    bool together = false;         // the two weights of a feature rise and fall together
};

struct TrainedRound {
    std::vector<Weight> weights;
    double loss = 0;  // of the weights before, on games they have not seen
};

// Some choices by lot, so that games differ and positions of all kinds are seen.
template <Judged G>
class CuriousBot final : public Bot<G> {
  public:
    explicit CuriousBot(std::unique_ptr<Bot<G>> usual) : usual_(std::move(usual)) {}

    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const MoveList& moves = perspective.moves();
        if (rng.below(one_by_lot_of) > 0) return usual_->choose(perspective, rng);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }

  private:
    static constexpr std::uint32_t one_by_lot_of = 20;
    std::unique_ptr<Bot<G>> usual_;
};

template <Judged G>
class Trainer {
  public:
    Trainer(const typename G::Config& config, const TrainingPlan& plan) : config_(config), plan_(plan) {}

    // `progress` hears from the calling thread how many games are done.
    TrainedRound play_round(int number, const WeightsOf<G>& weights,
                            const std::function<void(std::uint64_t)>& progress) const {
        std::vector<PlayedPositions> games(plan_.games);
        play_games(number, weights, games, progress);
        SoftmaxRegression regression(2 * feature_count<G>, static_cast<std::size_t>(config_.players));
        for (const PlayedPositions& game : games)
            for (std::size_t at = 0; at < game.rows.size(); at += row_size())
                regression.add({game.rows.data() + at, row_size()}, game.shares);
        const std::vector<double> before = to_numbers(weights);
        // All that was learned before counts as much as the games it was learned from; what was set by hand, as a good
        // many.
        const auto per_game = static_cast<double>(regression.positions()) / static_cast<double>(plan_.games);
        const double known = games_by_hand + static_cast<double>((number - 1) * static_cast<int>(plan_.games));
        const std::vector<double> after = plan_.together ? fit_together(regression, before, known * per_game)
                                                         : regression.fit(before, known * per_game, least_weight);
        return {to_weights(after), regression.loss(before)};
    }

  private:
    static constexpr double games_by_hand = 1000;
    static constexpr double least_weight = 0;      // a feature speaks for its seat: none is a reason to avoid it
    static constexpr double least_factor = 0.1;    // of a round, so that a small weight can grow again
    static constexpr double least_opening = 0.25;  // of the end: an opening that decides nothing would be played by lot
    static constexpr std::size_t small_tree = std::size_t{1} << 14U;  // nodes
    static constexpr std::uint64_t positions_between = 6;  // one of so many is kept: neighbours tell the same
    static constexpr double scale = double{weight_unit} * nat;

    struct PlayedPositions {
        std::vector<float> rows, shares;
    };

    // First how much all features together decide, in the opening and at the end, then what each is worth among them.
    // Apart, the weights of an opening that decides little would be noise.
    static std::vector<double> fit_together(const SoftmaxRegression& regression, const std::vector<double>& before,
                                            double evidence) {
        std::vector<std::size_t> part_of_game, feature;
        for (std::size_t i = 0; i < before.size(); ++i) {
            part_of_game.push_back(i % 2);
            feature.push_back(i / 2);
        }
        std::vector<double> scaled = regression.fit_factors(before, part_of_game, 1, least_factor);
        for (std::size_t i = 0; i < scaled.size(); i += 2)
            scaled[i] = std::max(scaled[i], least_opening * scaled[i + 1]);
        return regression.fit_factors(scaled, feature, evidence, least_factor);
    }

    std::size_t row_size() const { return 2 * feature_count<G> * static_cast<std::size_t>(config_.players); }

    void play_games(int number, const WeightsOf<G>& weights, std::vector<PlayedPositions>& games,
                    const std::function<void(std::uint64_t)>& progress) const {
        std::atomic<std::uint64_t> next = 0, done = 0;
        const auto work = [&](bool reports) {
            for (std::uint64_t game = next++; game < plan_.games; game = next++) {
                games[game] = play(mix(mix(plan_.seed) + static_cast<std::uint64_t>(number)) + game, weights);
                ++done;
                if (reports) progress(done);
            }
        };
        std::vector<std::jthread> others;
        for (int i = 1; i < plan_.threads; ++i) others.emplace_back([&] { work(false); });
        work(true);
    }

    std::unique_ptr<Bot<G>> player(const WeightsOf<G>& weights) const {
        const Evaluator<G> evaluator(weights);
        if (plan_.iterations == 0) return std::make_unique<GreedyBot<G>>(evaluator, 1);
        SearchSettings settings;
        settings.budget = {plan_.iterations, 0};
        settings.nodes = small_tree;
        return std::make_unique<SearchBot<G, Informed<G>>>(settings, Informed<G>(settings.policy, evaluator));
    }

    PlayedPositions play(std::uint64_t seed, const WeightsOf<G>& weights) const {
        CuriousBot<G> bot(player(weights));
        const std::vector<Bot<G>*> bots(static_cast<std::size_t>(config_.players), &bot);
        PlayedPositions out;
        std::uint64_t met = mix(seed) % positions_between;
        const GameResult result = play_match<G>(config_, bots, seed, [&](const typename G::State& state) {
            if (is_player(G::decider(state)) && Judgement<G>::is_settled(state) && ++met % positions_between == 0)
                keep(state, out.rows);
            return true;
        });
        const WinChances chances = chances_at_end(result.standing);
        for (Seat seat : seats_of(config_.players)) out.shares.push_back(static_cast<float>(chances[seat]) / certain);
        return out;
    }

    // Each feature twice: as far as it counts with its weight in the opening, and with that at the end.
    void keep(const typename G::State& state, std::vector<float>& rows) const {
        const Features<G> features = Judgement<G>::features(state);
        const float late = static_cast<float>(Judgement<G>::progress(state)) / latest;
        for (Seat seat : seats_of(config_.players))
            for (int feature : features[seat]) {
                rows.push_back(static_cast<float>(feature) * (1 - late));
                rows.push_back(static_cast<float>(feature) * late);
            }
    }

    static std::vector<double> to_numbers(const WeightsOf<G>& weights) {
        std::vector<double> numbers;
        for (const Weight& weight : weights) {
            numbers.push_back(weight.opening / scale);
            numbers.push_back(weight.end / scale);
        }
        return numbers;
    }
    static std::vector<Weight> to_weights(const std::vector<double>& numbers) {
        std::vector<Weight> weights;
        const auto rounded = [](double number) { return static_cast<std::int32_t>(std::lround(number * scale)); };
        for (std::size_t i = 0; i < numbers.size(); i += 2)
            weights.push_back({rounded(numbers[i]), rounded(numbers[i + 1])});
        return weights;
    }

    typename G::Config config_;
    TrainingPlan plan_;
};

}  // namespace ozy
