// regression.cpp - Newton's method with a Cholesky step; a few dozen weights, so the matrix is small.
#include "arena/regression.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ozy {

namespace {

constexpr int most_steps = 12;
constexpr int most_halvings = 30;
constexpr double smallest_gain = 1e-9;
constexpr double usual_curvature = 0.15;  // of the loss of one position in a feature of spread 1
constexpr double smallest_spread = 1e-6;  // not nothing, if all seats are alike in everything

// Solves matrix * x = right for a symmetric positive definite matrix, which is used up.
std::vector<double> solve(std::vector<double>& matrix, std::vector<double> right) {
    const std::size_t size = right.size();
    const auto at = [&](std::size_t i, std::size_t j) -> double& { return matrix[i * size + j]; };
    for (std::size_t j = 0; j < size; ++j) {
        for (std::size_t k = 0; k < j; ++k) at(j, j) -= at(j, k) * at(j, k);
        at(j, j) = std::sqrt(std::max(at(j, j), 1e-300));
        for (std::size_t i = j + 1; i < size; ++i) {
            for (std::size_t k = 0; k < j; ++k) at(i, j) -= at(i, k) * at(j, k);
            at(i, j) /= at(j, j);
        }
    }
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < i; ++k) right[i] -= at(i, k) * right[k];
        right[i] /= at(i, i);
    }
    for (std::size_t i = size; i-- > 0;) {
        for (std::size_t k = i + 1; k < size; ++k) right[i] -= at(k, i) * right[k];
        right[i] /= at(i, i);
    }
    return right;
}

}  // namespace

void SoftmaxRegression::add(std::span<const float> rows, std::span<const float> shares) {
    rows_.insert(rows_.end(), rows.begin(), rows.end());
    shares_.insert(shares_.end(), shares.begin(), shares.end());
}

void SoftmaxRegression::find_chances(std::size_t position, std::span<const double> weights,
                                     std::vector<double>& chances) const {
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        const auto features = row(position, seat);
        chances[seat] = std::inner_product(weights.begin(), weights.end(), features.begin(), 0.0);
    }
    const double highest = *std::max_element(chances.begin(), chances.end());
    double sum = 0;
    for (double& chance : chances) sum += chance = std::exp(chance - highest);
    for (double& chance : chances) chance /= sum;
}

double SoftmaxRegression::loss(std::span<const double> weights) const {
    std::vector<double> chances(seats_);
    double sum = 0;
    for (std::size_t position = 0; position < positions(); ++position) {
        find_chances(position, weights, chances);
        for (std::size_t seat = 0; seat < seats_; ++seat)
            sum -= static_cast<double>(shares_[position * seats_ + seat]) * std::log(std::max(chances[seat], 1e-12));
    }
    return sum / static_cast<double>(positions());
}

SoftmaxRegression::Slope SoftmaxRegression::slope_at(std::span<const double> weights) const {
    Slope slope{std::vector<double>(features_), std::vector<double>(features_ * features_)};
    std::vector<double> chances(seats_), centered(features_);
    const double each = 1 / static_cast<double>(positions());
    for (std::size_t position = 0; position < positions(); ++position) {
        find_chances(position, weights, chances);
        std::vector<double> mean(features_);
        for (std::size_t seat = 0; seat < seats_; ++seat)
            for (std::size_t i = 0; i < features_; ++i)
                mean[i] += chances[seat] * static_cast<double>(row(position, seat)[i]);
        for (std::size_t seat = 0; seat < seats_; ++seat) {
            const double error = chances[seat] - static_cast<double>(shares_[position * seats_ + seat]);
            for (std::size_t i = 0; i < features_; ++i) {
                const auto feature = static_cast<double>(row(position, seat)[i]);
                slope.gradient[i] += each * error * feature;
                centered[i] = feature - mean[i];
            }
            for (std::size_t i = 0; i < features_; ++i)
                for (std::size_t j = 0; j <= i; ++j)
                    slope.curvature[i * features_ + j] += each * chances[seat] * centered[i] * centered[j];
        }
    }
    return slope;
}

// How far seats of one position usually differ in each feature.
std::vector<double> SoftmaxRegression::spread_of_features() const {
    std::vector<double> squares(features_);
    for (std::size_t position = 0; position < positions(); ++position)
        for (std::size_t i = 0; i < features_; ++i) {
            double mean = 0;
            for (std::size_t seat = 0; seat < seats_; ++seat) mean += static_cast<double>(row(position, seat)[i]);
            mean /= static_cast<double>(seats_);
            for (std::size_t seat = 0; seat < seats_; ++seat)
                squares[i] += std::pow(static_cast<double>(row(position, seat)[i]) - mean, 2);
        }
    for (double& square : squares)
        square = std::max(std::sqrt(square / static_cast<double>(positions() * seats_)), smallest_spread);
    return squares;
}

// Against which way the loss rises; weights that would go below the lowest stay where they are, and the others move as
// if those did not exist.
std::vector<double> SoftmaxRegression::newton_step(std::span<const double> weights, std::span<const double> start,
                                                   std::span<const double> pull, double lowest) const {
    Slope slope = slope_at(weights);
    for (std::size_t i = 0; i < features_; ++i) {
        slope.gradient[i] += pull[i] * (weights[i] - start[i]);
        slope.curvature[i * features_ + i] += pull[i];
    }
    for (std::size_t i = 0; i < features_; ++i) {
        if (weights[i] > lowest || slope.gradient[i] <= 0) continue;
        for (std::size_t j = 0; j < features_; ++j)
            slope.curvature[i * features_ + j] = slope.curvature[j * features_ + i] = i == j ? 1 : 0;
        slope.gradient[i] = 0;
    }
    return solve(slope.curvature, slope.gradient);
}

std::vector<double> SoftmaxRegression::fit(std::span<const double> start, double evidence, double lowest) const {
    std::vector<double> pull = spread_of_features();
    const double usual = std::accumulate(pull.begin(), pull.end(), 0.0) / static_cast<double>(features_);
    for (double& one : pull)
        one = std::pow(std::max(one, usual), 2) * usual_curvature * evidence / static_cast<double>(positions());
    std::vector<double> weights(start.begin(), start.end());
    const auto cost = [&](const std::vector<double>& at) {
        double sum = loss(at);
        for (std::size_t i = 0; i < features_; ++i) sum += pull[i] * std::pow(at[i] - start[i], 2) / 2;
        return sum;
    };
    double least = cost(weights);
    for (int step = 0; step < most_steps; ++step) {
        const std::vector<double> direction = newton_step(weights, start, pull, lowest);
        double length = 2, found = least;
        std::vector<double> next = weights;
        for (int halving = 0; halving < most_halvings; ++halving) {
            length /= 2;
            for (std::size_t i = 0; i < features_; ++i) next[i] = std::max(lowest, weights[i] - length * direction[i]);
            found = cost(next);
            if (found < least) break;
        }
        if (found >= least) break;
        weights = next;
        if (least - found < smallest_gain) break;
        least = found;
    }
    return weights;
}

std::vector<double> SoftmaxRegression::fit_factors(std::span<const double> weights,
                                                   std::span<const std::size_t> group_of, double evidence,
                                                   double lowest) const {
    const std::size_t groups = *std::max_element(group_of.begin(), group_of.end()) + 1;
    SoftmaxRegression sums(groups, seats_);
    std::vector<float> rows(seats_ * groups);
    for (std::size_t position = 0; position < positions(); ++position) {
        std::fill(rows.begin(), rows.end(), 0.0F);
        for (std::size_t seat = 0; seat < seats_; ++seat)
            for (std::size_t i = 0; i < features_; ++i)
                rows[seat * groups + group_of[i]] += static_cast<float>(weights[i]) * row(position, seat)[i];
        sums.add(rows, {shares_.data() + position * seats_, seats_});
    }
    const std::vector<double> factors = sums.fit(std::vector<double>(groups, 1), evidence, lowest);
    std::vector<double> out(weights.begin(), weights.end());
    for (std::size_t i = 0; i < features_; ++i) out[i] *= factors[group_of[i]];
    return out;
}

}  // namespace ozy
