// seating.cpp - three ways to say how many play, and no contradiction among them.
#include "cli/seating.hpp"

#include <fmt/format.h>

namespace ozy::cli {

Result<std::vector<OptionValue>> read_options(const SeatingRequest& request) {
    std::vector<OptionValue> options;
    std::string players = request.players == 0 ? "" : std::to_string(request.players);
    for (const std::string& text : request.options) {
        const std::size_t equals = text.find('=');
        if (equals == text.npos || equals == 0)
            return Error{Errc::bad_option, fmt::format("'{}' is no option; write --option name=value", text)};
        OptionValue option{text.substr(0, equals), text.substr(equals + 1)};
        for (const OptionValue& other : options)
            if (other.name == option.name)
                return Error{Errc::bad_option, fmt::format("option '{}' is given twice", option.name)};
        if (option.name == "players") {
            if (!players.empty() && players != option.value)
                return Error{Errc::bad_option,
                             fmt::format("--players says {}, --option says {}", players, option.value)};
            players = option.value;
        }
        options.push_back(std::move(option));
    }
    const std::string seats = std::to_string(request.seats.size());
    if (!request.seats.empty()) {
        if (!players.empty() && players != seats)
            return Error{Errc::bad_option, fmt::format("{} players do not fit {} seats", players, seats)};
        players = seats;
    }
    if (!players.empty()) options.insert(options.begin(), {"players", players});
    return options;
}

}  // namespace ozy::cli
