// good_sentence.hpp - what is wrong with an English sentence that was put together from rows: marks of gaps filled
// badly.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "laws/walk.hpp"

namespace ozy::laws {

namespace detail {

inline bool is_number(std::string_view word) {
    return !word.empty() && std::ranges::all_of(word, [](unsigned char letter) { return std::isdigit(letter) != 0; });
}

// Words without the marks around them; those in which something else stands stay as they are.
inline std::vector<std::string_view> words_in(std::string_view sentence) {
    constexpr std::string_view marks = ".,:;!?()'\"";
    std::vector<std::string_view> out;
    for (std::size_t start = 0; start < sentence.size();) {
        const std::size_t end = std::min(sentence.find(' ', start), sentence.size());
        std::string_view word = sentence.substr(start, end - start);
        start = end + 1;
        while (!word.empty() && marks.find(word.front()) != marks.npos) word.remove_prefix(1);
        while (!word.empty() && marks.find(word.back()) != marks.npos) word.remove_suffix(1);
        if (!word.empty()) out.push_back(word);
    }
    return out;
}

inline bool is_among(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

inline bool is_lower(std::string_view word) { return std::islower(static_cast<unsigned char>(word.front())) != 0; }

// More than one of something; words that end like one are not.
inline bool is_plural(std::string_view word) {
    return is_lower(word) && word.size() > 2 && word.ends_with('s') && !word.ends_with("ss") &&
           !is_among(word, {"is",     "was",    "has",   "does",  "less",   "this",  "its",   "plus",
                            "stands", "comes",  "goes",  "takes", "makes",  "gives", "moves", "stays",
                            "needs",  "counts", "falls", "gains", "begins", "ends"});
}

inline bool begins_with_vowel(std::string_view word) {
    const char first = static_cast<char>(std::tolower(static_cast<unsigned char>(word.front())));
    return std::string_view("aeiou").find(first) != std::string_view::npos && !word.starts_with("uni") &&
           !word.starts_with("one") && !word.starts_with("us");
}

// What is wrong with two words that follow each other.
inline std::string complaint_about_pair(std::string_view one, std::string_view other) {
    if (one == "1" && is_plural(other)) return "more than one";
    if (one == "a" && (begins_with_vowel(other) || is_plural(other))) return "the article";
    if (one == "an" && !begins_with_vowel(other)) return "the article";
    if (is_among(one, {"is", "are"}) && other == "of") return "'" + std::string(one) + " of'";
    if (one == other && is_lower(one)) return "a word twice";
    return {};
}

}  // namespace detail

// Empty if nothing is.
inline Complaint flaw_of(std::string_view sentence) {
    const auto flaw = [&](const std::string& what) { return what + " in '" + std::string(sentence) + "'"; };
    if (sentence.find("  ") != sentence.npos) return flaw("two spaces");
    if (sentence.starts_with(' ') || sentence.ends_with(' ')) return flaw("a space at the edge");
    for (std::string_view mark : {" ,", " .", " :", " ;", " )", "( ", ",,", "..."})
        if (sentence.find(mark) != sentence.npos) return flaw("a mark that stands badly");
    const std::vector<std::string_view> words = detail::words_in(sentence);
    for (std::string_view word : words)
        if (word.find('_') != word.npos) return flaw("an id");
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (i > 1 && detail::is_among(words[i - 2], {"Move", "Round", "Season", "Turn"})) continue;  // a name with 1
        if (const std::string what = detail::complaint_about_pair(words[i - 1], words[i]); !what.empty())
            return flaw(what);
    }
    return {};
}

}  // namespace ozy::laws
