// trade.cpp - chapter 10: the action Trade.
#include "games/after_the_flood/rules/trade.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

// [AF-10.3] Workers if no army is there, else the holder's armies alone. [AF-14.3] Armies of a seat that has passed
// count as any.
int traders(const State& state, Seat seat, Area area) {
    const std::optional<Seat> master = holder(state.map, area);
    if (!master) return state.powers[seat].workers[place_of(area)];
    return *master == seat ? armies_in(state.map, area) : 0;
}

// [AF-10.4] As many trades as traders in an area and action, [AF-10.5] and no more than it shows resources.
int trades_left(const State& state, Seat seat, Area area) {
    const int most = std::min(traders(state, seat, area), icons_in[area].count());
    return std::max(0, most - (state.step.taken & icons_in[area]).count());
}

// [AF-10.6] One trade more in each Trade action.
bool has_sippar_trade(const State& state) {
    return state.step.sippar_used == 0 && has_city(state, state.active, Area::sippar);
}

// [AF-10.6] In any area that no other seat holds; with `with_trader` only where the seat has a trader.
bool sippar_reaches(const State& state, Area area) {
    if (state.options.sippar_needs_trader) return traders(state, state.active, area) > 0;
    return !held_by_others(state.map, state.active).contains(area);
}

// [AF-10.5] Each resource once from the same area; the Sippar trade ignores that and the number of traders.
IconSet open_icons(const State& state) {
    const bool sippar = has_sippar_trade(state);
    IconSet out;
    for (Area area : trade_areas) {
        const IconSet taken = state.step.taken & icons_in[area];
        if (sippar && sippar_reaches(state, area))
            out |= icons_in[area];
        else if (taken.count() < traders(state, state.active, area))
            out |= icons_in[area] - taken;
    }
    return out;
}

// [AF-10.8] A ready tool maker, metal, and tools in the stock.
bool can_make_tool(const State& state) {
    const Power& power = acting(state);
    return power.workers[Place::tool_makers] > 0 && power.goods[Resource::metal] > 0 &&
           in_stock(state, Resource::tools);
}

// [AF-10.2] Some icon open to the seat, with a piece in the stock and something held that buys it.
bool can_trade(const State& state) {
    if (can_make_tool(state)) return true;
    const ResourceSet held = kinds_of(acting(state).goods);
    for (Icon icon : open_icons(state)) {
        const Resource wanted = icons[icon].resource;
        if (in_stock(state, wanted) && resources[wanted].given_for_it.touches(held)) return true;
    }
    return false;
}

// [AF-10.1] What is taken can be given in the next step. [AF-10.7] It is the Sippar trade only if it would be forbidden
// otherwise, and is then not counted.
void trade(State& state, Icon icon, Resource give, Events* events) {
    const auto [area, get] = icons[icon];
    Power& power = acting(state);
    const bool regular = !state.step.taken.contains(icon) && trades_left(state, state.active, area) > 0;
    discard_goods(state, power, give, 1);
    remove(state.stock[get], 1);
    add(power.goods[get], 1);
    if (regular)
        state.step.taken.insert(icon);
    else
        state.step.sippar_used = 1;
    state.step.acted = 1;
    tell(events, regular ? Happening::traded : Happening::sippar_traded, state.active,
         {.a = operand(area), .b = operand(get), .c = operand(give)});
}

void make_tool(State& state, Events* events) {
    Power& power = acting(state);
    move_workers(power, Place::tool_makers, Place::used_tool_makers, 1);
    discard_goods(state, power, Resource::metal, 1);
    remove(state.stock[Resource::tools], 1);
    add(power.goods[Resource::tools], 1);
    state.step.acted = 1;
    tell(events, Happening::tool_made, state.active);
}

}  // namespace ozy::after_the_flood
