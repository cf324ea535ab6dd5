// sqlite_store.hpp - the store in one SQLite file: write-ahead log, every commit synced, one sync for all who wait.
#pragma once

#include <memory>
#include <string>

#include "server/store/store.hpp"

namespace ozy::server {

// Opens or creates `directory`/ozymandias.db. Throws SqliteError if it cannot be used.
std::unique_ptr<Store> open_store(const std::string& directory);

// Copies the database of a data directory into a file, while a server may be running.
void back_up(const std::string& directory, const std::string& file);

// Makes a data directory from a backup; refuses one that holds data.
void restore_backup(const std::string& file, const std::string& directory);

struct BackupCheck {
    int tables = 0, entries = 0;
    std::vector<std::string> damage;  // what is wrong, one sentence each; empty if all is well
};

// Reads a backup as `ozy restore` would use it: SQLite's own check, the shape, and that each table's entries are
// without a gap. `replay` looks at one table with its entries and says what is wrong, if anything.
using ReplayTable = std::function<std::string(const StoredTable&, const std::vector<Entry>&)>;
BackupCheck check_backup(const std::string& file, const ReplayTable& replay);

}  // namespace ozy::server
