// every_game.hpp - the main of a program that measures something of every game and player count.
#pragma once

#include <benchmark/benchmark.h>
#include <string>

#include "games/all_games.hpp"

namespace ozy {

// add.operator()<G>(players, "game/players/") registers the benchmarks of a game with so many players.
template <class Add, Game... Games>
void add_every_game(GameList<Games...>, Add add) {
    const auto add_game = [&add]<Game G>() {
        const auto& players = G::options().front();
        for (int count = players.lowest; count <= players.highest; ++count)
            add.template operator()<G>(count, std::string(G::name) + "/" + std::to_string(count) + "/");
    };
    (add_game.template operator()<Games>(), ...);
}

// Runs what the command line asks for.
template <class Add>
int run_benchmarks(int argc, char** argv, Add add) {
    add_every_game(AllGames{}, add);
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}

}  // namespace ozy
