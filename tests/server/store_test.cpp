// store_test.cpp - the store: durable, whole or not at all, first one wins, one server's alone.
#include <fstream>
#include <gmock/gmock.h>
#include <thread>

#include "server/some_store.hpp"
#include "server/store/sqlite.hpp"

namespace ozy::server {
namespace {

using ::testing::HasSubstr;

std::int64_t root_page(const std::string& file, const std::string& name) {
    const Database database(file, Database::Access::read_only);
    Statement root(database.handle(), "SELECT rootpage FROM sqlite_schema WHERE name = ?");
    return root.bind(name).step() ? root.integer(0) : 0;
}

void overwrite_page(const std::string& file, std::int64_t page) {
    constexpr int page_size = 4096;
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp((page - 1) * page_size);
    stream << std::string(page_size, '\xff');
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

TEST(Store, APageThatCannotBeReadCostsOnlyWhatNeedsIt) {
    const Folder folder;
    write(*open_store(folder.path()),
          {AddTable{some_table("one"), {}}, AddChat{TableNumber{1}, {"seats", "Anna", "hello", 0, 9}}});
    const std::string file = folder.path() + "/ozymandias.db";
    overwrite_page(file, root_page(file, "chat"));
    const auto store = open_store(folder.path());
    const TableNumber number = store->find_table("one")->number;
    EXPECT_THROW(store->chat(number, "seats", 10), SqliteError);
    // All in one commit: the line of chat is refused, the moves beside it are stored.
    std::vector<std::promise<Written>> promises(20);
    for (int i = 0; i < std::ssize(promises); ++i) {
        Change change = AddChat{number, {"seats", "Anna", "hello", 0, 9}};
        if (i != 7) change = entry(number, i < 7 ? i : i - 1, "P0: pass");
        store->write({std::move(change)}, [&promise = promises[static_cast<std::size_t>(i)]](Written outcome) {
            promise.set_value(outcome);
        });
    }
    for (std::size_t i = 0; i < promises.size(); ++i)
        EXPECT_EQ(promises[i].get_future().get(), i == 7 ? Written::failed : Written::durable) << i;
    EXPECT_EQ(store->entries(number, 0).size(), promises.size() - 1);
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

TEST(Store, TheLogIsCopiedIntoTheDatabaseWhileItIsUsed) {
    const Folder folder;
    const auto store = open_store(folder.path());
    write(*store, {AddTable{some_table("one"), {}}});
    const TableNumber number = store->find_table("one")->number;
    const std::string long_text(100'000, 'x');
    constexpr int count = 100;  // some 2,500 pages
    for (int i = 0; i < count; ++i) ASSERT_EQ(write(*store, {entry(number, i, long_text)}), Written::durable);
    for (int tries = 0; tries < 200 && store->figures().log_pages > 0; ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_GE(store->figures().checkpoints, 1U);
    EXPECT_EQ(store->figures().log_pages, 0U);
    EXPECT_GT(std::filesystem::file_size(folder.path() + "/ozymandias.db"), count * long_text.size());
    const auto log = std::filesystem::file_size(folder.path() + "/ozymandias.db-wal");
    for (int i = count; i < 2 * count; ++i) ASSERT_EQ(write(*store, {entry(number, i, long_text)}), Written::durable);
    EXPECT_LT(std::filesystem::file_size(folder.path() + "/ozymandias.db-wal"), log + log / 2) << "it begins anew";
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

TEST(Store, TwoServersCannotShareADirectory) {
    const Folder folder;
    auto store = open_store(folder.path());
    try {
        open_store(folder.path());
        FAIL() << "both use it";
    } catch (const SqliteError& error) {
        EXPECT_THAT(error.what(), HasSubstr("another server uses the data directory " + folder.path()));
    }
    store.reset();
    EXPECT_NO_THROW(open_store(folder.path()));
}

TEST(Store, NothingIsAcknowledgedInADirectoryThatIsGone) {
    const Folder folder;
    const auto store = open_store(folder.path());
    write(*store, {AddTable{some_table("one"), {}}});
    const TableNumber number = store->find_table("one")->number;
    EXPECT_EQ(write(*store, {entry(number, 0, "P0: pass")}), Written::durable);
    std::filesystem::rename(folder.path(), folder.path() + "_moved");
    EXPECT_EQ(write(*store, {entry(number, 1, "P0: pass")}), Written::failed);
    EXPECT_EQ(store->entries(number, 0).size(), 1U) << "and it was not made";
    std::filesystem::rename(folder.path() + "_moved", folder.path());
    EXPECT_EQ(write(*store, {entry(number, 1, "P0: pass")}), Written::durable);
    std::filesystem::remove_all(folder.path());
    EXPECT_EQ(write(*store, {entry(number, 2, "P0: pass")}), Written::failed);
}

}  // namespace
}  // namespace ozy::server
