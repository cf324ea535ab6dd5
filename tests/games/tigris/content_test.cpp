// content_test.cpp - the constexpr box against boards.json, entry by entry.
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "games/tigris/game.hpp"
#include "games/tigris/names.hpp"
#include "tree.hpp"

namespace ozy::tigris {
namespace {

using nlohmann::json;

json boards_file() { return json::parse(std::ifstream(in_tree("src/games/tigris/boards.json"))); }

CellSet cells_of(const json& names) {
    CellSet out;
    for (const auto& name : names) out.insert(find_cell(name.get<std::string>()).value());
    return out;
}

class BoardContent : public testing::TestWithParam<std::pair<BoardSide, const char*>> {};

TEST_P(BoardContent, MatchesTheFile) {
    const json board = boards_file()["boards"][GetParam().second];
    const Board& ours = boards[GetParam().first];
    EXPECT_EQ(ours.river, cells_of(board["river"]));
    EXPECT_EQ(ours.temples, cells_of(board["temples"]));
    EXPECT_EQ(ours.take_first, cells_of(board["take_first"]));
    EXPECT_EQ(ours.river.count(), board["river_count"]);
    EXPECT_EQ(cells - ours.river.count(), board["land_count"]);
}

TEST_P(BoardContent, RowsMatchTheDrawing) {
    const json drawing = boards_file()["boards"][GetParam().second]["ascii"];
    const BoardRows& ours = GetParam().first == BoardSide::standard ? standard_rows : advanced_rows;
    ASSERT_EQ(drawing.size(), ours.size());
    for (std::size_t row = 0; row < ours.size(); ++row) EXPECT_EQ(drawing[row], ours[row]) << "row " << row + 1;
}

TEST_P(BoardContent, BagAfterSetupMatches) {
    const json bag = boards_file()["boards"][GetParam().second]["bag_after_setup"];
    Config config;
    config.board = static_cast<std::int16_t>(GetParam().first);
    const State state = Tigris::setup(config);
    for (Color color : all_colors) EXPECT_EQ(state.bag[color], bag[std::string(color_names[color])]);
    EXPECT_EQ(total(state.bag), bag["total"]);
}

INSTANTIATE_TEST_SUITE_P(BothSides, BoardContent,
                         testing::Values(std::pair{BoardSide::standard, "standard"},
                                         std::pair{BoardSide::advanced, "advanced"}),
                         [](const auto& instance) { return std::string(instance.param.second); });

// [TE-1.4]
TEST(Content, ColoursMatchTheFile) {
    const json colors = boards_file()["colours"];
    ASSERT_EQ(colors.size(), static_cast<std::size_t>(color_count));
    for (Color color : all_colors) {
        const json& entry = colors[ordinal(color)];
        EXPECT_EQ(entry["id"], static_cast<int>(color));
        EXPECT_EQ(entry["colour"], color_names[color]);
        EXPECT_EQ(entry["tile"], tile_names[color]);
        EXPECT_EQ(entry["leader"], leader_names[color]);
        EXPECT_EQ(entry["building"], building_names[color]);
        EXPECT_EQ(entry["tiles"], tiles_in_box[color]);
    }
}

TEST(Content, MonumentsMatchTheFile) {
    const json monuments = boards_file()["monuments"];
    ASSERT_EQ(monuments.size(), static_cast<std::size_t>(monument_count));
    for (Monument monument : all_monuments) {
        const json& entry = monuments[ordinal(monument)];
        EXPECT_EQ(entry["id"], static_cast<int>(monument));
        EXPECT_EQ(entry["colours"][0], color_names[monument_colors[monument].first]);
        EXPECT_EQ(entry["colours"][1], color_names[monument_colors[monument].second]);
    }
}

}  // namespace
}  // namespace ozy::tigris
