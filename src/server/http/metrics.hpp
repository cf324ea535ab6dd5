// metrics.hpp - the server's figures as Prometheus reads them, and small JSON that several requests answer with.
#pragma once

#include <string>

#include "server/world.hpp"

namespace ozy::server {

std::string metrics_text(const World& world);
// `token` only in answers that make a session.
std::string me_json(const Identity& identity, const std::string& token);

}  // namespace ozy::server
