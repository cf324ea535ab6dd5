// json_patch.cpp - see json_patch.hpp.
#include "server/lobby/json_patch.hpp"

#include <vector>

namespace ozy::server {

namespace {

// Just after the value that starts at `at`.
std::size_t end_of_string(std::string_view text, std::size_t at) {
    for (++at; text[at] != '"'; ++at) at += text[at] == '\\';
    return at + 1;
}

std::size_t end_of_value(std::string_view text, std::size_t at) {
    int depth = 0;
    while (at < text.size()) {
        switch (text[at]) {
            case '"':
                at = end_of_string(text, at);
                break;
            case '{':
            case '[':
                ++depth;
                ++at;
                break;
            case '}':
            case ']':
                if (depth == 0) return at;
                --depth;
                ++at;
                break;
            case ',':
                if (depth == 0) return at;
                ++at;
                break;
            default:
                ++at;
        }
        if (depth == 0 && (at == text.size() || text[at] == ',' || text[at] == '}' || text[at] == ']')) return at;
    }
    return at;
}

struct Member {
    std::string_view key, value;  // the key with its quotes; empty in a list
};

std::vector<Member> members_of(std::string_view container) {
    std::vector<Member> out;
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

bool is_container(std::string_view value) { return value.front() == '{' || value.front() == '['; }

bool has_same_keys(const std::vector<Member>& one, const std::vector<Member>& other) {
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i)
        if (one[i].key != other[i].key) return false;
    return true;
}

class Patch {
  public:
    void compare(std::string_view before, std::string_view after) {
        if (before == after) return;
        if (is_container(before) && before.front() == after.front()) {
            const std::vector<Member> old_members = members_of(before);
            const std::vector<Member> members = members_of(after);
            if (has_same_keys(old_members, members)) {
                for (std::size_t i = 0; i < members.size(); ++i) descend(old_members[i], members[i], i);
                return;
            }
        }
        out_.append(out_.empty() ? "[[" : ",[[").append(path_).append("],").append(after).append("]");
    }
    std::string take() { return "[" + std::move(out_) + "]"; }

  private:
    void descend(const Member& before, const Member& after, std::size_t position) {
        if (before.value == after.value) return;
        const std::size_t length = path_.size();
        if (!path_.empty()) path_ += ',';
        path_.append(after.key.empty() ? std::to_string(position) : std::string(after.key));
        compare(before.value, after.value);
        path_.resize(length);
    }

    std::string path_, out_;
};

}  // namespace

std::string json_patch(std::string_view before, std::string_view after) {
    Patch patch;
    patch.compare(before, after);
    return patch.take();
}

std::string_view json_member(std::string_view object, std::string_view key) {
    for (const Member& member : members_of(object))
        if (member.key.size() == key.size() + 2 && member.key.substr(1, key.size()) == key) return member.value;
    return {};
}

}  // namespace ozy::server
