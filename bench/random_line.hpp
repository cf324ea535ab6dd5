// random_line.hpp - a random move from the choices in a message of the server, as text, for programs that load it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include "core/rng.hpp"

namespace ozy {

// Where `wanted` begins, or npos. Messages are full of quotes, where std::string_view::find stops each time.
inline std::size_t find_in(std::string_view text, std::string_view wanted) {
    const void* found = memmem(text.data(), text.size(), wanted.data(), wanted.size());
    return found == nullptr ? std::string_view::npos
                            : static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
}

// The text between `before` and the next quote.
inline std::string_view quoted_after(std::string_view text, std::string_view before) {
    const std::size_t at = find_in(text, before);
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + before.size());
    return text.substr(0, text.find('"'));
}

// Just after the JSON string that starts at `at`.
inline std::size_t end_of_string(std::string_view text, std::size_t at) {
    while (true) {
        at = text.find('"', at + 1);
        std::size_t escapes = 0;
        while (text[at - 1 - escapes] == '\\') ++escapes;
        if (escapes % 2 == 0) return at + 1;
    }
}

// Just after the JSON object or list that starts at `at`.
inline std::size_t end_of_value(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        const char letter = text[at];
        if (letter == '"') {
            at = end_of_string(text, at);
            continue;
        }
        ++at;
        if (letter == '{' || letter == '[') ++depth;
        if ((letter == '}' || letter == ']') && --depth == 0) return at;
    }
    return at;
}

// One item of a JSON list of objects or lists; empty behind the last one. `at` moves from item to item.
inline std::string_view next_item(std::string_view list, std::size_t& at) {
    if (at + 1 >= list.size()) return {};
    const std::size_t begin = at, end = end_of_value(list, at);
    at = end + 1;
    return list.substr(begin, end - begin);
}

inline std::uint32_t words_in(std::string_view text) {
    return text.empty() ? 1 : 1 + static_cast<std::uint32_t>(std::count(text.begin(), text.end(), ' '));
}

inline std::string_view word_at(std::string_view text, std::uint32_t number) {
    while (number-- > 0) text.remove_prefix(text.find(' ') + 1);
    return text.substr(0, text.find(' '));
}

inline std::string_view words_of(std::string_view choice) {
    return choice.starts_with(R"({"each)") ? quoted_after(choice, R"("each":")") : std::string_view();
}

// One choice of a list at random, and which of the words it stands for: each takes the place of the one chosen before
// with the chance that makes all words equal.
inline std::pair<std::string_view, std::string_view> random_choice(std::string_view list, Rng& rng) {
    std::string_view chosen, words;
    std::uint32_t total = 0, word = 0;
    std::size_t at = 1;
    for (std::string_view choice; !(choice = next_item(list, at)).empty();) {
        const std::string_view each = words_of(choice);
        const std::uint32_t count = words_in(each);
        total += count;
        const std::uint32_t drawn = rng.below(total);
        if (drawn >= count) continue;
        chosen = choice;
        words = each;
        word = drawn;
    }
    return {chosen, words.empty() ? words : word_at(words, word)};
}

// A random chain of the tree that `text` begins with (docs/PROTOCOL.md, "Choices").
inline std::string random_line(std::string_view text, Rng& rng) {
    std::string line;
    std::size_t at = 1;
    for (int list = 0, next = 0;; ++list) {
        const std::string_view choices = next_item(text, at);
        if (list < next) continue;
        const auto [choice, word] = random_choice(choices, rng);
        std::string part(quoted_after(choice, R"("text":")"));
        if (const std::size_t place = part.find("{}"); !word.empty() && place != std::string::npos)
            part.replace(place, 2, word);
        line.append(line.empty() ? "" : " ").append(part);
        const std::size_t follows = choice.rfind(R"("next":)");
        if (follows == std::string_view::npos || choice.find('}', follows) + 1 != choice.size()) return line;
        next = std::atoi(choice.data() + follows + 7);
        if (next > list) continue;
        list = -1;  // lists that follow are often written before those that lead to them
        at = 1;
    }
}

}  // namespace ozy
