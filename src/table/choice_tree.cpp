// choice_tree.cpp - see choice_tree.hpp.
#include "table/choice_tree.hpp"

namespace ozy {

namespace {

constexpr std::string_view place = "{}";

// Replaces `word` where it is the whole of `text` or follows its last dot.
void generalize_id(std::string& text, std::string_view word) {
    if (!text.ends_with(word)) return;
    const std::size_t start = text.size() - word.size();
    if (start == 0 || text[start - 1] == '.') text.replace(start, word.size(), place);
}

// Replaces the first of the words of `text` that is `word`.
void generalize_words(std::string& text, std::string_view word) {
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        if (std::string_view(text).substr(start, end - start) == word) {
            text.replace(start, word.size(), place);
            return;
        }
        start = end + 1;
    }
}

// `part` with a word in its place; with none it stays open.
std::string filled(std::string part, std::string_view by) {
    const std::size_t at = by.empty() ? std::string::npos : part.find(place);
    return at == std::string::npos ? part : part.replace(at, place.size(), by);
}

// The parts of a phrase that name the word.
void generalize_phrase(Phrase& phrase, std::string_view word) {
    for (Argument& argument : phrase.arguments) {
        generalize_id(argument.id, word);
        if (argument.word == word) argument.word = place;
    }
}

bool is_like(const Phrase& one, const Phrase& other) {
    constexpr auto is_same = [](const Argument& mine, const Argument& its) {
        return mine.id == its.id && mine.word == its.word && mine.name == its.name;
    };
    return one.key == other.key && one.english == other.english &&
           std::ranges::equal(one.arguments, other.arguments, is_same);
}

Phrase filled(Phrase phrase, std::string_view by) {
    for (Argument& argument : phrase.arguments) {
        argument.id = filled(std::move(argument.id), by);
        argument.word = filled(std::move(argument.word), by);
    }
    return phrase;
}

}  // namespace

void write_phrase(Json& json, const Phrase& phrase) {
    json.field("key", phrase.key).field("text", phrase.english);
    if (phrase.arguments.empty()) return;
    json.key("args").open_object();
    for (const Argument& argument : phrase.arguments)
        json.key(argument.name).open_list().value(argument.id).value(argument.word).close_list();
    json.close_object();
}

ChoicePattern::ChoicePattern(std::string written, std::string thing, Phrase said)
    : word(thing.substr(thing.rfind('.') + 1)),
      text(std::move(written)),
      target(std::move(thing)),
      label(std::move(said)) {
    generalize_words(text, word);
    generalize_id(target, word);
    generalize_phrase(label, word);
}

void ChoicePattern::go_on(int list, Phrase question) {
    next = list;
    ask = std::move(question);
    generalize_phrase(ask, word);
}

bool ChoicePattern::is_like(const ChoicePattern& other) const {
    return next == other.next && text == other.text && target == other.target && part == other.part &&
           ozy::is_like(label, other.label) && ozy::is_like(ask, other.ask);
}

std::string& ChoiceList::add(ChoicePattern choice) {
    std::string word = std::move(choice.word);
    for (Group& group : groups_)
        if (group.pattern.is_like(choice)) return group.each.append(" ").append(word);
    return groups_.emplace_back(Group{std::move(choice), std::move(word)}).each;
}

bool ChoiceList::is_like(const ChoiceList& other) const {
    if (groups_.size() != other.groups_.size()) return false;
    for (std::size_t i = 0; i < groups_.size(); ++i)
        if (groups_[i].each != other.groups_[i].each || !groups_[i].pattern.is_like(other.groups_[i].pattern))
            return false;
    return true;
}

void ChoicePattern::write(Json& json, std::string_view by) const {
    json.field("text", filled(text, by)).field("target", filled(target, by)).key("label").open_object();
    write_phrase(json, filled(label, by));
    json.close_object();
    if (!part.empty()) json.field("part", part);
    if (next == 0) return;
    json.field("next", next).key("ask").open_object();
    write_phrase(json, filled(ask, by));
    json.close_object();
}

void ChoiceList::write(Json& json) const {
    json.open_list();
    for (const Group& group : groups_) {
        json.open_object();
        const bool is_single = group.each.find(' ') == std::string::npos;
        if (!is_single) json.field("each", group.each);
        group.pattern.write(json, is_single ? group.each : std::string_view());
        json.close_object();
    }
    json.close_list();
}

}  // namespace ozy
