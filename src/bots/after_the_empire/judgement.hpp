// judgement.hpp - what a bot sees in a position of After the Empire (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/after_the_empire/game.hpp"

namespace ozy {

template <>
struct Judgement<AfterTheEmpire> {
    static constexpr std::array<std::string_view, 7> feature_names = {"gold",   "objectives", "stock", "cards",
                                                                      "castle", "people",     "combat"};
    static constexpr int weight_by_hand = 4608;
    static SeatArray<std::array<int, feature_names.size()>> features(const AfterTheEmpire::State& state);
    static int progress(const AfterTheEmpire::State& state);
    static const Weights<feature_names.size()>& weights(int players);
    static bool is_settled(const AfterTheEmpire::State& state);
    static Move quick_choice(const AfterTheEmpire::State& state, const MoveList& moves);
};
static_assert(Judged<AfterTheEmpire>);

}  // namespace ozy
