// registry.cpp - tables of all games.
#include "table/registry.hpp"

#include "table/table_bots.hpp"

namespace ozy {

Result<std::unique_ptr<Table>> open_table(std::string_view game, std::span<const OptionValue> options, int rules) {
    return Registry<AllGames>::open(game, options, rules);
}

Result<std::unique_ptr<TableBot>> make_bot_for(const TableCourse& table, std::string_view name,
                                               const ProgramTerms& programs) {
    return with_game(table.facts().name, [&]<Tellable G>() { return make_table_bot<G>(name, &programs); });
}

}  // namespace ozy
