// services.hpp - what every connection needs.
#pragma once

#include <string_view>

#include "server/config.hpp"
#include "server/http/api.hpp"
#include "server/http/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/world.hpp"
#include "server/ws/open_sockets.hpp"

namespace ozy::server {

struct Services {
    World& world;
    Lobby& lobby;
    Api& api;
    Limits& limits;
    OpenSockets& sockets;
    NetworkConfig config;
};

// Who asks for a WebSocket.
struct Caller {
    std::string address;  // under which it counts
    std::optional<Identity> identity;
    std::string session;  // hash of its token
};

// Whether a browser page of this origin may act here. No origin: not a page of another site.
bool is_allowed_origin(std::string_view origin, std::string_view host, const NetworkConfig& config);

}  // namespace ozy::server
