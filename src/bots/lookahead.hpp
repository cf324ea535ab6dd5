// lookahead.hpp - what a move is worth once the action it belongs to is finished.
#pragma once

#include <algorithm>

#include "bots/judgement.hpp"

namespace ozy {

// The best value the seat can still reach by its own choices of this action, `depth` of them looked at in full; others,
// and its own choices after an answer from them, are taken to choose quickly. Chance is not looked into.
template <Judged G>
int value_after(typename G::State state, Move move, Seat seat, int depth) {
    G::apply(state, move, nullptr);
    MoveList moves;
    while (!Judgement<G>::is_settled(state)) {
        const Seat decider = G::decider(state);
        if (!is_player(decider)) break;
        G::legal_moves(state, moves);
        if (decider == seat && depth > 0 && G::mid_chain(state)) {
            int best = value_after<G>(state, moves[0], seat, depth - 1);
            for (std::size_t i = 1; i < moves.size(); ++i)
                best = std::max(best, value_after<G>(state, moves[i], seat, depth - 1));
            return best;
        }
        G::apply(state, Judgement<G>::quick_choice(state, moves), nullptr);
    }
    return Judgement<G>::evaluate(state, seat);
}

}  // namespace ozy
