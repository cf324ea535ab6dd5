// joined.hpp - the words of several things as one text, with something between them.
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>

namespace ozy {

// Numbers in digits, texts as they are.
struct Spelled {
    std::string operator()(std::integral auto number) const { return std::to_string(number); }
    std::string_view operator()(std::string_view text) const { return text; }
};

// `word(thing)` of each; what has no word is left out.
template <class Things, class Word = Spelled>
std::string joined(std::string_view between, const Things& things, Word word = {}) {
    std::string out;
    for (const auto& thing : things) {
        const auto text = std::invoke(word, thing);
        if (!text.empty()) out.append(out.empty() ? std::string_view() : between).append(text);
    }
    return out;
}

}  // namespace ozy
