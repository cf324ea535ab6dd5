// search.cpp - how many iterations a second a search makes, on one thread, from positions in the middle of greedy
// games: with the game's judgement at the leaves, and with random games to the end. Read docs/PERFORMANCE.md for how to
// run it.
#include "bots/roster/all_judgements.hpp"
#include "bots/search/tree_search.hpp"
#include "every_game.hpp"
#include "views_in_mid_game.hpp"

namespace ozy {
namespace {

constexpr std::size_t tree_nodes = std::size_t{1} << 20U;

// Items are iterations; every round of the timer grows one new tree of `size` iterations.
template <Judged G, class Policy>
void searching(benchmark::State& timer, int players, int size) {
    const auto views = views_in_mid_game<G>(players);
    TreeSearch<G, Policy> search(Policy({}), tree_nodes);
    Rng rng(1);
    std::size_t next = 0;
    for (auto _ : timer) {
        const auto& seen = views[next++ % views.size()];
        search.tree().clear();
        for (int i = 0; i < size; ++i) search.iterate(seen, rng);
    }
    timer.SetItemsProcessed(timer.iterations() * size);
}

template <Judged G>
void add_benchmarks(int players, const std::string& prefix) {
    benchmark::RegisterBenchmark((prefix + "search").c_str(), searching<G, Informed<G>>, players, 20'000)
        ->Iterations(positions_kept);
    benchmark::RegisterBenchmark((prefix + "search_plain").c_str(), searching<G, Plain<G>>, players, 500)
        ->Iterations(positions_kept);
}

}  // namespace
}  // namespace ozy

int main(int argc, char** argv) {
    return ozy::run_benchmarks(argc, argv, []<ozy::Judged G>(int players, const std::string& prefix) {
        ozy::add_benchmarks<G>(players, prefix);
    });
}
