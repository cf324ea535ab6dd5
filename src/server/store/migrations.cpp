// migrations.cpp - see migrations.hpp. A step that has been released is never changed; a new one is added at the end.
#include "server/store/migrations.hpp"

#include <array>
#include <string>

namespace ozy::server {

namespace {

// Entries are rows in the order they were written, so a commit of many tables' moves touches few pages; the index is
// what makes two writers of one sequence number notice each other.
constexpr const char* first_shape = R"sql(
CREATE TABLE identities (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY, identity TEXT NOT NULL REFERENCES identities, time INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_of_identity ON sessions (identity);
CREATE TABLE tables (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, creator TEXT NOT NULL,
    settings TEXT NOT NULL, seating TEXT NOT NULL, secret BLOB NOT NULL, phase INTEGER NOT NULL,
    visible INTEGER NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, revision INTEGER NOT NULL
);
CREATE INDEX visible_tables ON tables (phase, updated) WHERE visible = 1;
CREATE TABLE people (
    identity TEXT NOT NULL, number INTEGER NOT NULL REFERENCES tables, PRIMARY KEY (identity, number)
) WITHOUT ROWID;
CREATE TABLE entries (
    number INTEGER NOT NULL REFERENCES tables, sequence INTEGER NOT NULL, seat INTEGER NOT NULL,
    time INTEGER NOT NULL, message TEXT NOT NULL, text TEXT NOT NULL
);
CREATE UNIQUE INDEX entries_in_order ON entries (number, sequence);
CREATE TABLE snapshots (
    number INTEGER PRIMARY KEY REFERENCES tables, sequence INTEGER NOT NULL, build TEXT NOT NULL, state BLOB NOT NULL
);
CREATE TABLE chat (
    row INTEGER PRIMARY KEY, number INTEGER NOT NULL REFERENCES tables, room TEXT NOT NULL, name TEXT NOT NULL,
    seat INTEGER NOT NULL, time INTEGER NOT NULL, text TEXT NOT NULL
);
CREATE INDEX chat_in_order ON chat (number, room, row);
CREATE TABLE notes (
    number INTEGER NOT NULL REFERENCES tables, identity TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (number, identity, seat)
) WITHOUT ROWID;
)sql";

// What is there already is taken as it is; from here on a flipped bit is noticed.
constexpr const char* rows_with_hashes = R"sql(
ALTER TABLE identities ADD COLUMN hash BLOB;
UPDATE identities SET hash = row_hash(id, name, account, password);
ALTER TABLE sessions ADD COLUMN hash BLOB;
UPDATE sessions SET hash = row_hash(token_hash, identity, time);
ALTER TABLE tables ADD COLUMN hash BLOB;
UPDATE tables SET hash = row_hash(id, game, creator, settings, seating, secret, phase, visible, created, updated,
                                  revision);
ALTER TABLE people ADD COLUMN hash BLOB;
UPDATE people SET hash = row_hash(identity, number);
ALTER TABLE entries ADD COLUMN hash BLOB;
UPDATE entries SET hash = row_hash(number, sequence, seat, time, message, text);
ALTER TABLE snapshots ADD COLUMN hash BLOB;
UPDATE snapshots SET hash = row_hash(number, sequence, build, state);
ALTER TABLE chat ADD COLUMN hash BLOB;
UPDATE chat SET hash = row_hash(number, room, name, seat, time, text);
ALTER TABLE notes ADD COLUMN hash BLOB;
UPDATE notes SET hash = row_hash(number, identity, seat, text);
)sql";

// Each entry's hash takes in the one before. An entry that is damaged already keeps its hash, which does not fit:
// damage is not made good.
constexpr const char* entries_in_a_chain = R"sql(
WITH RECURSIVE chain (number, sequence, hash) AS (
    SELECT number, sequence, row_hash(number, sequence, seat, time, message, text, NULL) FROM entries WHERE sequence = 0
    UNION ALL
    SELECT entries.number, entries.sequence, row_hash(entries.number, entries.sequence, seat, time, message, text, chain.hash)
    FROM chain JOIN entries ON entries.number = chain.number AND entries.sequence = chain.sequence + 1
)
UPDATE entries SET hash = chain.hash FROM chain
WHERE entries.number = chain.number AND entries.sequence = chain.sequence
    AND entries.hash = row_hash(entries.number, entries.sequence, seat, time, message, text);
)sql";

constexpr std::array<const char*, 3> steps = {first_shape, rows_with_hashes, entries_in_a_chain};

}  // namespace

int newest_shape() { return static_cast<int>(steps.size()); }

int shape_number(const Database& database) {
    Statement version(database.handle(), "PRAGMA user_version");
    version.step();
    return static_cast<int>(version.integer(0));
}

void migrate(Database& database, int shape) {
    const int before = shape_number(database);
    if (before > newest_shape())
        throw SqliteError(0, "the data directory was written by a newer version of this program");
    for (int i = before; i < shape; ++i)
        database.execute("BEGIN IMMEDIATE;" + std::string(steps[static_cast<std::size_t>(i)]) +
                         "PRAGMA user_version = " + std::to_string(i + 1) + "; COMMIT");
}

}  // namespace ozy::server
