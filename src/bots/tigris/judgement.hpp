// judgement.hpp - what a bot sees in a position of Tigris & Euphrates (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/tigris/game.hpp"

namespace ozy {

template <>
struct Judgement<Tigris> {
    static constexpr std::array<std::string_view, 19> feature_names = {
        "points_weakest", "points_second",  "points_third",    "points_strongest", "cover_weakest",
        "cover_second",   "cover_third",    "cover_strongest", "leaders",          "shelter",
        "support",        "ahead_in_war",   "behind_in_war",   "near_treasure",    "temples_in_hand",
        "tiles_in_hand",  "wanted_in_hand", "catastrophes",    "actions_left"};
    static constexpr int weight_by_hand = 768;
    static SeatArray<std::array<int, feature_names.size()>> features(const Tigris::State& state);
    static int progress(const Tigris::State& state);
    static const Weights<feature_names.size()>& weights(int players);
    static bool is_settled(const Tigris::State& state);
    static Move quick_choice(const Tigris::State& state, const MoveList& moves);
};
static_assert(Judged<Tigris>);

}  // namespace ozy
