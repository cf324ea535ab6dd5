// play_until.hpp - plays a position on without anybody watching: bots that look ahead, studies of games.
#pragma once

#include "core/game.hpp"

namespace ozy {

// Until `done(decider)` or the game is over. Chance is drawn; `choose(moves, decider)` moves for every seat.
template <Game G, class Done, class Choose>
void play_until(typename G::State& state, Rng& rng, Done done, Choose choose) {
    MoveList moves;
    for (Seat seat = G::decider(state); seat != Seat::over && !done(seat); seat = G::decider(state)) {
        if (seat == Seat::chance) {
            G::apply(state, G::sample_chance(state, rng), nullptr);
            continue;
        }
        G::legal_moves(state, moves);
        G::apply(state, choose(moves, seat), nullptr);
    }
}

template <Game G, class Choose>
void play_to_end(typename G::State& state, Rng& rng, Choose choose) {
    play_until<G>(
        state, rng, [](Seat) { return false; }, choose);
}

}  // namespace ozy
