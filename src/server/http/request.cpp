// request.cpp - what a request says. See session.hpp.
#include <algorithm>

#include "core/printable.hpp"
#include "server/http/session.hpp"

namespace ozy::server {

namespace {

bool contains(const std::vector<std::string>& list, std::string_view wanted) {
    return std::find(list.begin(), list.end(), wanted) != list.end();
}

std::string unescaped(std::string_view text) {
    const auto digit = [](char letter) {
        if (letter >= '0' && letter <= '9') return letter - '0';
        if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
        if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
        return -1;
    };
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 2 < text.size() && digit(text[i + 1]) >= 0 && digit(text[i + 2]) >= 0) {
            out += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

// Whatever bytes they were.
std::string in_plain_letters(std::string_view text) {
    std::string out = printable(text);
    for (char& letter : out)
        if (static_cast<unsigned char>(letter) > '~') letter = '?';
    return out;
}

// Of all lines of the header that have this name, in their order: it may be said in one line or in several.
std::vector<std::string> values_of(const Fields& request, const char* name) {
    std::vector<std::string> out;
    const auto [begin, end] = request.equal_range(name);
    for (auto line = begin; line != end; ++line) {
        std::string_view rest = view(line->value());
        while (!rest.empty()) {
            const std::size_t comma = std::min(rest.find(','), rest.size());
            std::string_view value = rest.substr(0, comma);
            while (value.starts_with(' ')) value.remove_prefix(1);
            while (value.ends_with(' ')) value.remove_suffix(1);
            out.emplace_back(value);
            rest.remove_prefix(std::min(comma + 1, rest.size()));
        }
    }
    return out;
}

}  // namespace

std::optional<Refused> flaw_of(const Fields& request) {
    if (request.count(http::field::host) > 1) return Refused{Why::two_hosts};
    const bool wants_to_be_asked = beast::iequals(request[http::field::expect], "100-continue");
    if (wants_to_be_asked || request.count(http::field::transfer_encoding) > 0) return Refused{Why::body_in_parts};
    return std::nullopt;
}

// Health is nobody's secret, and who looks after many servers asks each by its address.
std::optional<Refused> foreignness_of(const Fields& request, const std::string& dialled, const NetworkConfig& config) {
    if (request.target() == "/healthz") return std::nullopt;
    const std::string_view host = view(request[http::field::host]);
    if (!is_allowed_host(host, dialled, config))
        return Refused{Why::strange_host, "this server does not answer to the name '" + in_plain_letters(host) +
                                              "'; if that is its own, start it with --origin and its address"};
    if (!is_allowed_origin(view(request[http::field::origin]), host, config)) return Refused{Why::strange_origin};
    return std::nullopt;
}

bool is_trusted_proxy(const std::string& peer, const NetworkConfig& config) {
    return contains(config.trusted_proxies, peer);
}

// RFC 6455, 4.2.1: 16 bytes in base64. Beast takes anything short.
bool has_websocket_key(const Fields& request) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const std::string_view key = view(request["Sec-WebSocket-Key"]);
    return key.size() == 24 && key.find_first_not_of(letters) == 22 && key.ends_with("==");
}

// Proxies add to the end what they know; all before that a client may have made up. Proxies of ours in a row are passed
// over until somebody else stands there.
std::string client_address(const Fields& request, const std::string& peer, const NetworkConfig& config) {
    std::string address = peer;
    std::vector<std::string> chain = values_of(request, "X-Forwarded-For");
    while (is_trusted_proxy(address, config) && !chain.empty()) {
        boost::system::error_code error;
        const auto added = asio::ip::make_address(chain.back(), error);
        if (error) break;
        address = added.to_string();
        chain.pop_back();
    }
    return address;
}

bool was_forwarded_by_strangers(const Fields& request, const std::string& peer, const NetworkConfig& config) {
    const bool is_forwarded = request.count("X-Forwarded-For") + request.count(http::field::forwarded) > 0;
    return is_forwarded && !is_trusted_proxy(peer, config);
}

bool came_through_tls(const Fields& request, const std::string& peer, const NetworkConfig& config) {
    const std::vector<std::string> schemes = values_of(request, "X-Forwarded-Proto");
    return is_trusted_proxy(peer, config) && !schemes.empty() && schemes.back() == "https";
}

std::string session_token(const Fields& request) {
    constexpr std::string_view bearer = "Bearer ", name = "ozy=";
    const std::string_view authorization = view(request[http::field::authorization]);
    if (authorization.starts_with(bearer)) return std::string(authorization.substr(bearer.size()));
    std::string_view cookies = view(request[http::field::cookie]);
    while (!cookies.empty()) {
        while (cookies.starts_with(' ')) cookies.remove_prefix(1);
        const std::size_t end = std::min(cookies.find(';'), cookies.size());
        if (cookies.starts_with(name)) return std::string(cookies.substr(name.size(), end - name.size()));
        cookies.remove_prefix(std::min(end + 1, cookies.size()));
    }
    return {};
}

HttpRequest read_request(const Fields& request) {
    HttpRequest out;
    out.method = std::string(request.method_string());
    const std::string_view target = view(request.target());
    const std::size_t question = std::min(target.find('?'), target.size());
    out.path = unescaped(target.substr(0, question));
    std::string_view query = target.substr(std::min(question + 1, target.size()));
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view pair = query.substr(0, end);
        const std::size_t equals = std::min(pair.find('='), pair.size());
        out.query[unescaped(pair.substr(0, equals))] = unescaped(pair.substr(std::min(equals + 1, pair.size())));
        query.remove_prefix(std::min(end + 1, query.size()));
    }
    out.body = request.body();
    out.session = session_token(request);
    out.link_token = std::string(request["Link-Token"]);
    return out;
}

}  // namespace ozy::server
