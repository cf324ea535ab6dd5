// row_hash.hpp - every row carries a hash of its columns, so that a bit that flipped is noticed: when the row is read,
// and by `ozy restore --check`. An entry's covers the hash of the entry before it, so that none can be lost, exchanged
// or moved without breaking all that follow.
#pragma once

#include <array>
#include <string>
#include <string_view>

struct sqlite3;

namespace ozy::server {

struct HashedTable {
    std::string_view name, columns;
    std::string_view link = {};  // what else the hash covers, an SQL expression
};

constexpr std::string_view hash_before =
    "(SELECT hash FROM entries AS before "
    "WHERE before.number = entries.number AND before.sequence = entries.sequence - 1)";

// A row's own number is not among the columns where SQLite chooses it: it stands in an index too.
constexpr std::array<HashedTable, 8> hashed_tables = {{
    {"identities", "id, name, account, password"},
    {"sessions", "token_hash, identity, time"},
    {"tables", "id, game, creator, settings, seating, secret, phase, visible, created, updated, revision"},
    {"people", "identity, number"},
    {"entries", "number, sequence, seat, time, message, text", hash_before},
    {"snapshots", "number, sequence, build, state"},
    {"chat", "number, room, name, seat, time, text"},
    {"notes", "number, identity, seat, text"},
}};

// An SQL expression: the row is as it was written. Its columns are named with their table.
std::string is_intact(std::string_view table);

// Makes row_hash(...) known to a connection: 16 bytes of the kinds and values of its arguments.
void add_row_hash(sqlite3* database);

}  // namespace ozy::server
