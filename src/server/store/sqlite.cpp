// sqlite.cpp - see sqlite.hpp.
#include "server/store/sqlite.hpp"

#include <sqlite3.h>

#include "server/store/row_hash.hpp"

namespace ozy::server {

namespace {

constexpr int patience_ms = 10'000;

[[noreturn]] void fail(sqlite3* database, int code) {
    throw SqliteError(
        database != nullptr ? sqlite3_extended_errcode(database) : code,
        std::string("database: ") + (database != nullptr ? sqlite3_errmsg(database) : sqlite3_errstr(code)));
}

}  // namespace

bool SqliteError::is_conflict() const {
    return code_ == SQLITE_CONSTRAINT_PRIMARYKEY || code_ == SQLITE_CONSTRAINT_UNIQUE;
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(sqlite3* database, std::string_view sql) {
    sqlite3_stmt* statement = nullptr;
    const int code = sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                        &statement, nullptr);
    if (code != SQLITE_OK) fail(database, code);
    statement_.reset(statement);
}

void Statement::check(int code) const {
    if (code != SQLITE_OK) fail(sqlite3_db_handle(statement_.get()), code);
}

bool Statement::step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    const SqliteError error(sqlite3_extended_errcode(sqlite3_db_handle(statement_.get())),
                            std::string("database: ") + sqlite3_errmsg(sqlite3_db_handle(statement_.get())));
    reset();
    throw error;
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
    return bytes == nullptr ? std::string() : std::string(bytes, size);
}

int Statement::columns() const { return sqlite3_column_count(statement_.get()); }

bool Statement::is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

// The code sqlite3_reset returns is that of the last step, which has been reported.
void Statement::reset() { sqlite3_reset(statement_.get()); }

void Statement::bind_one(int position, std::int64_t value) {
    check(sqlite3_bind_int64(statement_.get(), position, value));
}

void Statement::bind_one(int position, std::string_view value) {
    check(sqlite3_bind_text(statement_.get(), position, value.data(), static_cast<int>(value.size()), SQLITE_STATIC));
}

void Statement::bind_one(int position, std::nullptr_t) { check(sqlite3_bind_null(statement_.get(), position)); }

void Database::Close::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Database::Database(const std::string& path, Access access) {
    sqlite3* database = nullptr;
    const int flags = access == Access::read_write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    const int code = sqlite3_open_v2(path.c_str(), &database, flags | SQLITE_OPEN_NOMUTEX, nullptr);
    database_.reset(database);
    if (code != SQLITE_OK) fail(database, code);
    sqlite3_busy_timeout(database, patience_ms);
    add_row_hash(database);
}

void Database::execute(const std::string& sql) {
    if (const int code = sqlite3_exec(handle(), sql.c_str(), nullptr, nullptr, nullptr); code != SQLITE_OK)
        fail(handle(), code);
}

std::int64_t Database::last_row() const { return sqlite3_last_insert_rowid(handle()); }

int Database::rows_changed() const { return sqlite3_changes(handle()); }

void Database::back_up_to(const std::string& path) const {
    Database target(path, Access::read_write);
    copy_to(target);
    target.execute("PRAGMA journal_mode=DELETE");
}

void Database::copy_to(const Database& target) const {
    sqlite3_backup* backup = sqlite3_backup_init(target.handle(), "main", handle(), "main");
    if (backup == nullptr) fail(target.handle(), SQLITE_ERROR);
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) fail(target.handle(), code);
}

}  // namespace ozy::server
