// coding.cpp - see coding.hpp.
#include "server/http/coding.hpp"

#include <algorithm>
#include <stdexcept>
#include <zlib.h>

namespace ozy::server {

namespace {

// Of JSON this leaves a tenth, as the highest level does, in a third of the time.
constexpr int level = 4;
constexpr int gzip_window = 15 + 16;  // zlib's way to ask for the header of gzip
constexpr int memory_level = 8;

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

bool is_refused(std::string_view weight) {
    return weight.starts_with("q=0") && weight.find_first_not_of("0.", 2) == std::string_view::npos;
}

}  // namespace

bool accepts_coding(std::string_view header, std::string_view coding) {
    while (!header.empty()) {
        const std::size_t end = std::min(header.find(','), header.size());
        const std::string_view item = header.substr(0, end);
        const std::size_t semicolon = std::min(item.find(';'), item.size());
        const std::string_view weight = trimmed(item.substr(std::min(semicolon + 1, item.size())));
        if (trimmed(item.substr(0, semicolon)) == coding) return !is_refused(weight);
        header.remove_prefix(std::min(end + 1, header.size()));
    }
    return false;
}

std::string gzipped(std::string_view content) {
    z_stream stream{};
    if (deflateInit2(&stream, level, Z_DEFLATED, gzip_window, memory_level, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("cannot compress");
    std::string out(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(content.data()));  // zlib does not write there
    stream.avail_in = static_cast<uInt>(content.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int code = deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    if (code != Z_STREAM_END) throw std::runtime_error("cannot compress");
    return out;
}

}  // namespace ozy::server
