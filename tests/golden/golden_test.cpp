// golden_test.cpp - records of whole games, tests/golden/<game>/*.game: each plays to the end it tells of and is
// written again byte for byte, so that neither rules nor notation nor the format of records change unnoticed.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "table/record.hpp"
#include "table/registry.hpp"

namespace ozy {
namespace {

std::vector<std::filesystem::path> records() {
    std::vector<std::filesystem::path> out;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(OZY_ROOT "/tests/golden"))
        if (entry.path().extension() == ".game") out.push_back(entry.path());
    std::sort(out.begin(), out.end());
    return out;
}

// "tigris_bag_4_greedy"
std::string name_of(const testing::TestParamInfo<std::filesystem::path>& record) {
    return record.param.parent_path().stem().string() + "_" + record.param.stem().string();
}

std::string content(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class Record : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(Record, plays_to_its_end) {
    const std::string text = content(GetParam());
    const auto record = read_record(text, open_table);
    ASSERT_TRUE(record) << error_text(record.error());
    ASSERT_FALSE(record->damage) << damage_text(GetParam(), *record);
    EXPECT_TRUE(record->has_result);
    EXPECT_TRUE(record->table->is_over());
    EXPECT_EQ(write_record(record->header, *record->table), text);
}

INSTANTIATE_TEST_SUITE_P(Golden, Record, testing::ValuesIn(records()), name_of);

}  // namespace
}  // namespace ozy
