// fields.hpp - statements whose value is a field of the state: a number, an id, a set of ids. A row names the field by
// its path of members; an array of seats on the way is entered at the seat that the statement is about.
#pragma once

#include <type_traits>

#include "core/joined.hpp"
#include "core/statements.hpp"

namespace ozy {

// What a path begins at: the State.
template <auto... path>
struct Path;
template <class State, class Part, Part State::*first, auto... rest>
struct Path<first, rest...> {
    using Whole = State;
};
template <auto... path>
using WholeOf = typename Path<path...>::Whole;

template <class T, std::size_t Size>
constexpr T& at_subject(EnumArray<Seat, T, Size>& seats, Move subject) {
    return seats[seat_at(subject.a)];
}
template <class T, std::size_t Size>
constexpr const T& at_subject(const EnumArray<Seat, T, Size>& seats, Move subject) {
    return seats[seat_at(subject.a)];
}
constexpr auto& at_subject(auto& field, Move /*subject*/) { return field; }

template <auto first, auto... rest>
constexpr auto& field_of(auto& whole, Move subject) {
    auto& part = at_subject(whole.*first, subject);
    if constexpr (sizeof...(rest) > 0)
        return field_of<rest...>(part, subject);
    else
        return part;
}

// Numbers.
template <class Number>
Outcome read_number(Words& words, Number& number, int lowest, int highest) {
    int value = 0;
    if (!words.take_number(value, lowest, highest))
        return bad_position("expected a number from " + std::to_string(lowest) + " to " + std::to_string(highest));
    number = narrow(value);
    return Done{};
}
template <auto... path>
std::string number_value(const WholeOf<path...>& state, Move subject) {
    return std::to_string(field_of<path...>(state, subject));
}
template <int lowest, int highest, auto... path>
Outcome set_number(WholeOf<path...>& state, Move subject, Words& words) {
    return read_number(words, field_of<path...>(state, subject), lowest, highest);
}

// Ids as an operand writes and reads them; none is no word.
template <const auto& form>
bool read_form(const auto& state, Words& words, std::uint8_t& value) {
    return form.read(state, words, {}, value) && (!form.is_seat || value < seats(state));
}
template <const auto& form, auto... path>
std::string id_value(const WholeOf<path...>& state, Move subject) {
    const int id = index(field_of<path...>(state, subject));
    return id >= form.lowest && id < form.lowest + form.count ? form.write(state, {}, operand(id)) : std::string();
}
template <const auto& form, auto... path>
Outcome set_id(WholeOf<path...>& state, Move subject, Words& words) {
    auto& id = field_of<path...>(state, subject);
    std::uint8_t value = 0;
    if (!read_form<form>(state, words, value)) return unreadable_value();
    id = id_at<std::remove_reference_t<decltype(id)>>(value);
    return Done{};
}

// Sets of ids: all words that are left, `-` for none.
template <const auto& form>
std::string ids_text(const auto& state, const auto& ids) {
    return joined(" ", ids, [&](auto id) { return form.write(state, {}, operand(id)); });
}
template <const auto& form, class Take>
Outcome read_ids(const auto& state, Words& words, Take take) {
    if (words.take(nothing)) return Done{};
    while (!words.empty()) {
        std::uint8_t value = 0;
        const std::string word(words.peek());
        if (!read_form<form>(state, words, value))
            return bad_position("'" + word + "' is not " + std::string(form.expected));
        take(value);
    }
    return Done{};
}
template <const auto& form>
Outcome insert_ids(const auto& state, Words& words, auto& ids) {
    using Id = std::decay_t<decltype(*ids.begin())>;
    return read_ids<form>(state, words, [&](std::uint8_t value) { ids.insert(id_at<Id>(value)); });
}
template <const auto& form, auto... path>
std::string ids_value(const WholeOf<path...>& state, Move subject) {
    return ids_text<form>(state, field_of<path...>(state, subject));
}
template <const auto& form, auto... path>
Outcome add_ids(WholeOf<path...>& state, Move subject, Words& words) {
    return insert_ids<form>(state, words, field_of<path...>(state, subject));
}

// The rows of such statements.
template <class State>
using Subjects = std::array<const OperandForm<State>*, 2>;

template <int lowest, int highest, auto... path>
constexpr Statement<WholeOf<path...>> number_row(std::string_view word, Subjects<WholeOf<path...>> subjects,
                                                 std::string_view example, std::string_view unsaid = {}) {
    return {word, subjects, example, number_value<path...>, set_number<lowest, highest, path...>, unsaid};
}
template <const auto& form, auto... path>
constexpr Statement<WholeOf<path...>> id_row(std::string_view word, Subjects<WholeOf<path...>> subjects,
                                             std::string_view example) {
    return {word, subjects, example, id_value<form, path...>, set_id<form, path...>};
}
template <const auto& form, auto... path>
constexpr Statement<WholeOf<path...>> ids_row(std::string_view word, Subjects<WholeOf<path...>> subjects,
                                              std::string_view example) {
    return {word, subjects, example, ids_value<form, path...>, add_ids<form, path...>};
}

// The question that is open, by its name.
template <const auto& questions, auto... path>
std::string question_value(const WholeOf<path...>& state, Move subject) {
    return std::string(questions[field_of<path...>(state, subject)].name);
}
template <const auto& questions, auto... path>
Outcome set_question(WholeOf<path...>& state, Move subject, Words& words) {
    using Form = std::decay_t<decltype(questions.items[0])>;
    const bool taken = take_named(words, field_of<path...>(state, subject), questions, &Form::name);
    return taken ? Outcome(Done{}) : bad_position("nothing called '" + std::string(words.peek()) + "' is asked");
}

}  // namespace ozy
