// sqlite.hpp - SQLite's C interface with owners and types; a broken database is an exception with its message.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace ozy::server {

class SqliteError : public std::runtime_error {
  public:
    SqliteError(int code, const std::string& what) : std::runtime_error(what), code_(code) {}
    int code() const { return code_; }
    // A row with this key is there already: somebody else was first.
    bool is_conflict() const;

  private:
    int code_;
};

// One prepared statement, used again and again by one thread at a time.
class Statement {
  public:
    Statement(sqlite3* database, std::string_view sql);

    // Binds all parameters from the first on; forgets those of the run before.
    template <class... Values>
    Statement& bind(const Values&... values) {
        reset();
        int position = 0;
        (bind_one(++position, values), ...);
        return *this;
    }
    // True while there is a row to read.
    bool step();
    // Runs a statement that gives no rows.
    void run() {
        while (step()) {
        }
        reset();
    }
    std::int64_t integer(int column) const;
    std::string text(int column) const;
    bool is_null(int column) const;
    int columns() const;
    void reset();

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    void bind_one(int position, std::int64_t value);
    void bind_one(int position, int value) { bind_one(position, static_cast<std::int64_t>(value)); }
    void bind_one(int position, bool value) { bind_one(position, static_cast<std::int64_t>(value)); }
    // Bytes or UTF-8; the text must live until the statement has run.
    void bind_one(int position, std::string_view value);
    void bind_one(int position, const std::string& value) { bind_one(position, std::string_view(value)); }
    void bind_one(int position, std::nullptr_t);
    void check(int code) const;

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class Database {
  public:
    enum class Access { read_write, read_only };
    Database(const std::string& path, Access access);

    void execute(const std::string& sql);
    sqlite3* handle() const { return database_.get(); }
    std::int64_t last_row() const;
    int rows_changed() const;
    // Copy the whole database, consistent, while others go on writing.
    void copy_to(const Database& target) const;
    void back_up_to(const std::string& path) const;

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, Close> database_;
};

}  // namespace ozy::server
