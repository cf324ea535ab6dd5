// lookahead.hpp - what a move is worth once the action it belongs to is finished.
#pragma once

#include <algorithm>

#include "bots/evaluator.hpp"

namespace ozy {

template <Judged G>
class Lookahead {
  public:
    explicit Lookahead(const Evaluator<G>& evaluator) : evaluator_(&evaluator) {}

    // The best odds the seat can still reach by its own choices of this action, `depth` of them looked at in full;
    // others, and its own choices after an answer from them, are taken to choose quickly. Chance is not looked into.
    int odds_after(typename G::State state, Move move, Seat seat, int depth) const {
        G::apply(state, move, nullptr);
        MoveList moves;
        while (!Judgement<G>::is_settled(state)) {
            const Seat decider = G::decider(state);
            if (!is_player(decider)) break;
            G::legal_moves(state, moves);
            if (decider == seat && depth > 0 && G::mid_chain(state)) {
                int best = odds_after(state, moves[0], seat, depth - 1);
                for (std::size_t i = 1; i < moves.size(); ++i)
                    best = std::max(best, odds_after(state, moves[i], seat, depth - 1));
                return best;
            }
            G::apply(state, Judgement<G>::quick_choice(state, moves), nullptr);
        }
        return evaluator_->odds(state, seat);
    }

  private:
    const Evaluator<G>* evaluator_;
};

}  // namespace ozy
