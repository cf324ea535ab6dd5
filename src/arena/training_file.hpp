// training_file.hpp - a file of weights with the story of its training: what `ozy train` goes on from, and what the
// build takes the weights from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/weights.hpp"

namespace ozy {

struct TrainingFile {
    std::string title, command;  // of what, made by what
    std::vector<double> losses;  // of each round, before it learned
    std::vector<Weight> weights;
};

std::string to_text(const TrainingFile& file, std::span<const std::string_view> names);
Result<TrainingFile> read_training(std::string_view text, std::span<const std::string_view> names);

// The losses as a curve, with a dashed line where even chances would be.
std::string learning_curve(const TrainingFile& file, int seats);

}  // namespace ozy
