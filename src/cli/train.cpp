// train.cpp - ozy train: weights learned from games of bots against themselves. After every round the file is whole,
// and the same command goes on from it.
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <thread>

#include "arena/ratings.hpp"
#include "arena/training.hpp"
#include "arena/training_file.hpp"
#include "bots/roster/all_judgements.hpp"
#include "bots/search/search_bot.hpp"
#include "cli/commands.hpp"
#include "cli/terminal.hpp"
#include "cli/text.hpp"
#include "table/configure.hpp"
#include "table/file.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

constexpr std::uint64_t proof_iterations = 200;

// A bar that overwrites itself, for people who wait.
void draw_progress(const std::string& what, std::uint64_t done, std::uint64_t all) {
    if (!errors_go_to_terminal()) return;
    fmt::print(stderr, "\r{} {} games\x1b[K", what, progress_bar(done, all));
    if (done == all) fmt::print(stderr, "\r\x1b[K");
}

template <Judged G>
Result<typename G::Config> config_of(const TrainRequest& request) {
    std::vector<OptionValue> options;
    if (request.players > 0) options.push_back({"players", std::to_string(request.players)});
    return configure<G>(options);
}

// What was learned so far, or the beginning. The command is kept without --rounds: more of them go on with it.
template <Judged G>
Result<TrainingFile> open_training(const TrainRequest& request, int players) {
    TrainingFile begun{
        fmt::format("{} for {} players", G::title, players),
        fmt::format("ozy train {} --players {} --games {}{}{} --seed {}", G::name, players, request.games,
                    request.iterations > 0 ? fmt::format(" --iterations {}", request.iterations) : "",
                    request.together ? " --together" : "", request.seed),
        {},
        {}};
    const WeightsOf<G> by_hand = weights_by_hand<G>();
    begun.weights.assign(by_hand.begin(), by_hand.end());
    if (!has_content(request.out)) return begun;
    const auto text = read_file(request.out);
    if (!text) return text.error();
    auto known = read_training(*text, Judgement<G>::feature_names);
    if (!known) return Error{known.error().code, request.out + ": " + known.error().detail};
    if (!known->command.starts_with(begun.command + " "))
        return Error{Errc::bad_record, fmt::format("{} was made by another training: {}", request.out, known->command)};
    begun.losses = std::move(known->losses);
    begun.weights = std::move(known->weights);
    return begun;
}

template <Judged G>
WeightsOf<G> table_of(const std::vector<Weight>& weights) {
    WeightsOf<G> table;
    std::copy(weights.begin(), weights.end(), table.begin());
    return table;
}

template <Judged G>
std::unique_ptr<Bot<G>> searcher(const WeightsOf<G>& weights) {
    SearchSettings settings;
    settings.budget = {proof_iterations, 0};
    settings.nodes = std::size_t{1} << 16U;
    return std::make_unique<SearchBot<G, Informed<G>>>(settings, Informed<G>(settings.policy, Evaluator<G>(weights)));
}

// One seat searches with what was learned, the others with what was set by hand, in every rotation of the seats.
template <Judged G>
Estimate prove(const typename G::Config& config, const WeightsOf<G>& learned, const TrainRequest& request) {
    const auto seats = static_cast<std::size_t>(config.players);
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (std::size_t i = 0; i < seats; ++i) bots.push_back(searcher<G>(i == 0 ? learned : weights_by_hand<G>()));
    std::vector<double> shares;
    const std::uint64_t blocks = (request.proof + seats - 1) / seats;
    for (std::uint64_t block = 0; block < blocks; ++block) {
        double share = 0;
        for (std::size_t turn = 0; turn < seats; ++turn) {
            std::vector<Bot<G>*> seated;
            for (std::size_t seat = 0; seat < seats; ++seat) seated.push_back(bots[(seat + turn) % seats].get());
            const Standing end = play_match<G>(config, seated, mix(~request.seed) + block).standing;
            share += chances_at_end(end)[seat_at(static_cast<int>((seats - turn) % seats))] / double{certain};
            draw_progress("proof", block * seats + turn + 1, blocks * seats);
        }
        shares.push_back(share / static_cast<double>(seats));
    }
    return share_with_interval(shares, config.players);
}

template <Judged G>
Result<Exit> run(const TrainRequest& request) {
    const auto config = config_of<G>(request);
    if (!config) return config.error();
    auto file = open_training<G>(request, config->players);
    if (!file) return file.error();
    const int threads =
        std::max(1, request.threads > 0 ? request.threads : static_cast<int>(std::thread::hardware_concurrency()));
    const Trainer<G> trainer(*config, {request.games, request.seed, threads, request.iterations, request.together});
    const std::string command = file->command;
    while (static_cast<int>(file->losses.size()) < request.rounds) {
        const int round = static_cast<int>(file->losses.size()) + 1;
        TrainedRound trained = trainer.play_round(round, table_of<G>(file->weights), [&](std::uint64_t done) {
            draw_progress(fmt::format("round {}", round), done, request.games);
        });
        file->weights = std::move(trained.weights);
        file->losses.push_back(trained.loss);
        file->command = fmt::format("{} --rounds {}", command, round);
        save_file(request.out, to_text(*file, Judgement<G>::feature_names));
        if (!request.curve.empty()) save_file(request.curve, learning_curve(*file, config->players));
        fmt::print("round {:>3}  loss {:.4f}\n", round, trained.loss);
        std::fflush(stdout);
    }
    if (request.proof == 0) return Exit::ok;
    const Estimate share = prove<G>(*config, table_of<G>(file->weights), request);
    fmt::print("against weights by hand, {} iterations a choice: wins {:.1f} % ({:.1f} to {:.1f}), even is {:.1f} %\n",
               proof_iterations, 100 * share.value, 100 * share.low, 100 * share.high, 100.0 / config->players);
    return Exit::ok;
}

}  // namespace

Result<Exit> train(const TrainRequest& request) {
    return with_game(request.game, [&]<Tellable G>() { return run<G>(request); });
}

}  // namespace ozy::cli
