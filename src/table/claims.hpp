// claims.hpp - what a case can claim of any game; the rest is the game's own.
#pragma once

#include <string>
#include <string_view>

#include "table/table.hpp"

namespace ozy {

// Checks one claim such as "score P0 6". `since` is the version from which the log is looked at. The error says what is
// so instead.
Outcome check_claim(const Table& table, int since, std::string_view claim);

// "P1 decides", "chance decides" or "the game is over".
std::string decider_text(const TableCourse& table);

}  // namespace ozy
