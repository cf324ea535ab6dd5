// games.cpp - what one call of each of a game's hot functions costs, and whole games of random bots, for every game and
// player count. Read docs/PERFORMANCE.md for how to run it.
#include <array>
#include <span>
#include <vector>

#include "arena/match.hpp"
#include "bots/random_bot.hpp"
#include "every_game.hpp"

namespace ozy {
namespace {

constexpr std::size_t positions_kept = 256;

template <Game G>
typename G::Config config_for(int players) {
    typename G::Config config{};
    config.*G::options().front().field = static_cast<std::int16_t>(players);
    return config;
}

template <Game G>
class RandomSeats {
  public:
    explicit RandomSeats(int players) : players_(static_cast<std::size_t>(players)) { bots_.fill(&bot_); }
    std::span<Bot<G>* const> bots() const { return {bots_.data(), players_}; }

  private:
    RandomBot<G> bot_;
    std::array<Bot<G>*, max_seats> bots_{};
    std::size_t players_;
};

// Decisions of players spread over random games, the same ones in every run.
template <Game G>
std::vector<typename G::State> decisions_in_play(int players) {
    std::vector<typename G::State> kept;
    RandomSeats<G> seats(players);
    for (std::uint64_t seed = 0; kept.size() < positions_kept; ++seed) {
        std::uint64_t moves = 0;
        play_match<G>(config_for<G>(players), seats.bots(), seed, [&](const typename G::State& state) {
            if (is_player(G::decider(state)) && ++moves % 17 == 0) kept.push_back(state);
            return kept.size() < positions_kept;
        });
    }
    return kept;
}

// Calls `work` with one position after the other.
template <Game G, class Work>
void over_positions(benchmark::State& timer, int players, Work work) {
    const auto positions = decisions_in_play<G>(players);
    std::size_t next = 0;
    for (auto _ : timer) work(positions[next++ % positions_kept]);
    timer.SetItemsProcessed(timer.iterations());
}

template <Game G>
void copying(benchmark::State& timer, int players) {
    over_positions<G>(timer, players, [](const typename G::State& position) {
        typename G::State copy = position;
        benchmark::DoNotOptimize(copy);
    });
}

template <Game G>
void listing_moves(benchmark::State& timer, int players) {
    MoveList moves;
    over_positions<G>(timer, players, [&moves](const typename G::State& position) {
        G::legal_moves(position, moves);
        benchmark::DoNotOptimize(moves.size());
    });
}

// A copy of the state is part of it: a move cannot be applied twice.
template <Game G>
void applying(benchmark::State& timer, int players) {
    const auto positions = decisions_in_play<G>(players);
    Rng rng(1);
    MoveList moves;
    std::vector<Move> chosen;
    for (const auto& position : positions) {
        G::legal_moves(position, moves);
        chosen.push_back(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    std::size_t next = 0;
    for (auto _ : timer) {
        const std::size_t i = next++ % positions_kept;
        typename G::State copy = positions[i];
        G::apply(copy, chosen[i], nullptr);
        benchmark::DoNotOptimize(copy);
    }
    timer.SetItemsProcessed(timer.iterations());
}

template <Game G>
void viewing(benchmark::State& timer, int players) {
    over_positions<G>(timer, players, [](const typename G::State& position) {
        auto seen = G::view(position, G::decider(position));
        benchmark::DoNotOptimize(seen);
    });
}

template <Game G>
void imagining(benchmark::State& timer, int players) {
    std::vector<typename G::View> views;
    for (const auto& position : decisions_in_play<G>(players)) views.push_back(G::view(position, G::decider(position)));
    Rng rng(1);
    std::size_t next = 0;
    for (auto _ : timer) {
        auto imagined = G::imagine(views[next++ % positions_kept], rng);
        benchmark::DoNotOptimize(imagined);
    }
    timer.SetItemsProcessed(timer.iterations());
}

// Items are decisions of players.
template <Game G>
void random_games(benchmark::State& timer, int players) {
    RandomSeats<G> seats(players);
    std::uint64_t seed = 0;
    std::int64_t decisions = 0;
    for (auto _ : timer) decisions += play_match<G>(config_for<G>(players), seats.bots(), seed++).decisions;
    timer.SetItemsProcessed(decisions);
    timer.counters["decisions_per_game"] =
        benchmark::Counter(static_cast<double>(decisions) / static_cast<double>(seed));
}

template <Game G>
void add_benchmarks(int players, const std::string& prefix) {
    struct Named {
        const char* name;
        void (*run)(benchmark::State&, int);
    };
    constexpr Named all[] = {{"copy", copying<G>}, {"legal_moves", listing_moves<G>}, {"apply", applying<G>},
                             {"view", viewing<G>}, {"imagine", imagining<G>},         {"random_game", random_games<G>}};
    for (const Named& one : all) benchmark::RegisterBenchmark((prefix + one.name).c_str(), one.run, players);
}

}  // namespace
}  // namespace ozy

int main(int argc, char** argv) {
    return ozy::run_benchmarks(argc, argv, []<ozy::Game G>(int players, const std::string& prefix) {
        ozy::add_benchmarks<G>(players, prefix);
    });
}
