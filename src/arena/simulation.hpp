// simulation.hpp - many games over several threads. Game number i is a pure function of (plan, i): the result does not
// depend on the number of threads.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <semaphore>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "arena/statistics.hpp"
#include "bots/roster/make_bot.hpp"

namespace ozy {

template <Game G>
struct SimulationPlan {
    typename G::Config config;
    bool random_options = false;       // every game draws its own options and number of players
    bool check_invariants = false;     // after every move
    std::vector<std::string> entries;  // names of bots; entry e sits in seat (e + i) % players in game i
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    int threads = 1;
    const ProgramTerms* programs = nullptr;  // for bots that are programs; without, there must be none
};

struct BrokenInvariant {
    std::uint64_t game = 0;
    std::string_view claim;
};

struct SimulationResult {
    Statistics statistics;
    double seconds = 0;
    std::optional<BrokenInvariant> broken;  // of the first game that broke one; later games were not played
};

// Every option is set to one of its values, all equally likely.
template <Game G>
typename G::Config random_config(Rng& rng) {
    typename G::Config config;
    for (const auto& option : G::options()) {
        const bool named = !option.names.empty();
        const int lowest = named ? 0 : option.lowest;
        const int highest = named ? static_cast<int>(option.names.size()) - 1 : option.highest;
        const bool has_also = !named && !(option.also >= lowest && option.also <= highest);
        const int pick =
            static_cast<int>(rng.below(static_cast<std::uint32_t>(highest - lowest + 1 + (has_also ? 1 : 0))));
        config.*option.field = static_cast<std::int16_t>(lowest + pick > highest ? option.also : lowest + pick);
    }
    return config;
}

// The number that game `game` of a simulation draws all its random numbers from.
constexpr std::uint64_t game_seed(std::uint64_t seed, std::uint64_t game) { return mix(mix(seed) + game); }

// One worker's bots, games and sums.
template <Game G>
class SimulationWorker {
  public:
    // The entries of the plan must be names of bots.
    explicit SimulationWorker(const SimulationPlan<G>& plan) : plan_(&plan), statistics_(plan.entries.size()) {
        for (const std::string& entry : plan.entries) bots_.push_back(*make_bot<G>(entry, plan.programs));
    }

    // The claim that broke, if any.
    std::optional<std::string_view> play(std::uint64_t game) {
        const std::uint64_t seed = game_seed(plan_->seed, game);
        Rng options(seed, max_seats + 1);
        const auto config = plan_->random_options ? random_config<G>(options) : plan_->config;
        const auto seats = static_cast<std::size_t>(config.players);
        const std::uint64_t entries = plan_->entries.size();

        std::array<Bot<G>*, max_seats> seated{};
        SeatArray<std::uint32_t> entry_of{};
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const auto entry = static_cast<std::size_t>((seat + entries - game % entries) % entries);
            entry_of.items[seat] = static_cast<std::uint32_t>(entry);
            if (bots_[entry] == nullptr) bots_[entry] = *make_bot<G>(plan_->entries[entry], plan_->programs);
            seated[seat] = bots_[entry].get();
        }
        const std::span<Bot<G>* const> players(seated.data(), seats);
        std::optional<std::string_view> broken;
        const auto holds = [&broken](const typename G::State& state) {
            broken = G::check(state);
            return !broken;
        };
        const GameResult result = plan_->check_invariants ? play_match<G>(config, players, seed, holds)
                                                          : play_match<G>(config, players, seed);
        for (std::size_t entry = 0; entry < bots_.size(); ++entry)
            if (is_program(plan_->entries[entry])) bots_[entry].reset();  // it plays one game and ends
        if (!broken) statistics_.add(result, entry_of, game);
        return broken;
    }
    const Statistics& statistics() const { return statistics_; }

  private:
    const SimulationPlan<G>* plan_;
    std::vector<std::unique_ptr<Bot<G>>> bots_;  // by entry
    Statistics statistics_;
};

// Plays all games of a plan. `progress` hears from the calling thread how many games are done, a few times a second.
template <Game G>
SimulationResult simulate(const SimulationPlan<G>& plan, const std::function<void(std::uint64_t)>& progress = {}) {
    std::atomic<std::uint64_t> next = 0, done = 0;
    std::atomic<std::uint64_t> limit = plan.games;  // games from here on are not played
    std::counting_semaphore<> finished(0);
    std::vector<SimulationWorker<G>> workers;
    std::vector<BrokenInvariant> broken(static_cast<std::size_t>(plan.threads), {plan.games, {}});
    workers.reserve(broken.size());
    for (std::size_t i = 0; i < broken.size(); ++i) workers.emplace_back(plan);

    const auto work = [&](SimulationWorker<G>& worker, BrokenInvariant& first_broken) {
        for (std::uint64_t game = next++; game < limit; game = next++) {
            const std::optional<std::string_view> claim = worker.play(game);
            ++done;
            if (!claim || game >= first_broken.game) continue;
            first_broken = {game, *claim};
            for (std::uint64_t old = limit; game < old && !limit.compare_exchange_weak(old, game);) continue;
        }
        finished.release();
    };

    const auto start = std::chrono::steady_clock::now();
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < workers.size(); ++i) threads.emplace_back([&, i] { work(workers[i], broken[i]); });
        for (std::size_t i = 0; i < workers.size(); ++i)
            while (!finished.try_acquire_for(std::chrono::milliseconds(200)))
                if (progress) progress(done);
    }
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;

    SimulationResult result{Statistics(plan.entries.size()), elapsed.count(), {}};
    for (const SimulationWorker<G>& worker : workers) result.statistics += worker.statistics();
    for (const BrokenInvariant& one : broken)
        if (one.game < (result.broken ? result.broken->game : plan.games)) result.broken = one;
    return result;
}

}  // namespace ozy
