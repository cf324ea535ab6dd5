// flags_bots.cpp - the flags of subcommands in which bots play by themselves.
#include <limits>

#include "cli/flags.hpp"

namespace ozy::cli {

namespace {

void add_arena_output(CLI::App& command, ArenaRequest& request) {
    command.add_flag("--json", request.json, "Report as JSON");
    command.add_option("--report", request.report, "Write a page with plots")->option_text("FILE.html");
}

}  // namespace

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

void add_arena(CLI::App& app, ArenaRequest& request) {
    CLI::App& command = *app.add_subcommand("arena", "Measure bots against each other");
    command.add_option("game", request.game, "Which game")->option_text("GAME");
    const auto split = [&request](const std::string& text) { request.bots = read_names(text); };
    command.add_option_function<std::string>("--bots", split, "Who plays; a name may be repeated (docs/BOTS.md)")
        ->option_text("A,B,...");
    add_programs(command, request.seating.programs);
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
    command.add_flag("--together", request.together,
                     "The weights of a feature in the opening and at the end rise and fall together");
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
    add_programs(check, request.programs);
    add_footer(check, "  ozy bot check ./mybot\n  ozy bot check 'python3 mybot.py --deep' tigris\n");
    CLI::App& serve = *command.add_subcommand("serve", "Be a bot: play a game over standard input and output");
    serve.add_option("game", request.game, "Which game")->required()->option_text("GAME");
    serve.add_option("--bot", request.bot, "Which bot (greedy)")->option_text("NAME");
    add_footer(serve,
               "  ozy bot serve tigris --bot master\n  ozy sim tigris --seats 'exec:ozy bot serve tigris,random'\n");
    add_footer(command, "  ozy bot check ./mybot tigris\n  ozy bot serve tigris --bot master\n");
}

}  // namespace ozy::cli
