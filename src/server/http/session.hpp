// session.hpp - one HTTP connection: request after request until it is closed or becomes a WebSocket.
#pragma once

#include <boost/asio/dispatch.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/auth/tokens.hpp"
#include "server/http/coding.hpp"
#include "server/http/hosts.hpp"
#include "server/http/page.hpp"
#include "server/http/services.hpp"
#include "server/ws/session.hpp"

namespace ozy::server {

namespace http = beast::http;
using Fields = http::request<http::string_body>;

inline std::string_view view(boost::string_view text) { return {text.data(), text.size()}; }

// Where a request truly came from, what it carries and what it is answered; network-free parts of the session
// (request.cpp, response.cpp).
std::string client_address(const Fields& request, const std::string& peer, const NetworkConfig& config);
bool is_trusted_proxy(const std::string& peer, const NetworkConfig& config);
// By a proxy that nobody told us of: its own address says nothing about who asks.
bool was_forwarded_by_strangers(const Fields& request, const std::string& peer, const NetworkConfig& config);
bool has_websocket_key(const Fields& request);
bool came_through_tls(const Fields& request, const std::string& peer, const NetworkConfig& config);
HttpRequest read_request(const Fields& request);
std::string session_token(const Fields& request);
http::response<http::string_body> make_response(const HttpReply& reply, const Fields& request);
HttpReply page_reply(const Fields& request);
// Why it is not even looked at: it can be read in two ways, or it is for a server of another name or from the page of
// another site. `dialled`: the address of ours that it came to.
std::optional<Refused> flaw_of(const Fields& request);
std::optional<Refused> foreignness_of(const Fields& request, const std::string& dialled, const NetworkConfig& config);

template <class Stream>
class HttpSession : public std::enable_shared_from_this<HttpSession<Stream>> {
  public:
    HttpSession(Stream stream, std::string peer, Services& services)
        : stream_(std::move(stream)), peer_(std::move(peer)), services_(services) {}
    ~HttpSession() {
        if (counted_) services_.limits.close_connection(counted_as_);
    }

    void start() {
        // Many people come through a proxy: they are told apart when they ask for something.
        if (!is_trusted_proxy(peer_, services_.config)) counted_as_ = peer_;
        counted_ = services_.limits.open_connection(counted_as_);
        if (!counted_) {
            ++services_.world.figures.refused_by_limit;
            return;  // the socket closes
        }
        if constexpr (std::is_same_v<Stream, TlsStream>) {
            limit_time();
            stream_.async_handshake(asio::ssl::stream_base::server,
                                    [self = this->shared_from_this()](beast::error_code error) {
                                        if (!error) self->read();
                                    });
        } else {
            read();
        }
    }

  private:
    static constexpr std::size_t longest_device = 160, read_at_once = 4096;

    std::string dialled() {
        beast::error_code gone;
        const auto own = beast::get_lowest_layer(stream_).socket().local_endpoint(gone);
        return gone ? std::string() : own.address().to_string();
    }

    void limit_time() {
        beast::get_lowest_layer(stream_).expires_after(std::chrono::seconds(services_.config.request_seconds));
    }

    // The whole request must arrive in time: a client that drips bytes gains nothing.
    void read() {
        parser_.emplace();
        parser_->header_limit(longest_head);
        parser_->body_limit(services_.config.record_limit);
        limit_time();
        read_head();
    }

    // Beast joins lines that go on in the next one, so they are looked for before it reads them.
    void read_head() {
        const Head head = look_at_head({static_cast<const char*>(buffer_.data().data()), buffer_.size()});
        if (head == Head::wrong) return refuse_and_close({Why::not_http});
        if (head == Head::whole) return parse_head();
        stream_.async_read_some(buffer_.prepare(read_at_once),
                                [self = this->shared_from_this()](beast::error_code error, std::size_t bytes) {
                                    if (error) return self->on_read_error(error);
                                    self->buffer_.commit(bytes);
                                    self->read_head();
                                });
    }

    void parse_head() {
        http::async_read_header(
            stream_, buffer_, *parser_,
            [self = this->shared_from_this()](beast::error_code error, std::size_t) { self->on_header(error); });
    }

    void on_header(beast::error_code error) {
        if (error) return on_read_error(error);
        const bool may_be_large =
            parser_->get().method() == http::verb::post && parser_->get().target() == "/api/tables";
        const std::size_t limit = may_be_large ? services_.config.record_limit : services_.config.body_limit;
        if (const auto flaw = flaw_of(parser_->get())) return refuse_and_close(*flaw);
        if (parser_->content_length().value_or(0) > limit) return refuse_and_close({Why::body_too_large});
        http::async_read(stream_, buffer_, *parser_,
                         [self = this->shared_from_this()](beast::error_code failed, std::size_t) {
                             if (failed) return self->on_read_error(failed);
                             self->on_request();
                         });
    }

    void on_read_error(beast::error_code error) {
        if (error == http::error::body_limit) return refuse_and_close({Why::body_too_large});
        const bool is_http_error = error.category() == make_error_code(http::error::bad_version).category();
        if (is_http_error && error != http::error::end_of_stream && error != http::error::partial_message)
            return refuse_and_close({Why::not_http});
    }

    void refuse_and_close(const Refused& refused) {
        keep_alive_ = false;
        send(refusal_reply(refused));
    }

    void refuse_as_too_fast() {
        ++services_.world.figures.refused_by_limit;
        send(refusal_reply({Why::too_fast}));
    }

    void on_request() {
        const Fields& request = parser_->get();
        keep_alive_ = request.keep_alive();
        const std::string address = client_address(request, peer_, services_.config);
        const bool is_safe = request.method() == http::verb::get || request.method() == http::verb::head;
        const bool is_socket = beast::websocket::is_upgrade(request);
        if (const auto refused = foreignness_of(request, dialled(), services_.config))
            return send(refusal_reply(*refused));
        if (is_socket) return upgrade(address);
        HttpRequest asked = read_request(request);
        if (request.method() == http::verb::head) asked.method = "GET";  // the same but for the body
        asked.takes_gzip = accepts_coding(view(request[http::field::accept_encoding]), "gzip");
        if (is_safe && !asked.path.starts_with("/api/") && asked.path != "/metrics" && asked.path != "/healthz")
            return services_.limits.may_fetch(address) ? send(page_reply(request)) : refuse_as_too_fast();
        asked.address = address;
        asked.forwarded = was_forwarded_by_strangers(request, peer_, services_.config);
        asked.secure = std::is_same_v<Stream, TlsStream> || came_through_tls(request, peer_, services_.config);
        beast::get_lowest_layer(stream_).expires_never();
        services_.api.handle(asked, [self = this->shared_from_this()](HttpReply reply) {
            asio::dispatch(self->stream_.get_executor(), [self, reply = std::move(reply)] { self->send(reply); });
        });
    }

    void upgrade(const std::string& address) {
        const Fields& request = parser_->get();
        if (request.target() != "/ws") return send(refusal_reply({Why::socket_elsewhere}));
        if (!has_websocket_key(request)) return send(refusal_reply({Why::bad_socket_key}));
        if (!services_.limits.may_request(address)) return refuse_as_too_fast();
        Caller caller{
            address, std::nullopt, {}, std::string(view(request[http::field::user_agent]).substr(0, longest_device))};
        try {
            const std::string token = session_token(request);
            caller.identity = services_.api.identify(token);
            if (caller.identity) caller.session = token_hash(token);
        } catch (const std::exception&) {
            return send(refusal_reply({Why::store_unreadable}));
        }
        if (!count_socket(caller)) {
            ++services_.world.figures.refused_by_limit;
            return send(refusal_reply({Why::too_many_sockets}));
        }
        beast::get_lowest_layer(stream_).expires_never();
        std::make_shared<SocketSession<Stream>>(std::move(stream_), std::move(caller), services_)
            ->start(parser_->release());
    }

    // Under the person and the address it truly comes from; the count of this connection goes on with the socket.
    bool count_socket(const Caller& caller) {
        if (caller.identity && !services_.limits.open_identity(caller.identity->id)) return false;
        if (caller.address == counted_as_) {
            counted_ = false;
            return true;
        }
        if (services_.limits.open_connection(caller.address)) return true;
        if (caller.identity) services_.limits.close_identity(caller.identity->id);
        return false;
    }

    void send(const HttpReply& reply) {
        response_.emplace(make_response(reply, parser_->get()));
        response_->keep_alive(keep_alive_);
        if constexpr (std::is_same_v<Stream, TlsStream>)  // from now on browsers ask for nothing else
            response_->set(http::field::strict_transport_security, "max-age=31536000");
        limit_time();
        http::async_write(stream_, *response_, [self = this->shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return;
            if (self->keep_alive_) return self->read();
            self->shut_down();
        });
    }

    // Lets the last answer arrive before the socket closes.
    void shut_down() {
        beast::error_code ignored;
        beast::get_lowest_layer(stream_).socket().shutdown(Tcp::socket::shutdown_send, ignored);
    }

    Stream stream_;
    std::string peer_, counted_as_;
    Services& services_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    std::optional<http::response<http::string_body>> response_;
    bool keep_alive_ = false, counted_ = false;
};

}  // namespace ozy::server
