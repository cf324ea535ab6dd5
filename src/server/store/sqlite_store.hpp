// sqlite_store.hpp - the store in one SQLite file: write-ahead log, every commit synced, one sync for all who wait.
#pragma once

#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace ozy::server {

// When the write-ahead log is copied into the database, in pages: by a thread of its own, so that no move waits for
// that second sync; and by the writer itself, should readers have kept that thread from beginning the log anew.
struct LogSizes {
    int to_copy = 2'000, to_begin_anew = 16'000;
};

// Opens or creates `directory`/ozymandias.db. Throws if it cannot be used, or if another server uses it.
std::unique_ptr<Store> open_store(const std::string& directory, const LogSizes& sizes = {});

}  // namespace ozy::server
