// text.cpp - layout of plain text.
#include "cli/text.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "core/counted.hpp"
#include "core/words.hpp"

namespace ozy::cli {

std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    const std::size_t first = number < 0 ? 1 : 0;
    for (std::size_t at = digits.size(); at > first + 3;) digits.insert(at -= 3, ",");
    return digits;
}

std::string grouped(std::int64_t number, std::string_view one, std::string_view many) {
    return grouped(number).append(" ").append(noun(number, one, many));
}

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

std::string progress_bar(std::uint64_t done, std::uint64_t all) {
    constexpr std::size_t length = 24;
    const std::size_t filled = all == 0 ? length : static_cast<std::size_t>(done * length / all);
    return fmt::format("[{}{}] {} of {}", std::string(filled, '#'), std::string(length - filled, ' '),
                       grouped(static_cast<std::int64_t>(done)), grouped(static_cast<std::int64_t>(all)));
}

std::string wrapped(std::string_view text, int width, int indent) {
    std::string out;
    int column = 0;
    for (Words words(text); !words.empty();) {
        const std::string_view word = words.take();
        const int length = columns_of(word);
        if (column > 0 && column + 1 + length > width) {
            out.append("\n").append(static_cast<std::size_t>(indent), ' ');
            column = indent;
        } else if (column > 0) {
            out += ' ';
            ++column;
        }
        out.append(word);
        column += length;
    }
    return out;
}

std::string padded(std::string_view text, int columns) {
    std::string out(text);
    return out.append(static_cast<std::size_t>(std::max(0, columns - columns_of(text))), ' ');
}

}  // namespace ozy::cli
