// store.hpp - what the server keeps for ever. Reads answer at once; a write is told when it has reached the disk.
//
// An entry of a table is appended under the next sequence number, and of two that try the same number the first one
// wins. Nothing about a table is true because a process remembers it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ozy::server {

enum class TableNumber : std::int64_t {};  // the store's own short name of a table

enum class TablePhase : std::uint8_t { waiting, playing, over };

struct Identity {
    std::string id, name;
    std::string account;   // login name; empty for a guest
    std::string password;  // hash; empty for a guest
};

// A table without its moves. `settings` and `seating` are JSON that the lobby writes and reads.
struct StoredTable {
    TableNumber number{};
    std::string id, game, creator, settings, seating;
    std::string secret;  // 32 bytes; never leaves the server before the end
    TablePhase phase = TablePhase::waiting;
    bool visible = false;
    std::int64_t created = 0, updated = 0;  // seconds since 1970
    std::int64_t revision = 0;              // of `seating` and `phase`: grows with every change
};

// Something that happened at a table: lines of a record (a move and the draws that followed), or an undo.
struct Entry {
    int sequence = 0;  // from 0
    int seat = 0;
    std::int64_t time = 0;      // milliseconds since 1970, less those for which the server stood still
    std::string message, text;  // the client's id of the message; what happened
};

// A table as it stood before entry `sequence`; a cache for the program whose build it names.
struct Snapshot {
    int sequence = 0;
    std::string build, state;
};

struct ChatLine {
    std::string room, name, text;
    int seat = -1;  // -1: nobody's
    std::int64_t time = 0;
};

// Changes. A list of them is carried out whole or not at all.
struct AddTable {
    StoredTable table;
    std::vector<std::string> people;  // identities that find it under "mine"
    std::vector<Entry> entries = {};  // it begins with these
};
struct SaveSeating {  // refused as a conflict if the stored revision is not table.revision - 1
    StoredTable table;
    std::vector<std::string> people;
};
struct AppendEntry {
    TableNumber table{};
    Entry entry;
};
struct SaveSnapshot {
    TableNumber table{};
    Snapshot snapshot;
};
struct SaveIdentity {
    Identity identity;
};
struct AddSession {
    std::string token_hash, identity;
    std::int64_t time = 0;
};
struct DropSession {
    std::string token_hash;
};
struct DropOtherSessions {
    std::string identity, token_hash;
};
struct AddChat {
    TableNumber table{};
    ChatLine line;
};
struct SaveNotes {
    TableNumber table{};
    std::string identity;
    int seat = 0;
    std::string text;
};
using Change = std::variant<AddTable, SaveSeating, AppendEntry, SaveSnapshot, SaveIdentity, AddSession, DropSession,
                            DropOtherSessions, AddChat, SaveNotes>;

enum class Written : std::uint8_t {
    durable,
    conflict,  // somebody else was first, or a name is taken: nothing was changed
    failed     // the disk refuses: nothing was changed
};

enum class TableList : std::uint8_t { mine, open, live, over };

struct StoreFigures {
    std::uint64_t commits = 0, changes = 0, failures = 0;
    std::uint64_t waiting = 0;                     // lists of changes not yet on disk
    std::uint64_t checkpoints = 0, log_pages = 0;  // copies of the whole log into the database; pages not yet copied
};

// Before it is destroyed it finishes what it was given.
class Store {
  public:
    virtual ~Store() = default;

    // `done` is called from the store's own thread, after the changes would survive a power cut.
    virtual void write(std::vector<Change> changes, std::function<void(Written)> done) = 0;

    virtual StoreFigures figures() const = 0;

    virtual std::optional<StoredTable> find_table(std::string_view id) = 0;
    virtual std::vector<StoredTable> list_tables(TableList list, std::string_view identity, int limit) = 0;
    virtual std::vector<Entry> entries(TableNumber table, int from) = 0;
    virtual std::optional<Snapshot> snapshot(TableNumber table, std::string_view build) = 0;
    virtual std::vector<ChatLine> chat(TableNumber table, std::string_view room, int limit) = 0;
    virtual std::string notes(TableNumber table, std::string_view identity, int seat) = 0;
    // Whose session this is, if it began since then.
    virtual std::optional<Identity> session_identity(std::string_view token_hash, std::int64_t since) = 0;
    virtual std::optional<Identity> account(std::string_view name) = 0;
    virtual std::vector<std::string> account_names() = 0;
    virtual std::optional<Identity> identity(std::string_view id) = 0;
};

}  // namespace ozy::server
