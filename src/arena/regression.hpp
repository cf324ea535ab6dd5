// regression.hpp - fits weights to results: a seat's chance to win is a softmax over what the seats have of each
// feature (multinomial logistic regression with one set of weights for all seats).
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace ozy {

class SoftmaxRegression {
  public:
    SoftmaxRegression(std::size_t features, std::size_t seats) : features_(features), seats_(seats) {}

    // A position: the features of one seat after the other, and each seat's part of the win.
    void add(std::span<const float> rows, std::span<const float> shares);
    std::size_t positions() const { return shares_.size() / seats_; }

    // Mean of the negative logarithm of the chance given to what happened; even chances give the logarithm of the
    // seats.
    double loss(std::span<const double> weights) const;

    // The weights with the least loss among those not below `lowest`, pulled towards `start` as by `evidence` positions
    // that speak for it. A feature in which seats hardly ever differ is pulled as one that differs usually: what few
    // positions say of it does not move it far.
    std::vector<double> fit(std::span<const double> start, double evidence,
                            double lowest = -std::numeric_limits<double>::infinity()) const;

    // The weights times factors with the least loss, one factor for all features of a group: how they compare within it
    // stays as it is. No factor is below `lowest`, and all are pulled towards 1.
    std::vector<double> fit_factors(std::span<const double> weights, std::span<const std::size_t> group_of,
                                    double evidence, double lowest) const;

  private:
    struct Slope {
        std::vector<double> gradient, curvature;  // of the mean loss; the curvature is a square matrix
    };
    Slope slope_at(std::span<const double> weights) const;
    std::vector<double> newton_step(std::span<const double> weights, std::span<const double> start,
                                    std::span<const double> pull, double lowest) const;
    std::vector<double> spread_of_features() const;
    void find_chances(std::size_t position, std::span<const double> weights, std::vector<double>& chances) const;
    std::span<const float> row(std::size_t position, std::size_t seat) const {
        return {rows_.data() + (position * seats_ + seat) * features_, features_};
    }

    std::size_t features_, seats_;
    std::vector<float> rows_, shares_;
};

}  // namespace ozy
