// judgement.hpp - what a bot sees in a position of After the Flood (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/after_the_flood/game.hpp"

namespace ozy {

template <>
struct Judgement<AfterTheFlood> {
    static constexpr std::array<std::string_view, 14> feature_names = {
        "points",     "areas",      "armies",     "rank",        "goods",   "expansions", "cities_waiting",
        "production", "majorities", "rights_now", "rights_next", "traders", "workers",    "city_rules"};
    static constexpr int weight_by_hand = 921;
    static SeatArray<std::array<int, feature_names.size()>> features(const AfterTheFlood::State& state);
    static int progress(const AfterTheFlood::State& state);
    static const Weights<feature_names.size()>& weights(int players);
    static bool is_settled(const AfterTheFlood::State& state);
    static Move quick_choice(const AfterTheFlood::State& state, const MoveList& moves);
    static int stage(const AfterTheFlood::State& state);
    static constexpr int stages_ahead = 1;
};
static_assert(Staged<AfterTheFlood>);

}  // namespace ozy
