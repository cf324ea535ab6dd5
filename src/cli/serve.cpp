// serve.cpp - ozy serve, and what belongs to keeping a server: backup, restore, verify.
#include <filesystem>
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/fair_record.hpp"
#include "server/lobby/seating.hpp"
#include "server/server.hpp"
#include "server/store/sqlite_store.hpp"
#include "table/registry.hpp"

namespace ozy::cli {

namespace {

// What is wrong with a stored table; empty if it plays through.
std::string replay_stored(const server::StoredTable& stored, const std::vector<server::Entry>& entries) {
    try {
        auto table = open_table(stored.game, server::read_settings(stored.settings).options);
        if (!table) return table.error().detail;
        server::read_seating(stored.seating);
        server::Play play(*std::move(table), {stored.secret, {}});
        for (const server::Entry& entry : entries)
            if (Outcome played = play.replay(entry.text); !played)
                return fmt::format("entry {}: {}", entry.sequence, error_text(played.error()));
        if (const auto broken = play.table().broken_invariant()) return std::string(*broken);
        return {};
    } catch (const std::exception& error) {
        return error.what();
    }
}

}  // namespace

Result<Exit> serve(const server::ServerConfig& config) {
    if (config.certificate.empty() != config.key.empty())
        return Error{Errc::bad_option, "TLS needs both --certificate and --key"};
    server::run_server(config);
    return Exit::ok;
}

Result<Exit> back_up(const BackupRequest& request) {
    server::back_up(request.data, request.file);
    fmt::print("{} is a whole copy; 'ozy restore --check {}' proves it\n", request.file, request.file);
    return Exit::ok;
}

Result<Exit> restore(const RestoreRequest& request) {
    if (request.check != request.data.empty())
        return Error{Errc::bad_option, "say either --check or where to restore to with --data"};
    const server::BackupCheck report = server::check_backup(request.file, replay_stored);
    for (const std::string& damage : report.damage) fmt::print(stderr, "{}\n", damage);
    if (!report.damage.empty()) return Exit::failed_check;
    fmt::print("{}: {} tables with {} entries, all of them play through\n", request.file, report.tables,
               report.entries);
    if (!request.check) server::restore_backup(request.file, request.data);
    return Exit::ok;
}

Result<Exit> verify(const std::string& file) {
    server::start_cryptography();
    const Result<std::string> text = read_file(file);
    if (!text) return text.error();
    const Result<Record> record = read_record(*text, open_table);
    if (!record) return Error{record.error().code, file + ": " + record.error().detail};
    if (record->damage) return Error{Errc::bad_record, damage_text(file, *record)};
    const auto report = server::verify_draws(*record);
    if (!report) {
        fmt::print(stderr, "{}: {}\n", file, report.error().detail);
        return Exit::failed_check;
    }
    fmt::print("{}: all {} draws follow from the secret that was committed to\n", file, report->draws);
    return Exit::ok;
}

}  // namespace ozy::cli
