// migrations.hpp - the database's shape, reached by numbered steps from any earlier one.
#pragma once

#include "server/store/sqlite.hpp"

namespace ozy::server {

int newest_shape();
int shape_number(const Database& database);

// Brings the database to a shape, the newest if none is named; each step is a transaction. Throws if it is from a newer
// program.
void migrate(Database& database, int shape = newest_shape());

}  // namespace ozy::server
