// judgement.hpp - how good a position of Vinci is (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/vinci/game.hpp"

namespace ozy {

template <>
struct Judgement<Vinci> {
    static constexpr int swing = 1000;
    static int evaluate(const Vinci::State& state, Seat seat);
    static bool is_settled(const Vinci::State& state);
    static Move quick_choice(const Vinci::State& state, const MoveList& moves);
};
static_assert(Judged<Vinci>);

}  // namespace ozy
