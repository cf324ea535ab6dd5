// choice_tree.hpp - all chains a seat may choose from, as JSON in which a page finds its way without asking
// (docs/PROTOCOL.md, "Choices").
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/tellable.hpp"

namespace ozy {

// A phrase as on the wire: {"key", "text", "args": {name: [id, word]}}. Inside an object that is open.
void write_phrase(Json& json, const Phrase& phrase);

// One choice. The part of its target that its neighbours differ in ("F4" of "cell.F4") is `word`; each place where it
// stands becomes "{}", so that choices which differ in nothing else are written once.
struct ChoicePattern {
    ChoicePattern(std::string text, std::string target, Phrase label);

    bool is_like(const ChoicePattern& other) const;
    // With its word, or another one, back in its places.
    ChoicePattern filled(std::string_view by) const;
    void write(Json& json) const;

    std::string word, text, target;
    Phrase label;
    int next = 0;  // the list that follows; 0: what was chosen so far can be sent
};

// One list of the tree under construction.
class ChoiceList {
  public:
    // The words of the choice it became, or became one of.
    std::string& add(ChoicePattern choice);
    bool is_like(const ChoiceList& other) const;
    void write(Json& json) const;

  private:
    struct Group {
        ChoicePattern pattern;
        std::string each;
    };
    std::vector<Group> groups_;
};

// Moves of one kind that follow each other ("put it on A1", "on A2" ...) are spelled once where that is enough. A game
// says so of some kinds by `static bool only_names_a_place(Move move)`: such moves end the chain, and those that differ
// in their first operand differ in their word alone. A long run of others is spelled out at a few samples; if these
// differ in their word alone and end the chain, so do the others. Checked builds look at every move of both.
// Without this the tree of a Tigris & Euphrates turn costs fifty times as much.
template <Tellable G>
class ChoiceTree {
  public:
    using State = typename G::State;

    // `state` is one that the deciding seat cannot tell from the true one: what is written comes from its view alone.
    // Chains that branch too much are cut: their beginning is sent, and then the rest is asked for. A game cuts its
    // chains where it likes by `static bool looks_anew(const State& after)`: the rest is asked for beside the position
    // that the beginning led to.
    static std::string json(const State& state) {
        for (int depth : {whole_depth, 3, 2}) {
            ChoiceTree tree(G::decider(state), depth);
            if (std::string out = tree.write(state); tree.lists_left_ >= 0 && out.size() <= longest_tree) return out;
        }
        return ChoiceTree(G::decider(state), 1).write(state);
    }

  private:
    static constexpr int whole_depth = 64;
    static constexpr int most_lists = 64;
    static constexpr std::size_t longest_tree = 7'500;
    static constexpr std::size_t long_run = 24;

    struct Finished {
        ChoiceList choices;
        std::vector<Move> moves;  // empty unless the list is one regular run, whose pattern is
        std::optional<ChoicePattern> pattern = {};
    };

    ChoiceTree(Seat seat, int depth) : seat_(seat), depth_left_(depth), lists_(1) {}

    std::string write(const State& state) {
        MoveList moves;
        G::legal_moves(state, moves);
        lists_.front() = list(state, moves);
        Json json;
        json.open_list();
        for (const Finished& list : lists_) list.choices.write(json);
        return json.close_list().take();
    }

    static bool only_names_a_place(Move move) {
        if constexpr (requires { G::only_names_a_place(move); })
            return G::only_names_a_place(move);
        else
            return false;
    }

    ChoicePattern spell(const State& state, Move move) {
        ChoicePattern choice(G::to_text(state, move), G::target(state, move), G::label(state, move));
        if (!only_names_a_place(move)) choice.next = next(state, move);
        return choice;
    }

    Finished list(const State& state, const MoveList& moves) {
        Finished out;
        --depth_left_;
        for (std::size_t begin = 0, end = 0; begin < moves.size(); begin = end) {
            while (end < moves.size() && is_same_kind(moves[begin], moves[end])) ++end;
            std::optional<ChoicePattern> pattern = regular_run(state, moves, begin, end);
            if (!pattern) {
                for (std::size_t i = begin; i < end; ++i) out.choices.add(spell(state, moves[i]));
            } else {
                add_words(out.choices.add(*pattern), state, moves, begin + 1, end);
                if (end - begin == moves.size()) out.pattern = std::move(pattern);
            }
        }
        ++depth_left_;
        if (out.pattern) out.moves.assign(moves.begin(), moves.end());
        return out;
    }

    static bool is_same_kind(Move one, Move other) {
        return one.kind == other.kind && one.b == other.b && one.c == other.c;
    }

    // The pattern of a run whose moves differ in their word alone and end the chain; none if that is not known.
    std::optional<ChoicePattern> regular_run(const State& state, const MoveList& moves, std::size_t begin,
                                             std::size_t end) {
        if (only_names_a_place(moves[begin])) return spell(state, moves[begin]);
        if (end - begin < long_run) return std::nullopt;
        ChoicePattern first = spell(state, moves[begin]);
        for (std::size_t sample : {begin + 1, (begin + end) / 2, end - 1})
            if (first.next != 0 || !spell(state, moves[sample]).is_like(first)) return std::nullopt;
        return first;
    }

    void add_words(std::string& words, const State& state, const MoveList& moves, std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            OZY_ASSERT(spell(state, moves[i]).is_like(spell(state, moves[begin])) && next(state, moves[i]) == 0);
            const std::string target = G::target(state, moves[i]);
            words.append(" ").append(target, target.rfind('.') + 1);
        }
    }

    // The number of the list that follows a move; equal lists have one number.
    int next(const State& state, Move move) {
        State after = state;
        G::apply(after, move, nullptr);
        if (depth_left_ == 0 || G::decider(after) != seat_ || !G::mid_chain(after)) return 0;
        if constexpr (requires { G::looks_anew(after); })
            if (G::looks_anew(after)) return 0;
        if (lists_left_ < 0 || --lists_left_ < 0) return 0;
        MoveList moves;
        G::legal_moves(after, moves);
        if (const int known = known_run(after, moves)) return known;
        Finished list_after = list(after, moves);
        for (std::size_t i = 1; i < lists_.size(); ++i)
            if (lists_[i].choices.is_like(list_after.choices)) return static_cast<int>(i);
        lists_.push_back(std::move(list_after));
        return static_cast<int>(lists_.size()) - 1;
    }

    // The same run may have been listed before: three colours of tiles go to the same spaces. 0: it was not.
    int known_run(const State& state, const MoveList& moves) {
        for (std::size_t i = 1; i < lists_.size(); ++i) {
            const Finished& list = lists_[i];
            if (list.moves.empty() || !std::equal(moves.begin(), moves.end(), list.moves.begin(), list.moves.end()))
                continue;
            const std::optional<ChoicePattern> pattern = regular_run(state, moves, 0, moves.size());
            if (pattern && pattern->is_like(*list.pattern)) return static_cast<int>(i);
        }
        return 0;
    }

    Seat seat_;
    int depth_left_, lists_left_ = most_lists;
    std::vector<Finished> lists_;  // the first is where one begins
};

}  // namespace ozy
