// screen.cpp - UTF-8 in, lines of text out; ANSI colour codes only where the style changes.
#include "core/screen.hpp"

#include <algorithm>

#include "core/columns.hpp"

namespace ozy {

namespace {

// Takes one code point from the front; a broken byte becomes a question mark.
char32_t take_code_point(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80U ? 1 : lead < 0xC0U ? 0 : lead < 0xE0U ? 2 : lead < 0xF0U ? 3 : 4;
    if (length == 0 || length > text.size()) {
        text.remove_prefix(1);
        return U'?';
    }
    char32_t letter = length == 1 ? lead : lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) letter = letter << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
    text.remove_prefix(length);
    return letter;
}

void append_utf8(std::string& out, char32_t letter) {
    const auto push = [&out](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (letter < 0x80) {
        push(letter);
    } else if (letter < 0x800) {
        push(0xC0 | letter >> 6U);
        push(0x80 | (letter & 0x3F));
    } else if (letter < 0x10000) {
        push(0xE0 | letter >> 12U);
        push(0x80 | (letter >> 6U & 0x3F));
        push(0x80 | (letter & 0x3F));
    } else {
        push(0xF0 | letter >> 18U);
        push(0x80 | (letter >> 12U & 0x3F));
        push(0x80 | (letter >> 6U & 0x3F));
        push(0x80 | (letter & 0x3F));
    }
}

std::string ansi_code(Style style) {
    constexpr std::string_view inks[] = {"", "30", "31", "32", "33", "34", "35", "36", "97", "90"};
    constexpr std::string_view papers[] = {"", "40", "41", "42", "43", "44", "45", "46", "107", "100"};
    std::string out = "\x1b[0";
    if (style.bold) out += ";1";
    if (style.dim) out += ";2";
    if (style.ink != Ink::none) out.append(";").append(inks[static_cast<std::size_t>(style.ink)]);
    if (style.paper != Ink::none) out.append(";").append(papers[static_cast<std::size_t>(style.paper)]);
    return out + "m";
}

}  // namespace

int Screen::put(int x, int y, std::string_view text, Style style) {
    if (y >= height()) rows_.resize(static_cast<std::size_t>(y) + 1);
    auto& row = rows_[static_cast<std::size_t>(y)];
    for (; !text.empty(); ++x) {
        const char32_t letter = take_code_point(text);
        if (x < 0 || x >= width_) {
            cut_ |= letter != U' ';
            continue;
        }
        if (static_cast<std::size_t>(x) >= row.size()) row.resize(static_cast<std::size_t>(x) + 1);
        row[static_cast<std::size_t>(x)] = {letter, style};
    }
    return x;
}

int Screen::put_wrapped(int x, int y, int right, std::string_view text, Style style) {
    int column = x;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, length);
        if (column > x && column + columns_of(word) > right) {
            column = x;
            ++y;
        }
        column = put(column, y, word, style) + 1;
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return y + 1;
}

std::string Screen::render(bool colored) const {
    std::string out;
    for (const auto& row : rows_) {
        Style current;
        for (const Spot& spot : row) {
            if (colored && !(spot.style == current)) {
                out += ansi_code(spot.style);
                current = spot.style;
            }
            append_utf8(out, spot.letter);
        }
        if (!(current == Style{})) out += "\x1b[0m";
        while (!colored && !out.empty() && out.back() == ' ') out.pop_back();
        out += '\n';
    }
    return out;
}

}  // namespace ozy
