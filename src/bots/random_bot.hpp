// random_bot.hpp - plays every legal move with the same chance.
#pragma once

#include "bots/bot.hpp"

namespace ozy {

template <Game G>
class RandomBot final : public Bot<G> {
  public:
    Move choose(const Perspective<G>& perspective, Rng& rng) override {
        const MoveList& moves = perspective.moves();
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

}  // namespace ozy
