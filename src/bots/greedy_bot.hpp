// greedy_bot.hpp - looks one action ahead: tries every way to finish the action under way in worlds it cannot rule out,
// and takes the one that its game's judgement likes best.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>

#include "bots/bot.hpp"
#include "bots/judgement.hpp"

namespace ozy {

template <Judged G>
class GreedyBot final : public Bot<G> {
  public:
    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const MoveList& moves = perspective.moves();
        if (moves.size() == 1) return moves[0];
        const auto seen = perspective.view();
        const std::size_t worlds = std::clamp<std::size_t>(looks / moves.size(), 1, most_worlds);
        std::array<std::int64_t, MoveList::capacity> value{};
        auto state = G::imagine(seen, rng);
        for (std::size_t world = 0; world < worlds; ++world) {
            for (std::size_t i = 0; i < moves.size(); ++i)
                value[i] += value_after(state, moves[i], perspective.seat(), deepest_chain);
            const auto another = G::imagine(seen, rng);
            if (std::memcmp(&another, &state, sizeof state) == 0) break;  // nothing is hidden: there is one world
            state = another;
        }
        return moves[best_of(value, moves.size(), rng)];
    }

  private:
    static constexpr std::size_t looks = 48;       // moves times worlds, where there are few moves
    static constexpr std::size_t most_worlds = 8;  // hidden tiles matter most in small choices such as support
    static constexpr int deepest_chain = 4;

    // The best value the seat can still reach by its own choices of this action; others, and its own choices after an
    // answer from them, are taken to choose quickly.
    static std::int64_t value_after(typename G::State state, Move move, Seat seat, int depth) {
        G::apply(state, move, nullptr);
        MoveList moves;
        while (!Judgement<G>::is_settled(state)) {
            const Seat decider = G::decider(state);
            if (!is_player(decider)) break;
            G::legal_moves(state, moves);
            if (decider == seat && depth > 0 && G::mid_chain(state)) return best_value(state, moves, seat, depth - 1);
            G::apply(state, Judgement<G>::quick_choice(state, moves), nullptr);
        }
        return Judgement<G>::evaluate(state, seat);
    }

    static std::int64_t best_value(const typename G::State& state, const MoveList& moves, Seat seat, int depth) {
        std::int64_t best = value_after(state, moves[0], seat, depth);
        for (std::size_t i = 1; i < moves.size(); ++i) best = std::max(best, value_after(state, moves[i], seat, depth));
        return best;
    }

    // Equals are drawn by lot, so that no order of the move list shows in play.
    static std::size_t best_of(const std::array<std::int64_t, MoveList::capacity>& value, std::size_t count, Rng& rng) {
        std::size_t best = 0;
        std::uint32_t equals = 1;
        for (std::size_t i = 1; i < count; ++i) {
            if (value[i] < value[best]) continue;
            equals = value[i] > value[best] ? 1 : equals + 1;
            if (equals == 1 || rng.below(equals) == 0) best = i;
        }
        return best;
    }
};

}  // namespace ozy
