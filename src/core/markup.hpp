// markup.hpp - text and numbers for pages and drawings that programs write (HTML, SVG).
#pragma once

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

namespace ozy {

// As content or in an attribute.
inline std::string escaped(std::string_view text) {
    std::string out;
    for (char letter : text) {
        if (letter == '<') {
            out += "&lt;";
        } else if (letter == '&') {
            out += "&amp;";
        } else if (letter == '"') {
            out += "&quot;";
        } else {
            out += letter;
        }
    }
    return out;
}

inline std::string decimal(double number, int digits) {
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return text.data();
}

}  // namespace ozy
