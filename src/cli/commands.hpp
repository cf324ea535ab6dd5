// commands.hpp - what each subcommand is asked to do. An Error is wrong input: one sentence, exit code 2. A broken
// world (disk full) is an exception, caught in main.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "server/config.hpp"

namespace ozy::cli {

enum class Exit { ok = 0, failed_check = 1, wrong_input = 2, broken_world = 3 };

enum class ColorChoice { automatic, always, never };

// What bots that are programs may use.
struct ProgramRequest {
    int milliseconds = 10'000;  // for a choice
    int megabytes = 2048;       // of memory, for each process; 0: no limit
};

// Who plays, under which options. Numbers of players that contradict each other are refused.
struct SeatingRequest {
    int players = 0;                   // 0: not said
    std::vector<std::string> seats;    // "you" or names of bots; empty: not said
    std::vector<std::string> options;  // "name=value"
    ProgramRequest programs;
};

struct PlayRequest {
    std::string game;  // may be empty with `resume`
    SeatingRequest seating;
    std::optional<std::uint64_t> seed;
    std::string record, resume;
    ColorChoice color = ColorChoice::automatic;
};

struct SimRequest {
    std::string game;
    SeatingRequest seating;
    std::uint64_t games = 1000;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine has
    bool json = false, check = false, random_options = false;
};

struct ArenaRequest {
    std::string game;
    SeatingRequest seating;  // its seats are not used: the bots change seats
    std::vector<std::string> bots;
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine has
    std::string sprt, shard, journal, report;
    bool json = false, control = false;
    std::vector<std::string> journals;  // to merge
};

struct ReplayRequest {
    std::string file;
    std::optional<int> to;  // lines of play
    std::string view = "all";
    bool json = false;
    ColorChoice color = ColorChoice::automatic;
};

struct AnalyzeRequest {
    std::string file;
    std::string bot;  // empty: the game's judgement
    int worlds = 64;
    std::string svg;
    bool json = false;
};

struct BotRequest {
    std::string command;  // to check: a program and its arguments
    std::string game;     // empty, to check: all games
    std::string bot = "greedy";
    int games = 2;  // to check: of every number of players
    ProgramRequest programs;
};

struct BenchRequest {
    std::vector<std::string> games;  // empty: all
    bool json = false;
};

struct TrainRequest {
    std::string game;
    int players = 0;  // 0: the game's usual number
    int rounds = 10;
    std::uint64_t games = 400;     // a round
    std::uint64_t iterations = 0;  // of the search that plays them; 0: greedy bots do
    bool together = false;         // the two weights of a feature rise and fall together
    std::uint64_t seed = 1;
    int threads = 0;  // 0: as many as the machine has
    std::string out, curve;
    std::uint64_t proof = 0;  // games against the weights by hand
};

struct BackupRequest {
    std::string data = "data", file;
};

struct RestoreRequest {
    std::string file, data;
    bool check = false;  // only look, restore nothing
};

Result<Exit> list_games(bool tensors);  // or the page about tensors
Result<Exit> show_rules(const std::string& game, const std::string& id);
Result<Exit> play(const PlayRequest& request);
Result<Exit> simulate_games(const SimRequest& request);
Result<Exit> hold_arena(const ArenaRequest& request);
Result<Exit> merge_arenas(const ArenaRequest& request);
Result<Exit> replay(const ReplayRequest& request);
Result<Exit> analyze(const AnalyzeRequest& request);
Result<Exit> check_bot(const BotRequest& request);
Result<Exit> serve_as_bot(const BotRequest& request);
Result<Exit> check_cases(const std::vector<std::string>& paths);
Result<Exit> bench(const BenchRequest& request);
Result<Exit> train(const TrainRequest& request);
Result<Exit> serve(const server::ServerConfig& config);
Result<Exit> back_up(const BackupRequest& request);
Result<Exit> restore(const RestoreRequest& request);

// `commitment` and `hashes`: what somebody kept from before the game; may be empty.
struct VerifyRequest {
    std::string file, commitment;
    std::vector<std::string> hashes;
};
Result<Exit> verify(const VerifyRequest& request);

}  // namespace ozy::cli
