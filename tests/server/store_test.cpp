// store_test.cpp - the store: durable, whole or not at all, first one wins, old shapes.
#include <filesystem>
#include <future>
#include <gmock/gmock.h>

#include "server/store/sqlite.hpp"
#include "server/store/sqlite_store.hpp"

namespace ozy::server {
namespace {

class Folder {
  public:
    Folder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "ozy_store_XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

Written write(Store& store, std::vector<Change> changes) {
    std::promise<Written> done;
    store.write(std::move(changes), [&](Written outcome) { done.set_value(outcome); });
    return done.get_future().get();
}

StoredTable some_table(const std::string& id) {
    StoredTable table;
    table.id = id;
    table.game = "tigris";
    table.creator = "anna";
    table.settings = table.seating = "{}";
    table.secret = std::string("\0secret", 7);
    table.visible = true;
    return table;
}

Change entry(TableNumber table, int sequence, const std::string& text) {
    return AppendEntry{table, {sequence, 0, 5, "id", text}};
}

TEST(Store, KeepsWhatItWasGiven) {
    const Folder folder;
    {
        const auto store = open_store(folder.path());
        ASSERT_EQ(write(*store, {AddTable{some_table("one"), {"anna", "ben"}, {{0, -1, 3, "", "chance: red"}}}}),
                  Written::durable);
        const TableNumber number = store->find_table("one")->number;
        EXPECT_EQ(write(*store, {entry(number, 1, "P0: pass")}), Written::durable);
        EXPECT_EQ(write(*store, {SaveSnapshot{number, {2, "build", std::string("a\0b", 3)}}}), Written::durable);
        EXPECT_EQ(write(*store, {AddChat{number, {"seats", "Anna", "hello", 0, 9}}}), Written::durable);
        EXPECT_EQ(write(*store, {SaveNotes{number, "anna", 0, "first"}}), Written::durable);
        EXPECT_EQ(write(*store, {SaveNotes{number, "anna", 0, "second"}}), Written::durable);
    }
    const auto store = open_store(folder.path());
    const auto table = store->find_table("one");
    ASSERT_TRUE(table);
    EXPECT_EQ(table->secret, std::string("\0secret", 7));
    const auto entries = store->entries(table->number, 0);
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[1].text, "P0: pass");
    EXPECT_EQ(store->entries(table->number, 1).size(), 1U);
    EXPECT_EQ(store->snapshot(table->number, "build")->state, std::string("a\0b", 3));
    EXPECT_FALSE(store->snapshot(table->number, "another build"));
    EXPECT_EQ(store->chat(table->number, "seats", 10).at(0).text, "hello");
    EXPECT_TRUE(store->chat(table->number, "spectators", 10).empty());
    EXPECT_EQ(store->notes(table->number, "anna", 0), "second");
    EXPECT_EQ(store->list_tables(TableList::mine, "ben", 10).size(), 1U);
    EXPECT_TRUE(store->list_tables(TableList::mine, "eve", 10).empty());
    EXPECT_EQ(store->list_tables(TableList::open, "", 10).size(), 1U);
    EXPECT_TRUE(store->list_tables(TableList::live, "", 10).empty());
}

TEST(Store, TheFirstOneWins) {
    const Folder folder;
    const auto store = open_store(folder.path());
    write(*store, {AddTable{some_table("one"), {}}});
    StoredTable table = *store->find_table("one");
    EXPECT_EQ(write(*store, {entry(table.number, 0, "first")}), Written::durable);
    EXPECT_EQ(write(*store, {entry(table.number, 0, "second")}), Written::conflict);
    EXPECT_EQ(store->entries(table.number, 0).at(0).text, "first");

    table.revision = 1;
    table.seating = "mine";
    EXPECT_EQ(write(*store, {SaveSeating{table, {}}}), Written::durable);
    table.seating = "too late";
    EXPECT_EQ(write(*store, {SaveSeating{table, {}}}), Written::conflict);
    EXPECT_EQ(store->find_table("one")->seating, "mine");
}

TEST(Store, AListOfChangesIsWholeOrNotAtAll) {
    const Folder folder;
    const auto store = open_store(folder.path());
    write(*store, {AddTable{some_table("one"), {}}});
    const TableNumber number = store->find_table("one")->number;
    write(*store, {entry(number, 0, "there")});
    // Others in the same commit are not touched by one that fails.
    std::vector<std::future<Written>> outcomes;
    std::vector<std::promise<Written>> promises(3);
    std::vector<std::vector<Change>> lists = {
        {entry(number, 1, "a")}, {entry(number, 2, "b"), entry(number, 0, "conflict")}, {entry(number, 3, "c")}};
    for (std::size_t i = 0; i < lists.size(); ++i) {
        outcomes.push_back(promises[i].get_future());
        store->write(lists[i], [&promises, i](Written outcome) { promises[i].set_value(outcome); });
    }
    EXPECT_EQ(outcomes[0].get(), Written::durable);
    EXPECT_EQ(outcomes[1].get(), Written::conflict);
    EXPECT_EQ(outcomes[2].get(), Written::durable);
    std::vector<std::string> texts;
    for (const Entry& one : store->entries(number, 0)) texts.push_back(one.text);
    EXPECT_EQ(texts, (std::vector<std::string>{"there", "a", "c"}));
}

TEST(Store, ManyWritersShareCommits) {
    const Folder folder;
    const auto store = open_store(folder.path());
    write(*store, {AddTable{some_table("one"), {}}});
    const TableNumber number = store->find_table("one")->number;
    constexpr int count = 2000;
    std::atomic<int> durable = 0;
    std::promise<void> all;
    for (int i = 0; i < count; ++i)
        store->write({entry(number, i, "x")}, [&](Written outcome) {
            durable += outcome == Written::durable;
            if (durable == count) all.set_value();
        });
    all.get_future().wait();
    EXPECT_LT(store->figures().commits, count / 4U);
    EXPECT_EQ(store->entries(number, 0).size(), static_cast<std::size_t>(count));
}

TEST(Store, SessionsAndAccounts) {
    const Folder folder;
    const auto store = open_store(folder.path());
    Identity anna{"u_1", "Anna", "", ""};
    EXPECT_EQ(write(*store, {SaveIdentity{anna}, AddSession{"h1", "u_1", 1}, AddSession{"h2", "u_1", 1}}),
              Written::durable);
    EXPECT_EQ(store->session_identity("h1", 0)->name, "Anna");
    EXPECT_FALSE(store->session_identity("h3", 0));
    EXPECT_FALSE(store->session_identity("h1", 2)) << "it began before";
    anna.account = "anna";
    EXPECT_EQ(write(*store, {SaveIdentity{anna}}), Written::durable);
    EXPECT_EQ(store->account("anna")->id, "u_1");
    EXPECT_EQ(write(*store, {SaveIdentity{{"u_2", "Anna", "anna", "x"}}, AddSession{"h9", "u_2", 1}}),
              Written::conflict);
    EXPECT_FALSE(store->session_identity("h9", 0));
    write(*store, {DropOtherSessions{"u_1", "h2"}});
    EXPECT_FALSE(store->session_identity("h1", 0));
    EXPECT_TRUE(store->session_identity("h2", 0));
    write(*store, {DropSession{"h2"}});
    EXPECT_FALSE(store->session_identity("h2", 0));
}

TEST(Store, RefusesDataOfANewerProgram) {
    const Folder folder;
    open_store(folder.path());
    Database(folder.path() + "/ozymandias.db", Database::Access::read_write).execute("PRAGMA user_version = 999");
    EXPECT_THROW(open_store(folder.path()), SqliteError);
}

TEST(Store, ChecksBackups) {
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
    EXPECT_THAT(check_backup(copy, replay).damage, testing::ElementsAre(testing::HasSubstr("entry 1 is missing")));
    EXPECT_FALSE(check_backup(folder.path() + "/nothing.db", replay).damage.empty());
}

}  // namespace
}  // namespace ozy::server
