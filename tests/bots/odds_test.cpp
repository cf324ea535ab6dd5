// odds_test.cpp - values, odds and chances in whole numbers agree with what they stand for.
#include "bots/odds.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace ozy {
namespace {

TEST(Odds, BecomeChances) {
    EXPECT_EQ(chance_of(0), certain / 2);
    for (int odds = -9 * nat; odds <= 9 * nat; odds += 37) {
        const double exact = certain / (1 + std::exp(-static_cast<double>(odds) / nat));
        EXPECT_NEAR(chance_of(odds), exact, certain * 0.0005) << odds;
        EXPECT_EQ(chance_of(odds) + chance_of(-odds), certain);
        EXPECT_LE(chance_of(odds), chance_of(odds + 37));
    }
    EXPECT_LE(chance_of(sure_odds), certain);
    EXPECT_GE(chance_of(-sure_odds), 0);
}

TEST(Odds, OfSeveralRivalsAreThoseOfASoftmax) {
    const SeatArray<int> values{{900, -300, 2500, 100}};
    double all = 0;
    for (Seat seat : seats_of(4)) all += std::exp(static_cast<double>(values[seat]) / nat);
    WinChance sum = 0;
    const WinChances chances = chances_of(values, 4);
    for (Seat seat : seats_of(4)) {
        sum += chances[seat];
        EXPECT_NEAR(chances[seat], certain * std::exp(static_cast<double>(values[seat]) / nat) / all, certain * 0.003);
    }
    EXPECT_NEAR(sum, certain, certain * 0.005);
}

TEST(Odds, AtTheEndAreSure) {
    Standing standing;
    standing.seats = 3;
    standing.score = {{7, 9, 9}};
    standing.rank_seats();
    EXPECT_EQ(chances_at_end(standing)[seat_at(1)], certain / 2);
    EXPECT_EQ(odds_at_end(standing, seat_at(0)), -sure_odds);
    EXPECT_EQ(odds_at_end(standing, seat_at(2)), 0);
}

}  // namespace
}  // namespace ozy
