// printable.hpp - text from outside made fit for a message.
#pragma once

#include <string>
#include <string_view>

namespace ozy {

// One line, no control characters, not too long.
inline std::string printable(std::string_view text, std::size_t longest = 100) {
    std::string out;
    for (char letter : text.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(letter);
        out += byte < 0x20U || byte == 0x7FU ? '?' : letter;
    }
    return text.size() > longest ? out + "..." : out;
}

}  // namespace ozy
