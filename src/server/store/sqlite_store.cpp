// sqlite_store.cpp - see sqlite_store.hpp.
#include "server/store/sqlite_store.hpp"

#include <filesystem>
#include <mutex>

#include "server/store/migrations.hpp"
#include "server/store/sqlite.hpp"
#include "server/store/write_queue.hpp"

namespace ozy::server {

namespace {

constexpr const char* file_name = "ozymandias.db";
constexpr std::string_view table_columns =
    "number, id, game, creator, settings, seating, secret, phase, visible, created, updated, revision";

std::string select_tables(std::string_view rest) {
    return "SELECT " + std::string(table_columns) + " FROM tables " + std::string(rest);
}

StoredTable read_table(const Statement& row) {
    StoredTable table;
    table.number = static_cast<TableNumber>(row.integer(0));
    table.id = row.text(1);
    table.game = row.text(2);
    table.creator = row.text(3);
    table.settings = row.text(4);
    table.seating = row.text(5);
    table.secret = row.text(6);
    table.phase = static_cast<TablePhase>(row.integer(7));
    table.visible = row.integer(8) != 0;
    table.created = row.integer(9);
    table.updated = row.integer(10);
    table.revision = row.integer(11);
    return table;
}

Entry read_entry(const Statement& row) {
    return {static_cast<int>(row.integer(0)), static_cast<int>(row.integer(1)), row.integer(2), row.text(3),
            row.text(4)};
}

Identity read_identity(const Statement& row) { return {row.text(0), row.text(1), row.text(2), row.text(3)}; }

// Migrates before anybody else opens the file.
std::string prepared(const std::string& directory) {
    std::filesystem::create_directories(directory);
    std::string path = (std::filesystem::path(directory) / file_name).string();
    Database database(path, Database::Access::read_write);
    database.execute("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
    migrate(database);
    return path;
}

class SqliteStore final : public Store {
  private:
    template <class Read, class... Values>
    auto all(Statement& statement, Read read, const Values&... values) {
        const std::lock_guard lock(mutex_);
        std::vector<decltype(read(statement))> out;
        statement.bind(values...);
        while (statement.step()) out.push_back(read(statement));
        statement.reset();
        return out;
    }
    template <class Read, class... Values>
    auto first(Statement& statement, Read read, const Values&... values) {
        const std::lock_guard lock(mutex_);
        std::optional<decltype(read(statement))> out;
        statement.bind(values...);
        if (statement.step()) out = read(statement);
        statement.reset();
        return out;
    }

  public:
    explicit SqliteStore(const std::string& path)
        : queue_(path),
          reader_(path, Database::Access::read_only),
          find_table_(reader_.handle(), select_tables("WHERE id = ?")),
          mine_(reader_.handle(),
                select_tables("JOIN people USING (number) WHERE identity = ? ORDER BY updated DESC LIMIT ?")),
          visible_(reader_.handle(), select_tables("WHERE visible = 1 AND phase = ? ORDER BY updated DESC LIMIT ?")),
          entries_(reader_.handle(),
                   "SELECT sequence, seat, time, message, text FROM entries WHERE number = ? AND sequence >= ? "
                   "ORDER BY sequence"),
          snapshot_(reader_.handle(), "SELECT sequence, build, state FROM snapshots WHERE number = ? AND build = ?"),
          chat_(reader_.handle(),
                "SELECT room, name, text, seat, time FROM (SELECT * FROM chat WHERE number = ? AND room = ? "
                "ORDER BY row DESC LIMIT ?) ORDER BY row"),
          notes_(reader_.handle(), "SELECT text FROM notes WHERE number = ? AND identity = ? AND seat = ?"),
          session_(reader_.handle(),
                   "SELECT id, name, account, password FROM identities JOIN sessions ON identity = id "
                   "WHERE token_hash = ? AND time >= ?"),
          account_(reader_.handle(), "SELECT id, name, account, password FROM identities WHERE account = ?"),
          identity_(reader_.handle(), "SELECT id, name, account, password FROM identities WHERE id = ?") {}

    void write(std::vector<Change> changes, std::function<void(Written)> done) override {
        queue_.add(std::move(changes), std::move(done));
    }
    StoreFigures figures() const override { return queue_.figures(); }

    std::optional<StoredTable> find_table(std::string_view id) override { return first(find_table_, read_table, id); }
    std::vector<StoredTable> list_tables(TableList list, std::string_view identity, int limit) override {
        if (list == TableList::mine) return all(mine_, read_table, identity, limit);
        const TablePhase phase = list == TableList::open   ? TablePhase::waiting
                                 : list == TableList::live ? TablePhase::playing
                                                           : TablePhase::over;
        return all(visible_, read_table, static_cast<int>(phase), limit);
    }
    std::vector<Entry> entries(TableNumber table, int from) override {
        return all(entries_, read_entry, static_cast<std::int64_t>(table), from);
    }
    std::optional<Snapshot> snapshot(TableNumber table, std::string_view build) override {
        const auto read = [](const Statement& row) {
            return Snapshot{static_cast<int>(row.integer(0)), row.text(1), row.text(2)};
        };
        return first(snapshot_, read, static_cast<std::int64_t>(table), build);
    }
    std::vector<ChatLine> chat(TableNumber table, std::string_view room, int limit) override {
        const auto read = [](const Statement& row) {
            return ChatLine{row.text(0), row.text(1), row.text(2), static_cast<int>(row.integer(3)), row.integer(4)};
        };
        return all(chat_, read, static_cast<std::int64_t>(table), room, limit);
    }
    std::string notes(TableNumber table, std::string_view identity, int seat) override {
        const auto read = [](const Statement& row) { return row.text(0); };
        return first(notes_, read, static_cast<std::int64_t>(table), identity, seat).value_or("");
    }
    std::optional<Identity> session_identity(std::string_view token_hash, std::int64_t since) override {
        return first(session_, read_identity, token_hash, since);
    }
    std::optional<Identity> account(std::string_view name) override { return first(account_, read_identity, name); }
    std::optional<Identity> identity(std::string_view id) override { return first(identity_, read_identity, id); }

  private:
    WriteQueue queue_;
    std::mutex mutex_;  // of all that follows: reads take microseconds, so one reader is enough
    Database reader_;
    Statement find_table_, mine_, visible_, entries_, snapshot_, chat_, notes_, session_, account_, identity_;
};

void check_tables(Database& database, const ReplayTable& replay, BackupCheck& report) {
    Statement tables(database.handle(), select_tables("ORDER BY number"));
    Statement entries(database.handle(),
                      "SELECT sequence, seat, time, message, text FROM entries WHERE number = ? ORDER BY sequence");
    while (tables.step()) {
        const StoredTable table = read_table(tables);
        std::vector<Entry> list;
        entries.bind(static_cast<std::int64_t>(table.number));
        while (entries.step()) list.push_back(read_entry(entries));
        ++report.tables;
        report.entries += static_cast<int>(list.size());
        int expected = 0;
        for (const Entry& entry : list)
            if (entry.sequence != expected++) {
                report.damage.push_back("table " + table.id + ": entry " + std::to_string(expected - 1) +
                                        " is missing");
                break;
            }
        if (std::string wrong = replay(table, list); !wrong.empty())
            report.damage.push_back("table " + table.id + ": " + wrong);
    }
}

}  // namespace

std::unique_ptr<Store> open_store(const std::string& directory) {
    return std::make_unique<SqliteStore>(prepared(directory));
}

void back_up(const std::string& directory, const std::string& file) {
    const auto path = std::filesystem::path(directory) / file_name;
    if (!std::filesystem::exists(path)) throw SqliteError(0, "there is no database in " + directory);
    if (std::filesystem::exists(file)) throw SqliteError(0, file + " exists already");
    Database(path.string(), Database::Access::read_only).back_up_to(file);
}

void restore_backup(const std::string& file, const std::string& directory) {
    std::filesystem::create_directories(directory);
    const auto path = std::filesystem::path(directory) / file_name;
    if (std::filesystem::exists(path)) throw SqliteError(0, directory + " holds data already");
    Database(file, Database::Access::read_only).back_up_to(path.string());
}

BackupCheck check_backup(const std::string& file, const ReplayTable& replay) {
    BackupCheck report;
    try {
        Database database(file, Database::Access::read_only);
        Statement check(database.handle(), "PRAGMA integrity_check");
        while (check.step())
            if (std::string line = check.text(0); line != "ok") report.damage.push_back(line);
        if (report.damage.empty()) check_tables(database, replay, report);
    } catch (const SqliteError& error) {
        report.damage.emplace_back(error.what());
    }
    return report;
}

}  // namespace ozy::server
