// configure.hpp - options as text, read into the Config of a game and written from it; `reading` sets all options that
// choose between two readings of a rule.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/result.hpp"

namespace ozy {

struct OptionValue {
    std::string name, value;
    friend bool operator==(const OptionValue&, const OptionValue&) = default;
};

inline constexpr int newest_rules = std::numeric_limits<int>::max();

inline constexpr std::string_view reading_option = "reading";

// What `reading` can be; mixed is said of options that are neither all the one nor all the other.
enum class Reading : std::uint8_t { manual, published, mixed };
inline constexpr std::string_view reading_names[] = {"manual", "published", "mixed"};

template <Game G>
bool has_readings() {
    return std::ranges::any_of(G::options(), [](const auto& option) { return option.is_reading(); });
}

// The default of every reading is the manual's.
template <Game G>
void set_reading(typename G::Config& config, Reading reading) {
    if (reading == Reading::mixed) return;
    const typename G::Config manual;
    for (const auto& option : G::options())
        if (option.is_reading())
            config.*option.field = reading == Reading::manual ? manual.*option.field : option.published;
}

template <Game G>
Reading reading_of(const typename G::Config& config) {
    for (Reading reading : {Reading::manual, Reading::published}) {
        typename G::Config set = config;
        set_reading<G>(set, reading);
        const auto same = [&](const auto& option) { return set.*option.field == config.*option.field; };
        if (std::ranges::all_of(G::options(), same)) return reading;
    }
    return Reading::mixed;
}

template <Game G>
Error unknown_option(std::string_view name) {
    std::string detail(G::title);
    detail.append(" has no option '").append(name).append("'; its options are: ");
    std::string_view separator;
    for (const auto& option : G::options()) {
        detail.append(separator).append(option.name);
        separator = ", ";
    }
    if (has_readings<G>()) detail.append(separator).append(reading_option);
    return {Errc::bad_option, std::move(detail)};
}

template <Game G>
Outcome read_reading(typename G::Config& config, std::string_view value) {
    const auto* const found = std::ranges::find(reading_names, value);
    if (found == std::end(reading_names))
        return Error{Errc::bad_option, "option 'reading' cannot be '" + std::string(value) +
                                           "'; it can be manual, published or, as single options say, mixed"};
    set_reading<G>(config, static_cast<Reading>(found - std::begin(reading_names)));
    return Done{};
}

// As they were in that version of the rules.
template <Game G>
typename G::Config default_config(int rules) {
    typename G::Config config;
    for (const auto& option : G::options())
        if (rules < option.changed_in) config.*option.field = option.before;
    return config;
}

// Options that are not named keep their defaults; of one that is named twice the last value counts. An option named by
// itself counts more than `reading`, wherever they stand.
template <Game G>
Result<typename G::Config> configure(std::span<const OptionValue> values, int rules = newest_rules) {
    typename G::Config config = default_config<G>(rules);
    for (const auto& [name, value] : values) {
        if (name != reading_option || !has_readings<G>()) continue;
        if (Outcome set = read_reading<G>(config, value); !set) return set.error();
    }
    for (const auto& [name, value] : values) {
        if (name == reading_option && has_readings<G>()) continue;
        const Option<typename G::Config>* named = nullptr;
        for (const auto& option : G::options())
            if (option.name == name) named = &option;
        if (named == nullptr) return unknown_option<G>(name);
        if (Outcome set = named->set(config, value); !set) return set.error();
    }
    return config;
}

template <Game G>
std::vector<OptionValue> option_values(const typename G::Config& config) {
    std::vector<OptionValue> out;
    for (const auto& option : G::options()) out.push_back({std::string(option.name), option.text(config)});
    if (has_readings<G>())
        out.push_back(
            {std::string(reading_option), std::string(reading_names[static_cast<std::size_t>(reading_of<G>(config))])});
    return out;
}

}  // namespace ozy
