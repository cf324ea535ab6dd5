// choice_tree.hpp - all chains a seat may choose from, as JSON in which a page finds its way without asking
// (docs/PROTOCOL.md, "Choices").
#pragma once

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

    bool is_like(const ChoicePattern& other) const {
        return next == other.next && text == other.text && target == other.target && label == other.label;
    }

    std::string word, text, target;
    std::string label;  // JSON
    int next = 0;       // the list that follows; 0: the chain is complete
};

// One list of the tree under construction.
class ChoiceList {
  public:
    void add(ChoicePattern choice);
    // Further words for the choice added last.
    void add_words(std::string_view words) { groups_.back().each.append(" ").append(words); }
    std::string json() const;

  private:
    struct Group {
        ChoicePattern pattern;
        std::string each;
    };
    std::vector<Group> groups_;
};

// A long run of moves of one kind ("put it on A1", "on A2" ...) is spelled out at a few samples; if these differ in
// their word alone and end the chain, so do the others (a law of tests/laws, and checked here in checked builds).
// Without that the tree of a Tigris & Euphrates turn costs thirty times as much: 920 us against 30.
template <Tellable G>
class ChoiceTree {
  public:
    using State = typename G::State;

    // `state` is one that the deciding seat cannot tell from the true one: what is written comes from its view alone.
    static std::string json(const State& state) {
        ChoiceTree tree(G::decider(state));
        MoveList moves;
        G::legal_moves(state, moves);
        tree.lists_.front().json = tree.list(state, moves);
        std::string out = "[";
        for (const Finished& list : tree.lists_) out.append(out.size() > 1 ? "," : "").append(list.json);
        return out + "]";
    }

  private:
    static constexpr std::size_t long_run = 8;

    struct Finished {
        std::vector<Move> moves;
        std::string first, last;  // labels at its ends; empty unless the list is one long run
        std::string json;
    };

    explicit ChoiceTree(Seat seat) : seat_(seat), lists_(1) {}

    ChoicePattern spell(const State& state, Move move) {
        ChoicePattern choice(G::to_text(state, move), G::target(state, move), G::label(state, move));
        choice.next = next(state, move);
        return choice;
    }

    std::string list(const State& state, const MoveList& moves) {
        ChoiceList out;
        for (std::size_t begin = 0, end = 0; begin < moves.size(); begin = end) {
            while (end < moves.size() && is_same_kind(moves[begin], moves[end])) ++end;
            if (end - begin < long_run || !add_run(state, moves, {begin, end}, out))
                for (std::size_t i = begin; i < end; ++i) out.add(spell(state, moves[i]));
        }
        return out.json();
    }

    static bool is_same_kind(Move one, Move other) {
        return one.kind == other.kind && one.b == other.b && one.c == other.c;
    }

    // False, and nothing is added, if the samples show that the run is not regular.
    bool add_run(const State& state, const MoveList& moves, std::pair<std::size_t, std::size_t> run, ChoiceList& out) {
        const auto [begin, end] = run;
        ChoicePattern first = spell(state, moves[begin]);
        for (std::size_t sample : {begin + 1, (begin + end) / 2, end - 1})
            if (first.next != 0 || !spell(state, moves[sample]).is_like(first)) return false;
        std::string words;
        for (std::size_t i = begin + 1; i < end; ++i) {
            OZY_ASSERT(spell(state, moves[i]).is_like(first));
            const std::string target = G::target(state, moves[i]);
            words.append(words.empty() ? "" : " ").append(std::string_view(target).substr(target.rfind('.') + 1));
        }
        out.add(std::move(first));
        out.add_words(words);
        return true;
    }

    // The number of the list that follows a move; equal lists have one number.
    int next(const State& state, Move move) {
        State after = state;
        G::apply(after, move, nullptr);
        if (G::decider(after) != seat_ || !G::mid_chain(after)) return 0;
        MoveList moves;
        G::legal_moves(after, moves);
        Finished list_after{{moves.begin(), moves.end()}, {}, {}, {}};
        if (moves.size() >= long_run && is_same_kind(moves[0], moves[moves.size() - 1])) {
            list_after.first = to_english(G::label(after, moves[0]));
            list_after.last = to_english(G::label(after, moves[moves.size() - 1]));
            for (std::size_t i = 1; i < lists_.size(); ++i)
                if (is_same_run(lists_[i], list_after)) {
                    OZY_ASSERT(list(after, moves) == lists_[i].json);
                    return static_cast<int>(i);
                }
        }
        list_after.json = list(after, moves);
        return number_of(std::move(list_after));
    }

    static bool is_same_run(const Finished& one, const Finished& other) {
        return one.moves == other.moves && one.first == other.first && one.last == other.last;
    }

    int number_of(Finished list) {
        for (std::size_t i = 1; i < lists_.size(); ++i)
            if (lists_[i].json == list.json) return static_cast<int>(i);
        lists_.push_back(std::move(list));
        return static_cast<int>(lists_.size()) - 1;
    }

    Seat seat_;
    std::vector<Finished> lists_;  // the first is where one begins
};

}  // namespace ozy
