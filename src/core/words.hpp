// words.hpp - reads notation word by word. A game's parse takes the words of one choice from the front and leaves the
// rest, so that a line such as "tile red F5" can hold a chain of choices.
#pragma once

#include <algorithm>
#include <charconv>
#include <functional>
#include <string>
#include <string_view>

#include "core/seat.hpp"

namespace ozy {

inline constexpr std::string_view nothing = "-";  // in notation, where none is named

// Seats in notation: P0, P1, ...
inline std::string seat_text(Seat seat) { return "P" + std::to_string(index(seat)); }

class Words {
  public:
    explicit Words(std::string_view text) : left_(text) { skip_spaces(); }

    bool empty() const { return left_.empty(); }
    std::string_view rest() const { return left_; }
    std::string_view peek() const { return left_.substr(0, std::min(left_.find_first_of(" \t"), left_.size())); }
    std::string_view take() {
        const std::string_view word = peek();
        left_.remove_prefix(word.size());
        skip_spaces();
        return word;
    }
    // Takes the next word if it is this one.
    bool take(std::string_view wanted) {
        if (peek() != wanted || wanted.empty()) return false;
        take();
        return true;
    }
    // Takes the next words if they are these.
    bool take_all(std::string_view wanted) {
        Words after = *this;
        for (Words parts(wanted); !parts.empty();)
            if (!after.take(parts.take())) return false;
        *this = after;
        return true;
    }
    // Takes the next word if it is a whole number in the range.
    bool take_number(int& number, int lowest, int highest) {
        const std::string_view word = peek();
        int value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return false;
        if (value < lowest || value > highest) return false;
        take();
        number = value;
        return true;
    }

    // Takes the next word if it names a seat below `seats`.
    bool take_seat(Seat& seat, int seats) {
        for (Seat one : seats_of(seats))
            if (take(seat_text(one))) {
                seat = one;
                return true;
            }
        return false;
    }

  private:
    void skip_spaces() { left_.remove_prefix(std::min(left_.find_first_not_of(" \t"), left_.size())); }
    std::string_view left_;
};

// Takes the next word if it is the name of a row; the number of the row is the id.
template <class Id, class Rows, class Name = std::identity>
bool take_named(Words& words, Id& id, const Rows& rows, Name name = {}) {
    const auto row = std::ranges::find_if(rows, [&](const auto& each) { return words.take(std::invoke(name, each)); });
    if (row == std::end(rows)) return false;
    id = static_cast<Id>(row - std::begin(rows));
    return true;
}

// Takes the next word if it is the name of one of these ids.
template <class Ids, class Id, class Name>
bool take_one(Words& words, const Ids& ids, Id& id, Name name) {
    for (const Id each : ids)
        if (words.take(name(each))) {
            id = each;
            return true;
        }
    return false;
}

// Takes the next word if something is found by it.
template <auto find, class Thing>
bool take_found(Words& words, Thing& thing) {
    const auto found = find(words.peek());
    if (!found) return false;
    words.take();
    thing = *found;
    return true;
}

}  // namespace ozy
