// socket_services.hpp - what every WebSocket needs.
#pragma once

#include <optional>
#include <string>

#include "server/config.hpp"
#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/ws/open_sockets.hpp"

namespace ozy::server {

struct SocketServices {
    World& world;
    Lobby& lobby;
    Limits& limits;
    OpenSockets& sockets;
    NetworkConfig config;
};

// Who asks for a WebSocket.
struct Caller {
    std::string address;  // under which it counts
    std::optional<Identity> identity;
    std::string session;  // hash of its token
    std::string device;   // what it says it is
};

}  // namespace ozy::server
