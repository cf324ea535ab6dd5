// flags_games.cpp - the flags of subcommands for games that people play, look at or check.
#include <limits>

#include "cli/flags.hpp"

namespace ozy::cli {

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

void add_others(CLI::App& app, Requests& requests) {
    CLI::App& games = *app.add_subcommand("games", "List the games and their options");
    games.add_flag("--tensors", requests.list_tensors, "What the bytes mean that learners get: docs/TENSORS.md");
    add_footer(games, "  ozy games\n  ozy games --tensors\n");

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

}  // namespace ozy::cli
