// main.cpp - ozy, the command line: reads what is asked and has it done.
#include <cstdio>
#include <exception>
#include <fmt/format.h>

#include "cli/flags.hpp"

namespace ozy::cli {

namespace {

constexpr const char* version_text = "ozy 0.1.0";

Result<Exit> obey(const CLI::App& app, const Requests& requests) {
    const auto asked = [&](const char* name) { return app.got_subcommand(name); };
    if (asked("games")) return list_games(requests.list_tensors);
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
    if (asked("verify")) return verify(requests.verify);
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
