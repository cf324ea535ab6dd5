// letters.hpp - letters of names, and numbers at the front of a text.
#pragma once

#include <charconv>
#include <cstddef>
#include <string_view>

namespace ozy {

constexpr char upper(char letter) {
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}
constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
// The letter or digit so many places after this one.
constexpr char letter_after(char first, int places) { return static_cast<char>(first + places); }

// Takes a number from the front of the text; if none stands there, nothing is taken.
template <class Number>
bool take_digits(std::string_view& text, Number& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

}  // namespace ozy
