// lawbook.hpp - the law of a game in rows: what is asked, which kinds of move answer, what each does and what forbids
// it.
#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "core/forms.hpp"

namespace ozy {

// Kinds of move as a question lists them.
template <auto... Kinds>
inline constexpr std::array<std::uint8_t, sizeof...(Kinds)> kinds = {operand(Kinds)...};

// What a seat is asked: the kinds of move that answer, in the order they are listed in, and the rule that refuses any
// other.
template <class State, class View>
struct QuestionForm {
    std::string_view name;  // in positions as text
    std::span<const std::uint8_t> kinds = {};
    void (*list)(const State& state, MoveList& out) = nullptr;  // all legal answers, unless kind by kind
    std::string_view rule = {};
    Sentence instead = {};  // said to a move of another kind
    Sentence ask = {};      // said to the seat asked
    Sentence (*own_ask)(const View& seen) = nullptr;
    Sentence wait = {};  // said to the others

    Sentence prompt(const View& seen, bool is_asked) const {
        if (!is_asked) return wait;
        return own_ask != nullptr ? own_ask(seen) : ask;
    }
};

// Whether nothing speaks against a move; else the rule and its sentence.
struct Ruling {
    std::string_view rule = {};
    Sentence sentence = {};
    explicit constexpr operator bool() const { return rule.empty(); }
};

// A move that comes before or after its time, where more is to be said than what is asked instead.
template <class State>
struct Untimely {
    bool (*now)(const State& state);           // whether it is said at what is asked now
    std::span<const std::uint8_t> kinds = {};  // of moves; none: of any that is not asked for
    Ruling ruling = {};
    Ruling (*own)(const State& state, Move move) = nullptr;  // nothing where the question says enough
};

// The law in rows: which question is asked, which kinds of move answer it, what each does and what forbids it.
template <class State, class View>
class Lawbook {
  public:
    constexpr Lawbook(std::span<const MoveForm<State>> forms, std::span<const QuestionForm<State, View>> questions,
                      std::span<const Untimely<State>> untimely = {})
        : forms_(forms), questions_(questions), untimely_(untimely) {}

    constexpr const QuestionForm<State, View>& question(const State& state) const { return questions_[asked(state)]; }

    bool asks_for(const State& state, std::uint8_t kind) const { return is_among(question(state).kinds, kind); }

    // All that is legal; kinds after those that make `enough` may be left out.
    void list(const State& state, MoveList& out, std::size_t enough = MoveList::capacity) const {
        out.clear();
        if (question(state).list != nullptr) return question(state).list(state, out);
        list_by_kind(state, out, enough);
    }
    void play(State& state, Move move, Events* events) const { forms_[move.kind].play(state, move, events); }

    // A move of a kind that is not asked for is refused for its time or by the question, another by the first rule that
    // forbids it.
    Ruling judge(const State& state, Move move) const {
        if (!asks_for(state, move.kind)) return judge_untimely(state, move);
        const Bar<State>* bar = first_bar(bars_of(forms_[move.kind], state), state, move);
        return bar == nullptr ? Ruling{} : Ruling{bar->rule, bar->sentence};
    }

    // For a move that answers a later question: what is said of it after each move that leads there. Of the first that
    // allows it nothing is said; without one it is what is the same for all, if anything is.
    struct Ahead {
        bool allowed = false;
        Ruling common = {};
    };
    Ahead judge_ahead(const State& state, Move move) const {
        MoveList moves;
        list(state, moves);
        Ahead ahead;
        bool one_reason = true;
        for (Move first : moves) {
            State after = state;
            play(after, first, nullptr);
            if (!asks_for(after, move.kind)) continue;
            const Ruling ruling = judge(after, move);
            if (ruling) return {true};
            if (ahead.common) ahead.common = ruling;
            one_reason = one_reason && ruling.sentence.english == ahead.common.sentence.english;
        }
        if (!one_reason) ahead.common = {};
        return ahead;
    }

  private:
    static bool is_among(std::span<const std::uint8_t> kinds, std::uint8_t kind) {
        return std::ranges::find(kinds, kind) != kinds.end();
    }

    Ruling judge_untimely(const State& state, Move move) const {
        for (const Untimely<State>& row : untimely_) {
            if (!row.now(state) || !(row.kinds.empty() || is_among(row.kinds, move.kind))) continue;
            const Ruling ruling = row.own != nullptr ? row.own(state, move) : row.ruling;
            if (!ruling) return ruling;
        }
        return {question(state).rule, question(state).instead};
    }

    static Bars<State> bars_of(const MoveForm<State>& form, const State& state) {
        return form.bars == nullptr ? Bars<State>{} : form.bars(state);
    }
    static const Bar<State>* first_bar(Bars<State> bars, const State& state, Move move) {
        for (const Bar<State>& bar : bars)
            if (bar.forbids(state, move)) return &bar;
        return nullptr;
    }

    void list_by_kind(const State& state, MoveList& out, std::size_t enough) const {
        for (std::uint8_t kind : question(state).kinds) {
            if (out.size() >= enough) return;
            const MoveForm<State>& form = forms_[kind];
            if (form.list != nullptr)
                form.list(state, out);
            else
                list_allowed(form, state, out);
        }
    }
    static void list_allowed(const MoveForm<State>& form, const State& state, MoveList& out) {
        const Bars<State> bars = bars_of(form, state);
        Move move = first_action(form);
        do
            if (first_bar(bars, state, move) == nullptr) out.push_back(move);
        while (form.operands[0] != nullptr && advance(form, move));
    }

    std::span<const MoveForm<State>> forms_;
    std::span<const QuestionForm<State, View>> questions_;
    std::span<const Untimely<State>> untimely_;
};

}  // namespace ozy
