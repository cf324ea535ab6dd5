// metrics.cpp - see metrics.hpp.
#include "server/http/metrics.hpp"

namespace ozy::server {

namespace {

void write(std::string& out, const std::string& name, const std::string& type, const std::string& help,
           std::uint64_t value) {
    out += "# HELP ozymandias_" + name + " " + help + "\n# TYPE ozymandias_" + name + " " + type + "\nozymandias_" +
           name + " " + std::to_string(value) + "\n";
}

}  // namespace

std::string metrics_text(const World& world) {
    const Figures& f = world.figures;
    std::string out;
    write(out, "moves_accepted_total", "counter", "Moves that were played and stored", f.moves_accepted);
    write(out, "moves_refused_total", "counter", "Moves that were refused", f.moves_refused);
    write(out, "messages_received_total", "counter", "WebSocket messages from clients", f.messages_in);
    write(out, "messages_sent_total", "counter", "WebSocket messages to clients", f.messages_out);
    write(out, "bytes_sent_total", "counter", "Bytes of those", f.bytes_out);
    write(out, "resyncs_total", "counter", "Clients that read too slowly and were told everything anew", f.resyncs);
    write(out, "http_requests_total", "counter", "HTTP requests", f.http_requests);
    write(out, "refused_by_limit_total", "counter", "Requests, messages and connections over a limit",
          f.refused_by_limit);
    write(out, "bots_given_up_total", "counter", "Moves that a bot lost to the fallback bot", f.bots_given_up);
    write(out, "tables_loaded_total", "counter", "Tables read from the store", f.tables_loaded);
    write(out, "sockets", "gauge", "Open WebSocket connections", static_cast<std::uint64_t>(f.sockets.load()));
    write(out, "rooms", "gauge", "Tables in memory", static_cast<std::uint64_t>(f.rooms.load()));
    const StoreFigures s = world.store.figures();
    write(out, "store_commits_total", "counter", "Commits, each with one sync", s.commits);
    write(out, "store_changes_total", "counter", "Changes stored by them", s.changes);
    write(out, "store_failures_total", "counter", "Changes that the disk refused", s.failures);
    write(out, "store_checkpoints_total", "counter", "Copies of the whole write-ahead log into the database",
          s.checkpoints);
    write(out, "store_log_pages", "gauge", "Pages of the write-ahead log not yet copied", s.log_pages);
    write(out, "store_waiting", "gauge", "Changes not yet on disk", s.waiting);
    return out;
}

}  // namespace ozy::server
