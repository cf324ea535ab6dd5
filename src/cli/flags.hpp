// flags.hpp - the flags of every subcommand and their help. These files and main.cpp alone know the option parser.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "cli/commands.hpp"

namespace ozy::cli {

// What the flags set.
struct Requests {
    bool list_tensors = false;
    std::string rules_game, rule_id;
    PlayRequest play;
    SimRequest sim;
    ArenaRequest arena;
    ReplayRequest replay;
    AnalyzeRequest analyze;
    BotRequest bot;
    std::vector<std::string> case_paths;
    BenchRequest bench;
    TrainRequest train;
    server::ServerConfig serve;
    BackupRequest backup;
    RestoreRequest restore;
    VerifyRequest verify;
};

// flags_games.cpp: games that people look at
void add_play(CLI::App& app, PlayRequest& request);
void add_replay(CLI::App& app, ReplayRequest& request);
void add_analyze(CLI::App& app, AnalyzeRequest& request);
void add_others(CLI::App& app, Requests& requests);
// flags_bots.cpp: bots by the thousand
void add_sim(CLI::App& app, SimRequest& request);
void add_arena(CLI::App& app, ArenaRequest& request);
void add_train(CLI::App& app, TrainRequest& request);
void add_bot(CLI::App& app, BotRequest& request);
// flags_serve.cpp: a server and its data
void add_serve(CLI::App& app, server::ServerConfig& config);
void add_keeping(CLI::App& app, Requests& requests);

// flags.cpp: what several subcommands share
inline constexpr std::uint64_t most_games = 1'000'000'000'000;
// Checks for a whole number in a range; CLI11's own sentences name limits of twenty digits.
CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest);
void add_footer(CLI::App& command, const std::string& examples);
void add_color(CLI::App& command, ColorChoice& choice);
// Names with commas between; commas in double quotes do not count.
std::vector<std::string> read_names(const std::string& text);
void add_programs(CLI::App& command, ProgramRequest& programs);
void add_seating(CLI::App& command, SeatingRequest& seating);

}  // namespace ozy::cli
