// services.hpp - what every connection needs, and where connections begin.
#pragma once

#include "server/http/api.hpp"
#include "server/ws/socket_services.hpp"
#include "server/ws/streams.hpp"

namespace ozy::server {

struct Services : SocketServices {
    Api& api;
};

// They own themselves from here on. Compiled in plain.cpp and tls.cpp.
void serve_plain(Socket socket, Services& services);
void serve_tls(Socket socket, asio::ssl::context& context, Services& services);

}  // namespace ozy::server
