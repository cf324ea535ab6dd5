// registry.cpp - tables of all games.
#include "table/registry.hpp"

namespace ozy {

Result<std::unique_ptr<Table>> open_table(std::string_view game, std::span<const OptionValue> options) {
    return Registry<AllGames>::open(game, options);
}

}  // namespace ozy
