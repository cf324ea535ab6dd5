// training_test.cpp - weights are found again from results they made, and a training file keeps its story.
#include <array>
#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/regression.hpp"
#include "arena/training_file.hpp"
#include "core/rng.hpp"

namespace ozy {
namespace {

using ::testing::HasSubstr;

// Positions of three seats with two features, won by chances that the weights give.
SoftmaxRegression positions_won_by(const std::array<double, 2>& weights, int count) {
    SoftmaxRegression regression(2, 3);
    Rng rng(5);
    for (int i = 0; i < count; ++i) {
        std::array<float, 6> rows{};
        for (float& feature : rows) feature = static_cast<float>(rng.below(2000)) / 1000 - 1;
        std::array<double, 3> odds{};
        double sum = 0;
        for (std::size_t seat = 0; seat < 3; ++seat)
            sum += odds[seat] = std::exp(weights[0] * static_cast<double>(rows[2 * seat]) +
                                         weights[1] * static_cast<double>(rows[2 * seat + 1]));
        double lot = sum * rng.below(1'000'000) / 1'000'000;
        std::size_t winner = 0;
        while (winner < 2 && lot >= odds[winner]) lot -= odds[winner++];
        std::array<float, 3> shares{};
        shares[winner] = 1;
        regression.add(rows, shares);
    }
    return regression;
}

TEST(Regression, FindsTheWeightsThatMadeTheResults) {
    const SoftmaxRegression regression = positions_won_by({2.0, -1.0}, 20'000);
    const std::array<double, 2> even = {0, 0};
    const std::vector<double> found = regression.fit(even, 1);
    EXPECT_NEAR(found[0], 2, 0.1);
    EXPECT_NEAR(found[1], -1, 0.1);
    EXPECT_NEAR(regression.loss(even), std::log(3), 1e-9);
    EXPECT_LT(regression.loss(found), regression.loss(even) - 0.1);
}

TEST(Regression, StaysWithMuchEvidenceForTheStart) {
    const SoftmaxRegression regression = positions_won_by({2.0, -1.0}, 500);
    const std::array<double, 2> start = {0.5, 0.5};
    const std::vector<double> found = regression.fit(start, 50'000'000);
    EXPECT_NEAR(found[0], 0.5, 0.01);
    EXPECT_NEAR(found[1], 0.5, 0.01);
}

TEST(Regression, NoWeightFallsBelowTheLowestAndTheOthersMakeTheBestOfIt) {
    const SoftmaxRegression regression = positions_won_by({2.0, -1.0}, 20'000);
    const std::array<double, 2> start = {0.5, 0.5};
    const std::vector<double> found = regression.fit(start, 1, 0);
    EXPECT_EQ(found[1], 0);
    EXPECT_NEAR(found[0], 1.8, 0.2);
    for (double other : {found[0] - 0.1, found[0] + 0.1})
        EXPECT_LT(regression.loss(found), regression.loss(std::array<double, 2>{other, 0}));
}

// As tokens to spare "late" in the opening of Vinci, which once was worth a hundred thousand by three positions.
TEST(Regression, AFeatureThatHardlyOccursKeepsItsWeight) {
    SoftmaxRegression regression(2, 2);
    Rng rng(3);
    for (int i = 0; i < 3000; ++i) {
        const auto lead = static_cast<float>(rng.below(200)) - 100;
        const float rare = i < 3 ? 5.0F : 0.0F;
        const bool won = i < 3 || rng.below(200) < static_cast<std::uint32_t>(lead + 100);
        regression.add(std::array<float, 4>{lead, rare, 0, 0},
                       std::array<float, 2>{won ? 1.0F : 0.0F, won ? 0.0F : 1.0F});
    }
    const std::array<double, 2> start = {0.01, 0.01};
    const std::vector<double> found = regression.fit(start, 1000);
    EXPECT_GT(found[0], 0.012);
    EXPECT_NEAR(found[1], 0.01, 0.005);
}

TEST(Regression, FactorsChangeNothingWithinAGroup) {
    const SoftmaxRegression regression = positions_won_by({2.0, 1.0}, 20'000);
    const std::array<std::size_t, 2> one_group = {0, 0}, two_groups = {0, 1};
    const std::vector<double> together = regression.fit_factors(std::array<double, 2>{10, 5}, one_group, 1, 0.1);
    EXPECT_NEAR(together[0], 2, 0.1);
    EXPECT_EQ(together[0], 2 * together[1]);
    const std::vector<double> apart = regression.fit_factors(std::array<double, 2>{10, 10}, two_groups, 1, 0.1);
    EXPECT_NEAR(apart[0], 2, 0.1);
    EXPECT_NEAR(apart[1], 1, 0.1);
    const std::vector<double> bounded = regression.fit_factors(std::array<double, 2>{10, -10}, two_groups, 1, 0.1);
    EXPECT_EQ(bounded[1], -1);
}

TEST(TrainingFile, KeepsItsStory) {
    constexpr std::array<std::string_view, 2> names = {"points", "tiles"};
    const TrainingFile file{"Reeds for 2 players", "ozy train reeds --rounds 2", {0.6931, 0.5}, {{10, 20}, {-3, 0}}};
    const auto read = read_training(to_text(file, names), names);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->title, file.title);
    EXPECT_EQ(read->command, file.command);
    EXPECT_EQ(read->losses, file.losses);
    EXPECT_EQ(read->weights, file.weights);
    EXPECT_EQ(to_text(*read, names), to_text(file, names));
}

TEST(TrainingFile, IsDrawnAsACurve) {
    const TrainingFile file{"Reeds for 2 players", "", {0.7, 0.6, 0.5}, {}};
    const std::string curve = learning_curve(file, 2);
    EXPECT_THAT(curve, HasSubstr("<svg"));
    EXPECT_THAT(curve, HasSubstr("Reeds for 2 players"));
    std::size_t dots = 0;
    for (std::size_t at = curve.find("<circle"); at != curve.npos; at = curve.find("<circle", at + 1)) ++dots;
    EXPECT_EQ(dots, 3U);
}

}  // namespace
}  // namespace ozy
