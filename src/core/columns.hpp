// columns.hpp - how wide text is on a screen.
#pragma once

#include <algorithm>
#include <string_view>

namespace ozy {

// The number of columns of UTF-8 text: one for each code point.
inline int columns_of(std::string_view text) {
    const auto begins = [](char letter) { return (static_cast<unsigned char>(letter) & 0xC0U) != 0x80U; };
    return static_cast<int>(std::count_if(text.begin(), text.end(), begins));
}

}  // namespace ozy
