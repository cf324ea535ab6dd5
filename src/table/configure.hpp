// configure.hpp - options as text, read into the Config of a game and written from it.
#pragma once

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

template <Game G>
Error unknown_option(std::string_view name) {
    std::string detail(G::title);
    detail.append(" has no option '").append(name).append("'; its options are: ");
    std::string_view separator;
    for (const auto& option : G::options()) {
        detail.append(separator).append(option.name);
        separator = ", ";
    }
    return {Errc::bad_option, std::move(detail)};
}

// Options that are not named keep their defaults; of one that is named twice the last value counts.
template <Game G>
Result<typename G::Config> configure(std::span<const OptionValue> values) {
    typename G::Config config;
    for (const auto& [name, value] : values) {
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
    return out;
}

}  // namespace ozy
