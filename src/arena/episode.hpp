// episode.hpp - a game as a learner has it: chance is drawn, choices that are none are made, what is left is asked.
#pragma once

#include "core/learnable.hpp"

namespace ozy {

// What a seat has of the end, -1 to 1: 1 for the only winner, -1 / (n - 1) for each loser, ties between.
inline void write_returns(const Standing& standing, float* out) {
    const auto seats = static_cast<float>(standing.seats);
    for (Seat seat : seats_of(standing.seats)) {
        const float share = standing.is_winner(seat) ? 1.0F / static_cast<float>(standing.winners()) : 0.0F;
        out[index(seat)] = (seats * share - 1.0F) / (seats - 1.0F);
    }
}

// Whether a learner has a choice: of two moves or more, and the first of them has a number as nearly all have.
template <Learnable G>
bool is_choice(const MoveList& moves) {
    int numbered = 0;
    for (Move move : moves) {
        numbered += G::action_index(move) >= 0;
        if (numbered > 1) return true;
    }
    return false;
}

// Plays on to the next choice: `moves` are then the decider's legal ones. Who decides, or Seat::over.
template <Learnable G>
Seat play_to_choice(typename G::State& state, Rng& rng, MoveList& moves) {
    for (;;) {
        const Seat seat = G::decider(state);
        if (seat == Seat::over) {
            moves.clear();
            return seat;
        }
        if (seat == Seat::chance) {
            G::apply(state, G::sample_chance(state, rng), nullptr);
            continue;
        }
        G::legal_moves(state, moves);
        if (is_choice<G>(moves)) return seat;
        G::apply(state, moves[0], nullptr);
    }
}

}  // namespace ozy
