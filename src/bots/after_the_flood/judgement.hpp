// judgement.hpp - how good a position of After the Flood is (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/after_the_flood/game.hpp"

namespace ozy {

template <>
struct Judgement<AfterTheFlood> {
    static constexpr int swing = 5000;
    static int evaluate(const AfterTheFlood::State& state, Seat seat);
    static bool is_settled(const AfterTheFlood::State& state);
    static Move quick_choice(const AfterTheFlood::State& state, const MoveList& moves);
};
static_assert(Judged<AfterTheFlood>);

}  // namespace ozy
