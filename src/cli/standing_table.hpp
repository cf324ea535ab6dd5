// standing_table.hpp - who stands where: the table shown at the end of a game.
#pragma once

#include <string>
#include <vector>

#include "table/table_course.hpp"

namespace ozy::cli {

// "P0 Pot (you)": seat, name and who plays it.
std::string seat_title(const TableCourse& table, Seat seat, const std::vector<std::string>& players);

// One line per seat by rank, then how the game ended.
std::string standing_text(const TableCourse& table, const std::vector<std::string>& players);

}  // namespace ozy::cli
