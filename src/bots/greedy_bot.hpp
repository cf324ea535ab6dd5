// greedy_bot.hpp - looks one action ahead: tries every way to finish the action under way in worlds it cannot rule out,
// and takes the one that its game's judgement likes best.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>

#include "bots/bot.hpp"
#include "bots/lookahead.hpp"

namespace ozy {

template <Judged G>
class GreedyBot final : public Bot<G> {
  public:
    // Looks at `most_worlds` at most: hidden tiles matter most in small choices such as support.
    explicit GreedyBot(const Evaluator<G>& evaluator = {}, std::size_t most_worlds = 8)
        : evaluator_(evaluator), most_worlds_(most_worlds) {}

    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const MoveList& moves = perspective.moves();
        if (moves.size() == 1) return moves[0];
        const auto seen = perspective.view();
        const std::size_t worlds = std::clamp<std::size_t>(looks / moves.size(), 1, most_worlds_);
        std::array<std::int64_t, MoveList::capacity> value{};
        const Lookahead<G> ahead(evaluator_);
        auto state = G::imagine(seen, rng);
        for (std::size_t world = 0; world < worlds; ++world) {
            for (std::size_t i = 0; i < moves.size(); ++i)
                value[i] += ahead.odds_after(state, moves[i], perspective.seat(), deepest_chain);
            const auto another = G::imagine(seen, rng);
            if (std::memcmp(&another, &state, sizeof state) == 0) break;  // nothing is hidden: there is one world
            state = another;
        }
        return moves[best_of(value, moves.size(), usual(state, moves), rng)];
    }

  private:
    static constexpr std::size_t looks = 48;  // moves times worlds, where there are few moves
    static constexpr int deepest_chain = 4;

    // In the middle of an action the judgement's quick choice, which can look beyond what is weighed; else none of
    // them.
    static std::size_t usual(const typename G::State& state, const MoveList& moves) {
        if (Judgement<G>::is_settled(state)) return moves.size();
        const Move quick = Judgement<G>::quick_choice(state, moves);
        return static_cast<std::size_t>(std::find(moves.begin(), moves.end(), quick) - moves.begin());
    }

    // Of equals the usual one, else one by lot, so that no order of the move list shows in play.
    static std::size_t best_of(const std::array<std::int64_t, MoveList::capacity>& value, std::size_t count,
                               std::size_t usual, Rng& rng) {
        std::size_t best = 0;
        std::uint32_t equals = 1;
        for (std::size_t i = 1; i < count; ++i) {
            if (value[i] < value[best]) continue;
            equals = value[i] > value[best] ? 1 : equals + 1;
            if (equals == 1 || rng.below(equals) == 0) best = i;
        }
        return usual < count && value[usual] == value[best] ? usual : best;
    }

    Evaluator<G> evaluator_;
    std::size_t most_worlds_;
};

}  // namespace ozy
