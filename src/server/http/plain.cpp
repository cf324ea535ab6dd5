// plain.cpp - connections without TLS.
#include "server/http/session.hpp"

namespace ozy::server {

void serve_plain(Socket socket, Services& services) {
    beast::error_code gone;
    const auto peer = socket.remote_endpoint(gone);
    if (gone) return;
    std::make_shared<HttpSession<PlainStream>>(PlainStream(std::move(socket)), peer.address().to_string(), services)
        ->start();
}

}  // namespace ozy::server
