// tree_search.hpp - information-set Monte Carlo tree search with one tree: every iteration imagines a world that the
// seat cannot rule out, walks down by moves that are legal in it, and adds what it finds to the nodes on the way. Each
// seat maximises its own chance (max^n); chance is drawn and leaves no trace in the tree.
#pragma once

#include <algorithm>
#include <array>

#include "bots/search/policies.hpp"
#include "core/fixed_vector.hpp"

namespace ozy {

template <Game G, class Policy>
class TreeSearch {
  public:
    TreeSearch(const Policy& policy, std::size_t nodes) : policy_(policy), tree_(nodes) {}

    Tree& tree() { return tree_; }
    const Tree& tree() const { return tree_; }

    void iterate(const typename G::View& seen, Rng& rng) {
        auto state = G::imagine(seen, rng);
        path_.count = 0;
        path_.push_back(tree_.root());
        const WinChances chances = descend(state, rng);
        for (NodeId id : path_) {
            Node& node = tree_[id];
            ++node.visits;
            if (id != tree_.root()) node.total += chances[node.mover()];
        }
    }

  private:
    static constexpr std::size_t deepest = 256;

    // Walks to the end of the tree, or of the game; `state` is what is found there.
    WinChances descend(typename G::State& state, Rng& rng) {
        while (!path_.full()) {
            const NodeId at = path_.back();
            if (tree_[at].visits < policy_.patience() && at != tree_.root()) break;
            const Seat mover = play_to_choice(state, rng);
            if (mover == Seat::over) return chances_at_end(G::standing(state));
            const NodeId child = choose_child(at, state, mover);
            if (child == no_node) break;
            G::apply(state, tree_[child].move, nullptr);
            path_.push_back(child);
        }
        return policy_.look(state, rng);
    }

    // Chance is drawn and moves without an alternative are made, until a seat has a choice; its moves are in moves_.
    Seat play_to_choice(typename G::State& state, Rng& rng) {
        for (;;) {
            const Seat seat = G::decider(state);
            if (seat == Seat::over) return seat;
            if (seat == Seat::chance) {
                G::apply(state, G::sample_chance(state, rng), nullptr);
                continue;
            }
            G::legal_moves(state, moves_);
            if (moves_.size() > 1) return seat;
            G::apply(state, moves_[0], nullptr);
        }
    }

    // The most urgent child that is legal in this world; none if there is no room for children.
    NodeId choose_child(NodeId parent, const typename G::State& state, Seat mover) {
        const std::uint32_t choices = fingerprint(mover);
        bool all_legal = tree_[parent].first_child != no_node && tree_.choices_of(parent) == choices;
        if (!all_legal) {
            add_missing_children(parent, state, mover);
            all_legal = tree_[parent].first_child != no_node && tree_.choices_of(parent) == choices;
        }
        const std::size_t window = policy_.window(tree_[parent].visits);
        std::size_t count = 0;
        double weights = 0;
        for (NodeId id = tree_[parent].first_child; id != no_node && count < window; id = tree_[id].next) {
            if (!all_legal && !is_legal(tree_[id], mover)) continue;
            candidates_[count++] = id;
            weights += static_cast<double>(tree_[id].weight);
        }
        NodeId best = no_node;
        double most_urgent = -1;
        for (std::size_t i = 0; i < count; ++i) {
            Node& node = tree_[candidates_[i]];
            ++node.available;
            const double urgency = policy_.urgency(node, static_cast<double>(node.weight) / weights);
            if (urgency <= most_urgent) continue;
            most_urgent = urgency;
            best = candidates_[i];
        }
        return best;
    }

    bool is_legal(const Node& node, Seat mover) const { return node.mover() == mover && moves_.contains(node.move); }

    // Of the moves in moves_ and whose they are; never 0.
    std::uint32_t fingerprint(Seat mover) const {
        std::uint64_t sum = static_cast<std::uint64_t>(index(mover)) + 1;
        for (Move move : moves_) sum = (sum ^ code(move)) * 0x9E3779B97F4A7C15U;
        return static_cast<std::uint32_t>(sum >> 32U) | 1U;
    }

    // The parent's mark for "all children are legal" is set by its first moves and taken away when others join them.
    void add_missing_children(NodeId parent, const typename G::State& state, Seat mover) {
        const bool first_time = tree_[parent].first_child == no_node;
        WinChance best = first_time ? 0 : tree_[tree_[parent].first_child].guess;
        std::size_t added = 0;
        for (Move move : moves_) {
            if (tree_.full()) break;
            if (!first_time && has_child(parent, move, mover)) continue;
            const WinChance guess = policy_.guess(state, move, mover, parent == tree_.root());
            best = std::max(best, guess);
            Node child{};
            child.guess = static_cast<std::uint16_t>(guess);
            child.seat = index(mover) & 7;
            child.move = move;
            insert(parent, child);
            ++added;
        }
        if (added == 0) return;
        tree_.choices_of(parent) = first_time && added == moves_.size() ? fingerprint(mover) : 0;
        for (NodeId id = tree_[parent].first_child; id != no_node; id = tree_[id].next)
            tree_[id].weight = static_cast<float>(policy_.weight(tree_[id].guess, best));
    }

    bool has_child(NodeId parent, Move move, Seat mover) const {
        for (NodeId id = tree_[parent].first_child; id != no_node; id = tree_[id].next)
            if (tree_[id].move == move && tree_[id].mover() == mover) return true;
        return false;
    }

    // Behind the siblings with at least the same guess.
    void insert(NodeId parent, const Node& node) {
        const NodeId added = tree_.add(node);
        NodeId before = no_node, after = tree_[parent].first_child;
        while (after != no_node && tree_[after].guess >= node.guess) {
            before = after;
            after = tree_[after].next;
        }
        tree_[added].next = after;
        (before == no_node ? tree_[parent].first_child : tree_[before].next) = added;
    }

    Policy policy_;
    Tree tree_;
    MoveList moves_;
    std::array<NodeId, MoveList::capacity> candidates_{};
    FixedVector<NodeId, deepest, std::uint16_t> path_;
};

}  // namespace ozy
