// response.cpp - the page's files, and answers with the headers that keep browsers safe. See session.hpp.
#include <array>

#include "server/http/coding.hpp"
#include "server/http/session.hpp"

namespace ozy::server {

namespace {

constexpr const char* content_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

struct Coding {
    std::string_view name, ending;
};
constexpr std::array<Coding, 2> codings = {{{"br", ".br"}, {"gzip", ".gz"}}};  // the shortest first

// The file in the shortest form that the client takes; the build has made them (web/vite.config.ts).
const PageFile* choose_coding(const PageFile* file, std::string_view accepted, HttpReply& reply) {
    reply.headers.emplace_back("Vary", "Accept-Encoding");
    for (const Coding& coding : codings) {
        const PageFile* coded = find_page(std::string(file->path).append(coding.ending));
        if (coded == nullptr || !accepts_coding(accepted, coding.name)) continue;
        reply.headers.emplace_back("Content-Encoding", coding.name);
        return coded;
    }
    return file;
}

}  // namespace

HttpReply page_reply(const Fields& request) {
    const HttpRequest asked = read_request(request);
    const PageFile* file = find_page(asked.path);
    if (file == nullptr) return refusal_reply({Why::nothing_here});
    HttpReply reply{200, std::string(type_of(file->path)), {}};
    const bool is_named_by_content = file->path.starts_with("/assets/");
    reply.headers = {{"Cache-Control", is_named_by_content ? "public, max-age=31536000, immutable" : "no-cache"}};
    file = choose_coding(file, view(request[http::field::accept_encoding]), reply);
    const std::string_view tag = tag_of(*file);
    reply.headers.emplace_back("ETag", tag);
    if (view(request[http::field::if_none_match]).find(tag) != std::string_view::npos)
        reply.status = 304;
    else
        reply.body = std::string(file->content);
    return reply;
}

// An answer to HEAD says how long the one to GET would be; one that says "not modified" has no length at all.
http::response<http::string_body> make_response(const HttpReply& reply, const Fields& request) {
    http::response<http::string_body> response{static_cast<http::status>(reply.status), request.version()};
    response.set(http::field::content_type, reply.type);
    response.set("Content-Security-Policy", content_policy);
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "no-referrer");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    if (reply.type == "application/json") response.set(http::field::cache_control, "no-store");
    for (const auto& [name, value] : reply.headers) response.set(name, value);
    if (response.result() != http::status::not_modified) response.content_length(reply.body.size());
    if (request.method() != http::verb::head) response.body() = reply.body;
    return response;
}

}  // namespace ozy::server
