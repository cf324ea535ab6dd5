// text.hpp - numbers and paragraphs for people.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/columns.hpp"

namespace ozy::cli {

std::string grouped(std::int64_t number);                                               // 1,234,567
std::string grouped(std::int64_t number, std::string_view one, std::string_view many);  // 1 game, 1,234 games
std::string hex(std::uint64_t number);                                                  // 16 digits

// Breaks a paragraph into lines of at most `width` columns; the lines after the first are indented. A longer word is
// not cut.
std::string wrapped(std::string_view text, int width, int indent = 0);

std::string padded(std::string_view text, int columns);

// "[#######     ] 1,234 of 2,000", for people who wait.
std::string progress_bar(std::uint64_t done, std::uint64_t all);

}  // namespace ozy::cli
