// wire.hpp - the server's own connections without a network: bytes in, bytes out, on one thread and without a clock to
// wait for. What a byte does here it does in the program.
#pragma once

#include <boost/beast/_experimental/test/stream.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/fake_world.hpp"
#include "server/http/session.hpp"
#include "server/lobby/lobby.hpp"

namespace ozy::fuzz {

namespace asio = boost::asio;
namespace beast = boost::beast;

// A connection in memory, with what the server asks of a real one besides bytes.
class Wire : public beast::test::stream {
  public:
    struct Nowhere {
        static server::Tcp::endpoint local_endpoint(beast::error_code&) {
            return {asio::ip::address_v4::loopback(), 8080};
        }
        static void shutdown(server::Tcp::socket::shutdown_type, beast::error_code&) {}
        template <class Option>
        static void set_option(const Option&, beast::error_code&) {}
    };

    explicit Wire(asio::io_context& io) : stream(io) {}
    Wire(Wire&& other) = default;

    static Nowhere socket() { return {}; }
    static void expires_after(std::chrono::seconds) {}
    static void expires_never() {}
    server::Inflow& rate_policy() { return inflow_; }

  private:
    server::Inflow inflow_;
};

template <class Handler>
void async_teardown(beast::role_type, Wire& wire, Handler&& handler) {
    wire.close();
    asio::post(wire.get_executor(), beast::bind_front_handler(std::forward<Handler>(handler), beast::error_code()));
}
inline void teardown(beast::role_type, Wire& wire, beast::error_code&) { wire.close(); }

// A server with one table of two, at which anna sits and everybody who comes is anna.
class OneTable {
  public:
    explicit OneTable(const std::string& game) : room_(game), lobby_(room_.world), limits_(boundless()) {
        room_.store.signed_in = server::Identity{"anna", "anna", {}, {}};
    }

    // What one connection says and is answered; it arrives in pieces of at most so many bytes.
    std::string talk(std::string_view bytes, std::size_t piece) {
        asio::io_context io;
        Wire wire(io);
        beast::test::stream page(io);
        wire.connect(page);
        wire.read_size(piece);
        wire.append({bytes.data(), bytes.size()});
        std::make_shared<server::HttpSession<Wire>>(std::move(wire), "127.0.0.1", services_)->start();
        settle(io);
        page.close();
        settle(io);
        const auto heard = page.str();
        lobby_.dismiss_all();
        return {heard.data(), heard.size()};
    }

  private:
    static server::LimitConfig boundless() {
        const server::Rate any{1e9, 1e9};
        server::LimitConfig limits;
        for (auto rate : {&server::LimitConfig::requests, &server::LimitConfig::messages, &server::LimitConfig::logins,
                          &server::LimitConfig::identities, &server::LimitConfig::tables, &server::LimitConfig::chat,
                          &server::LimitConfig::notes, &server::LimitConfig::studies, &server::LimitConfig::files})
            limits.*rate = any;
        return limits;
    }
    // Until nobody has anything left to do.
    void settle(asio::io_context& io) {
        do io.restart();
        while (io.poll() > 0 || room_.tasks.run());
    }

    server::FakeRoom room_;
    server::Lobby lobby_;
    server::Limits limits_;
    server::OpenSockets sockets_;
    server::NetworkConfig config_;
    server::Api api_{room_.world, lobby_, limits_, sockets_, config_};
    server::Services services_{{room_.world, lobby_, limits_, sockets_, config_}, api_};
};

// The first answer in what a server has said, which is taken from it; none if that is not a whole one.
inline std::optional<std::string> take_answer(std::string& heard) {
    const std::size_t head = heard.find("\r\n\r\n");
    if (head == std::string::npos) return std::nullopt;
    const std::string_view rest = std::string_view(heard).substr(head + 4);
    beast::http::response_parser<beast::http::string_body> parser;
    parser.eager(true);
    parser.skip(rest.empty() || rest.starts_with("HTTP/1.1 "));  // to HEAD: the length of a body, and none
    beast::error_code error;
    const std::size_t size = parser.put(asio::buffer(heard), error);
    if (error || !parser.is_done()) return std::nullopt;
    heard.erase(0, size);
    return std::to_string(parser.get().result_int()) + " " + parser.get().body();
}

}  // namespace ozy::fuzz
