// rng_test.cpp - the generator gives known numbers on every machine, and bounded draws and shuffles are fair.
#include "core/rng.hpp"

#include <array>
#include <gtest/gtest.h>
#include <map>

namespace ozy {
namespace {

// The first outputs of splitmix64 from 0 and xoshiro256** from that state, by the authors' reference code.
TEST(Rng, gives_the_reference_sequence) {
    EXPECT_EQ(mix(0), 0xE220A8397B1DCDAFU);
    Rng rng(0);
    EXPECT_EQ(rng.next(), 0x99EC5F36CB75F2B4U);
    EXPECT_EQ(rng.next(), 0xBF6E1F784956452AU);
    EXPECT_EQ(rng.next(), 0x1A5F849D4933E6E0U);
}

TEST(Rng, streams_of_one_seed_differ) {
    Rng one(7, 1), two(7, 2), again(7, 1);
    EXPECT_NE(one.next(), two.next());
    EXPECT_EQ(Rng(7, 1).next(), again.next());
}

TEST(Rng, below_reaches_every_number_equally_often) {
    Rng rng(1);
    std::array<int, 6> seen{};
    for (int i = 0; i < 60000; ++i) ++seen.at(rng.below(6));
    for (int count : seen) EXPECT_NEAR(count, 10000, 400);  // over four standard deviations
}

TEST(Rng, below_has_no_bias_with_a_bound_near_the_limit) {
    // With 3 * 2^30 a plain remainder would give the lowest third twice as often as the others.
    Rng rng(2);
    int low = 0;
    for (int i = 0; i < 30000; ++i) low += rng.below(0xC0000000U) < 0x40000000U;
    EXPECT_NEAR(low, 10000, 400);
}

TEST(Rng, every_order_of_a_shuffle_is_equally_likely) {
    Rng rng(3);
    std::map<std::array<int, 4>, int> orders;
    for (int i = 0; i < 24000; ++i) {
        std::array<int, 4> cards{0, 1, 2, 3};
        rng.shuffle(cards);
        ++orders[cards];
    }
    EXPECT_EQ(orders.size(), 24U);
    for (const auto& [order, count] : orders) EXPECT_NEAR(count, 1000, 130);
}

}  // namespace
}  // namespace ozy
