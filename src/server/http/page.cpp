// page.cpp - see page.hpp.
#include "server/http/page.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ozy::server {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 12> types = {{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
}};

std::string hashed(std::string_view content) {
    std::uint64_t hash = 14'695'981'039'346'656'037U;  // FNV-1a: only to see whether a browser has this very file
    for (char letter : content) hash = (hash ^ static_cast<unsigned char>(letter)) * 1'099'511'628'211U;
    return "\"" + std::to_string(hash) + "\"";
}

}  // namespace

const PageFile* find_page(std::string_view path) {
    const bool inside = path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
    if (inside) path = "/index.html";
    for (const PageFile& file : page_files())
        if (file.path == path) return &file;
    return nullptr;
}

std::string_view type_of(std::string_view path) {
    for (const auto& [ending, type] : types)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

std::string_view tag_of(const PageFile& file) {
    static const std::vector<std::string> tags = [] {
        std::vector<std::string> all;
        for (const PageFile& each : page_files()) all.push_back(hashed(each.content));
        return all;
    }();
    return tags[static_cast<std::size_t>(&file - page_files().data())];
}

}  // namespace ozy::server
