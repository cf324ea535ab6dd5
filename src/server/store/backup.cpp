// backup.cpp - see backup.hpp.
#include "server/store/backup.hpp"

#include <filesystem>

#include "server/store/data_directory.hpp"
#include "server/store/migrations.hpp"
#include "server/store/row_hash.hpp"
#include "server/store/rows.hpp"
#include "server/store/seal.hpp"
#include "server/store/sqlite.hpp"

namespace ozy::server {

namespace {

constexpr int first_shape_with_hashes = 2;

std::string only_value(const Database& database, const std::string& sql) {
    Statement statement(database.handle(), sql);
    return statement.step() ? statement.text(0) : std::string();
}

// What tables and indexes there are; not where they begin, which SQLite's own check looks at.
std::string shape_of(const Database& database) {
    return only_value(database,
                      "SELECT group_concat(type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, ''), ';') "
                      "FROM (SELECT * FROM sqlite_schema ORDER BY name)");
}

void check_shape(const Database& database, int shape, BackupCheck& report) {
    if (shape < 1 || shape > newest_shape()) {
        report.damage.push_back("its shape has number " + std::to_string(shape) + ", this program knows 1 to " +
                                std::to_string(newest_shape()));
        return;
    }
    Database expected(":memory:", Database::Access::read_write);
    migrate(expected, shape);
    if (shape_of(database) != shape_of(expected))
        report.damage.emplace_back("its tables are not those of this program");
    if (only_value(database, "PRAGMA encoding") != "UTF-8") report.damage.emplace_back("its texts are not in UTF-8");
}

// Rows of an earlier shape are checked as this program would take them over, which makes no damage good.
void check_rows(const Database& file, int shape, BackupCheck& report) {
    Database renewed("", Database::Access::read_write);  // a file that is gone when it is closed
    if (shape < newest_shape()) {
        file.copy_to(renewed);
        migrate(renewed);
    }
    const Database& database = shape < newest_shape() ? renewed : file;
    for (const HashedTable& table : hashed_tables) {
        const std::string name(table.name);
        const std::string damaged =
            only_value(database, "SELECT count(*) FROM " + name + " WHERE NOT (" + is_intact(name) + ")");
        if (damaged != "0")
            report.damage.push_back(damaged + (damaged == "1" ? " row of " + name + " is not as it was written"
                                                              : " rows of " + name + " are not as they were written"));
    }
}

void check_tables(const Database& database, const ReplayTable& replay, BackupCheck& report) {
    Statement tables(database.handle(), "SELECT " + std::string(table_columns) + " FROM tables ORDER BY tables.number");
    Statement entries(database.handle(),
                      "SELECT " + std::string(entry_columns) + " FROM entries WHERE number = ? ORDER BY sequence");
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

// A sentence about what is damaged may quote any byte.
void make_plain(std::string& sentence) {
    for (char& letter : sentence)
        if (letter < ' ' || letter > '~') letter = '?';
}

void check_file(const std::string& file, BackupCheck& report) {
    if (!std::filesystem::is_regular_file(file)) throw SqliteError(0, file + " is not a file");
    const Seal seal = check_seal(file);
    if (seal == Seal::broken) report.damage.emplace_back("the file is not as 'ozy backup' wrote it");
    if (seal == Seal::none)
        report.unchecked.emplace_back("the file has no seal of 'ozy backup': bytes that hold nothing were not checked");
}

void check_database(const std::string& file, const ReplayTable& replay, BackupCheck& report) {
    const Database database(file, Database::Access::read_only);
    const int shape = static_cast<int>(shape_number(database));
    const std::size_t before = report.damage.size();
    check_shape(database, shape, report);
    Statement check(database.handle(), "PRAGMA integrity_check");
    while (check.step())
        if (std::string line = check.text(0); line != "ok") report.damage.push_back(line);
    if (report.damage.size() > before) return;  // what is read now need not make sense
    if (shape >= first_shape_with_hashes)
        check_rows(database, shape, report);
    else
        report.unchecked.emplace_back(
            "it was written by an earlier version, whose rows carry no hashes: that games play through was checked, "
            "not "
            "that names, accounts, chat and notes are as they were written");
    check_tables(database, replay, report);
}

}  // namespace

void back_up(const std::string& directory, const std::string& file) {
    const std::string path = database_in(directory);
    if (!std::filesystem::is_regular_file(path)) throw SqliteError(0, "there is no database in " + directory);
    const Database database(path, Database::Access::read_only);
    make_private_file(file);
    database.back_up_to(file);
    seal_file(file);
}

void restore_backup(const std::string& file, const std::string& directory) {
    make_private_directory(directory);
    const std::string path = database_in(directory);
    if (std::filesystem::exists(path)) throw SqliteError(0, directory + " holds data already");
    const Database database(file, Database::Access::read_only);
    make_private_file(path);
    database.back_up_to(path);
}

BackupCheck check_backup(const std::string& file, const ReplayTable& replay) {
    BackupCheck report;
    try {
        check_file(file, report);
        check_database(file, replay, report);
    } catch (const std::exception& error) {
        report.damage.emplace_back(error.what());
    }
    for (std::string& sentence : report.damage) make_plain(sentence);
    return report;
}

}  // namespace ozy::server
