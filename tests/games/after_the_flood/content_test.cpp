// content_test.cpp - the tables in the code are those of areas.json, charts.json and empires.json, entry by entry.
#include "games/after_the_flood/content.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "games/after_the_flood/rules/decline.hpp"
#include "tree.hpp"

namespace ozy::after_the_flood {
namespace {

using nlohmann::json;

json load(const std::string& file) {
    std::ifstream in(in_tree("src/games/after_the_flood/" + file));
    return json::parse(in);
}

std::set<std::string> ids_of(ResourceSet set) {
    std::set<std::string> out;
    for (Resource resource : set) out.emplace(resources[resource].id);
    return out;
}

Area area_named(const std::string& id) {
    for (Area area : all_areas)
        if (areas[area].id == id) return area;
    return Area::none;
}

TEST(Content, areas_are_those_of_the_file) {
    const json file = load("areas.json");
    ASSERT_EQ(file["areas"].size(), static_cast<std::size_t>(area_count));
    for (const json& entry : file["areas"]) {
        const auto area = static_cast<Area>(entry["index"].get<int>());
        SCOPED_TRACE(entry["id"].get<std::string>());
        EXPECT_EQ(entry["id"], areas[area].id);
        EXPECT_EQ(entry["name"], areas[area].name);
        EXPECT_EQ(entry["region"] == "sumer", sumer.contains(area));
        EXPECT_EQ(entry["invadable"] == false, walled.contains(area));
        EXPECT_EQ(entry["trade"].get<std::set<std::string>>(), ids_of(areas[area].trade));
        EXPECT_EQ(entry["final_vp"], areas[area].final_points);
        EXPECT_EQ(entry["city_rule"].is_null() ? "" : entry["city_rule"].get<std::string>(), areas[area].city_rule);
    }
}

TEST(Content, ways_out_of_an_area_are_its_borders_and_its_arrow) {
    const json file = load("areas.json");
    for (const json& entry : file["areas"]) {
        std::set<std::string> claimed = entry["adjacent"].get<std::set<std::string>>();
        if (!entry["arrow_to"].is_null()) claimed.insert(entry["arrow_to"].get<std::string>());
        std::set<std::string> so;
        for (Area area : reach_from[area_named(entry["id"])]) so.emplace(areas[area].id);
        EXPECT_EQ(so, claimed) << entry["id"];
    }
}

TEST(Content, borders_and_arrows_are_those_of_the_file) {
    const json file = load("areas.json");
    ASSERT_EQ(file["borders"].size(), borders.size());
    for (std::size_t i = 0; i < borders.size(); ++i) {
        EXPECT_EQ(file["borders"][i][0], areas[borders[i].from].id);
        EXPECT_EQ(file["borders"][i][1], areas[borders[i].to].id);
    }
    ASSERT_EQ(file["arrows"].size(), arrows.size());
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        EXPECT_EQ(file["arrows"][i]["from"], areas[arrows[i].from].id);
        EXPECT_EQ(file["arrows"][i]["to"], areas[arrows[i].to].id);
    }
}

TEST(Content, places_and_boxes_are_those_of_the_file) {
    const json file = load("areas.json");
    ASSERT_EQ(file["places"].size(), 20U);
    for (const json& entry : file["places"]) {
        const auto place = static_cast<Place>(entry["index"].get<int>());
        EXPECT_EQ(entry["id"], id_of(place));
        EXPECT_EQ(entry["kind"] == "outer", outer_places.contains(place)) << entry["id"];
        EXPECT_EQ(entry["kind"] == "box_used", used_sides.contains(place)) << entry["id"];
    }
    ASSERT_EQ(file["boxes"].size(), static_cast<std::size_t>(boxes.count()));
    auto entry = file["boxes"].begin();
    for (Place box : boxes) {
        EXPECT_EQ((*entry)["id"], id_of(box));
        EXPECT_EQ((*entry)["name"], name_of(box));
        EXPECT_EQ((*entry)["final_vp"], final_points(box));
        ++entry;
    }
}

TEST(Content, starts_shown_in_areas_are_the_empires) {
    const json file = load("areas.json");
    std::size_t shown = 0;
    for (const json& entry : file["areas"])
        for (const json& start : entry["starts"]) {
            ++shown;
            bool found = false;
            for (const EmpireEntry& empire : empires)
                found = found || (empire.home == area_named(entry["id"]) && empire.turn == start["turn"] &&
                                  empire.armies == start["armies"]);
            EXPECT_TRUE(found) << entry["id"];
        }
    EXPECT_EQ(shown, 13U);  // the two empires of Sumer have no home on the map
}

TEST(Content, empires_are_those_of_the_file) {
    const json file = load("empires.json");
    ASSERT_EQ(file["empires"].size(), static_cast<std::size_t>(empire_count));
    for (const json& entry : file["empires"]) {
        const EmpireEntry& empire = empires[static_cast<Empire>(entry["index"].get<int>())];
        EXPECT_EQ(entry["id"], empire.id);
        EXPECT_EQ(entry["name"], empire.name);
        EXPECT_EQ(entry["turn"], empire.turn);
        EXPECT_EQ(entry["armies"], empire.armies);
        EXPECT_EQ(entry["area"], empire.home == Area::none ? "any_sumer" : areas[empire.home].id);
    }
}

TEST(Content, resources_are_those_of_the_file) {
    const json file = load("charts.json");
    ASSERT_EQ(file["resources"].size(), static_cast<std::size_t>(resource_count));
    for (const json& entry : file["resources"]) {
        const auto resource = static_cast<Resource>(entry["index"].get<int>());
        SCOPED_TRACE(entry["id"].get<std::string>());
        EXPECT_EQ(entry["id"], resources[resource].id);
        EXPECT_EQ(entry["value"], resources[resource].value);
        EXPECT_EQ(entry["pieces"], resources[resource].pieces);
        EXPECT_EQ(entry["armies"], resources[resource].armies);
        EXPECT_EQ(entry["start"], resources[resource].at_start);
        EXPECT_EQ(entry["piece_limit"], limited.contains(resource));
        EXPECT_EQ(entry["luxury"], luxuries.contains(resource));
        const int in_hands = players * resources[resource].at_start;
        if (limited.contains(resource)) {
            EXPECT_EQ(entry["stock_after_setup"], resources[resource].pieces - in_hands);
        }
    }
}

TEST(Content, the_trade_table_is_that_of_the_file) {
    const json file = load("charts.json");
    for (Resource resource : all_resources) {
        const std::string id(resources[resource].id);
        const json row = file["trade_table"].value(id, json::array());
        EXPECT_EQ(row.get<std::set<std::string>>(), ids_of(resources[resource].given_for_it)) << id;
    }
    EXPECT_EQ(file["toolmaker"]["give"], "metal");
    EXPECT_EQ(file["toolmaker"]["get"], "tools");
}

TEST(Content, production_is_that_of_the_file) {
    const json file = load("charts.json");
    constexpr const char* patterns[] = {"1-1-1", "1-1-2", "1-2-2", "1-2-3"};
    for (std::size_t row = 0; row < 4; ++row)
        for (std::size_t column = 0; column < players; ++column) {
            EXPECT_EQ(file["production"]["grain"][patterns[row]][column], grain_production[row][column]);
            EXPECT_EQ(file["production"]["textile"][patterns[row]][column], textile_production[row][column]);
        }
    EXPECT_EQ(file["production"]["ur_bonus_textile"], ur_textile);
}

TEST(Content, turns_are_those_of_the_file) {
    const json file = load("charts.json");
    ASSERT_EQ(file["turns"].size(), static_cast<std::size_t>(turns));
    for (const json& entry : file["turns"]) {
        const int turn = entry["turn"];
        EXPECT_EQ(entry["year"], years[static_cast<std::size_t>(turn - 1)]);
        EXPECT_EQ(entry["decline"], has_decline(turn));
    }
    EXPECT_EQ(file["decline"]["turns"], json({2, 4}));
    EXPECT_EQ(file["decline"]["clear_area"], id_of(Place::dilmun));
    EXPECT_EQ(file["decline"]["box_floor_for_leader"], decline_floor);
}

TEST(Content, constants_are_those_of_the_file) {
    const json file = load("charts.json");
    EXPECT_EQ(file["players"], players);
    EXPECT_EQ(file["colours"], json({"red", "purple", "green"}));
    EXPECT_EQ(file["pieces_per_player"]["city_bases"], cities_of_a_seat);
    EXPECT_EQ(file["pieces_per_player"]["city_expansions"], cities_of_a_seat);
    EXPECT_EQ(file["pieces_per_player"]["workers"], workers_of_a_seat);
    EXPECT_EQ(file["pieces_per_player"]["armies"], armies_of_a_seat);
    EXPECT_EQ(file["max_armies_per_player"], armies_of_a_seat);
    EXPECT_EQ(file["setup"]["available_workers"], available_at_setup);
    EXPECT_EQ(file["setup"]["unavailable_workers"], workers_of_a_seat - available_at_setup - 2);
    EXPECT_EQ(file["workers_per_turn"], workers_per_turn);
    EXPECT_EQ(file["scribes_max"], most_scribes);
    EXPECT_EQ(file["max_armies_per_area"], armies_per_area);
    EXPECT_EQ(file["babylon_bonus_armies"], babylon_armies);
    EXPECT_EQ(file["destroy_city"]["armies"], destroy_price);
    EXPECT_EQ(file["destroy_city"]["armies_shuruppak"], shuruppak_destroy_price);
    EXPECT_EQ(file["repeat_cost"], repeat_price);
    EXPECT_EQ(file["city_moves_per_turn"], city_moves_per_turn);
    EXPECT_EQ(file["empire_vp_per_area"], points_per_area);
    EXPECT_EQ(file["nippur_vp_per_sumer_area"], nippur_points);
    EXPECT_EQ(file["city_expansion"]["wood"], wood_per_expansion);
    EXPECT_EQ(file["city_expansion"]["vp_by_luxuries"], json(points_by_luxuries));
    EXPECT_EQ(file["final_box_vp"]["irrigation"], final_points(Place::irrigation));
    EXPECT_EQ(file["final_box_vp"]["weaving"], final_points(Place::weaving));
}

TEST(Content, dice_are_those_of_the_file) {
    const json file = load("charts.json");
    EXPECT_EQ(file["combat"]["superior_needs"], superior_needs);
    EXPECT_EQ(file["combat"]["inferior_needs"], inferior_needs);
    EXPECT_EQ(file["combat"]["superior_odds"], json({ways_to_reach(superior_needs), all_rolls}));
    EXPECT_EQ(file["combat"]["inferior_odds"], json({ways_to_reach(inferior_needs), all_rolls}));
    ASSERT_EQ(file["dice_weights"].size(), 11U);
    for (const auto& [total, weight] : file["dice_weights"].items())
        EXPECT_EQ(weight, ways_to_roll(std::stoi(total))) << total;
}

}  // namespace
}  // namespace ozy::after_the_flood
