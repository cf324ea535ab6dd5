// statements.hpp - positions as text, in rows: what a statement is about, its value, and how it is set. A claim is a
// statement that must hold.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/forms.hpp"
#include "core/result.hpp"

namespace ozy {

// "leader P1 king H4": a word, what it is about (a seat and a colour), and the value. Subjects stand in a Move, as
// operands do.
template <class State>
struct Statement {
    std::string_view word;  // none if the subjects say enough
    std::array<const OperandForm<State>*, 2> subjects;
    std::string_view example;                                                    // said of words that cannot be read
    std::string (*value)(const State& state, Move subject);                      // as it is written and claimed
    Outcome (*set)(State& state, Move subject, Words& words) = nullptr;          // none: only a claim
    std::string_view unsaid = {};                                                // the value that is not written
    Outcome (*claim)(const State& state, Move subject, Words& words) = nullptr;  // unless the value is compared
    bool follows = false;  // from other statements, so it is never written
};

inline Error bad_position(std::string detail) { return {Errc::bad_position, std::move(detail)}; }
// For a value that cannot be read: the row's example is shown.
inline Error unreadable_value() { return bad_position({}); }

// A value that is read whole or not at all.
inline Outcome done_if(bool read) {
    if (read) return Done{};
    return unreadable_value();
}

// The rest of the words, which must be what is so; no word is the same as `-`.
inline Outcome compare(Words& words, std::string so) {
    std::string claimed;
    while (!words.empty()) claimed.append(claimed.empty() ? "" : " ").append(words.take());
    for (std::string* text : {&claimed, &so})
        if (text->empty()) *text = nothing;
    if (claimed == so) return Done{};
    return bad_position("it is " + so + ", not " + claimed);
}

template <class State>
class Statements {
  public:
    using Row = Statement<State>;
    explicit constexpr Statements(std::span<const Row> rows) : rows_(rows) {}

    Outcome read(State& state, Words& words) const {
        Move subject;
        const Row* row = find(state, words, subject, true);
        if (row == nullptr) return bad_position("no statement begins with '" + std::string(words.peek()) + "'");
        const Outcome done = row->set(state, subject, words);
        if (!done) return with_example(*row, done);
        return words.empty() ? done : bad_position("what does '" + std::string(words.rest()) + "' mean?");
    }
    Outcome expect(const State& state, Words& words) const {
        Move subject;
        const Row* row = find(state, words, subject, false);
        if (row == nullptr) return bad_position("no claim begins with '" + std::string(words.peek()) + "'");
        if (row->claim == nullptr) return compare(words, row->value(state, subject));
        return with_example(*row, row->claim(state, subject, words));
    }
    std::vector<std::string> write(const State& state) const {
        std::vector<std::string> lines;
        for (const Row& row : rows_)
            if (row.set != nullptr && !row.follows) write(row, state, lines);
        return lines;
    }

  private:
    static Outcome with_example(const Row& row, Outcome done) {
        if (done || !done.error().detail.empty()) return done;
        return bad_position("expected something such as '" + std::string(row.example) + "'");
    }

    // The row whose word and subjects come next, with the words taken; of the statements, or of the claims.
    const Row* find(const State& state, Words& words, Move& subject, bool to_set) const {
        for (const Row& row : rows_) {
            Words after = words;
            if ((to_set && row.set == nullptr) || !after.take_all(row.word)) continue;
            if (!read_subjects(row, state, after, subject)) continue;
            words = after;
            return &row;
        }
        return nullptr;
    }

    static bool read_subjects(const Row& row, const State& state, Words& words, Move& subject) {
        subject = {};
        for (std::size_t i = 0; i < row.subjects.size() && row.subjects[i] != nullptr; ++i)
            if (!row.subjects[i]->read(state, words, subject, subject.*operand_places[i])) return false;
        return is_here(row, state, subject);
    }

    // A seat is one of those at the table.
    static bool is_here(const Row& row, const State& state, Move subject) {
        for (std::size_t i = 0; i < row.subjects.size() && row.subjects[i] != nullptr; ++i)
            if (row.subjects[i]->is_seat && subject.*operand_places[i] >= seats(state)) return false;
        return true;
    }

    static void write(const Row& row, const State& state, std::vector<std::string>& lines) {
        const MoveForm<State> form{.operands = {row.subjects[0], row.subjects[1]}};
        for (int number = 0; number < actions_of(form); ++number) {
            const Move subject = action_at(form, number);
            if (!is_here(row, state, subject)) continue;
            const std::string value = row.value(state, subject);
            if (value == row.unsaid) continue;
            std::string line(row.word);
            for (std::size_t i = 0; i < row.subjects.size() && row.subjects[i] != nullptr; ++i)
                append(line, row.subjects[i]->write(state, subject, subject.*operand_places[i]));
            append(line, value);
            lines.push_back(std::move(line));
        }
    }

    static void append(std::string& line, std::string_view word) {
        line.append(line.empty() || word.empty() ? "" : " ").append(word);
    }

    std::span<const Row> rows_;
};

}  // namespace ozy
