// board_test.cpp - the numbers of board, castle and gold track that stand in no table, against their data files.
#include <gtest/gtest.h>

#include "games/after_the_empire/files.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy::after_the_empire {
namespace {

using nlohmann::json;

template <class Numbers>
std::vector<int> numbers(const Numbers& list) {
    return {list.begin(), list.end()};
}

TEST(Board, SeasonsMatch) {
    const json seasons = data_file("board")["seasons"];
    EXPECT_EQ(seasons["count"], season_count);
    EXPECT_EQ(seasons["flag_value_on_tie"], flag_on_tie);
}

// [AE-6.10 to AE-6.16] Where pieces stand, how many there are, and what it costs to mend them.
TEST(Board, CastleMatches) {
    const json castle = data_file("board")["castle"];
    for (CastlePosition position : all_positions)
        EXPECT_EQ(castle["positions"][ordinal(position)], position_names[position]);
    for (Place place : all_places) EXPECT_EQ(castle["places"][ordinal(place)], place_names[place]);
    for (const json& corner : castle["corners"]) {
        CastlePosition position{};
        Words word(corner["id"].get_ref<const std::string&>());
        ASSERT_TRUE(take_id(word, position));
        for (Side side : all_sides) {
            const bool beside = corner["sides"][0] == id_text(side) || corner["sides"][1] == id_text(side);
            EXPECT_EQ(corners_of[side].before == position || corners_of[side].after == position, beside);
        }
    }
    EXPECT_EQ(castle["limits"], (json{{"walls", form_limits[Form::wall]},
                                      {"gates", form_limits[Form::gate]},
                                      {"turrets", form_limits[Form::turret]}}));
    EXPECT_EQ(bag_in(castle["repair_cube"]["wood"]), repair_wood);
    EXPECT_EQ(bag_in(castle["repair_cube"]["stone"]), repair_stone);
    EXPECT_EQ(bag_in(castle["clear_inoperable_stone_turret"]), clear_flame);
    EXPECT_EQ(bag_in(castle["mend_refugee"]), mend_refugee);
    EXPECT_EQ(bag_in(castle["mend_building"]), mend_building);
}

// [AE-2.1] [AE-2.4] [AE-2.8] [AE-10.3] [AE-10.8]
TEST(Board, SetupAndSackMatch) {
    const json file = data_file("board");
    const json& setup = file["setup"];
    EXPECT_EQ(setup["stock"], (json{{"food", starting_stock.food},
                                    {"wood", starting_stock.wood},
                                    {"stone", starting_stock.stone},
                                    {"iron", starting_stock.iron}}));
    EXPECT_EQ(setup["soldiers"], starting_soldiers);
    EXPECT_EQ(setup["starting_refugees_on_offer"], starting_refugee_count);
    EXPECT_EQ(file["farms"]["start_level"], starting_farm);
    EXPECT_EQ(file["farms"]["levels"].back(), best_farm);
    EXPECT_EQ(file["sack"]["cards_damaged"], cards_damaged_by_sack);
    EXPECT_EQ(file["sack"]["next_season"]["mercenary"], mercenaries_after_sack);
    EXPECT_EQ(file["box"]["mercenary"], mercenary_cubes);
    EXPECT_EQ(file["box"]["iron"], iron_cubes);
    EXPECT_EQ(file["markets"]["buildings"]["slots"], building_slots);
    EXPECT_EQ(file["markets"]["refugees"]["slots"], refugee_slots);
    for (std::size_t i = 0; i < phase_names.size(); ++i) EXPECT_EQ(file["phases"][i], phase_names[i]);
}

// [AE-10.5]
TEST(GoldTrack, MatchesItsFile) {
    const json file = data_file("gold_track");
    EXPECT_EQ(file["threat_spaces"], numbers(threat_by_season));
    EXPECT_EQ(file["spike_spaces"], numbers(spike_spaces));
    const json& values = file["fallback"]["values"];
    ASSERT_EQ(values.size(), 121U);
    for (int gold = 0; gold <= 120; ++gold) EXPECT_EQ(fallback(gold), values[static_cast<std::size_t>(gold)]);
    EXPECT_EQ(fallback(151), 75);
    std::vector<int> rises;
    for (int gold = first_rise; gold <= last_rise; gold += rise_step) rises.push_back(gold);
    EXPECT_EQ(file["rise_spaces"], rises);
    EXPECT_EQ(file["track"]["lap"], track_lap);
}

}  // namespace
}  // namespace ozy::after_the_empire
