// elsewhere_test.cpp - what takes long is done where nobody's socket waits for it, or not at all.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "server/fake_world.hpp"
#include "server/lobby/lobby.hpp"
#include "server/some_store.hpp"
#include "table/registry.hpp"

namespace ozy::server {
namespace {

// A game played to its end, of which the room remembers only the end.
struct Finished : FakeRoom {
    Finished() : FakeRoom("tigris") {
        Rng rng(1);
        const auto played = *open_table("tigris", read_settings(store.table.settings).options);
        for (played->play_chance(rng); !played->is_over(); played->play_chance(rng))
            EXPECT_TRUE(played->play_choice(played->decider(),
                                            rng.below(static_cast<std::uint32_t>(played->choices().size()))));
        store.written.clear();
        for (const Chain& chain : played->chains())
            store.written.push_back({static_cast<int>(store.written.size()),
                                     index(chain.seat),
                                     1'000'000,
                                     {},
                                     seat_word(chain.seat) + ": " + chain.text});
        store.table.phase = TablePhase::over;
        store.kept.reset();
        load();
        room->save_snapshot();
        load();
    }
};

// Threads that serve sockets have other tables to serve.
TEST(Room, WhatTakesLongIsDoneElsewhere) {
    const Visitor anna{Identity{"anna", "anna", {}, {}}};
    using Ask = std::function<void(Room&, const Reply&)>;
    const std::vector<std::pair<std::string_view, Ask>> asks = {
        {"log", [&](Room& room, const Reply& reply) { room.readings().show_log(anna, seat_at(0), 100, reply); }},
        {"replay",
         [&](Room& room, const Reply& reply) { room.readings().show_replay(anna, Seat::omniscient, 0, reply); }},
        {"record", [&](Room& room, const Reply& reply) { room.readings().show_record(anna, reply); }},
        {"analysis", [&](Room& room, const Reply& reply) { room.readings().show_analysis(anna, true, reply); }}};
    for (const auto& [what, ask] : asks) {
        Finished table;
        ASSERT_TRUE(table.store.kept);
        const int reads = table.store.reads;
        table.store.when_read = [&table, what = what] { EXPECT_TRUE(table.tasks.is_slow) << what; };
        for (const bool is_read : {false, true}) {
            std::optional<Answer> answer;
            ask(*table.room, [&, what = what](const Answer& given) {
                EXPECT_TRUE(table.tasks.is_slow || (is_read && what == "analysis")) << what;
                answer = given;
            });
            table.tasks.run();
            ASSERT_TRUE(answer) << what;
            EXPECT_TRUE(std::holds_alternative<std::string>(*answer)) << what;
        }
        EXPECT_EQ(table.store.reads, reads + 1) << what << ": read once, then remembered";
    }
}

TEST(Lobby, ListingFiftyTablesLoadsNoRoom) {
    constexpr int tables = 50;
    const Folder folder;
    const auto store = open_store(folder.path());
    FakeRoom some("tigris");
    for (int i = 0; i < tables; ++i) {
        StoredTable table = some.store.table;
        table.id = "t" + std::to_string(i);
        ASSERT_EQ(write(*store, {AddTable{table, {"anna"}, some.store.written}}), Written::durable);
    }
    World world{*store, some.tasks, some.bots, some.figures, "build"};
    Lobby lobby(world);
    const auto loaded = some.figures.tables_loaded.load();
    std::string out;
    lobby.list(TableList::mine, Lobby::listed_tables, Identity{"anna", "anna", {}, {}},
               [&](const Answer& answer) { out = std::get<std::string>(answer); });
    some.tasks.run();
    EXPECT_EQ(nlohmann::json::parse(out).at("tables").size(), tables);
    EXPECT_EQ(some.figures.tables_loaded, loaded);
    EXPECT_EQ(some.figures.rooms, 0);
}

}  // namespace
}  // namespace ozy::server
