// stored_game.hpp - a table as the store holds it, read with suspicion: rooms and `ozy restore --check` ask the same.
#pragma once

#include <string>
#include <vector>

#include "server/lobby/play.hpp"
#include "server/lobby/seating.hpp"
#include "server/store/store.hpp"

namespace ozy::server {

// The table at its opening position.
Result<std::unique_ptr<Table>> open_table_of(std::string_view game, const Settings& settings);

// As many seats as the game has players.
Outcome check_seats(const Seating& seating, const Table& table);

// Plays what the entry holds, if it is the one that comes next.
Outcome replay_entry(Play& play, const Entry& entry, int expected);

// What is wrong with a stored table; empty if it plays through.
std::string damage_of(const StoredTable& stored, const std::vector<Entry>& entries);

}  // namespace ozy::server
