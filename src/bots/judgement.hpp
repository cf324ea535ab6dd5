// judgement.hpp - what bots know of a game beyond its rules. Each game specialises it in bots/<game>/judgement.hpp.
#pragma once

#include <concepts>

#include "core/game.hpp"

namespace ozy {

template <class G>
struct Judgement;

template <class G>
concept Judged = Game<G> && requires(const typename G::State& state, Seat seat, const MoveList& moves) {
    // How good the position is for the seat; only comparisons matter. Integers, so that bots choose alike everywhere.
    { Judgement<G>::evaluate(state, seat) } -> std::same_as<int>;
    // Nothing of an action is pending, so that evaluate() means something.
    { Judgement<G>::is_settled(state) } -> std::same_as<bool>;
    // A sensible choice at once, for the small decisions that follow the one being looked at.
    { Judgement<G>::quick_choice(state, moves) } -> std::same_as<Move>;
    // The lead in evaluate() that wins about three games of four.
    { Judgement<G>::swing } -> std::convertible_to<int>;
};

}  // namespace ozy
