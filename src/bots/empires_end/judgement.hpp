// judgement.hpp - how good a position of Empire's End is (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/empires_end/game.hpp"

namespace ozy {

template <>
struct Judgement<EmpiresEnd> {
    static constexpr int swing = 1000;
    static int evaluate(const EmpiresEnd::State& state, Seat seat);
    static bool is_settled(const EmpiresEnd::State& state);
    static Move quick_choice(const EmpiresEnd::State& state, const MoveList& moves);
};
static_assert(Judged<EmpiresEnd>);

}  // namespace ozy
