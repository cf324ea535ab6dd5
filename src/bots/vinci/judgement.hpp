// judgement.hpp - what a bot sees in a position of Vinci (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/vinci/game.hpp"

namespace ozy {

template <>
struct Judgement<Vinci> {
    static constexpr std::array<std::string_view, 11> feature_names = {
        "points",   "active_income", "declining_income", "spare_tokens", "late_spare_tokens",   "medicine",
        "generals", "new_tokens",    "new_tiles",        "shelter",      "moves_before_the_end"};
    static constexpr int weight_by_hand = 4608;
    static SeatArray<std::array<int, feature_names.size()>> features(const Vinci::State& state);
    static int progress(const Vinci::State& state);
    static const Weights<feature_names.size()>& weights(int players);
    static bool is_settled(const Vinci::State& state);
    static Move quick_choice(const Vinci::State& state, const MoveList& moves);
    static int stage(const Vinci::State& state);
    static constexpr int stages_ahead = 1;
};
static_assert(Staged<Vinci>);

}  // namespace ozy
