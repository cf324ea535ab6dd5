// forms.hpp - the kinds of move of a game as rows: notation, targets, labels and the numbers of actions come from them,
// and with lawbook.hpp what is legal and why not.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move.hpp"
#include "core/move_list.hpp"
#include "core/sentence.hpp"
#include "core/unreadable.hpp"
#include "core/words.hpp"

namespace ozy {

// How an operand of a move is written, read and counted. `move` holds the operands before it.
template <class State>
struct OperandForm {
    int lowest, count;  // the values it can have; notation may name others, which no rule allows
    std::string (*write)(const State& state, Move move, std::uint8_t value);  // nothing if it goes without saying
    bool (*read)(const State& state, Words& words, Move move, std::uint8_t& value);
    std::string_view expected;  // said of words that cannot be read
    std::string (*id)(const State& state, Move move, std::uint8_t value) = nullptr;  // on screens, unless as written
    bool is_seat = false;
};

// An id, written as its name and read by what takes such a name from the words.
template <class Id, std::string_view (*name)(Id), class State>
std::string write_id(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return std::string(name(id_at<Id>(value)));
}
template <class Id, std::string (*name)(Id), class State>
std::string write_id(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return name(id_at<Id>(value));
}
template <class Id, bool (*take)(Words&, Id&), class State>
bool read_id(const State& /*state*/, Words& words, Move /*before*/, std::uint8_t& value) {
    Id id{};
    if (!take(words, id)) return false;
    value = operand(id);
    return true;
}

template <class State>
constexpr OperandForm<State> seat_form(int seats) {
    return {0,
            seats,
            [](const State&, Move, std::uint8_t value) { return seat_text(seat_at(value)); },
            [](const State&, Words& words, Move, std::uint8_t& value) {
                Seat seat{};
                if (!words.take_seat(seat, max_seats)) return false;
                value = operand(seat);
                return true;
            },
            "a seat such as P1",
            [](const State&, Move, std::uint8_t value) { return std::to_string(value); },
            true};
}

// A number; read up to `most`, so that one which is too high is refused by a rule.
template <class State, int lowest, int highest, int most = highest>
constexpr OperandForm<State> number_form(std::string_view expected) {
    return {lowest, highest - lowest + 1, [](const State&, Move, std::uint8_t value) { return std::to_string(value); },
            [](const State&, Words& words, Move, std::uint8_t& value) {
                int number = 0;
                if (!words.take_number(number, lowest, most)) return false;
                value = operand(number);
                return true;
            },
            expected};
}

// One kind of move. What is irregular has a small function of its own in the place of a text.
template <class State>
struct MoveForm {
    std::uint8_t kind = 0;
    bool by_chance = false;
    std::string_view verb = {};  // none if the operands say enough
    std::array<const OperandForm<State>*, 3> operands = {};
    std::string_view target = {};  // "cell.{a}": the thing on screens; {a}, {b}, {c} are the operands
    std::string_view part = {};    // of a whole of this name, whose parts people may choose in any order
    Sentence label = {};
    Sentence (*own_label)(const State& state, Move move) = nullptr;
    Bars<State> (*bars)(const State& state) = nullptr;
    void (*list)(const State& state, MoveList& out) = nullptr;  // the legal ones; if null, all that no bar forbids
    void (*play)(State& state, Move move, Events* events) = nullptr;
};

inline constexpr std::uint8_t Move::*operand_places[] = {&Move::a, &Move::b, &Move::c};

// Every move of a kind that can be said has a number from 0 on: the operands as digits, the first the highest.
template <class State>
constexpr int actions_of(const MoveForm<State>& form) {
    int count = 1;
    for (const OperandForm<State>* operand : form.operands)
        if (operand != nullptr) count *= operand->count;
    return count;
}
template <class State>
constexpr Move action_at(const MoveForm<State>& form, int number) {
    Move move{form.kind, 0, 0, 0};
    for (std::size_t i = 3; i-- > 0;) {
        if (form.operands[i] == nullptr) continue;
        move.*operand_places[i] = operand(form.operands[i]->lowest + number % form.operands[i]->count);
        number /= form.operands[i]->count;
    }
    return move;
}
template <class State>
constexpr Move first_action(const MoveForm<State>& form) {
    Move move{form.kind, 0, 0, 0};
    for (std::size_t i = 0; i < 3 && form.operands[i] != nullptr; ++i)
        move.*operand_places[i] = operand(form.operands[i]->lowest);
    return move;
}
// Goes on to the next number; false after the last.
template <class State>
constexpr bool advance(const MoveForm<State>& form, Move& move) {
    for (std::size_t i = 3; i-- > 0;) {
        if (form.operands[i] == nullptr) continue;
        std::uint8_t& value = move.*operand_places[i];
        const int next = value + 1;  // not in a byte, where 256 values would never end
        const bool goes_on = next < form.operands[i]->lowest + form.operands[i]->count;
        value = operand(goes_on ? next : form.operands[i]->lowest);
        if (goes_on) return true;
    }
    return false;
}
template <class State>
constexpr int action_number(const MoveForm<State>& form, Move move) {
    int number = 0;
    for (std::size_t i = 0; i < 3 && form.operands[i] != nullptr; ++i)
        number = number * form.operands[i]->count + move.*operand_places[i] - form.operands[i]->lowest;
    return number;
}

// The rows of a game, by kind; row 0 is empty, as kinds start at 1.
template <class State>
class MoveForms {
  public:
    using Form = MoveForm<State>;
    template <std::size_t Count>
    explicit constexpr MoveForms(const std::array<Form, Count>& rows) : rows_(rows) {}

    constexpr const Form& operator[](Move move) const { return rows_[move.kind]; }

    std::string text(const State& state, Move move) const {
        const Form& form = (*this)[move];
        std::string out(form.verb);
        for (std::size_t i = 0; i < 3 && form.operands[i] != nullptr; ++i) {
            const std::string word = form.operands[i]->write(state, move, move.*operand_places[i]);
            out.append(out.empty() || word.empty() ? "" : " ").append(word);
        }
        return out;
    }

    std::string target(const State& state, Move move) const {
        const Form& form = (*this)[move];
        std::string out;
        for (std::size_t at = 0; at < form.target.size(); ++at) {
            if (form.target[at] != '{') {
                out += form.target[at];
                continue;
            }
            const auto i = static_cast<std::size_t>(form.target[at + 1] - 'a');
            const OperandForm<State>& operand = *form.operands[i];
            out += (operand.id != nullptr ? operand.id : operand.write)(state, move, move.*operand_places[i]);
            at += 2;
        }
        return out;
    }

    constexpr std::string_view part(Move move) const { return (*this)[move].part; }

    Sentence label(const State& state, Move move) const {
        const Form& form = (*this)[move];
        return form.own_label != nullptr ? form.own_label(state, move) : form.label;
    }

    // Takes one choice from the front of the words. A verb decides; without one the first kind whose operands fit, of
    // those whose verb may be left out now and then of those that have none.
    Result<Move> read(const State& state, Words& words, bool by_chance, std::string_view expected,
                      std::span<const std::uint8_t> unsaid = {}) const {
        for (const Form& form : rows_.subspan(1))
            if (form.by_chance == by_chance && words.take(form.verb)) return read_operands(form, state, words);
        for (std::uint8_t kind : unsaid)
            if (const auto move = try_operands(rows_[kind], state, words)) return *move;
        for (const Form& form : rows_.subspan(1))
            if (form.by_chance == by_chance && form.verb.empty())
                if (const auto move = try_operands(form, state, words)) return *move;
        return unreadable(words.rest(), expected);
    }

    // All that players can say, kind after kind, legal in some position or not (core/action_table.hpp numbers actions).
    constexpr int sayings() const { return said_before(rows_.size()); }
    constexpr Move saying(int number) const {
        std::size_t kind = 1;
        while (number >= said_before(kind + 1)) ++kind;
        return action_at(rows_[kind], number - said_before(kind));
    }

  private:
    constexpr int said_before(std::size_t kind) const {
        int first = 0;
        for (const Form& form : rows_.first(kind)) first += form.kind == 0 || form.by_chance ? 0 : actions_of(form);
        return first;
    }

    std::optional<Move> try_operands(const Form& form, const State& state, Words& words) const {
        if (form.operands[0] == nullptr) return std::nullopt;
        Words after = words;
        const Result<Move> move = read_operands(form, state, after);
        if (!move) return std::nullopt;
        words = after;
        return *move;
    }

    Result<Move> read_operands(const Form& form, const State& state, Words& words) const {
        Move move{form.kind, 0, 0, 0};
        for (std::size_t i = 0; i < 3 && form.operands[i] != nullptr; ++i) {
            const std::string_view text = words.rest();
            if (!form.operands[i]->read(state, words, move, move.*operand_places[i]))
                return unreadable(text, form.operands[i]->expected);
        }
        return move;
    }

    std::span<const Form> rows_;
};

// Whether the rows stand in the order of their kinds, for a static_assert beside them.
template <class State, std::size_t Count>
constexpr bool in_order(const std::array<MoveForm<State>, Count>& rows) {
    for (std::size_t i = 0; i < Count; ++i)
        if (rows[i].kind != i) return false;
    return true;
}

}  // namespace ozy
