// bench.cpp - ozy bench: fixed games of random bots on one thread. The signature is a game's behaviour as one number.
#include <fmt/format.h>

#include "arena/simulation.hpp"
#include "cli/commands.hpp"
#include "cli/text.hpp"
#include "core/json.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

constexpr std::uint64_t bench_games = 500;

struct BenchLine {
    std::string_view game;
    int players = 0;
    std::size_t state_bytes = 0, view_bytes = 0;
    SimulationResult result;

    double per_second(std::int64_t count) const { return static_cast<double>(count) / result.seconds; }
};

template <Tellable G>
BenchLine measure(std::int16_t players) {
    SimulationPlan<G> plan;
    plan.config.players = players;
    plan.entries.assign(static_cast<std::size_t>(players), "random");
    plan.games = bench_games;
    return {G::name, players, sizeof(typename G::State), sizeof(typename G::View), simulate(plan)};
}

void print_line(const BenchLine& line) {
    const Statistics& sums = line.result.statistics;
    const auto rounded = [](double number) { return grouped(static_cast<std::int64_t>(number)); };
    fmt::print("{}{:>2} players  {}  {:>12} decisions/s  {:>8} games/s  {:>6.1f} decisions/game\n",
               padded(line.game, 18), line.players, hex(sums.signature()), rounded(line.per_second(sums.decisions())),
               rounded(line.per_second(sums.games())), sums.mean_decisions());
}

void write_line(Json& json, const BenchLine& line) {
    const Statistics& sums = line.result.statistics;
    json.open_object().field("game", line.game).field("players", line.players).field("games", sums.games());
    json.field("signature", hex(sums.signature()));
    json.key("decisions_per_second").decimal(line.per_second(sums.decisions()), 1);
    json.key("games_per_second").decimal(line.per_second(sums.games()), 1);
    json.key("decisions_per_game").decimal(sums.mean_decisions(), 2);
    json.field("state_bytes", line.state_bytes).field("view_bytes", line.view_bytes).close_object();
}

template <Tellable G>
void bench_game(Json* json) {
    if (json == nullptr)
        fmt::print("{}: state {} bytes, view {} bytes\n", G::title, sizeof(typename G::State),
                   sizeof(typename G::View));
    const auto& players = G::options().front();
    for (std::int16_t count = players.lowest; count <= players.highest; ++count) {
        const BenchLine line = measure<G>(count);
        if (json == nullptr) {
            print_line(line);
        } else {
            write_line(*json, line);
        }
    }
}

}  // namespace

Result<Exit> bench(const BenchRequest& request) {
    std::vector<std::string> games = request.games;
    if (games.empty())
        for (const GameName& game : Registry<AllGames>::names()) games.emplace_back(game.name);
    for (const std::string& game : games)
        if (const auto known = with_game(game, []<Tellable G>() -> Outcome { return Done{}; }); !known)
            return known.error();
    Json json;
    json.open_list();
    for (const std::string& game : games)
        static_cast<void>(with_game(game, [&]<Tellable G>() -> Outcome {
            bench_game<G>(request.json ? &json : nullptr);
            return Done{};
        }));
    json.close_list();
    if (request.json) fmt::print("{}\n", json.text());
    return Exit::ok;
}

}  // namespace ozy::cli
