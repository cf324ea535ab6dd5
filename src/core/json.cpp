// json.cpp - JSON text, RFC 8259.
#include "core/json.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstring>

namespace ozy {

namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

bool needs_escape(char letter) { return letter == '"' || letter == '\\' || static_cast<unsigned char>(letter) < 0x20U; }

void append_escaped(std::string& out, char letter) {
    const auto byte = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
        out += '\\';
        out += letter;
    } else if (letter == '\n') {
        out += "\\n";
    } else {
        out += "\\u00";
        out += hex_digits[byte >> 4U];
        out += hex_digits[byte & 15U];
    }
}

constexpr std::uint64_t in_each_byte(unsigned char byte) { return byte * std::uint64_t{0x0101010101010101}; }

// Not 0 if one of eight letters is below `limit`, which is at most 128.
constexpr std::uint64_t any_below(std::uint64_t letters, unsigned char limit) {
    return (letters - in_each_byte(limit)) & ~letters & in_each_byte(0x80);
}

constexpr bool is_plain(std::uint64_t letters) {
    return (any_below(letters, 0x20) | any_below(letters ^ in_each_byte('"'), 1) |
            any_below(letters ^ in_each_byte('\\'), 1)) == 0;
}

// Eight letters at a time; the last eight may overlap those before. Most texts are a word or two.
bool is_plain(std::string_view text) {
    std::uint64_t letters = 0;
    if (text.size() < sizeof letters) return std::find_if(text.begin(), text.end(), needs_escape) == text.end();
    for (std::size_t at = 0; at + sizeof letters < text.size(); at += sizeof letters) {
        std::memcpy(&letters, text.data() + at, sizeof letters);
        if (!is_plain(letters)) return false;
    }
    std::memcpy(&letters, text.data() + text.size() - sizeof letters, sizeof letters);
    return is_plain(letters);
}

void append_quoted(std::string& out, std::string_view text) {
    out += '"';
    while (!text.empty()) {
        if (is_plain(text)) {
            out.append(text);
            break;
        }
        const auto special = std::find_if(text.begin(), text.end(), needs_escape);
        const auto plain = static_cast<std::size_t>(special - text.begin());
        out.append(text, 0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        append_escaped(out, text.front());
        text.remove_prefix(1);
    }
    out += '"';
}

}  // namespace

void Json::separate() {
    constexpr std::size_t usual_size = 1000;
    if (out_.empty()) out_.reserve(usual_size);
    if (needs_comma_) out_ += ',';
    needs_comma_ = true;
}

Json& Json::open_object() {
    separate();
    out_ += '{';
    needs_comma_ = false;
    return *this;
}

Json& Json::close_object() {
    out_ += '}';
    needs_comma_ = true;
    return *this;
}

Json& Json::open_list() {
    separate();
    out_ += '[';
    needs_comma_ = false;
    return *this;
}

Json& Json::close_list() {
    out_ += ']';
    needs_comma_ = true;
    return *this;
}

Json& Json::key(std::string_view name) {
    separate();
    append_quoted(out_, name);
    out_ += ':';
    needs_comma_ = false;
    return *this;
}

Json& Json::value(std::string_view text) {
    separate();
    append_quoted(out_, text);
    return *this;
}

Json& Json::integer(std::int64_t number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return raw({digits, static_cast<std::size_t>(end - digits)});
}

Json& Json::decimal(double number, int digits) {
    char text[64];
    const auto end = std::to_chars(text, text + sizeof text, number, std::chars_format::fixed, digits).ptr;
    return raw({text, static_cast<std::size_t>(end - text)});
}

Json& Json::raw(std::string_view json) {
    separate();
    out_ += json;
    return *this;
}

}  // namespace ozy
