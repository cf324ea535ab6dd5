// option.hpp - the options of a game as a table: name, values and the field of Config they set.
#pragma once

#include <charconv>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/result.hpp"

namespace ozy {

// Either named values (0, 1, ... in the order of `names`) or, with no names, the numbers lowest .. highest; `also` is
// one number outside that range that is allowed too (lowest if there is none).
// A *reading* is an option for a sentence that can be understood in two ways: its default is the manual's, and
// `published` the value of the published game, which may be the same.
// Records and stored games keep the defaults of the version of the rules they were begun with.
template <class Config>
struct Option {
    static constexpr std::int16_t no_reading = -1;

    std::string_view name, help, rule;
    std::int16_t Config::*field;
    std::span<const std::string_view> names;
    std::int16_t lowest = 0, highest = 0, also = lowest;
    std::int16_t published = no_reading;
    int changed_in = 0;       // the version of the rules that changed the default, or brought the option
    std::int16_t before = 0;  // what held until then

    constexpr Option published_as(std::int16_t value) const {
        Option out = *this;
        out.published = value;
        return out;
    }
    constexpr Option before_version(int version, std::int16_t value) const {
        Option out = *this;
        out.changed_in = version;
        out.before = value;
        return out;
    }
    constexpr bool is_reading() const { return published != no_reading; }
    constexpr bool allows(std::int16_t value) const {
        if (!names.empty()) return value >= 0 && static_cast<std::size_t>(value) < names.size();
        return (value >= lowest && value <= highest) || value == also;
    }
    std::string text(const Config& config) const { return text(config.*field); }
    std::string text(std::int16_t value) const {
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

// Where the state keeps an option: a field of Config and one of the game's Options, narrower or an enum.
template <auto config_field, auto kept_field>
struct KeptOption {
    template <class Config, class Options>
    static constexpr void keep(const Config& config, Options& kept) {
        using Field = std::remove_reference_t<decltype(kept.*kept_field)>;
        kept.*kept_field = static_cast<Field>(config.*config_field);
    }
    template <class Config, class Options>
    static constexpr void tell(const Options& kept, Config& config) {
        config.*config_field = static_cast<std::int16_t>(kept.*kept_field);
    }
};
// All of a game, a row each; what a game does not keep has its default.
template <class... Rows>
struct KeptOptions {
    static constexpr std::size_t count = sizeof...(Rows);
    template <class Options, class Config>
    static constexpr Options keep(const Config& config) {
        Options kept;
        (Rows::keep(config, kept), ...);
        return kept;
    }
    template <class Config, class Options>
    static constexpr Config tell(const Options& kept) {
        Config config;
        (Rows::tell(kept, config), ...);
        return config;
    }
};

inline constexpr std::string_view off_on[] = {"off", "on"};

}  // namespace ozy
