// serve.cpp - ozy serve, and what belongs to keeping a server: backup, restore, verify.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/text.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/fair_record.hpp"
#include "server/lobby/stored_game.hpp"
#include "server/server.hpp"
#include "server/store/backup.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

Result<Exit> serve(const server::ServerConfig& config) {
    if (config.certificate.empty() != config.key.empty())
        return Error{Errc::bad_option, "TLS needs both --certificate and --key"};
    const bool only_here = config.listen == "127.0.0.1" || config.listen == "::1" || config.listen == "localhost";
    if (config.seeded_tables && !only_here)
        return Error{Errc::bad_option, "--seeded-tables is for tests: draws can be foretold, so listen at 127.0.0.1"};
    server::run_server(config);
    return Exit::ok;
}

Result<Exit> back_up(const BackupRequest& request) {
    server::start_cryptography();
    server::back_up(request.data, request.file);
    fmt::print("{} is a whole copy; 'ozy restore --check {}' proves it\n", request.file, request.file);
    return Exit::ok;
}

Result<Exit> restore(const RestoreRequest& request) {
    if (request.check != request.data.empty())
        return Error{Errc::bad_option, "say either --check or where to restore to with --data"};
    server::start_cryptography();
    const server::BackupCheck report = server::check_backup(request.file, server::damage_of);
    for (const std::string& damage : report.damage) fmt::print(stderr, "{}\n", damage);
    if (!report.damage.empty()) return Exit::failed_check;
    fmt::print("{}: {} with {}, all of them play through\n", request.file, grouped(report.tables, "table", "tables"),
               grouped(report.entries, "entry", "entries"));
    for (const std::string& sentence : report.unchecked) fmt::print("{}\n", sentence);
    if (!request.check) server::restore_backup(request.file, request.data);
    return Exit::ok;
}

namespace {

void print_proof(const std::string& file, const server::FairnessReport& report) {
    const std::string draws_follow = grouped(report.draws, "draw follows", "draws follow");
    if (report.draws_elsewhere == 0)
        fmt::print("{}: {}{} from the secret that was committed to\n", file, report.draws == 1 ? "its " : "all ",
                   draws_follow);
    else
        fmt::print(
            "{}: {} from the secret that was committed to; {} before that, taken over from another record, cannot be "
            "checked\n",
            file, draws_follow, report.draws_elsewhere);
    if (report.seats_dealt) fmt::print("{}: and so does who got which seat\n", file);
    if (report.numbers > 0)
        fmt::print("{}: and from {} of the seats, each the one that it had committed to\n", file,
                   grouped(report.numbers, "number", "numbers"));
    for (Seat seat : report.unopened)
        fmt::print("{}: {} had committed to a number and played without it\n", file, seat_word(seat));
}

}  // namespace

Result<Exit> verify(const VerifyRequest& request) {
    const std::string& file = request.file;
    if (request.commitment.empty() && !request.hashes.empty())
        return Error{Errc::bad_option, "say with --commitment which game it is"};
    server::start_cryptography();
    const Result<std::string> text = read_file(file);
    if (!text) return text.error();
    const Result<Record> record = read_record(*text, open_table);
    if (!record) return Error{record.error().code, file + ": " + record.error().detail};
    if (record->damage) return Error{Errc::bad_record, damage_text(file, *record)};
    const auto report = server::verify_draws(*record);
    Outcome proven = report ? Outcome(Done{}) : Outcome(report.error());
    if (proven && !request.commitment.empty())
        proven = server::check_promises(*record, *report, {request.commitment, request.hashes});
    if (!proven) {
        fmt::print(stderr, "{}: {}\n", file, proven.error().detail);
        return Exit::failed_check;
    }
    if (const std::string resignation = resignation_text(*record); !resignation.empty())
        fmt::print("{}: the game ended because {}\n", file, resignation);
    if (const std::string_view unchecked = unchecked_text(*record); !unchecked.empty())
        fmt::print("{}: {}\n", file, unchecked);
    print_proof(file, *report);
    if (request.commitment.empty())
        fmt::print("{}: that this is what was shown before the game, only --commitment and what you kept can prove\n",
                   file);
    return Exit::ok;
}

}  // namespace ozy::cli
