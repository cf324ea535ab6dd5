// toy_table.hpp - tables of the toy game for tests.
#pragma once

#include "table/registry.hpp"
#include "toy/reeds.hpp"

namespace ozy {

inline Result<std::unique_ptr<Table>> open_toy(std::string_view game, std::span<const OptionValue> options,
                                               int rules = newest_rules) {
    return Registry<GameList<Reeds>>::open(game, options, rules);
}

// A table at a position given by statements; a mistake in them stops the test.
inline std::unique_ptr<Table> toy_at(const std::vector<std::string>& statements,
                                     const std::vector<OptionValue>& options = {}) {
    std::unique_ptr<Table> table = *open_toy("reeds", options);
    for (const std::string& statement : statements)
        if (const Outcome read = table->read_statement(statement); !read) throw std::logic_error(read.error().detail);
    if (const Outcome finished = table->finish_position(); !finished) throw std::logic_error(finished.error().detail);
    return table;
}

// Plays to the end with random moves.
inline void play_out(Table& table, std::uint64_t seed) {
    Rng rng(seed);
    const auto bot = *table.make_bot("random");
    for (table.play_chance(rng); !table.is_over(); table.play_chance(rng))
        if (!table.play_choice(table.decider(), bot->choose(table, rng))) throw std::logic_error("a bot cheats");
}

}  // namespace ozy
