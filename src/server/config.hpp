// config.hpp - all that can be set about a server. Flags, environment and config file say the same things.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace ozy::server {

struct Rate {
    double per_second = 20;
    double burst = 60;
};

struct LimitConfig {
    Rate requests{20, 60};           // per address
    Rate messages{20, 60};           // per connection, and three times that per identity
    Rate logins{10.0 / 60, 10};      // per address
    Rate identities{10.0 / 60, 30};  // new guests, per address
    Rate tables{0.2, 60};            // new tables, per person
    Rate chat{1, 20};                // lines, per person
    Rate notes{0.5, 20};             // saved, per person
    Rate studies{0.05, 6};           // records to begin with and analyses to start, per person: they take long
    Rate files{200, 4000};           // of the page, per address; a first visit asks for about 30
    int connections_per_address = 64;
    int connections_per_identity = 16;
    int connections = 15'000;
};

struct NetworkConfig {
    std::vector<std::string> origins;          // allowed besides the server's own
    std::vector<std::string> trusted_proxies;  // whose X-Forwarded-For and -Proto are believed
    std::vector<std::string> metrics_from = {"127.0.0.1", "::1"};
    std::size_t message_limit = 16 * 1024;
    std::size_t body_limit = 64 * 1024;
    std::size_t record_limit = 1024 * 1024;
    std::size_t backlog_limit = 256 * 1024;  // unsent bytes of one connection
    Rate inflow{64 * 1024, 256 * 1024};      // bytes that a WebSocket may send, whatever they are
    int request_seconds = 10;                // to send a whole request
    int idle_seconds = 60;                   // without an answer to a ping
};

struct ServerConfig {
    std::string listen = "127.0.0.1";
    int port = 8080;  // 0: any free one
    std::string data = "data";
    std::string certificate, key;  // TLS if both are given; PEM files
    int threads = 0;               // 0: as many as the machine has
    int bot_threads = 1;
    int bot_seconds = 10;
    int absence_seconds = 600, slow_absence_seconds = 3 * 86'400;
    int opening_seconds = 10;
    bool seeded_tables = false;  // who makes a table may say its seed and so foretell its draws: for tests alone
    LimitConfig limits;
    NetworkConfig network;
};

}  // namespace ozy::server
