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
    ChoicePattern(std::string written, std::string thing, Phrase said);

    void go_on(int list, Phrase question);
    bool is_like(const ChoicePattern& other) const;
    // With a word in its places; with none they stay open.
    void write(Json& json, std::string_view by) const;

    std::string word, text, target;
    Phrase label;
    std::string_view part = {};  // of what whole; empty: of none
    Phrase ask = {};             // what is asked next, if a list follows
    int next = 0;                // the list that follows; 0: what was chosen so far can be sent
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
// says so of some kinds by `named_place(move)`, which is their word and empty for others:
// such moves end the chain, and those that differ in their first operand differ in that word alone. A long run of
// others is spelled out at a few samples; if these differ in their word alone and end the chain, so do the others.
// Lists that would be equal are spelled once where a game knows it: by `rest_of_chain(after)`, a number that is the
// same after two beginnings of a chain only if the same may follow them; 0 says nothing. Checked builds look at every
// move and list. Without this the tree of a Tigris & Euphrates turn costs a hundred times as much.
template <Tellable G>
class ChoiceTree {
  public:
    using State = typename G::State;

    // `state` is one that the deciding seat cannot tell from the true one: what is written comes from its view alone.
    // Chains that branch too much are cut: their beginning is sent, and then the rest is asked for. A game cuts its
    // chains where it likes by `looks_anew(after)`: the rest is asked for beside the position
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
    static constexpr std::size_t longest_tree = 12'000;
    static constexpr std::size_t long_run = 24;

    struct Rest {
        int name, depth_left, list;
    };

    ChoiceTree(Seat seat, int depth) : seat_(seat), depth_left_(depth), lists_(1) {}

    std::string write(const State& state) {
        MoveList moves;
        G::legal_moves(state, moves);
        lists_.front() = list(state, moves);
        Json json;
        json.open_list();
        for (const ChoiceList& list : lists_) list.write(json);
        return json.close_list().take();
    }

    ChoicePattern spell(const State& state, Move move) {
        ChoicePattern choice(G::to_text(state, move), G::target(state, move), G::label(state, move));
        choice.part = G::part(move);
        if (!G::named_place(move).empty()) return choice;
        State after = state;
        G::apply(after, move, nullptr);
        if (const int list = next(after); list != 0) choice.go_on(list, G::prompt(G::view(after, seat_)));
        return choice;
    }

    ChoiceList list(const State& state, const MoveList& moves) {
        ChoiceList out;
        --depth_left_;
        for (std::size_t begin = 0, end = 0; begin < moves.size(); begin = end) {
            while (end < moves.size() && is_same_kind(moves[begin], moves[end])) ++end;
            if (std::optional<ChoicePattern> pattern = regular_run(state, moves, begin, end))
                add_words(out.add(*std::move(pattern)), state, moves, begin + 1, end);
            else
                for (std::size_t i = begin; i < end; ++i) out.add(spell(state, moves[i]));
        }
        ++depth_left_;
        return out;
    }

    static bool is_same_kind(Move one, Move other) {
        return one.kind == other.kind && one.b == other.b && one.c == other.c;
    }

    // The pattern of a run whose moves differ in their word alone and end the chain; none if that is not known.
    std::optional<ChoicePattern> regular_run(const State& state, const MoveList& moves, std::size_t begin,
                                             std::size_t end) {
        if (!G::named_place(moves[begin]).empty()) return spell(state, moves[begin]);
        if (end - begin < long_run) return std::nullopt;
        ChoicePattern first = spell(state, moves[begin]);
        for (std::size_t sample : {begin + 1, (begin + end) / 2, end - 1})
            if (first.next != 0 || !spell(state, moves[sample]).is_like(first)) return std::nullopt;
        return first;
    }

    void add_words(std::string& words, const State& state, const MoveList& moves, std::size_t begin, std::size_t end) {
        constexpr std::size_t usual_word = 4;
        words.reserve(words.size() + usual_word * (end - begin));
        for (std::size_t i = begin; i < end; ++i) {
            OZY_ASSERT(spell(state, moves[i]).is_like(spell(state, moves[begin])) && ends_chain(state, moves[i]));
            words += ' ';
            if (const std::string_view place = G::named_place(moves[i]); !place.empty()) {
                words += place;
            } else {
                const std::string target = G::target(state, moves[i]);
                words.append(target, target.rfind('.') + 1);
            }
        }
    }

    bool ends_chain(State state, Move move) {
        G::apply(state, move, nullptr);
        return next(state) == 0;
    }

    // The number of the list that goes on from a position; equal lists have one number.
    int next(const State& after) {
        if (depth_left_ == 0 || G::decider(after) != seat_ || !G::mid_chain(after)) return 0;
        if (G::looks_anew(after)) return 0;
        const int name = G::rest_of_chain(after);
        for (const Rest& rest : rests_)
            if (rest.name == name && rest.depth_left == depth_left_) {
                OZY_ASSERT(lists_[static_cast<std::size_t>(rest.list)].is_like(list_after(after)));
                return rest.list;
            }
        if (lists_left_ < 0 || --lists_left_ < 0) return 0;
        const int number = add(list_after(after));
        if (name != 0) rests_.push_back({name, depth_left_, number});
        return number;
    }

    ChoiceList list_after(const State& after) {
        MoveList moves;
        G::legal_moves(after, moves);
        return list(after, moves);
    }

    int add(ChoiceList list) {
        for (std::size_t i = 1; i < lists_.size(); ++i)
            if (lists_[i].is_like(list)) return static_cast<int>(i);
        lists_.push_back(std::move(list));
        return static_cast<int>(lists_.size()) - 1;
    }

    Seat seat_;
    int depth_left_, lists_left_ = most_lists;
    std::vector<ChoiceList> lists_;  // the first is where one begins
    std::vector<Rest> rests_;        // lists that a game has given a name
};

}  // namespace ozy
