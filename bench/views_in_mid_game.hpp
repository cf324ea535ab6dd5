// views_in_mid_game.hpp - positions that searches are measured from.
#pragma once

#include <vector>

#include "arena/match.hpp"
#include "bots/greedy_bot.hpp"

namespace ozy {

inline constexpr std::uint64_t positions_kept = 8;

// What the seat on turn sees half-way through games of greedy bots, or of others, the same ones in every run.
template <Judged G, class Player = GreedyBot<G>>
std::vector<typename G::View> views_in_mid_game(int players) {
    typename G::Config config{};
    config.players = static_cast<std::int16_t>(players);
    Player bot;
    const std::vector<Bot<G>*> bots(static_cast<std::size_t>(players), &bot);
    std::vector<typename G::View> kept;
    for (std::uint64_t seed = 0; seed < positions_kept; ++seed) {
        const std::uint32_t all = play_match<G>(config, bots, seed).decisions;
        std::uint32_t left = all / 2;
        MoveList moves;
        play_match<G>(config, bots, seed, [&](const typename G::State& state) {
            if (!is_player(G::decider(state))) return true;
            if (left > 0) --left;
            G::legal_moves(state, moves);
            if (left > 0 || moves.size() < 2) return true;
            kept.push_back(G::view(state, G::decider(state)));
            return false;
        });
    }
    return kept;
}

}  // namespace ozy
