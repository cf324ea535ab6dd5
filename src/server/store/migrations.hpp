// migrations.hpp - the database's shape, reached by numbered steps from any earlier one.
#pragma once

#include "server/store/sqlite.hpp"

namespace ozy::server {

// Brings the database to the newest shape; each step is a transaction. Throws if it is from a newer program.
void migrate(Database& database);

}  // namespace ozy::server
