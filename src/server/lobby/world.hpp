// world.hpp - what all rooms share.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "server/lobby/bot_pool.hpp"
#include "server/lobby/seating.hpp"
#include "server/store/store.hpp"
#include "server/tasks.hpp"

namespace ozy::server {

// Counted by whoever does the thing; read by the metrics page.
struct Figures {
    std::atomic<std::uint64_t> moves_accepted = 0, moves_refused = 0, messages_in = 0, messages_out = 0, bytes_out = 0,
                               resyncs = 0, http_requests = 0, refused_by_limit = 0, bots_given_up = 0,
                               tables_loaded = 0;
    std::atomic<std::int64_t> sockets = 0, rooms = 0, analyses = 0;
};

// How long a game waits for who is not there before its host may let a bot go on.
struct AbsenceRule {
    std::int64_t live_seconds = 600, slow_seconds = 3 * 86'400;
    std::int64_t up_since = 0;  // steady: when this server began, and everybody had to come again

    std::int64_t of(Pace pace) const { return pace == Pace::live ? live_seconds : slow_seconds; }
};

struct World {
    Store& store;
    Tasks& tasks;
    BotPool& bots;
    Figures& figures;
    std::string build;     // of this program: pages of another one reload themselves, snapshots of another are ignored
    int bot_seconds = 10;  // what a bot may take for a chain
    AbsenceRule absence = {};
    std::int64_t opening_milliseconds = 10'000;  // for people to open the numbers that they give to chance
    bool seeded_tables = false;                  // a new table may come with a seed: for tests alone
};

}  // namespace ozy::server
