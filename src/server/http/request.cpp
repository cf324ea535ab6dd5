// request.cpp - what a request says, and answers with the headers that keep browsers safe. See session.hpp.
#include <algorithm>

#include "core/json.hpp"
#include "server/http/session.hpp"

namespace ozy::server {

namespace {

constexpr const char* content_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

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

std::string_view view(boost::string_view text) { return {text.data(), text.size()}; }

std::string tag_of(std::string_view content) {
    std::uint64_t hash = 14'695'981'039'346'656'037U;  // FNV-1a: only to see whether a browser has this very file
    for (char letter : content) hash = (hash ^ static_cast<unsigned char>(letter)) * 1'099'511'628'211U;
    return "\"" + std::to_string(hash) + "\"";
}

}  // namespace

bool is_allowed_origin(std::string_view origin, std::string_view host, const NetworkConfig& config) {
    if (origin.empty()) return true;
    if (contains(config.origins, origin)) return true;
    const std::size_t scheme = origin.find("://");
    return scheme != std::string_view::npos && origin.substr(scheme + 3) == host;
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

std::string client_address(const Fields& request, const std::string& peer, const NetworkConfig& config) {
    if (!is_trusted_proxy(peer, config)) return peer;
    const std::string_view chain = view(request["X-Forwarded-For"]);
    std::string_view last = chain.substr(chain.rfind(',') + 1);  // the one our own proxy wrote
    while (last.starts_with(' ')) last.remove_prefix(1);
    return last.empty() || last.size() > 64 ? peer : std::string(last);
}

bool came_through_tls(const Fields& request, const std::string& peer, const NetworkConfig& config) {
    return is_trusted_proxy(peer, config) && request["X-Forwarded-Proto"] == "https";
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

HttpReply page_reply(const Fields& request) {
    const HttpRequest asked = read_request(request);
    const PageFile* file = find_page(asked.path);
    if (file == nullptr) return refusal_reply({"not_found", "there is nothing here"});
    const std::string tag = tag_of(file->content);
    const bool is_named_by_content = file->path.starts_with("/assets/");
    HttpReply reply{200, std::string(type_of(file->path)), {}};
    reply.headers = {{"ETag", tag},
                     {"Cache-Control", is_named_by_content ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (request[http::field::if_none_match] == tag)
        reply.status = 304;
    else
        reply.body = std::string(file->content);
    return reply;
}

http::response<http::string_body> make_response(const HttpReply& reply, const Fields& request) {
    http::response<http::string_body> response{static_cast<http::status>(reply.status), request.version()};
    response.set(http::field::content_type, reply.type);
    response.set("Content-Security-Policy", content_policy);
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    if (reply.type == "application/json") response.set(http::field::cache_control, "no-store");
    for (const auto& [name, value] : reply.headers) response.set(name, value);
    if (request.method() != http::verb::head) response.body() = reply.body;
    return response;
}

Message hello_message(const World& world, const std::optional<Identity>& identity) {
    Json json;
    json.open_object().field("type", "hello").field("protocol", 1).field("build", world.build).key("me");
    json.raw(identity ? me_json(*identity, {}) : "null");
    return share(json.close_object().take());
}

Message closing_message(std::string_view code, std::string_view text) {
    Json json;
    json.open_object().field("type", "closing").field("code", code).field("text", text);
    return share(json.close_object().take());
}

}  // namespace ozy::server
