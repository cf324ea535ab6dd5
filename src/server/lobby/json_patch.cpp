// json_patch.cpp - see json_patch.hpp.
#include "server/lobby/json_patch.hpp"

#include <algorithm>
#include <array>
#include <span>

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

bool is_container(std::string_view value) { return value.starts_with('{') || value.starts_with('['); }

struct Member {
    std::string_view key, value;  // the key with its quotes; empty in a list
};

// Reads the members of an object or list one after the other.
class Members {
  public:
    explicit Members(std::string_view container) : text_(container), keyed_(container.front() == '{') {}

    bool more() const { return at_ + 1 < text_.size(); }
    // A member that is as expected is found without looking at every letter of it.
    Member next(const Member& expected = {}) {
        Member out;
        if (keyed_) {
            const bool same = !expected.key.empty() && text_.substr(at_).starts_with(expected.key);
            const std::size_t colon = same ? at_ + expected.key.size() : end_of_string(text_, at_);
            out.key = text_.substr(at_, colon - at_);
            at_ = colon + 1;
        }
        const std::size_t end = is_here(expected.value) ? at_ + expected.value.size() : end_of_value(text_, at_);
        out.value = text_.substr(at_, end - at_);
        at_ = end + 1;
        return out;
    }

    Member next_or_none() { return more() ? next() : Member{}; }
    // Whether a key is still to come.
    bool has(std::string_view key) const {
        Members rest = *this;
        while (rest.more())
            if (rest.next().key == key) return true;
        return false;
    }

  private:
    // No value is the beginning of another, but for numbers.
    bool is_here(std::string_view value) const {
        if (value.empty() || !text_.substr(at_).starts_with(value)) return false;
        const Letter after = letters[static_cast<unsigned char>(text_[at_ + value.size()])];
        return after == Letter::comma || after == Letter::close;
    }

    std::string_view text_;
    bool keyed_;
    std::size_t at_ = 1;
};

class Patch {
  public:
    template <class AnyMembers>
    void compare_objects(AnyMembers old_members, AnyMembers members) {
        Member old = old_members.next_or_none();
        while (members.more()) {
            const Member member = members.next(old);
            if (member.key != old.key && !old_members.has(member.key)) {
                at(member.key, [&] { write("add", member.value); });
                continue;
            }
            for (; member.key != old.key; old = old_members.next_or_none()) drop(old.key);
            if (old.value != member.value) at(member.key, [&] { compare(old.value, member.value); });
            old = old_members.next_or_none();
        }
        for (; !old.key.empty(); old = old_members.next_or_none()) drop(old.key);
    }
    std::string take() { return "[" + std::move(out_) + "]"; }
    static std::string of_all(std::string_view after) {
        Patch patch;
        patch.write("replace", after);
        return patch.take();
    }

  private:
    // With the path one step longer: a key as it is written, with its quotes, or a position.
    template <class Work>
    void at(std::string_view step, Work work) {
        const std::size_t length = path_.size();
        path_ += '/';
        if (step.starts_with('"')) step = step.substr(1, step.size() - 2);
        for (const char letter : step)
            if (letter == '~' || letter == '/')
                path_ += letter == '~' ? "~0" : "~1";
            else
                path_ += letter;
        work();
        path_.resize(length);
    }
    // Two values that differ. Inside objects and lists, unless it is shorter to replace the whole.
    void compare(std::string_view before, std::string_view after) {
        if (!compare_inside(before, after)) write("replace", after);
    }
    // False, and nothing is written, if the whole has to be replaced or is shorter.
    bool compare_inside(std::string_view before, std::string_view after) {
        if (!is_container(before) || before.front() != after.front()) return false;
        const std::size_t written = out_.size();
        const bool is_list = before.front() == '[';
        if (!is_list) compare_objects(Members(before), Members(after));
        const bool is_told = !is_list || compare_lists(Members(before), Members(after));
        constexpr std::string_view around = R"({"op":"replace","path":"","value":},)";
        if (is_told && out_.size() - written <= around.size() + path_.size() + after.size()) return true;
        out_.resize(written);
        return false;
    }
    // A key that is gone has no value.
    void write(std::string_view op, std::string_view value) {
        out_.append(out_.empty() ? "{" : ",{").append(R"("op":")").append(op);
        out_.append(R"(","path":")").append(path_).append("\"");
        if (!value.empty()) out_.append(R"(,"value":)").append(value);
        out_.append("}");
    }
    void drop(std::string_view key) {
        at(key, [&] { write("remove", {}); });
    }

    // False if their lengths differ.
    bool compare_lists(Members old_members, Members members) {
        std::size_t position = 0;
        for (; old_members.more() && members.more(); ++position) {
            const Member old = old_members.next();
            const Member member = members.next(old);
            if (old.value != member.value) at(std::to_string(position), [&] { compare(old.value, member.value); });
        }
        return !old_members.more() && !members.more();
    }

    std::string path_, out_;
};

}  // namespace

// The members that an object has already found.
class JsonObject::Known {
  public:
    explicit Known(const JsonObject& object) : text_(object.text_), spans_(object.members_) {}

    bool more() const { return at_ < spans_.size(); }
    Member next(const Member& /*expected*/ = {}) {
        const Span& span = spans_[at_++];
        return {text_.substr(span.key, span.key_size), text_.substr(span.value, span.value_size)};
    }
    Member next_or_none() { return more() ? next() : Member{}; }
    bool has(std::string_view key) const {
        Known rest = *this;
        while (rest.more())
            if (rest.next().key == key) return true;
        return false;
    }

  private:
    std::string_view text_;
    std::span<const Span> spans_;
    std::size_t at_ = 0;
};

JsonObject::JsonObject(std::string text) : JsonObject(std::move(text), JsonObject()) {}

JsonObject::JsonObject(std::string text, const JsonObject& before) : text_(std::move(text)) {
    members_.reserve(std::max<std::size_t>(before.members_.size(), 32));
    Known expected(before);
    for (Members members(text_); members.more();) {
        const Member member = members.next(expected.next_or_none());
        members_.push_back({static_cast<std::size_t>(member.key.data() - text_.data()), member.key.size(),
                            static_cast<std::size_t>(member.value.data() - text_.data()), member.value.size()});
    }
}

std::string_view JsonObject::member(std::string_view key) const {
    for (Known members(*this); members.more();)
        if (const Member member = members.next(); member.key.substr(1, member.key.size() - 2) == key)
            return member.value;
    return {};
}

std::string json_patch(const JsonObject& before, const JsonObject& after) {
    Patch patch;
    patch.compare_objects(JsonObject::Known(before), JsonObject::Known(after));
    std::string out = patch.take();
    if (out.size() <= after.text_.size()) return out;
    std::string all = Patch::of_all(after.text_);
    return out.size() <= all.size() ? out : all;
}

}  // namespace ozy::server
