// speed.cpp - fixed pieces of work for a counter of instructions: random games and searches from fixed seeds. What is
// between `counted` and its end is counted, setting up is not (docs/PERFORMANCE.md, tools/speed.py).
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "arena/match.hpp"
#include "bots/random_bot.hpp"
#include "bots/roster/all_judgements.hpp"
#include "bots/search/tree_search.hpp"
#include "games/all_games.hpp"
#include "views_in_mid_game.hpp"

namespace ozy {
namespace {

struct Request {
    std::string_view game, what;
    int players = 0, amount = 0;
};

// How much was done, and a number that is another if anything of it was done differently.
struct Work {
    std::uint64_t count = 0, signature = 0;
};

// Decisions of players in so many games of random bots.
template <Game G>
[[gnu::noinline]] Work counted_random(const Request& request) {
    typename G::Config config{};
    config.players = static_cast<std::int16_t>(request.players);
    RandomBot<G> bot;
    const std::vector<Bot<G>*> bots(static_cast<std::size_t>(request.players), &bot);
    Work work;
    for (int number = 0; number < request.amount; ++number) {
        const GameResult result = play_match<G>(config, bots, static_cast<std::uint64_t>(number));
        work.count += result.decisions;
        work.signature += result.hash;
    }
    return work;
}

// Iterations, the same number from each position.
template <Judged G, class View>
[[gnu::noinline]] Work counted_search(TreeSearch<G, Informed<G>>& search, const std::vector<View>& views,
                                      int iterations) {
    Rng rng(1);
    Work work;
    for (const View& seen : views) {
        Tree& tree = search.tree();
        tree.clear();
        for (int i = 0; i < iterations; ++i) search.iterate(seen, rng);
        work.count += static_cast<std::uint64_t>(iterations);
        for (NodeId id = tree[tree.root()].first_child; id != no_node; id = tree[id].next)
            work.signature = mix(work.signature ^ code(tree[id].move) ^ std::uint64_t{tree[id].visits} << 32U);
    }
    return work;
}

template <Judged G>
Work count(const Request& request) {
    if (request.what == "random") return counted_random<G>(request);
    const auto views = views_in_mid_game<G, RandomBot<G>>(request.players);
    TreeSearch<G, Informed<G>> search(Informed<G>({}), std::size_t{1} << 20U);
    return counted_search<G>(search, views, request.amount);
}

template <Game... Games>
Work count_one_of(GameList<Games...>, const Request& request) {
    Work work;
    ((request.game == Games::name ? static_cast<void>(work = count<Games>(request)) : void()), ...);
    return work;
}

}  // namespace
}  // namespace ozy

// speed GAME PLAYERS random|search AMOUNT: so many games, or iterations from each of eight positions. Prints the number
// of decisions or iterations, and their signature.
int main(int argc, char** argv) {
    if (argc != 5) return 2;
    const ozy::Request request{argv[1], argv[3], std::atoi(argv[2]), std::atoi(argv[4])};
    const ozy::Work work = ozy::count_one_of(ozy::AllGames{}, request);
    std::printf("%llu %016llx\n", static_cast<unsigned long long>(work.count),
                static_cast<unsigned long long>(work.signature));
    return work.count > 0 ? 0 : 2;
}
