// option.hpp - the options of a game as a table: name, values and the field of Config they set.
#pragma once

#include <charconv>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace ozy {

// Either named values (0, 1, ... in the order of `names`) or, with no names, the numbers lowest .. highest; `also` is
// one number outside that range that is allowed too (lowest if there is none).
template <class Config>
struct Option {
    std::string_view name, help, rule;
    std::int16_t Config::*field;
    std::span<const std::string_view> names;
    std::int16_t lowest = 0, highest = 0, also = lowest;

    constexpr bool allows(std::int16_t value) const {
        if (!names.empty()) return value >= 0 && static_cast<std::size_t>(value) < names.size();
        return (value >= lowest && value <= highest) || value == also;
    }
    std::string text(const Config& config) const {
        const std::int16_t value = config.*field;
        return names.empty() ? std::to_string(value) : std::string(names[static_cast<std::size_t>(value)]);
    }
    std::string allowed() const {
        std::string out;
        for (std::string_view one : names) out.append(out.empty() ? "" : ", ").append(one);
        if (!names.empty()) return out;
        if (also != lowest) out = std::to_string(also) + " or ";
        return out + std::to_string(lowest) + " to " + std::to_string(highest);
    }
    Outcome set(Config& config, std::string_view value) const {
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] != value) continue;
            config.*field = static_cast<std::int16_t>(i);
            return Done{};
        }
        std::int16_t number = 0;
        const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (names.empty() && error == std::errc{} && end == value.data() + value.size() && allows(number)) {
            config.*field = number;
            return Done{};
        }
        return Error{Errc::bad_option, "option '" + std::string(name) + "' cannot be '" + std::string(value) +
                                           "'; it can be " + allowed()};
    }
};

inline constexpr std::string_view off_on[] = {"off", "on"};

}  // namespace ozy
