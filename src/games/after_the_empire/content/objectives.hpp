// objectives.hpp - the secret objectives (objectives.json).
#pragma once

#include "games/after_the_empire/content/effects.hpp"

namespace ozy::after_the_empire {

// [AE-15.7] `least` 0 stands for "most": at least 1 and no other seat has more.
struct Condition {
    Metric metric = Metric::none;
    std::uint8_t least = 0;
};
constexpr Condition at_least(Metric metric, std::uint8_t n) { return {metric, n}; }
constexpr Condition most(Metric metric) { return {metric, 0}; }

struct ObjectiveFace {
    std::string_view id, name;
    std::uint8_t gold = 0;
    std::string_view text;
    std::array<Condition, 4> all{};  // those with a metric
};

inline constexpr EnumArray<Objective, ObjectiveFace, objective_count> objectives{{{
#include "games/after_the_empire/content/objectives.inc"
}}};

constexpr bool objectives_ask_no_objectives() {
    for (const ObjectiveFace& face : objectives)
        for (const Condition& condition : face.all)
            if (condition.metric == Metric::objectives_met) return false;
    return true;
}
static_assert(objectives_ask_no_objectives());

}  // namespace ozy::after_the_empire
