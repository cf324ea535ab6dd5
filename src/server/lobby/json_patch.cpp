// json_patch.cpp - see json_patch.hpp.
#include "server/lobby/json_patch.hpp"

#include <array>

namespace ozy::server {

namespace {

enum class Letter : unsigned char { plain, quote, open, close, comma };

constexpr std::array<Letter, 256> letters = [] {
    std::array<Letter, 256> out{};
    out['"'] = Letter::quote;
    out['{'] = out['['] = Letter::open;
    out['}'] = out[']'] = Letter::close;
    out[','] = Letter::comma;
    return out;
}();

// Just after the string that starts at `at`.
std::size_t end_of_string(std::string_view text, std::size_t at) {
    for (++at; text[at] != '"'; ++at) at += text[at] == '\\';
    return at + 1;
}

// Just after the value that starts at `at`: at the comma or bracket that follows, or at the end of the text.
std::size_t end_of_value(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        const Letter letter = letters[static_cast<unsigned char>(text[at])];
        if (depth == 0 && (letter == Letter::comma || letter == Letter::close)) return at;
        depth += letter == Letter::open;
        depth -= letter == Letter::close;
        at = letter == Letter::quote ? end_of_string(text, at) : at + 1;
    }
    return at;
}

struct Member {
    std::string_view key, value;  // the key with its quotes; empty in a list
};

std::vector<Member> members_of(std::string_view container) {
    std::vector<Member> out;
    out.reserve(16);
    const bool keyed = container.front() == '{';
    for (std::size_t at = 1; at + 1 < container.size();) {
        Member member;
        if (keyed) {
            const std::size_t colon = end_of_string(container, at);
            member.key = container.substr(at, colon - at);
            at = colon + 1;
        }
        const std::size_t end = end_of_value(container, at);
        member.value = container.substr(at, end - at);
        out.push_back(member);
        at = end + 1;
    }
    return out;
}

bool is_container(std::string_view value) { return value.starts_with('{') || value.starts_with('['); }

bool has_same_keys(const std::vector<Member>& one, const std::vector<Member>& other) {
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i].key != other[i].key) return false;
    return true;
}

// In this order, others may stand between them.
bool has_all_keys(const std::vector<Member>& members, const std::vector<Member>& wanted) {
    std::size_t found = 0;
    for (const Member& member : members) found += found < wanted.size() && member.key == wanted[found].key;
    return found == wanted.size();
}

class Patch {
  public:
    void compare(const Member& before, const Member& after, std::size_t position) {
        if (before.value == after.value) return;
        const std::size_t length = path_.size();
        if (!path_.empty()) path_ += ',';
        path_.append(after.key.empty() ? std::to_string(position) : std::string(after.key));
        if (!compare_inside(before.value, after.value))
            out_.append(out_.empty() ? "[[" : ",[[").append(path_).append("],").append(after.value).append("]");
        path_.resize(length);
    }
    std::string take() { return "[" + std::move(out_) + "]"; }

  private:
    bool compare_inside(std::string_view before, std::string_view after) {
        if (!is_container(before) || before.front() != after.front()) return false;
        const std::vector<Member> old_members = members_of(before);
        const std::vector<Member> members = members_of(after);
        const bool is_list = before.front() == '[';
        if (old_members.empty() || (is_list && old_members.size() != members.size())) return false;
        if (!is_list && !has_all_keys(members, old_members)) return false;
        constexpr Member none{{}, {}};
        for (std::size_t i = 0, old = 0; i < members.size(); ++i) {
            const bool is_known = old < old_members.size() && old_members[old].key == members[i].key;
            compare(is_known ? old_members[old++] : none, members[i], i);
        }
        return true;
    }

    std::string path_, out_;
};

}  // namespace

JsonObject::JsonObject(std::string text) : text_(std::move(text)) {
    for (const Member& member : members_of(text_))
        members_.push_back({static_cast<std::size_t>(member.key.data() - text_.data()), member.key.size(),
                            static_cast<std::size_t>(member.value.data() - text_.data()), member.value.size()});
}

std::string_view JsonObject::member(std::string_view key) const {
    const std::string_view text(text_);
    for (const Span& span : members_)
        if (text.substr(span.key + 1, span.key_size - 2) == key) return text.substr(span.value, span.value_size);
    return {};
}

std::string json_patch(const JsonObject& before, const JsonObject& after) {
    const auto members = [](const JsonObject& object) {
        std::vector<Member> out;
        out.reserve(object.members_.size());
        const std::string_view text(object.text_);
        for (const JsonObject::Span& span : object.members_)
            out.push_back({text.substr(span.key, span.key_size), text.substr(span.value, span.value_size)});
        return out;
    };
    const std::vector<Member> old_members = members(before), new_members = members(after);
    if (!has_same_keys(old_members, new_members)) return "[[[]," + after.text_ + "]]";
    Patch patch;
    for (std::size_t i = 0; i < new_members.size(); ++i) patch.compare(old_members[i], new_members[i], i);
    return patch.take();
}

}  // namespace ozy::server
