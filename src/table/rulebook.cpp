// rulebook.cpp - a rule is a paragraph that starts with **[id]**.
#include "table/rulebook.hpp"

#include <algorithm>
#include <cctype>
#include <string>

namespace ozy {

namespace {

constexpr std::string_view mark_begin = "**[";
constexpr std::string_view mark_end = "]**";

struct Paragraph {
    std::string_view id, text;
};

// The next rule at or after the front of `left`, which then begins behind it; an empty id if there is none.
Paragraph take_rule(std::string_view& left) {
    const std::size_t begin = left.find(mark_begin);
    if (begin == left.npos) return {};
    left.remove_prefix(begin);
    const std::size_t id_end = left.find(mark_end);
    if (id_end == left.npos) return {};
    const std::size_t end = std::min({left.find("\n\n"), left.find("\n**["), left.size()});
    const Paragraph rule{left.substr(mark_begin.size(), id_end - mark_begin.size()), left.substr(0, end)};
    left.remove_prefix(end);
    return rule;
}

std::string upper_case(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::toupper(letter)); });
    return out;
}

}  // namespace

std::vector<std::string_view> rule_ids(std::string_view rules_text) {
    std::vector<std::string_view> ids;
    for (Paragraph rule = take_rule(rules_text); !rule.id.empty(); rule = take_rule(rules_text)) ids.push_back(rule.id);
    return ids;
}

Result<std::string_view> find_rule(std::string_view rules_text, std::string_view id) {
    std::string_view bare = id;
    if (bare.starts_with('[') && bare.ends_with(']')) bare = bare.substr(1, bare.size() - 2);
    const std::string wanted = upper_case(bare);
    std::string_view first, last;
    for (Paragraph rule = take_rule(rules_text); !rule.id.empty(); rule = take_rule(rules_text)) {
        const std::string_view number = rule.id.substr(rule.id.find('-') + 1);
        if (rule.id == wanted || number == wanted) return rule.text;
        if (first.empty()) first = rule.id;
        last = rule.id;
    }
    return Error{Errc::not_found, "there is no rule '" + std::string(id) + "'; ids run from " + std::string(first) +
                                      " to " + std::string(last)};
}

}  // namespace ozy
