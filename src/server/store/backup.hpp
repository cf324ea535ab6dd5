// backup.hpp - copies of a server's data: made while it runs, checked to the last bit, turned into a data directory.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/store/store.hpp"

namespace ozy::server {

// Copies the database of a data directory into a sealed file, while a server may be running.
void back_up(const std::string& directory, const std::string& file);

// Makes a data directory from a backup; refuses one that holds data.
void restore_backup(const std::string& file, const std::string& directory);

struct BackupCheck {
    int tables = 0, entries = 0;
    std::vector<std::string> damage;     // what is wrong, one sentence each; empty if all is well
    std::vector<std::string> unchecked;  // what could not be checked, one sentence each
};

// Reads a backup as `ozy restore` would use it: its seal, SQLite's own check, the shape, the hash of every row, and
// that each table's entries are without a gap. `replay` looks at one table with its entries and says what is wrong, if
// anything.
using ReplayTable = std::function<std::string(const StoredTable&, const std::vector<Entry>&)>;
BackupCheck check_backup(const std::string& file, const ReplayTable& replay);

}  // namespace ozy::server
