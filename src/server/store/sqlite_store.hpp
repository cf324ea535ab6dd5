// sqlite_store.hpp - the store in one SQLite file: write-ahead log, every commit synced, one sync for all who wait.
#pragma once

#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace ozy::server {

// Opens or creates `directory`/ozymandias.db. Throws if it cannot be used, or if another server uses it.
std::unique_ptr<Store> open_store(const std::string& directory);

}  // namespace ozy::server
