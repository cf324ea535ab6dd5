// backup_test.cpp - what is stored is closed to others, and damage to it is noticed: backups, hashes of rows, old data.
#include "server/store/backup.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <random>

#include "server/some_store.hpp"
#include "server/store/migrations.hpp"
#include "server/store/sqlite.hpp"

namespace ozy::server {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(Backup, ChecksBackups) {
    const Folder folder;
    const std::string copy = folder.path() + "/copy.db";
    {
        const auto store = open_store(folder.path());
        write(*store, {AddTable{some_table("one"), {}, {{0, 0, 0, "", "a"}, {1, 0, 0, "", "b"}, {2, 0, 0, "", "c"}}}});
        back_up(folder.path(), copy);
    }
    int seen = 0;
    const auto replay = [&](const StoredTable&, const std::vector<Entry>& entries) {
        seen += static_cast<int>(entries.size());
        return std::string();
    };
    const BackupCheck good = check_backup(copy, replay);
    EXPECT_TRUE(good.damage.empty());
    EXPECT_EQ(good.tables, 1);
    EXPECT_EQ(seen, 3);
    Database(copy, Database::Access::read_write).execute("DELETE FROM entries WHERE sequence = 1");
    EXPECT_THAT(check_backup(copy, replay).damage,
                ElementsAre(HasSubstr("not as 'ozy backup' wrote it"), HasSubstr("1 row of entries is not"),
                            HasSubstr("entry 1 is missing")));
    EXPECT_THAT(check_backup(folder.path() + "/nothing.db", replay).damage, ElementsAre(HasSubstr("is not a file")));
}

std::string nothing_wrong(const StoredTable&, const std::vector<Entry>&) { return {}; }

// A data directory with a row of every kind.
void fill(const std::string& directory) {
    const auto store = open_store(directory);
    write(*store, {SaveIdentity{{"u_1", "Anna", "anna", "x"}}, AddSession{"h1", "u_1", 1}});
    for (const char* id : {"one", "two", "three"}) {
        write(*store, {AddTable{some_table(id), {"u_1"}, {{0, -1, 3, "", "chance: red"}}}});
        const TableNumber number = store->find_table(id)->number;
        for (int i = 1; i < 40; ++i) write(*store, {entry(number, i, "P0: tile red F" + std::to_string(i))});
        write(*store, {SaveSnapshot{number, {2, "build", std::string(900, 's')}}});
        write(*store, {AddChat{number, {"seats", "Anna", "hello", 0, 9}}, SaveNotes{number, "u_1", 0, "a plan"}});
    }
}

// All that the tables hold, as text; empty if it cannot be read.
std::string content_of(const std::string& file) {
    std::string out;
    try {
        const Database database(file, Database::Access::read_only);
        Statement tables(database.handle(), "SELECT name, sql FROM sqlite_schema WHERE type = 'table' ORDER BY name");
        while (tables.step()) {
            out += tables.text(1);
            Statement rows(database.handle(), "SELECT * FROM " + tables.text(0));
            while (rows.step())
                for (int i = 0; i < rows.columns(); ++i) out += rows.text(i) + "|";
        }
    } catch (const SqliteError&) {
        return {};
    }
    return out;
}

std::string bytes_of(const std::string& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

// Flips one random bit after the other; how many of them were `found`.
template <class Found>
int count_found(const std::string& file, int flips, Found found) {
    const std::string good = bytes_of(file);
    std::mt19937 random(7);
    int out = 0;
    for (int i = 0; i < flips; ++i) {
        std::string damaged = good;
        const std::size_t bit = random() % (good.size() * 8);
        damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
        std::ofstream(file, std::ios::binary) << damaged;
        out += found();
    }
    std::ofstream(file, std::ios::binary) << good;
    return out;
}

TEST(Backup, AnyFlippedBitOfABackupIsFound) {
    const Folder folder;
    const std::string copy = folder.path() + "/copy.db";
    fill(folder.path());
    back_up(folder.path(), copy);
    EXPECT_THAT(check_backup(copy, nothing_wrong).damage, IsEmpty());
    EXPECT_THAT(check_backup(copy, nothing_wrong).unchecked, IsEmpty());
    const auto is_found = [&] { return !check_backup(copy, nothing_wrong).damage.empty(); };
    EXPECT_EQ(count_found(copy, 150, is_found), 150);
    const Folder restored;
    restore_backup(copy, restored.path());
    EXPECT_EQ(content_of(restored.path() + "/ozymandias.db"), content_of(copy));
}

// Without the seal of a backup, a bit may flip where nothing is stored.
TEST(Backup, AnyFlippedBitThatChangesWhatIsStoredIsFound) {
    const Folder folder;
    fill(folder.path());
    const std::string file = folder.path() + "/ozymandias.db";
    const std::string good = content_of(file);
    const auto is_found_or_harmless = [&] {
        return !check_backup(file, nothing_wrong).damage.empty() || content_of(file) == good;
    };
    EXPECT_EQ(count_found(file, 600, is_found_or_harmless), 600);
}

TEST(Backup, ARowThatIsNotAsItWasWrittenIsNotBelieved) {
    const Folder folder;
    fill(folder.path());
    Database(folder.path() + "/ozymandias.db", Database::Access::read_write)
        .execute(
            "UPDATE entries SET text = 'P0: tile red A1' WHERE number = 1 AND sequence = 7;"
            "UPDATE snapshots SET state = 'x' WHERE number = 2; UPDATE tables SET creator = 'eve' WHERE number = 3");
    const auto store = open_store(folder.path());
    EXPECT_THROW(store->entries(TableNumber{1}, 0), SqliteError);
    EXPECT_EQ(store->entries(TableNumber{2}, 0).size(), 40U);
    EXPECT_FALSE(store->snapshot(TableNumber{2}, "build")) << "a snapshot is only a cache";
    EXPECT_THROW(store->find_table("three"), SqliteError);
    EXPECT_EQ(store->list_tables(TableList::mine, "u_1", 10).size(), 2U) << "the others are still listed";
    StoredTable table = *store->find_table("two");
    table.number = TableNumber{3};
    ++table.revision;
    EXPECT_EQ(write(*store, {SaveSeating{table, {}}}), Written::conflict) << "damage is not made good by a new hash";
}

// Whoever can write the hash of a row still cannot change what lies before other rows.
TEST(Backup, AnEntryThatIsExchangedBreaksTheChain) {
    const Folder folder;
    fill(folder.path());
    const std::string file = folder.path() + "/ozymandias.db";
    Database(file, Database::Access::read_write)
        .execute(
            "UPDATE entries SET text = 'P0: pass' WHERE number = 1 AND sequence = 7;"
            "UPDATE entries SET hash = row_hash(number, sequence, seat, time, message, text, (SELECT hash FROM entries "
            "AS before WHERE before.number = 1 AND before.sequence = 6)) WHERE number = 1 AND sequence = 7");
    EXPECT_THAT(check_backup(file, nothing_wrong).damage, ElementsAre("1 row of entries is not as it was written"));
    EXPECT_THROW(open_store(folder.path())->entries(TableNumber{1}, 0), SqliteError);
}

TEST(Backup, DamageIsNotMadeGoodByTakingOldDataOver) {
    const Folder folder;
    const std::string file = folder.path() + "/ozymandias.db";
    {
        Database old(file, Database::Access::read_write);
        migrate(old, 1);
        old.execute(
            "INSERT INTO tables VALUES (1, 'one', 'tigris', 'anna', '{}', '{}', x'00', 1, 1, 0, 0, 0);"
            "INSERT INTO entries VALUES (1, 0, -1, 3, '', 'a'), (1, 1, 0, 3, '', 'b'), (1, 2, 0, 3, '', 'c')");
        migrate(old, 2);
    }
    EXPECT_THAT(check_backup(file, nothing_wrong).damage, IsEmpty());
    Database(file, Database::Access::read_write).execute("UPDATE entries SET text = 'x' WHERE sequence = 1");
    const auto is_damaged = ElementsAre(HasSubstr("2 rows of entries are not as they were written"));
    EXPECT_THAT(check_backup(file, nothing_wrong).damage, is_damaged);
    EXPECT_THROW(open_store(folder.path())->entries(TableNumber{1}, 0), SqliteError);
    EXPECT_THAT(check_backup(file, nothing_wrong).damage, is_damaged);
}

TEST(Backup, OldDataIsTakenOver) {
    const Folder folder;
    const std::string file = folder.path() + "/ozymandias.db";
    {
        Database old(file, Database::Access::read_write);
        migrate(old, 1);
        old.execute(
            "INSERT INTO tables VALUES (1, 'one', 'tigris', 'anna', '{}', '{}', x'00', 1, 1, 0, 0, 0);"
            "INSERT INTO people VALUES ('anna', 1); INSERT INTO entries VALUES (1, 0, -1, 3, '', 'chance: red');"
            "INSERT INTO chat VALUES (1, 1, 'seats', 'Anna', 0, 9, 'hello'); INSERT INTO notes VALUES (1, 'anna', 0, "
            "'n');"
            "INSERT INTO identities VALUES ('anna', 'Anna', NULL, ''); INSERT INTO sessions VALUES ('h', 'anna', 5);"
            "INSERT INTO snapshots VALUES (1, 1, 'build', 'state')");
    }
    const BackupCheck check = check_backup(file, nothing_wrong);
    EXPECT_THAT(check.damage, IsEmpty());
    EXPECT_THAT(check.unchecked, testing::Contains(HasSubstr("earlier version, whose rows carry no hashes")));
    {
        const auto store = open_store(folder.path());
        EXPECT_EQ(store->find_table("one")->game, "tigris");
        EXPECT_EQ(store->list_tables(TableList::mine, "anna", 10).size(), 1U);
        EXPECT_EQ(store->entries(TableNumber{1}, 0).size(), 1U);
        EXPECT_EQ(store->chat(TableNumber{1}, "seats", 10).size(), 1U);
        EXPECT_EQ(store->notes(TableNumber{1}, "anna", 0), "n");
        EXPECT_EQ(store->session_identity("h", 0)->name, "Anna");
        EXPECT_TRUE(store->snapshot(TableNumber{1}, "build"));
    }
    EXPECT_THAT(check_backup(file, nothing_wrong).damage, IsEmpty());
    EXPECT_THAT(check_backup(file, nothing_wrong).unchecked, ElementsAre(HasSubstr("no seal")));
}

TEST(Backup, OnlyItsOwnerReadsIt) {
    const Folder folder;
    const std::string directory = folder.path() + "/data", copy = folder.path() + "/copy.db";
    const auto rights = [](const std::string& path) {
        return static_cast<unsigned>(std::filesystem::status(path).permissions());
    };
    {
        const auto store = open_store(directory);
        write(*store, {AddTable{some_table("one"), {}}});
        EXPECT_EQ(rights(directory), 0700U);
        for (const char* ending : {"", "-wal", "-shm"}) EXPECT_EQ(rights(directory + "/ozymandias.db" + ending), 0600U);
    }
    back_up(directory, copy);
    EXPECT_EQ(rights(copy), 0600U);
    restore_backup(copy, folder.path() + "/restored");
    EXPECT_EQ(rights(folder.path() + "/restored"), 0700U);
    EXPECT_EQ(rights(folder.path() + "/restored/ozymandias.db"), 0600U);
    std::filesystem::permissions(directory + "/ozymandias.db", std::filesystem::perms(0644));  // of an earlier version
    open_store(directory);
    EXPECT_EQ(rights(directory + "/ozymandias.db"), 0600U);
}

}  // namespace
}  // namespace ozy::server
