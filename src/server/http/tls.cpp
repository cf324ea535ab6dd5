// tls.cpp - connections with TLS.
#include "server/http/session.hpp"

namespace ozy::server {

void serve_tls(Socket socket, asio::ssl::context& context, Services& services) {
    beast::error_code gone;
    const auto peer = socket.remote_endpoint(gone);
    if (gone) return;
    std::make_shared<HttpSession<TlsStream>>(TlsStream(PlainStream(std::move(socket)), context),
                                             peer.address().to_string(), services)
        ->start();
}

}  // namespace ozy::server
