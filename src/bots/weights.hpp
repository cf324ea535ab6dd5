// weights.hpp - what each feature of a position is worth, early and late in a game; as a table, as text, and as built
// in.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/seat.hpp"

namespace ozy {

inline constexpr int latest = 16;         // progress of a game that is all but over
inline constexpr int weight_unit = 4096;  // a feature of 1 with this weight adds 1 to a value

// In between the weight goes in a straight line from one to the other.
struct Weight {
    std::int32_t opening = 0, end = 0;

    constexpr std::int64_t at(int progress) const {
        return std::int64_t{opening} * (latest - progress) + std::int64_t{end} * progress;
    }
    friend constexpr bool operator==(const Weight&, const Weight&) = default;
};

template <std::size_t Count>
using Weights = std::array<Weight, Count>;

// A line of a file of weights, as the build puts it into the program.
struct WeightLine {
    int players;
    std::string_view feature;
    Weight weight;
};

// The weights for every number of players, found by the names of features while compiling: a feature without a weight
// does not compile.
template <std::size_t Count>
consteval std::array<Weights<Count>, max_seats + 1> tabulate(const std::array<std::string_view, Count>& names,
                                                             std::span<const WeightLine> lines, int fewest, int most) {
    std::array<Weights<Count>, max_seats + 1> tables{};
    std::size_t found = 0;
    for (const WeightLine& line : lines)
        for (std::size_t i = 0; i < Count; ++i)
            if (line.feature == names[i]) {
                tables[static_cast<std::size_t>(line.players)][i] = line.weight;
                ++found;
            }
    if (found != lines.size() || found != Count * static_cast<std::size_t>(most - fewest + 1))
        throw "files of weights and names of features differ";
    return tables;
}

// A file of weights: comments, then for each feature its name and two whole numbers.
Result<std::vector<Weight>> read_weights(std::string_view text, std::span<const std::string_view> names);
Result<std::vector<Weight>> load_weights(const std::string& path, std::span<const std::string_view> names);
std::string write_weights(std::span<const Weight> weights, std::span<const std::string_view> names);

}  // namespace ozy
