// flags_serve.cpp - the flags of the server and of what belongs to keeping one.
#include <cctype>
#include <fmt/format.h>
#include <sstream>
#include <string>
#include <vector>

#include "cli/flags.hpp"
#include "table/file.hpp"

namespace ozy::cli {

namespace {

// Sets what neither a flag nor the environment has set. CLI11 itself reads such files for the whole program only.
void read_settings_file(CLI::App& command, const std::string& file) {
    const Result<std::string> text = read_file(file);
    if (!text) throw CLI::ConfigError(text.error().detail);
    std::istringstream lines(*text);
    for (const CLI::ConfigItem& line : CLI::ConfigTOML().from_config(lines)) {
        CLI::Option* setting = command.get_option_no_throw("--" + line.name);
        if (setting == nullptr || !line.parents.empty())
            throw CLI::ConfigError(fmt::format("{}: there is no setting '{}'", file, line.fullname()));
        if (setting->count() > 0) continue;
        for (const std::string& value : line.inputs) setting->add_result(value);
        setting->run_callback();
    }
}

// What may come so often, and so much of it at once.
struct RateFlag {
    std::string name;
    server::Rate& rate;
    std::string help;
};

std::vector<RateFlag> rate_flags(server::ServerConfig& config) {
    auto& limits = config.limits;
    return {
        {"request", limits.requests, "Requests a second and address (20)"},
        {"message", limits.messages, "Messages a second and connection (20)"},
        {"guest", limits.identities, "New guests a second and address (0.17)"},
        {"table", limits.tables, "New tables a second and person (0.2)"},
        {"chat", limits.chat, "Lines of chat a second and person (1)"},
        {"notes", limits.notes, "Notes saved a second and person (0.5)"},
        {"study", limits.studies, "Records sent and analyses begun a second and person (0.05)"},
        {"file", limits.files, "Files of the page a second and address (200)"},
        {"inflow", config.network.inflow, "Bytes a second that a WebSocket may send (65536)"},
        {"login", limits.logins, "Attempts to sign in a second and address (0.17)"},
    };
}

}  // namespace

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
    set("absence-seconds", config.absence_seconds,
        "How long a live game waits for a person who is away before its host may let a bot go on (600)", "S")
        ->check(whole_number(1, 86'400 * 365));
    set("slow-absence-seconds", config.slow_absence_seconds, "The same for a game over days (259200)", "S")
        ->check(whole_number(1, 86'400 * 365));
    set("bot-seconds", config.bot_seconds, "What a bot may take for a move (10)", "S")->check(whole_number(1, 3600));
    set("opening-seconds", config.opening_seconds,
        "How long a game that nobody is missing from waits for the numbers of its people (10)", "S")
        ->check(whole_number(1, 3600));
    command.add_flag("--seeded-tables", config.seeded_tables,
                     "For tests, on this machine alone: who makes a table may name the seed of its draws");
    auto& limits = config.limits;
    set("connections", limits.connections, "Most connections in all (15000)", "N")->check(whole_number(1, 1'000'000));
    set("connections-per-address", limits.connections_per_address, "Most per address (64)", "N")
        ->check(whole_number(1, 1'000'000));
    set("connections-per-identity", limits.connections_per_identity, "Most per person (16)", "N")
        ->check(whole_number(1, 1'000'000));
    for (const auto& [name, rate, help] : rate_flags(config)) {
        set(name + "-rate", rate.per_second, help, "N");
        set(name + "-burst", rate.burst, fmt::format("So many at once ({})", rate.burst), "N");
    }
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
    verify.add_option("record", requests.verify.file, "The record of a finished game")->required()->option_text("FILE");
    verify
        .add_option("--commitment", requests.verify.commitment,
                    "What the server showed before the game: fails on any other game and on any draw not covered")
        ->option_text("HASH");
    verify
        .add_option("--contribution-hash", requests.verify.hashes,
                    "What a seat showed before the game: its number must be in the draws; may be repeated")
        ->option_text("HASH");
    add_footer(verify, "  ozy verify game.txt\n  ozy verify --commitment 3d6be67a... game.txt\n");
}

}  // namespace ozy::cli
