// golden_test.cpp - records of whole games, tests/golden/<game>/*.game: each plays to the end it tells of and is
// written again byte for byte, so that neither rules nor notation nor the format of records change unnoticed.
#include <gtest/gtest.h>

#include "golden/record_files.hpp"

namespace ozy {
namespace {

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

INSTANTIATE_TEST_SUITE_P(Golden, Record, testing::ValuesIn(records_in("golden")), record_name);

}  // namespace
}  // namespace ozy
