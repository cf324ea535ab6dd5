// objectives.hpp - the secret objectives (objectives.json).
#pragma once

#include "games/after_the_empire/content/effects.hpp"

namespace ozy::after_the_empire {

// [AE-15.7] `least` 0 stands for "most": at least 1 and no other seat has more.
struct Condition {
    Metric metric = Metric::none;
    std::uint8_t least = 0;
};
constexpr Condition at_least(Metric metric, int n) { return {metric, static_cast<std::uint8_t>(n)}; }
constexpr Condition most(Metric metric) { return {metric, 0}; }

struct ObjectiveFace {
    std::string_view id, name;
    std::uint8_t gold = 0;
    std::string_view text;
    std::array<Condition, 4> all{};  // those with a metric
};

inline constexpr EnumArray<Objective, ObjectiveFace, objective_count> objectives{{{
    {"full_larder", "Full Larder", 4, "Most food.", {{most(Metric::food)}}},
    {"timber_rights", "Timber Rights", 3, "Most wood in stock.", {{most(Metric::wood)}}},
    {"cut_stone", "Cut Stone", 3, "Most stone in stock.", {{most(Metric::stone)}}},
    {"iron_chest", "Iron Chest", 4, "Most iron.", {{most(Metric::iron)}}},
    {"long_muster", "Long Muster", 4, "Most soldiers.", {{most(Metric::soldiers)}}},
    {"busy_streets", "Busy Streets", 5, "Most buildings.", {{most(Metric::buildings)}}},
    {"open_gates", "Open Gates", 5, "Most refugees.", {{most(Metric::refugees)}}},
    {"many_banners", "Many Banners", 5, "Most flag tokens.", {{most(Metric::flags)}}},
    {"four_watches", "Four Watches", 5, "At least 4 working turrets.", {{at_least(Metric::turrets, 4)}}},
    {"heart_of_stone", "Heart of Stone", 6, "At least 5 working stone pieces.", {{at_least(Metric::stone_pieces, 5)}}},
    {"ring_of_stone", "Ring of Stone", 5, "At least 3 stone walls or gate.", {{at_least(Metric::stone_walls, 3)}}},
    {"golden_fields", "Golden Fields", 5, "At least 2 farms of level 2.", {{at_least(Metric::farms_l2, 2)}}},
    {"unburnt", "Unburnt", 4, "At least 3 active farms.", {{at_least(Metric::active_farms, 3)}}},
    {"well_kept", "Well Kept", 5, "At least 6 castle pieces with all cubes.", {{at_least(Metric::full_pieces, 6)}}},
    {"house_guard", "House Guard", 4, "At least 5 fit soldiers.", {{at_least(Metric::fit_soldiers, 5)}}},
    {"balanced_stores",
     "Balanced Stores",
     4,
     "At least 2 food; at least 2 wood in stock; at least 2 stone in stock; at least 2 iron.",
     {{at_least(Metric::food, 2), at_least(Metric::wood, 2), at_least(Metric::stone, 2), at_least(Metric::iron, 2)}}},
    {"thriving_town",
     "Thriving Town",
     6,
     "At least 3 buildings; at least 2 refugees.",
     {{at_least(Metric::buildings, 3), at_least(Metric::refugees, 2)}}},
}}};

constexpr bool objectives_ask_no_objectives() {
    for (const ObjectiveFace& face : objectives)
        for (const Condition& condition : face.all)
            if (condition.metric == Metric::objectives_met) return false;
    return true;
}
static_assert(objectives_ask_no_objectives());

}  // namespace ozy::after_the_empire
