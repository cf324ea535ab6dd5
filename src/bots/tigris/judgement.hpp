// judgement.hpp - how good a position of Tigris & Euphrates is (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/tigris/game.hpp"

namespace ozy {

template <>
struct Judgement<Tigris> {
    static constexpr int swing = 6000;
    static int evaluate(const Tigris::State& state, Seat seat);
    static SeatArray<int> evaluate_all(const Tigris::State& state);
    static bool is_settled(const Tigris::State& state);
    static Move quick_choice(const Tigris::State& state, const MoveList& moves);
};
static_assert(Judged<Tigris>);

}  // namespace ozy
