// sentence.hpp - sentences as rows: English with named gaps, and a table that says what fills a gap of that name.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/assert.hpp"
#include "core/counted.hpp"
#include "core/phrase.hpp"
#include "core/seat.hpp"

namespace ozy {

// A thing as screens and sentences know it: the id of what is drawn ("cell.F5", "seat.0") or a plain number, and its
// English word.
struct Thing {
    std::string id, word;
};
inline Thing number_thing(int number) { return {std::to_string(number), std::to_string(number)}; }
// One of a kind: the cell F5 is {"cell.F5", "F5"}.
inline Thing thing_of(std::string_view kind, std::string_view id, std::string_view word) {
    return {std::string(kind).append(".").append(id), std::string(word)};
}
inline Thing thing_of(std::string_view kind, std::string_view name) { return thing_of(kind, name, name); }
inline Thing thing_of(std::string_view kind, Seat seat, std::string_view name) {
    return thing_of(kind, std::to_string(index(seat)), name);
}
// Several in one gap: one more.
inline void add_thing(Thing& all, const Thing& one, std::string_view between_ids, std::string_view between_words) {
    all.id.append(all.id.empty() ? "" : between_ids).append(one.id);
    all.word.append(all.word.empty() ? "" : between_words).append(one.word);
}

// "{seat} draws {count} tiles"; its key is without the game's name. The first gap that is filled by a number decides
// between the sentence and its forms for one and for none, if it has them; their keys end in ".one" and ".none".
struct Sentence {
    std::string_view key, english;
    std::string_view one = {}, none = {};
};

// What fills the gap of this name in sentences about a source: an event, a view, a move in its position.
template <class... Source>
struct Gap {
    std::string_view name;
    Thing (*thing)(const Source&...);
};

// Takes the first gap's name from the front of an English sentence; empty if there is none left.
constexpr std::string_view take_gap(std::string_view& english) {
    const std::size_t open = english.find('{');
    if (open == english.npos) return {};
    const std::size_t close = english.find('}', open);
    const std::string_view name = english.substr(open + 1, close - open - 1);
    english.remove_prefix(close + 1);
    return name;
}

// Whether the table fills every gap of every form, for static_asserts beside tables of sentences.
template <class Gaps>
constexpr bool fills(const Gaps& gaps, const Sentence& sentence) {
    for (std::string_view english : {sentence.english, sentence.one, sentence.none})
        for (std::string_view name = take_gap(english); !name.empty(); name = take_gap(english)) {
            bool known = false;
            for (const auto& gap : gaps) known = known || gap.name == name;
            if (!known) return false;
        }
    return true;
}

// The sentences of one game about one kind of source.
template <class... Source>
class Speaker {
  public:
    constexpr Speaker(std::string_view game, std::span<const Gap<Source...>> gaps) : game_(game), gaps_(gaps) {}

    Phrase say(const Sentence& sentence, const Source&... source) const {
        std::string key = std::string(game_).append(".").append(sentence.key);
        const std::string first = first_number(sentence, source...);
        if (first == "1" && !sentence.one.empty()) return fill(key + ".one", sentence.one, source...);
        if (first == "0" && !sentence.none.empty()) return fill(key + ".none", sentence.none, source...);
        return fill(std::move(key), sentence.english, source...);
    }

  private:
    static bool is_number(const std::string& id) { return id.find_first_not_of("0123456789") == id.npos; }

    Argument argument(std::string_view name, const Source&... source) const {
        for (const auto& gap : gaps_) {
            if (gap.name != name) continue;
            Thing thing = gap.thing(source...);
            return {std::string(name), std::move(thing.id), std::move(thing.word)};
        }
        OZY_ASSERT(false);  // fills() was not asked
        return {};
    }

    std::string first_number(const Sentence& sentence, const Source&... source) const {
        if (sentence.one.empty() && sentence.none.empty()) return {};
        std::string_view english = sentence.english;
        for (std::string_view name = take_gap(english); !name.empty(); name = take_gap(english))
            if (Argument found = argument(name, source...); is_number(found.id)) return found.id;
        return {};
    }

    Phrase fill(std::string key, std::string_view english, const Source&... source) const {
        Phrase phrase{std::move(key), std::string(english)};
        for (std::string_view name = take_gap(english); !name.empty(); name = take_gap(english)) {
            bool known = false;
            for (const Argument& one : phrase.arguments) known = known || one.name == name;
            if (!known) phrase.arguments.push_back(argument(name, source...));
        }
        return phrase;
    }

    std::string_view game_;
    std::span<const Gap<Source...>> gaps_;
};

}  // namespace ozy
