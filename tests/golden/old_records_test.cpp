// old_records_test.cpp - records written by earlier versions of the program, tests/old_records/*.game: they play to the
// end they tell of by the rules they were begun with, and can be kept in today's form.
#include <gtest/gtest.h>

#include "golden/record_files.hpp"

namespace ozy {
namespace {

class OldRecord : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(OldRecord, plays_to_its_end) {
    const auto record = read_record(content(GetParam()), open_table);
    ASSERT_TRUE(record) << error_text(record.error());
    ASSERT_FALSE(record->damage) << damage_text(GetParam(), *record);
    EXPECT_TRUE(record->has_result);
    EXPECT_FALSE(unchecked_text(*record).empty());
}

TEST_P(OldRecord, notices_another_result) {
    std::string text = content(GetParam());
    const std::size_t rank = text.rfind("rank ") + 5;
    text[rank] = text[rank] == '1' ? '2' : '1';
    EXPECT_TRUE(read_record(text, open_table)->damage);
}

TEST_P(OldRecord, is_written_in_todays_form) {
    const auto record = read_record(content(GetParam()), open_table);
    ASSERT_TRUE(record);
    const std::string text = write_record(record->header, *record->table);
    const auto again = read_record(text, open_table);
    ASSERT_TRUE(again) << error_text(again.error());
    ASSERT_FALSE(again->damage) << damage_text(GetParam(), *again);
    EXPECT_TRUE(again->has_result);
    EXPECT_TRUE(unchecked_text(*again).empty());
    EXPECT_EQ(again->table->fingerprint(), record->table->fingerprint());
}

INSTANTIATE_TEST_SUITE_P(Golden, OldRecord, testing::ValuesIn(records_in("old_records")), record_name);

}  // namespace
}  // namespace ozy
