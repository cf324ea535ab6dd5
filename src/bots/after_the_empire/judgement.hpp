// judgement.hpp - how good a position of After the Empire is (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/after_the_empire/game.hpp"

namespace ozy {

template <>
struct Judgement<AfterTheEmpire> {
    static constexpr int swing = 1000;
    static int evaluate(const AfterTheEmpire::State& state, Seat seat);
    static bool is_settled(const AfterTheEmpire::State& state);
    static Move quick_choice(const AfterTheEmpire::State& state, const MoveList& moves);
};
static_assert(Judged<AfterTheEmpire>);

}  // namespace ozy
