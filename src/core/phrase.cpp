// phrase.cpp - fills the arguments into an English sentence.
#include "core/phrase.hpp"

namespace ozy {

std::string to_english(const Phrase& phrase) {
    std::string out;
    std::string_view left = phrase.english;
    while (!left.empty()) {
        const std::size_t open = left.find('{');
        const std::size_t close = open == left.npos ? left.npos : left.find('}', open);
        if (close == left.npos) break;
        out.append(left.substr(0, open));
        const std::string_view name = left.substr(open + 1, close - open - 1);
        for (const Argument& argument : phrase.arguments)
            if (argument.name == name) out.append(argument.word);
        left.remove_prefix(close + 1);
    }
    return out.append(left);
}

}  // namespace ozy
