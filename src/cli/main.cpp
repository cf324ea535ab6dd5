// main.cpp - ozy, the command line: options and their help. The only file that knows the option parser.
#include <CLI/CLI.hpp>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <limits>
#include <map>

#include "bots/program/command.hpp"
#include "cli/commands.hpp"

namespace ozy::cli {

namespace {

constexpr const char* version_text = "ozy 0.1.0";
constexpr const char* exit_codes =
    "\nExit codes: 0 well done, 1 a check or case failed, 2 wrong usage or input, 3 the "
    "world is broken (disk full, cannot write).";

const std::map<std::string, ColorChoice> color_choices = {
    {"auto", ColorChoice::automatic}, {"always", ColorChoice::always}, {"never", ColorChoice::never}};

struct Requests {
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
    std::string verify_file;
};

// Checks for a whole number in a range; CLI11's own sentences name limits of twenty digits.
CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest) {
    const auto check = [=](const std::string& text) -> std::string {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc{} && end == text.data() + text.size() && number >= lowest && number <= highest)
            return {};
        return fmt::format("'{}' is no whole number from {} to {}", text, lowest, highest);
    };
    return {check, ""};
}

constexpr std::uint64_t most_games = 1'000'000'000'000;

void add_footer(CLI::App& command, const std::string& examples) {
    command.footer("Examples:\n" + examples + exit_codes);
}

void add_color(CLI::App& command, ColorChoice& choice) {
    const auto known = [](const std::string& text) -> std::string {
        return color_choices.count(text) != 0 ? "" : fmt::format("'{}' is not auto, always or never", text);
    };
    const auto choose = [&choice](const std::string& text) { choice = color_choices.at(text); };
    command.add_option_function<std::string>("--color", choose, "auto, always or never")
        ->check(CLI::Validator(known, ""))
        ->option_text("WHEN");
}

// Names with commas between; commas in double quotes do not count.
std::vector<std::string> read_names(const std::string& text) {
    auto names = split_names(text);
    if (!names) throw CLI::ValidationError(names.error().detail);
    return *std::move(names);
}

void add_bot_time(CLI::App& command, int& milliseconds) {
    command.add_option("--bot-time", milliseconds, "Time of bots that are programs for each choice (10000)")
        ->check(whole_number(1, 3'600'000))
        ->option_text("MS");
}

void add_seating(CLI::App& command, SeatingRequest& seating) {
    command.add_option("--players", seating.players, "Number of players; follows from --seats")
        ->check(whole_number(1, 99))
        ->option_text("N");
    const auto split = [&seating](const std::string& text) { seating.seats = read_names(text); };
    command
        .add_option_function<std::string>("--seats", split,
                                          "Who plays, seat by seat, with commas between; exec:COMMAND is a program")
        ->option_text("A,B,...");
    add_bot_time(command, seating.bot_time);
    command.add_option("--option", seating.options, "An option of the game ('ozy games' lists them); may be repeated")
        ->take_all()
        ->option_text("NAME=VALUE");
}

void add_play(CLI::App& app, PlayRequest& request) {
    CLI::App& command = *app.add_subcommand("play", "Play a game in the terminal");
    command.add_option("game", request.game, "Which game; not needed with --resume")->option_text("GAME");
    add_seating(command, request.seating);
    command.add_option("--seed", request.seed, "Fixes the random draws")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("S");
    command.add_option("--record", request.record, "Write the game to this file while it is played")
        ->option_text("FILE");
    command.add_option("--resume", request.resume, "Go on with a recorded game")->option_text("FILE");
    add_color(command, request.color);
    add_footer(command,
               "  ozy play tigris\n  ozy play tigris --seats you,random,random --record evening.txt\n"
               "  ozy play tigris --seats you,you --option english=on\n  ozy play --resume evening.txt\n");
}

void add_sim(CLI::App& app, SimRequest& request) {
    CLI::App& command = *app.add_subcommand("sim", "Let bots play many games and count");
    command.add_option("game", request.game, "Which game")->required()->option_text("GAME");
    command.add_option("--games", request.games, "How many games (1000)")
        ->check(whole_number(1, most_games))
        ->option_text("N");
    add_seating(command, request.seating);
    command.add_option("--threads", request.threads, "Threads (as many as the machine has)")
        ->check(whole_number(1, 1024))
        ->option_text("T");
    command.add_option("--seed", request.seed, "Same seed, same games, on any number of threads (1)")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("S");
    command.add_flag("--json", request.json, "Report as JSON");
    command.add_flag("--check", request.check, "Check every invariant after every move");
    command.add_flag("--random-options", request.random_options, "Every game draws its own options and players");
    add_footer(command,
               "  ozy sim tigris --games 10000 --seats random,random\n"
               "  ozy sim tigris --games 1000000 --random-options --check\n");
}

void add_arena_output(CLI::App& command, ArenaRequest& request) {
    command.add_flag("--json", request.json, "Report as JSON");
    command.add_option("--report", request.report, "Write a page with plots")->option_text("FILE.html");
}

void add_arena(CLI::App& app, ArenaRequest& request) {
    CLI::App& command = *app.add_subcommand("arena", "Measure bots against each other");
    command.add_option("game", request.game, "Which game")->option_text("GAME");
    const auto split = [&request](const std::string& text) { request.bots = read_names(text); };
    command.add_option_function<std::string>("--bots", split, "Who plays; a name may be repeated (docs/BOTS.md)")
        ->option_text("A,B,...");
    add_bot_time(command, request.seating.bot_time);
    command.add_option("--games", request.games, "How many games, filled up to whole blocks (100)")
        ->check(whole_number(1, most_games))
        ->option_text("N");
    command.add_option("--players", request.seating.players, "Number of players")
        ->check(whole_number(1, 99))
        ->option_text("N");
    command.add_option("--option", request.seating.options, "An option of the game; may be repeated")
        ->take_all()
        ->option_text("NAME=VALUE");
    command.add_option("--seed", request.seed, "Same seed, same games (1)")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("S");
    command.add_option("--threads", request.threads, "Threads (as many as the machine has)")
        ->check(whole_number(1, 1024))
        ->option_text("T");
    command.add_option("--sprt", request.sprt, "Stop when the first bot is ELO1 better, or only ELO0, for all we know")
        ->option_text("ELO0,ELO1");
    command.add_option("--journal", request.journal, "Write every game here, and go on from what is there")
        ->option_text("FILE");
    command.add_option("--shard", request.shard, "Play only part I of N; 'ozy arena merge' puts journals together")
        ->option_text("I/N");
    command.add_flag("--control", request.control, "Rate bots of one name apart: they must come out even");
    add_arena_output(command, request);
    add_footer(command,
               "  ozy arena tigris --bots skilled,greedy --games 200\n"
               "  ozy arena tigris --bots master,greedy,greedy,greedy --players 4 --journal run.txt --report run.html\n"
               "  ozy arena vinci --bots greedy --control --games 400\n"
               "  ozy arena merge shard1.txt shard2.txt\n");
    CLI::App& merge = *command.add_subcommand("merge", "One table from the journals of shards");
    merge.add_option("journals", request.journals, "Journals of one tournament")->required()->option_text("FILE...");
    add_arena_output(merge, request);
    add_footer(merge, "  ozy arena merge shard1.txt shard2.txt\n");
}

void add_train(CLI::App& app, TrainRequest& request) {
    CLI::App& command = *app.add_subcommand("train", "Learn what features of a game are worth, from games of bots");
    command.add_option("game", request.game, "Which game")->required()->option_text("GAME");
    command.add_option("--out", request.out, "The file of weights; if it is there, its training goes on")
        ->required()
        ->option_text("FILE");
    command.add_option("--players", request.players, "Number of players")->check(whole_number(1, 99))->option_text("N");
    command.add_option("--rounds", request.rounds, "Rounds in all (10)")
        ->check(whole_number(1, 9999))
        ->option_text("N");
    command.add_option("--games", request.games, "Games of a round (400)")
        ->check(whole_number(1, most_games))
        ->option_text("N");
    command
        .add_option("--iterations", request.iterations,
                    "Bots of the games search, so many iterations a choice, instead of playing greedily")
        ->check(whole_number(1, 1'000'000))
        ->option_text("N");
    command.add_option("--seed", request.seed, "Same seed, same weights, on any number of threads (1)")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->option_text("S");
    command.add_option("--threads", request.threads, "Threads (as many as the machine has)")
        ->check(whole_number(1, 1024))
        ->option_text("T");
    command.add_option("--curve", request.curve, "Draw the learning curve")->option_text("FILE.svg");
    command.add_option("--proof", request.proof, "Then play so many games against weights by hand")
        ->check(whole_number(1, most_games))
        ->option_text("N");
    add_footer(command, "  ozy train tigris --players 2 --out weights.txt --curve curve.svg --proof 200\n");
}

void add_replay(CLI::App& app, ReplayRequest& request) {
    CLI::App& command = *app.add_subcommand("replay", "Play a record through and tell it");
    command.add_option("file", request.file, "A record")->required()->option_text("FILE");
    command.add_option("--to", request.to, "Stop after so many lines of play")
        ->check(whole_number(0, 1'000'000))
        ->option_text("N");
    command.add_option("--view", request.view, "Through whose eyes: all, spectator, P0, P1 ... (all)")
        ->option_text("SEAT");
    command.add_flag("--json", request.json, "Report as JSON");
    add_color(command, request.color);
    add_footer(command, "  ozy replay evening.txt\n  ozy replay evening.txt --to 30 --view P1\n");
}

void add_analyze(CLI::App& app, AnalyzeRequest& request) {
    CLI::App& command = *app.add_subcommand("analyze", "Study a recorded game: chances, mistakes, luck");
    command.add_option("file", request.file, "A record")->required()->option_text("FILE");
    command.add_option("--bot", request.bot, "A bot that plays positions to their end (the game's judgement tells)")
        ->option_text("NAME");
    command.add_option("--budget", request.worlds, "Worlds looked at for every position (64)")
        ->check(whole_number(1, 1'000'000))
        ->option_text("N");
    command.add_option("--svg", request.svg, "Draw the chances over the game")->option_text("FILE.svg");
    command.add_flag("--json", request.json, "Report as JSON");
    add_footer(command,
               "  ozy analyze evening.txt\n  ozy analyze evening.txt --budget 400 --svg evening.svg\n"
               "  ozy analyze evening.txt --bot greedy --budget 40 --json\n");
}

void add_bot(CLI::App& app, BotRequest& request) {
    CLI::App& command = *app.add_subcommand("bot", "Bots that are programs (docs/BOT_PROTOCOL.md)");
    command.require_subcommand(1);
    CLI::App& check = *command.add_subcommand("check", "Play whole games with a program and say what it does wrong");
    check.add_option("command", request.command, "The program and its arguments, in quotes")
        ->required()
        ->option_text("COMMAND");
    check.add_option("game", request.game, "Which game (all that it does not refuse)")->option_text("GAME");
    check.add_option("--games", request.games, "Games for every number of players (2)")
        ->check(whole_number(1, 1000))
        ->option_text("N");
    add_bot_time(check, request.bot_time);
    add_footer(check, "  ozy bot check ./mybot\n  ozy bot check 'python3 mybot.py --deep' tigris\n");
    CLI::App& serve = *command.add_subcommand("serve", "Be a bot: play a game over standard input and output");
    serve.add_option("game", request.game, "Which game")->required()->option_text("GAME");
    serve.add_option("--bot", request.bot, "Which bot (greedy)")->option_text("NAME");
    add_footer(serve,
               "  ozy bot serve tigris --bot master\n  ozy sim tigris --seats 'exec:ozy bot serve tigris,random'\n");
    add_footer(command, "  ozy bot check ./mybot tigris\n  ozy bot serve tigris --bot master\n");
}

void add_others(CLI::App& app, Requests& requests) {
    CLI::App& games = *app.add_subcommand("games", "List the games and their options");
    add_footer(games, "  ozy games\n");

    CLI::App& rules = *app.add_subcommand("rules", "Show the rules of a game, or one rule");
    rules.add_option("game", requests.rules_game, "Which game")->required()->option_text("GAME");
    rules.add_option("id", requests.rule_id, "One rule, such as TE-6.6 or 6.6")->option_text("ID");
    add_footer(rules, "  ozy rules tigris | less\n  ozy rules tigris 6.6\n");

    CLI::App& cases = *app.add_subcommand("case", "Run rules written as cases (docs/CASES.md)");
    cases.add_option("paths", requests.case_paths, "Files, or folders of .case files")
        ->required()
        ->option_text("FILE...");
    add_footer(cases, "  ozy case tests/cases\n  ozy case my.case\n");

    CLI::App& bench = *app.add_subcommand("bench", "Speeds, sizes and one signature per game and player count");
    bench.add_option("games", requests.bench.games, "Which games (all)")->option_text("GAME...");
    bench.add_flag("--json", requests.bench.json, "Report as JSON");
    add_footer(bench, "  ozy bench\n  ozy bench tigris --json\n");
}

// Sets what neither a flag nor the environment has set. CLI11 itself reads such files for the whole program only.
void read_settings_file(CLI::App& command, const std::string& file) {
    for (const CLI::ConfigItem& line : CLI::ConfigTOML().from_file(file)) {
        CLI::Option* setting = command.get_option_no_throw("--" + line.name);
        if (setting == nullptr || !line.parents.empty())
            throw CLI::ConfigError(fmt::format("{}: there is no setting '{}'", file, line.fullname()));
        if (setting->count() > 0) continue;
        for (const std::string& value : line.inputs) setting->add_result(value);
        setting->run_callback();
    }
}

// Every setting is a flag, a variable OZY_... and a line of the config file under the same name.
void add_serve(CLI::App& app, server::ServerConfig& config) {
    CLI::App& command = *app.add_subcommand("serve", "Serve the games to browsers and programs");
    const auto set = [&](const std::string& name, auto& value, const std::string& help, const std::string& text) {
        std::string variable = "OZY_" + name;
        for (char& letter : variable) letter = letter == '-' ? '_' : static_cast<char>(std::toupper(letter));
        return command.add_option("--" + name, value, help)->option_text(text)->envname(variable);
    };
    CLI::Option* file = command.add_option("--config", "A file of lines such as port=8080");
    file->option_text("FILE")->envname("OZY_CONFIG");
    command.final_callback([&command, file] {
        if (file->count() > 0) read_settings_file(command, file->as<std::string>());
    });
    set("listen", config.listen, "Address to listen at (127.0.0.1); 0.0.0.0 for all", "ADDRESS");
    set("port", config.port, "Port (8080); 0 takes a free one", "P")->check(whole_number(0, 65535));
    set("data", config.data, "Directory for everything that is kept (data)", "DIR");
    set("certificate", config.certificate, "TLS certificate chain, PEM", "FILE");
    set("key", config.key, "TLS private key, PEM", "FILE");
    set("origin", config.network.origins, "Another origin whose pages may connect; may be repeated", "URL");
    set("trusted-proxy", config.network.trusted_proxies, "Address of a proxy whose X-Forwarded headers count",
        "ADDRESS");
    set("metrics-from", config.network.metrics_from, "Addresses that may read /metrics (this machine)", "ADDRESS");
    set("threads", config.threads, "Threads for connections (as many as the machine has)", "T")
        ->check(whole_number(1, 256));
    set("bot-threads", config.bot_threads, "Threads for bots (1)", "T")->check(whole_number(1, 256));
    set("bot-seconds", config.bot_seconds, "What a bot may take for a move (10)", "S")->check(whole_number(1, 3600));
    auto& limits = config.limits;
    set("connections", limits.connections, "Most connections in all (15000)", "N")->check(whole_number(1, 1'000'000));
    set("connections-per-address", limits.connections_per_address, "Most per address (64)", "N")
        ->check(whole_number(1, 1'000'000));
    set("connections-per-identity", limits.connections_per_identity, "Most per person (16)", "N")
        ->check(whole_number(1, 1'000'000));
    set("request-rate", limits.requests.per_second, "Requests a second and address (20)", "N");
    set("request-burst", limits.requests.burst, "So many at once (60)", "N");
    set("message-rate", limits.messages.per_second, "Messages a second and connection (20)", "N");
    set("message-burst", limits.messages.burst, "So many at once (60)", "N");
    set("guest-rate", limits.identities.per_second, "New guests a second and address (0.17)", "N");
    set("guest-burst", limits.identities.burst, "So many at once (30)", "N");
    set("table-rate", limits.tables.per_second, "New tables a second and person (0.2)", "N");
    set("table-burst", limits.tables.burst, "So many at once (60)", "N");
    set("login-rate", limits.logins.per_second, "Attempts to sign in a second and address (0.17)", "N");
    set("login-burst", limits.logins.burst, "So many at once (10)", "N");
    set("message-bytes", config.network.message_limit, "Longest message of a client (16384)", "N");
    set("body-bytes", config.network.body_limit, "Longest body of a request (65536)", "N");
    set("record-bytes", config.network.record_limit, "Longest record that can be sent (1048576)", "N");
    set("backlog-bytes", config.network.backlog_limit, "Most unsent output per connection (262144)", "N");
    set("request-seconds", config.network.request_seconds, "Time to send a request (10)", "S")
        ->check(whole_number(1, 3600));
    set("idle-seconds", config.network.idle_seconds, "Time to answer a ping (60)", "S")->check(whole_number(2, 3600));
    add_footer(command,
               "  ozy serve\n  ozy serve --listen 0.0.0.0 --port 443 --certificate chain.pem --key key.pem\n"
               "  OZY_PORT=9000 ozy serve --data /var/lib/ozymandias\n  ozy serve --config ozy.conf\n");
}

void add_keeping(CLI::App& app, Requests& requests) {
    CLI::App& backup = *app.add_subcommand("backup", "Copy a server's data into one file, while it runs");
    backup.add_option("file", requests.backup.file, "The copy; must not exist")->required()->option_text("FILE");
    backup.add_option("--data", requests.backup.data, "The server's data directory (data)")->option_text("DIR");
    add_footer(backup, "  ozy backup monday.db\n");

    CLI::App& restore = *app.add_subcommand("restore", "Check a backup, or make a data directory from it");
    restore.add_option("file", requests.restore.file, "The backup")->required()->option_text("FILE");
    restore.add_flag("--check", requests.restore.check, "Only check: play every game in it through");
    restore.add_option("--data", requests.restore.data, "The new data directory; must hold no data")
        ->option_text("DIR");
    add_footer(restore, "  ozy restore --check monday.db\n  ozy restore monday.db --data data\n");

    CLI::App& verify = *app.add_subcommand("verify", "Prove that the draws of a served game were settled before it");
    verify.add_option("record", requests.verify_file, "The record of a finished game")->required()->option_text("FILE");
    add_footer(verify, "  ozy verify game.txt\n");
}

Result<Exit> obey(const CLI::App& app, const Requests& requests) {
    const auto asked = [&](const char* name) { return app.got_subcommand(name); };
    if (asked("games")) return list_games();
    if (asked("rules")) return show_rules(requests.rules_game, requests.rule_id);
    if (asked("play")) return play(requests.play);
    if (asked("sim")) return simulate_games(requests.sim);
    if (asked("arena")) {
        if (app.get_subcommand("arena")->got_subcommand("merge")) return merge_arenas(requests.arena);
        return hold_arena(requests.arena);
    }
    if (asked("train")) return train(requests.train);
    if (asked("analyze")) return analyze(requests.analyze);
    if (asked("bot")) {
        if (app.get_subcommand("bot")->got_subcommand("check")) return check_bot(requests.bot);
        return serve_as_bot(requests.bot);
    }
    if (asked("replay")) return replay(requests.replay);
    if (asked("case")) return check_cases(requests.case_paths);
    if (asked("serve")) return serve(requests.serve);
    if (asked("backup")) return back_up(requests.backup);
    if (asked("restore")) return restore(requests.restore);
    if (asked("verify")) return verify(requests.verify_file);
    return bench(requests.bench);
}

Exit complain(Exit exit, const std::string& sentence) {
    std::fflush(stdout);
    fmt::print(stderr, "ozy: {}\n", sentence);
    return exit;
}

bool has_command(const CLI::App& app, const std::string& name) {
    return !app.get_subcommands([&](const CLI::App* command) { return command->check_name(name); }).empty();
}

Exit run(int argc, char** argv) {
    Requests requests;
    CLI::App app("Ozymandias: civilization board games against people and bots.", "ozy");
    app.set_version_flag("--version", version_text);
    app.require_subcommand(1);
    add_play(app, requests.play);
    add_sim(app, requests.sim);
    add_arena(app, requests.arena);
    add_train(app, requests.train);
    add_replay(app, requests.replay);
    add_analyze(app, requests.analyze);
    add_bot(app, requests.bot);
    add_others(app, requests);
    add_serve(app, requests.serve);
    add_keeping(app, requests);
    add_footer(app,
               "  ozy play tigris\n  ozy sim tigris --games 1000 --seats random,random\n"
               "  ozy COMMAND --help\n");
    if (argc > 1 && argv[1][0] != '-' && !has_command(app, argv[1]))
        return complain(Exit::wrong_input, fmt::format("there is no command '{}'; 'ozy --help' lists them", argv[1]));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) return complain(Exit::wrong_input, error.what());
        app.exit(error);
        return Exit::ok;
    }
    const Result<Exit> done = obey(app, requests);
    if (!done) return complain(Exit::wrong_input, done.error().detail);
    if (std::fflush(stdout) != 0) return complain(Exit::broken_world, "cannot write the output");
    return *done;
}

}  // namespace

}  // namespace ozy::cli

int main(int argc, char** argv) {
    using ozy::cli::Exit;
    try {
        return static_cast<int>(ozy::cli::run(argc, argv));
    } catch (const std::exception& error) {
        return static_cast<int>(ozy::cli::complain(Exit::broken_world, error.what()));
    }
}
