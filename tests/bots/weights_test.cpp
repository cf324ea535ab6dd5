// weights_test.cpp - files of weights are read as written, and what is wrong with one is said.
#include "bots/weights.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ozy {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::array<std::string_view, 2> names = {"points", "tiles"};

TEST(Weights, AreReadAsWritten) {
    const std::vector<Weight> weights = {{12, -7}, {0, 400}};
    const auto read = read_weights("# by hand\n\n" + write_weights(weights, names), names);
    ASSERT_TRUE(read);
    EXPECT_THAT(*read, ElementsAre(Weight{12, -7}, Weight{0, 400}));
}

TEST(Weights, WrongLinesAreNamed) {
    EXPECT_THAT(read_weights("points 1 2\n", names).error().detail, HasSubstr("tiles"));
    EXPECT_THAT(read_weights("points 1 2\ntiles 1\n", names).error().detail, HasSubstr("'tiles 1'"));
    EXPECT_THAT(read_weights("points 1 2\npoints 1 2\ntiles 1 2\n", names).error().detail, HasSubstr("'points 1 2'"));
    EXPECT_THAT(read_weights("gold 1 2\n", names).error().detail, HasSubstr("'gold 1 2'"));
}

TEST(Weights, GoFromTheOpeningToTheEnd) {
    const Weight weight{160, 0};
    EXPECT_EQ(weight.at(0), 160 * latest);
    EXPECT_EQ(weight.at(latest / 2), 80 * latest);
    EXPECT_EQ(weight.at(latest), 0);
}

}  // namespace
}  // namespace ozy
