// judgement.hpp - what a bot sees in a position of Empire's End (RULES.md, "For the bot's eye").
#pragma once

#include "bots/judgement.hpp"
#include "games/empires_end/game.hpp"

namespace ozy {

template <>
struct Judgement<EmpiresEnd> {
    static constexpr std::array<std::string_view, 11> feature_names = {
        "points", "tiles", "innovations", "ruined_innovations", "ruins", "wheat", "hammers",
        "axes",   "coins", "cards",       "fresh_cards"};
    static constexpr int weight_by_hand = 4608;
    static SeatArray<std::array<int, feature_names.size()>> features(const EmpiresEnd::State& state);
    static int progress(const EmpiresEnd::State& state);
    static const Weights<feature_names.size()>& weights(int players);
    static bool is_settled(const EmpiresEnd::State& state);
    static Move quick_choice(const EmpiresEnd::State& state, const MoveList& moves);
    static int stage(const EmpiresEnd::State& state);
    static constexpr int stages_ahead = 2;
};
static_assert(Staged<EmpiresEnd>);

}  // namespace ozy
