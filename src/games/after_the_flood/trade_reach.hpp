// trade_reach.hpp - what one good can become in one Trade action, trade after trade. For screens; no rule depends on
// it.
#pragma once

#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// One trade or conversion: the area, or the tool makers, and what is taken there.
struct TradeStep {
    Place place = Place::none;
    Resource take = Resource::none;
    friend bool operator==(const TradeStep&, const TradeStep&) = default;
};
// No good comes twice in a chain.
using TradeChain = FixedVector<TradeStep, resource_count>;

// For each good the shortest chain that turns one piece of `give` into it, empty where there is none: in the action
// under way, or in one begun now.
EnumArray<Resource, TradeChain, resource_count> trade_reach(const State& state, Resource give);

}  // namespace ozy::after_the_flood
