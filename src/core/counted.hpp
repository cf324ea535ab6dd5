// counted.hpp - how many there are of something, as one says it: 1 game, 2 games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace ozy {

// The word that goes with a number.
constexpr std::string_view noun(std::int64_t number, std::string_view one, std::string_view many) {
    return number == 1 ? one : many;
}

inline std::string counted(std::int64_t number, std::string_view one, std::string_view many) {
    return std::to_string(number).append(" ").append(noun(number, one, many));
}

}  // namespace ozy
