// bot.hpp - something that chooses moves for a seat of one game.
#pragma once

#include <memory>

#include "bots/conduct.hpp"
#include "bots/perspective.hpp"
#include "bots/thought.hpp"

namespace ozy {

template <Game G>
class Bot {
  public:
    virtual ~Bot() = default;
    // One of perspective.moves(). The same perspectives and generators, since the bot was made, give the same choices.
    virtual Move choose(const Perspective<G>& perspective, Rng& rng) = 0;
    // Whether its perspectives must hold what its seat was told; that costs a little.
    virtual bool listens() const { return false; }
    // The choices that follow can be watched and hurried through this. Bots that answer at once have no use for it.
    virtual void think_aloud(const std::shared_ptr<Thought>& /*thought*/) {}
    virtual Conduct conduct() const { return {}; }
};

}  // namespace ozy
