// older_tables_test.cpp - tables that an earlier version of the program stored go on by the rules they were begun with.
#include <fstream>
#include <gmock/gmock.h>

#include "server/fake_world.hpp"
#include "server/lobby/stored_game.hpp"
#include "tree.hpp"

namespace ozy::server {
namespace {

using ::testing::HasSubstr;

// A table as the first version of the program stored it: its settings say nothing of versions.
std::string settings_of_version_1(const std::string& players) {
    return R"({"options":[["players",")" + players +
           R"("]],"title":"","random_order":false,"live":false,"undo":"consent","imported_lines":0})";
}

TEST(Room, TablesOfOlderRulesGoOnWithTheirDefaults) {
    FakeRoom empire("after_the_empire", 2);
    empire.store.table.settings = settings_of_version_1("2");
    empire.load();
    const auto options = [](FakeRoom& table) {
        std::string out;
        table.room->board().describe({Identity{"anna", "anna", {}, {}}},
                                     [&](const Answer& answer) { out = std::get<std::string>(answer); });
        return out;
    };
    EXPECT_THAT(options(empire), HasSubstr(R"("passing":"allowed")"));
    Settings settings = read_settings(empire.store.table.settings);
    settings.rules = 2;
    empire.store.table.settings = write_settings(settings);
    empire.load();
    EXPECT_THAT(options(empire), HasSubstr(R"("passing":"forced")"));
}

// Dice that nobody was asked for, as the first version of the rules of After the Flood threw them (AF-1.5).
TEST(Room, GamesOfOlderRulesPlayThrough) {
    const auto old = [](const std::string& name) {
        std::ifstream file(in_tree("tests/old_records/" + name));
        std::vector<Entry> entries;
        bool is_play = false;
        for (std::string line; std::getline(file, line) && !line.starts_with("result");) {
            if (is_play) entries.push_back({static_cast<int>(entries.size()), index(Seat::chance), 0, {}, line});
            is_play = is_play || line.empty();
        }
        return entries;
    };
    FakeRoom flood("after_the_flood", 3);
    flood.store.table.settings = settings_of_version_1("3");
    EXPECT_EQ(damage_of(flood.store.table, old("after_the_flood_served.game")), "");
    Settings settings = read_settings(flood.store.table.settings);
    settings.rules = 2;
    flood.store.table.settings = write_settings(settings);
    EXPECT_NE(damage_of(flood.store.table, old("after_the_flood_served.game")), "");
}

}  // namespace
}  // namespace ozy::server
