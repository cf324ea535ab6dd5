// table_bots.hpp - bots for tables on terms that a table itself does not know.
#pragma once

#include "bots/program/program.hpp"
#include "table/table.hpp"

namespace ozy {

// A bot for this table, also one that is a program. Defined in registry.cpp, where tables are compiled.
Result<std::unique_ptr<TableBot>> make_bot_for(const TableCourse& table, std::string_view name,
                                               const ProgramTerms& programs);

}  // namespace ozy
