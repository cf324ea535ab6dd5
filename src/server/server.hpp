// server.hpp - the whole server: opens the store and the port, runs until it is told to stop.
#pragma once

#include "server/config.hpp"

namespace ozy::server {

// Prints the address on standard output once it can be used. Returns after SIGINT or SIGTERM; throws if the world is
// broken.
void run_server(const ServerConfig& config);

}  // namespace ozy::server
