// metrics.hpp - the server's figures as Prometheus reads them.
#pragma once

#include <string>

#include "server/lobby/world.hpp"

namespace ozy::server {

std::string metrics_text(const World& world);

}  // namespace ozy::server
