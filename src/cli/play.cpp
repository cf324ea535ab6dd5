// play.cpp - ozy play: opens or resumes a game and seats the players.
#include <fmt/format.h>
#include <random>

#include "bots/program/command.hpp"
#include "cli/commands.hpp"
#include "cli/program_log.hpp"
#include "cli/seating.hpp"
#include "cli/session.hpp"
#include "cli/terminal.hpp"
#include "table/registry.hpp"
#include "table/table_bots.hpp"

namespace ozy::cli {

namespace {

// A game to be played and who plays it.
struct Opening {
    std::unique_ptr<Table> table;
    RecordHeader header;
};

// The strongest bot that the game has.
std::string default_rival(const TablePlay& table) { return table.make_bot("greedy") ? "greedy" : "random"; }

Outcome check_players(const Opening& opening, const ProgramTerms& programs) {
    for (const std::string& player : opening.header.players) {
        if (player == person) continue;
        if (const auto bot = make_bot_for(*opening.table, player, programs); !bot)
            return Error{Errc::not_found, bot.error().detail + "; 'you' is a person at this terminal"};
    }
    return Done{};
}

Result<Opening> open_new(const PlayRequest& request) {
    const auto options = read_options(request.seating);
    if (!options) return options.error();
    Result<std::unique_ptr<Table>> table = open_table(request.game, *options);
    if (!table) return table.error();
    Opening opening{*std::move(table), {{}, request.seating.seats}};
    if (opening.header.players.empty()) {
        opening.header.players.assign(static_cast<std::size_t>(opening.table->seats()), default_rival(*opening.table));
        opening.header.players.front() = person;
    }
    return opening;
}

// What is intact of a damaged record is offered; the damaged file is kept beside it.
Outcome accept_damage(const std::string& path, const std::string& content, const Record& record, Terminal& terminal) {
    const std::string damage = damage_text(path, record);
    terminal.say(damage + ".");
    const std::optional<std::string> answer = terminal.ask("Go on from there? (yes or no) ");
    if (!answer || (*answer != "yes" && *answer != "y")) return Error{Errc::bad_record, "the record was not resumed"};
    save_file(path + ".damaged", content);
    return Done{};
}

Outcome fits_request(const Opening& opening, const PlayRequest& request) {
    if (!request.game.empty() && request.game != opening.table->facts().name)
        return Error{Errc::bad_record, fmt::format("{} is a game of {}, not of {}", request.resume,
                                                   opening.table->facts().name, request.game)};
    if (!request.seating.options.empty() || request.seating.players != 0)
        return Error{Errc::bad_option, "a resumed game keeps its players and options"};
    if (opening.header.players.size() != static_cast<std::size_t>(opening.table->seats()))
        return Error{Errc::bad_option,
                     fmt::format("--seats must name {} players for this record", opening.table->seats())};
    return Done{};
}

// A file must not be able to run programs: whoever wants that names them.
Outcome names_no_program(const std::vector<std::string>& players) {
    for (const std::string& player : players)
        if (is_program(player))
            return Error{Errc::bad_option, fmt::format("the record seats a program, '{}'; name all players with "
                                                       "--seats to go on",
                                                       player)};
    return Done{};
}

Result<Opening> open_resumed(const PlayRequest& request, Terminal& terminal) {
    const Result<std::string> content = read_file(request.resume);
    if (!content) return content.error();
    Result<Record> record = read_record(*content, open_table);
    if (!record) return Error{record.error().code, request.resume + ": " + error_text(record.error())};
    const bool damaged = record->damage.has_value();
    if (damaged)
        if (const Outcome accepted = accept_damage(request.resume, *content, *record, terminal); !accepted)
            return accepted.error();
    Opening opening{std::move(record->table), std::move(record->header)};
    opening.header.winner.reset();  // it is played on
    if (request.seating.seats.empty()) {
        if (const Outcome harmless = names_no_program(opening.header.players); !harmless) return harmless.error();
    } else {
        opening.header.players = request.seating.seats;
    }
    if (const Outcome fits = fits_request(opening, request); !fits) return fits.error();
    return opening;
}

}  // namespace

Result<Exit> play(const PlayRequest& request) {
    if (request.game.empty() && request.resume.empty())
        return Error{Errc::unknown_game, "name a game to play ('ozy games' lists them) or a record with --resume FILE"};
    Terminal terminal(request.color);
    Result<Opening> opening = request.resume.empty() ? open_new(request) : open_resumed(request, terminal);
    if (!opening) return opening.error();
    ProgramLog faults;
    const ProgramTerms programs = faults.terms(request.seating.programs);
    if (const Outcome known = check_players(*opening, programs); !known) return known.error();
    if (!request.record.empty() && request.record != request.resume && has_content(request.record))
        return Error{Errc::bad_option, fmt::format("{} exists already; choose another name, or go on with it: "
                                                   "--resume {}",
                                                   request.record, request.record)};

    const std::uint64_t seed =
        request.seed ? *request.seed : std::uint64_t{std::random_device{}()} << 32U | std::random_device{}();
    Session session(std::move(opening->table), std::move(opening->header), {seed, programs}, terminal);
    const std::string& path = request.record.empty() ? request.resume : request.record;
    if (!path.empty()) session.record_to(path);
    return session.run();
}

}  // namespace ozy::cli
