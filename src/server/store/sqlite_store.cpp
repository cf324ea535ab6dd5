// sqlite_store.cpp - see sqlite_store.hpp.
#include "server/store/sqlite_store.hpp"

#include <mutex>
#include <sqlite3.h>

#include "server/store/data_directory.hpp"
#include "server/store/migrations.hpp"
#include "server/store/row_hash.hpp"
#include "server/store/rows.hpp"
#include "server/store/sqlite.hpp"
#include "server/store/write_queue.hpp"

namespace ozy::server {

namespace {

std::string select(std::string_view columns, std::string_view table, std::string_view rest) {
    return "SELECT " + std::string(columns) + ", " + is_intact(table) + " FROM " + std::string(table) + " " +
           std::string(rest);
}

constexpr std::string_view identity_columns = "id, name, account, password";

Identity read_identity(const Statement& row) { return {row.text(0), row.text(1), row.text(2), row.text(3)}; }

// Migrates before anybody else opens the file.
const std::string& prepared(const DataDirectory& directory) {
    Database database(directory.database(), Database::Access::read_write);
    database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
    migrate(database);
    return directory.database();
}

// The last column of every statement says whether the row is as it was written.
bool is_row_intact(const Statement& row) { return row.integer(row.columns() - 1) != 0; }

class SqliteStore final : public Store {
  private:
    // A list can be shown without a row that is damaged, a snapshot done without; a game cannot be played without one.
    enum class Damaged { left_out, refused };

    template <class Read, class... Values>
    auto all(Damaged damaged, Statement& statement, Read read, const Values&... values) {
        const std::lock_guard lock(mutex_);
        std::vector<decltype(read(statement))> out;
        statement.bind(values...);
        while (statement.step()) {
            if (is_row_intact(statement)) {
                out.push_back(read(statement));
            } else if (damaged == Damaged::refused) {
                statement.reset();
                throw SqliteError(SQLITE_CORRUPT, "database: a row is not as it was written");
            }
        }
        statement.reset();
        return out;
    }
    template <class Read, class... Values>
    auto first(Statement& statement, Read read, const Values&... values) {
        auto rows = all(Damaged::refused, statement, read, values...);
        return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
    }

  public:
    SqliteStore(const std::string& directory, const LogSizes& sizes)
        : directory_(directory),
          queue_(prepared(directory_), directory_, sizes),
          reader_(directory_.database(), Database::Access::read_only),
          find_table_(reader_.handle(), select(table_columns, "tables", "WHERE id = ?")),
          mine_(reader_.handle(),
                select(table_columns, "tables",
                       "JOIN people USING (number) WHERE identity = ? ORDER BY updated DESC LIMIT ?")),
          visible_(reader_.handle(),
                   select(table_columns, "tables", "WHERE visible = 1 AND phase = ? ORDER BY updated DESC LIMIT ?")),
          entries_(reader_.handle(),
                   select(entry_columns, "entries", "WHERE number = ? AND sequence >= ? ORDER BY sequence")),
          snapshot_(reader_.handle(), select("sequence, build, state", "snapshots", "WHERE number = ? AND build = ?")),
          chat_(reader_.handle(),
                select("room, name, text, seat, time", "chat",
                       "WHERE row IN (SELECT row FROM chat WHERE number = ? AND room = ? ORDER BY row DESC LIMIT ?) "
                       "ORDER BY row")),
          notes_(reader_.handle(), select("text", "notes", "WHERE number = ? AND identity = ? AND seat = ?")),
          session_(reader_.handle(), select(identity_columns, "identities",
                                            "JOIN sessions ON identity = id WHERE token_hash = ? AND time >= ? AND " +
                                                is_intact("sessions"))),
          account_(reader_.handle(), select(identity_columns, "identities", "WHERE account = ?")),
          account_names_(reader_.handle(), select("account", "identities", "WHERE account IS NOT NULL")),
          identity_(reader_.handle(), select(identity_columns, "identities", "WHERE id = ?")) {}

    void write(std::vector<Change> changes, std::function<void(Written)> done) override {
        queue_.add(std::move(changes), std::move(done));
    }
    StoreFigures figures() const override { return queue_.figures(); }

    std::optional<StoredTable> find_table(std::string_view id) override { return first(find_table_, read_table, id); }
    std::vector<StoredTable> list_tables(TableList list, std::string_view identity, int limit) override {
        if (list == TableList::mine) return all(Damaged::left_out, mine_, read_table, identity, limit);
        const TablePhase phase = list == TableList::open   ? TablePhase::waiting
                                 : list == TableList::live ? TablePhase::playing
                                                           : TablePhase::over;
        return all(Damaged::left_out, visible_, read_table, static_cast<int>(phase), limit);
    }
    std::vector<Entry> entries(TableNumber table, int from) override {
        return all(Damaged::refused, entries_, read_entry, static_cast<std::int64_t>(table), from);
    }
    std::optional<Snapshot> snapshot(TableNumber table, std::string_view build) override {
        const auto read = [](const Statement& row) {
            return Snapshot{static_cast<int>(row.integer(0)), row.text(1), row.text(2)};
        };
        auto rows = all(Damaged::left_out, snapshot_, read, static_cast<std::int64_t>(table), build);
        return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
    }
    std::vector<ChatLine> chat(TableNumber table, std::string_view room, int limit) override {
        const auto read = [](const Statement& row) {
            return ChatLine{row.text(0), row.text(1), row.text(2), static_cast<int>(row.integer(3)), row.integer(4)};
        };
        return all(Damaged::left_out, chat_, read, static_cast<std::int64_t>(table), room, limit);
    }
    std::string notes(TableNumber table, std::string_view identity, int seat) override {
        const auto read = [](const Statement& row) { return row.text(0); };
        return first(notes_, read, static_cast<std::int64_t>(table), identity, seat).value_or("");
    }
    std::optional<Identity> session_identity(std::string_view token_hash, std::int64_t since) override {
        return first(session_, read_identity, token_hash, since);
    }
    std::optional<Identity> account(std::string_view name) override { return first(account_, read_identity, name); }
    std::vector<std::string> account_names() override {
        return all(Damaged::left_out, account_names_, [](const Statement& row) { return row.text(0); });
    }
    std::optional<Identity> identity(std::string_view id) override { return first(identity_, read_identity, id); }

  private:
    DataDirectory directory_;
    WriteQueue queue_;
    std::mutex mutex_;  // of all that follows: reads take microseconds, so one reader is enough
    Database reader_;
    Statement find_table_, mine_, visible_, entries_, snapshot_, chat_, notes_, session_, account_, account_names_,
        identity_;
};

}  // namespace

std::unique_ptr<Store> open_store(const std::string& directory, const LogSizes& sizes) {
    return std::make_unique<SqliteStore>(directory, sizes);
}

}  // namespace ozy::server
