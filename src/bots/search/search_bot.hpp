// search_bot.hpp - a bot that searches: one tree per thread, grown apart from each other, counted together. Between the
// small choices of one turn the trees are kept.
#pragma once

#include <cstring>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "bots/bot.hpp"
#include "bots/search/budget.hpp"
#include "bots/search/tree_search.hpp"

namespace ozy {

struct SearchSettings {
    Budget budget{1000, 0};
    int threads = 1;
    std::size_t nodes = std::size_t{1} << 20U;  // of each tree; 36 bytes each
    int blunders = 0;                           // of 100 choices so many are made by lot
    bool plays_by_visits = false;               // a move is drawn by its visits instead of taking the most visited
    PolicySettings policy = {};
};

template <Game G, class Policy>
class SearchBot final : public Bot<G> {
  public:
    explicit SearchBot(const SearchSettings& settings) : SearchBot(settings, Policy(settings.policy)) {}
    SearchBot(const SearchSettings& settings, const Policy& policy) : settings_(settings), policy_(policy) {}

    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const MoveList& moves = perspective.moves();
        if (moves.size() == 1) return moves[0];
        if (settings_.blunders > 0 && rng.below(100) < static_cast<std::uint32_t>(settings_.blunders)) {
            expected_.reset();
            return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        }
        const auto seen = perspective.view();
        prepare(seen);
        grow(seen, rng.next());
        const Move move = settings_.plays_by_visits ? drawn_by_visits(moves, rng) : most_visited(moves);
        expect(seen, perspective.seat(), move, rng);
        return move;
    }

    void think_aloud(const std::shared_ptr<Thought>& thought) override { thought_ = thought; }

    // Of all trees, kept ones included.
    std::uint64_t visits() const {
        std::uint64_t sum = 0;
        for (const auto& search : searches_) sum += search->tree()[search->tree().root()].visits;
        return sum;
    }

  private:
    using View = typename G::View;
    static constexpr std::uint64_t told_every = 16;  // iterations: asking the clock costs a tenth of one

    // Trees for this position: the ones that already know it, or new ones.
    void prepare(const View& seen) {
        const bool fits = expected_ && std::memcmp(&*expected_, &seen, sizeof seen) == 0;
        while (searches_.size() < static_cast<std::size_t>(settings_.threads))
            searches_.push_back(std::make_unique<TreeSearch<G, Policy>>(policy_, settings_.nodes));
        for (const auto& search : searches_)
            if (!fits || !search->tree().keep(played_)) search->tree().clear();
    }

    void grow(const View& seen, std::uint64_t seed) {
        const Stopwatch watch(settings_.budget, thought_.get());
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < searches_.size(); ++i)
            others.emplace_back([this, i, &seen, &watch, seed] { grow_one(i, seen, watch, Rng(seed, i)); });
        grow_one(0, seen, watch, Rng(seed, 0));
    }

    void grow_one(std::size_t number, const View& seen, const Stopwatch& watch, Rng rng) {
        const std::uint64_t trees = searches_.size();
        const std::uint64_t most = (settings_.budget.iterations + trees - 1) / trees;
        for (std::uint64_t done = 0; most == 0 || done < most; ++done) {
            if (done > 0 && (watch.has_run_out() || (done % 256 == 0 && is_settled(number, watch, done)))) return;
            if (number == 0 && done % told_every == 0) watch.tell(done * trees);
            searches_[number]->iterate(seen, rng);
        }
    }

    // The time that is left could not change the choice; a bot that counts iterations makes all of them.
    bool is_settled(std::size_t number, const Stopwatch& watch, std::uint64_t done) const {
        if (!watch.is_timed() || settings_.plays_by_visits) return false;
        return searches_[number]->tree().lead_at_root() > watch.still_to_do(done);
    }

    std::uint64_t visits_of(Move move) const {
        std::uint64_t visits = 0;
        for (const auto& search : searches_) {
            const Tree& tree = search->tree();
            for (NodeId id = tree[tree.root()].first_child; id != no_node; id = tree[id].next)
                if (tree[id].move == move) visits += tree[id].visits;
        }
        return visits;
    }

    Move most_visited(const MoveList& moves) const {
        Move best = moves[0];
        std::uint64_t most = visits_of(best);
        for (Move move : moves) {
            const std::uint64_t visits = visits_of(move);
            if (visits <= most) continue;
            most = visits;
            best = move;
        }
        return best;
    }

    Move drawn_by_visits(const MoveList& moves, Rng& rng) const {
        std::uint64_t sum = 0;
        for (Move move : moves) sum += visits_of(move);
        std::uint64_t left = sum == 0 ? 0 : rng.next() % sum;
        for (Move move : moves) {
            const std::uint64_t visits = visits_of(move);
            if (left < visits) return move;
            left -= visits;
        }
        return most_visited(moves);
    }

    // What the seat will see when it is asked again, unless chance or another seat comes between.
    void expect(const View& seen, Seat seat, Move move, Rng& rng) {
        auto state = G::imagine(seen, rng);
        G::apply(state, move, nullptr);
        played_ = move;
        expected_.reset();
        MoveList moves;
        while (G::decider(state) == seat) {
            G::legal_moves(state, moves);
            if (moves.size() > 1) {
                expected_ = G::view(state, seat);
                return;
            }
            G::apply(state, moves[0], nullptr);
        }
    }

    SearchSettings settings_;
    Policy policy_;
    std::shared_ptr<Thought> thought_;
    std::vector<std::unique_ptr<TreeSearch<G, Policy>>> searches_;
    std::optional<View> expected_;
    Move played_;
};

}  // namespace ozy
