// content_test.cpp - the tables of the box are what map.json and tiles.json say, entry by entry.
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

#include "games/vinci/names.hpp"
#include "tree.hpp"

namespace ozy::vinci {
namespace {

using nlohmann::json;

json read_json(const std::string& name) {
    std::ifstream file(in_tree("src/games/vinci/" + name));
    return json::parse(file);
}

std::set<std::string> ids_of(ProvinceSet listed) {
    std::set<std::string> ids;
    for (Province province : listed) ids.insert(province_id(province));
    return ids;
}

std::set<std::string> ids_of(SeaSet listed) {
    std::set<std::string> ids;
    for (Sea sea : listed) ids.insert(std::string(seas[sea].id));
    return ids;
}

// [VI-1.1] Index order is the order of map.json.
TEST(Content, provinces_are_those_of_map_json) {
    const json listed = read_json("map.json")["provinces"];
    ASSERT_EQ(listed.size(), std::size_t{province_count});
    for (Province province : all_provinces) {
        const json& entry = listed[ordinal(province)];
        const ProvinceFacts& facts = provinces[province];
        SCOPED_TRACE(facts.name);
        EXPECT_EQ(entry["index"], index(province));
        EXPECT_EQ(entry["id"], province_id(province));
        EXPECT_EQ(entry["name"], facts.name);
        EXPECT_EQ(entry["terrain"], terrain_names[facts.terrain]);
        EXPECT_EQ(entry["mine"], facts.signs.contains(Sign::mine));
        EXPECT_EQ(entry["harbour"], facts.signs.contains(Sign::harbour));
        EXPECT_EQ(entry["edge"], facts.signs.contains(Sign::edge));
        EXPECT_EQ(entry["start_by_sea"], facts.signs.contains(Sign::start_by_sea));
        EXPECT_EQ(entry["neighbors"].get<std::set<std::string>>(), ids_of(facts.neighbors));
        EXPECT_EQ(entry["straits"].get<std::set<std::string>>(), ids_of(facts.straits));
        EXPECT_EQ(entry["coasts"].get<std::set<std::string>>(), ids_of(facts.coasts));
    }
}

// [VI-1.5] What touches a sea is the same seen from the sea.
TEST(Content, seas_are_those_of_map_json) {
    const json listed = read_json("map.json")["seas"];
    ASSERT_EQ(listed.size(), std::size_t{sea_count});
    for (Sea sea : all_seas) {
        const json& entry = listed[ordinal(sea)];
        SCOPED_TRACE(seas[sea].name);
        EXPECT_EQ(entry["id"], seas[sea].id);
        EXPECT_EQ(entry["name"], seas[sea].name);
        EXPECT_EQ(entry["neighbors"].get<std::set<std::string>>(), ids_of(seas[sea].neighbors));
        EXPECT_EQ(entry["coasts"].get<std::set<std::string>>(), ids_of(coasts_of(SeaSet{sea})));
    }
}

// [VI-1.3]
TEST(Content, straits_are_those_of_map_json) {
    std::set<std::set<std::string>> in_json, in_table;
    const json map = read_json("map.json");
    for (const json& strait : map["straits"])
        in_json.insert({strait["a"].get<std::string>(), strait["b"].get<std::string>()});
    for (Province province : all_provinces)
        for (Province other : provinces[province].straits) in_table.insert({province_id(province), province_id(other)});
    EXPECT_EQ(in_json, in_table);
    EXPECT_EQ(in_table.size(), 6U);
}

TEST(Content, tiles_are_those_of_tiles_json) {
    const json listed = read_json("tiles.json")["tiles"];
    ASSERT_EQ(listed.size(), std::size_t{face_count});
    for (Tile tile : all_tiles) {
        const json& entry = listed[ordinal(tile)];
        const TileFacts& facts = tiles[tile];
        SCOPED_TRACE(facts.name);
        EXPECT_EQ(entry["index"], ordinal(tile));
        EXPECT_EQ(entry["id"], facts.id);
        EXPECT_EQ(entry["name"], facts.name);
        EXPECT_EQ(entry["ability"], ability_of(tile).id);
        EXPECT_EQ(entry["colour"], tile_color_names[facts.color]);
        EXPECT_EQ(entry["stays_in_decline"], facts.stays_in_decline);
        if (tile == Tile::specialization)
            EXPECT_TRUE(entry["red"].is_null());
        else
            EXPECT_EQ(entry["red"], facts.red);
        EXPECT_EQ(entry["copies"]["full"], facts.copies[Bag::full]);
        EXPECT_EQ(entry["copies"]["seed_only"], facts.copies[Bag::seed_only]);
        EXPECT_EQ(entry["copies"]["printed_1999"], facts.copies[Bag::printed_1999]);
    }
}

TEST(Content, bonus_tokens_and_targets_are_those_of_tiles_json) {
    const json file = read_json("tiles.json");
    for (int players = min_players; players <= max_players; ++players) {
        const SeatCountRow& row = by_players[static_cast<std::size_t>(players - min_players)];
        EXPECT_EQ(file["bonus_tokens"][std::to_string(players)], row.bonus_tokens);
        EXPECT_EQ(file["target_vp"][std::to_string(players)], row.target_vp);
    }
}

}  // namespace
}  // namespace ozy::vinci
