// policies.hpp - what a search does where the tree ends and which child it tries next. `Informed` asks the game's
// judgement; `Plain` knows nothing but the rules and plays at random to the end.
#pragma once

#include <bit>
#include <cmath>
#include <utility>

#include "bots/lookahead.hpp"
#include "bots/search/tree.hpp"
#include "core/play_until.hpp"

namespace ozy {

struct PolicySettings {
    int patience = 4;          // visits before a node gets children
    int root_depth = 1;        // choices of the mover's own action looked at in full for a first guess at the root
    int depth = 0;             // the same below it
    double exploration = 0.6;  // Informed
    double sharpness = 24;     // how fast the weight of a guess falls behind the best one
    int widening = 4;          // children looked at are this many and more with the root of the visits
    bool plays_on = false;     // a leaf is played on, in games that have stages
};

template <Judged G>
class Informed {
  public:
    explicit Informed(const PolicySettings& settings, const Evaluator<G>& evaluator = {})
        : settings_(settings), evaluator_(evaluator) {}

    std::uint32_t patience() const { return static_cast<std::uint32_t>(settings_.patience); }
    // The mover's chance if it plays `move`, by the game's judgement of where the action leads.
    WinChance guess(const typename G::State& state, Move move, Seat mover, bool at_root) const {
        const int depth = at_root ? settings_.root_depth : settings_.depth;
        return chance_of(Lookahead<G>(evaluator_).odds_after(state, move, mover, depth));
    }
    // Close to an exponential, but made of products alone, which are the same on every machine.
    double weight(WinChance guess, WinChance best) const {
        const double behind = static_cast<double>(best - guess) / certain;
        const double once = 1 / (1 + settings_.sharpness * behind / 8), twice = once * once, four = twice * twice;
        return four * four;
    }
    std::size_t window(std::uint32_t visits) const {
        return static_cast<std::size_t>(settings_.widening) + static_cast<std::size_t>(std::sqrt(visits));
    }
    double urgency(const Node& node, double share) const {
        const double mean = static_cast<double>(node.total + node.guess) / (node.visits + 1.0) / certain;
        return mean + settings_.exploration * share * std::sqrt(node.available) / (node.visits + 1.0);
    }

    // Plays until nothing of an action is pending, then judges.
    WinChances look(typename G::State& state, Rng& rng) const {
        if constexpr (Staged<G>)
            if (settings_.plays_on) play_stages(state, rng);
        const auto settled = [&](Seat seat) { return is_player(seat) && Judgement<G>::is_settled(state); };
        const auto quick = [&](const MoveList& moves, Seat) { return Judgement<G>::quick_choice(state, moves); };
        play_until<G>(state, rng, settled, quick);
        if (G::decider(state) == Seat::over) return chances_at_end(G::standing(state));
        return evaluator_.chances(state);
    }

  private:
    // To the end of the stages ahead; every seat takes what its judgement likes best, one choice at a time.
    void play_stages(typename G::State& state, Rng& rng) const {
        int stage = Judgement<G>::stage(state);
        int left = Judgement<G>::stages_ahead;
        const auto ended = [&](Seat) {
            const int before = std::exchange(stage, Judgement<G>::stage(state));
            left -= stage != before;
            return left == 0;
        };
        const auto best = [&](const MoveList& moves, Seat seat) { return best_move(state, moves, seat); };
        play_until<G>(state, rng, ended, best);
    }
    Move best_move(const typename G::State& state, const MoveList& moves, Seat seat) const {
        Move best = moves[0];
        if (moves.size() == 1) return best;
        const Lookahead<G> ahead(evaluator_);
        int highest = ahead.odds_after(state, best, seat, 0);
        for (std::size_t i = 1; i < moves.size(); ++i) {
            const int odds = ahead.odds_after(state, moves[i], seat, 0);
            if (odds <= highest) continue;
            highest = odds;
            best = moves[i];
        }
        return best;
    }

    PolicySettings settings_;
    Evaluator<G> evaluator_;
};

template <Game G>
class Plain {
  public:
    explicit Plain(const PolicySettings&) {}

    static std::uint32_t patience() { return 1; }
    // Scattered: only the order in which children are first tried comes from it.
    WinChance guess(const typename G::State&, Move move, Seat, bool) const {
        return static_cast<WinChance>(mix(code(move)) % certain);
    }
    double weight(WinChance, WinChance) const { return 1; }
    std::size_t window(std::uint32_t) const { return MoveList::capacity; }
    // Upper confidence bound; the logarithm is the number of binary digits.
    double urgency(const Node& node, double) const {
        if (node.visits == 0) return unvisited;
        const double logarithm = 0.6931 * std::bit_width(node.available);
        return node.mean() / certain + exploration * std::sqrt(logarithm / node.visits);
    }
    WinChances look(typename G::State& state, Rng& rng) const {
        play_to_end<G>(state, rng, [&](const MoveList& moves, Seat) {
            return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        });
        return chances_at_end(G::standing(state));
    }

  private:
    static constexpr double unvisited = 1e9;
    static constexpr double exploration = 0.7;
};

}  // namespace ozy
