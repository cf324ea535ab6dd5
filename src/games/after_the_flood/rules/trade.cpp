// trade.cpp - chapter 10: the action Trade.
#include "games/after_the_flood/rules/trade.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

// [AF-10.3] Workers if no army is there, else the holder's armies alone. [AF-14.3] Armies of a seat that has passed
// count as any.
int traders(const State& state, Seat seat, Area area) {
    const std::optional<Seat> master = holder(state.map, area);
    if (!master) return state.powers[seat].workers[place_of(area)];
    return *master == seat ? armies_in(state.map, area) : 0;
}

// [AF-10.5] What was taken from an area is closed there; with `trade_limit = per_action` wherever it is shown.
static IconSet closed_icons(const State& state) {
    const IconSet taken = state.progress.taken;
    if (!state.options.traded_once_an_action) return taken;
    ResourceSet resources_taken;
    for (Icon icon : taken) resources_taken.insert(icons[icon].resource);
    IconSet out;
    for (Area area : trade_areas)
        for (Icon icon : icons_in[area])
            if (resources_taken.contains(icons[icon].resource)) out.insert(icon);
    return out;
}

// [AF-10.4] As many trades as traders in an area and action.
static int idle_traders(const State& state, Seat seat, Area area) {
    return traders(state, seat, area) - (state.progress.taken & icons_in[area]).count();
}

// [AF-10.5] And no more than it shows open resources.
int trades_left(const State& state, Seat seat, Area area) {
    return std::max(0, std::min(idle_traders(state, seat, area), (icons_in[area] - closed_icons(state)).count()));
}

// [AF-10.6] One trade more in each Trade action.
bool has_sippar_trade(const State& state) {
    return state.progress.sippar_used == 0 && has_city(state, state.active, Area::sippar);
}

// [AF-10.6] In any area that no other seat holds; with `with_trader` only where the seat has a trader.
bool sippar_reaches(const State& state, Area area) {
    if (state.options.sippar_needs_trader) return traders(state, state.active, area) > 0;
    return !held_by_others(state.map, state.active).contains(area);
}

// [AF-10.5] Each resource once; the Sippar trade ignores that and the number of traders.
IconSet open_icons(const State& state) {
    const bool sippar = has_sippar_trade(state);
    const IconSet closed = closed_icons(state);
    IconSet out;
    for (Area area : trade_areas) {
        if (sippar && sippar_reaches(state, area))
            out |= icons_in[area];
        else if (idle_traders(state, state.active, area) > 0)
            out |= icons_in[area] - closed;
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
    const bool regular = !closed_icons(state).contains(icon) && trades_left(state, state.active, area) > 0;
    discard_goods(state, power, give, 1);
    remove(state.stock[get], 1);
    add(power.goods[get], 1);
    if (regular)
        state.progress.taken.insert(icon);
    else
        state.progress.sippar_used = 1;
    state.progress.acted = 1;
    tell(events, regular ? Happening::traded : Happening::sippar_traded, state.active,
         {.a = operand(area), .b = operand(get), .c = operand(give)});
}

void make_tool(State& state, Events* events) {
    Power& power = acting(state);
    move_workers(power, Place::tool_makers, Place::used_tool_makers, 1);
    discard_goods(state, power, Resource::metal, 1);
    remove(state.stock[Resource::tools], 1);
    add(power.goods[Resource::tools], 1);
    state.progress.acted = 1;
    tell(events, Happening::tool_made, state.active);
}

// Of a trade that the area offers.
static bool is_closed(const State& state, Move move) {
    return !open_icons(state).contains(icon_of(area_in(move), taken_in(move)));
}
static bool has_no_trader(const State& state, Move move) {
    return is_closed(state, move) && traders(state, state.active, area_in(move)) == 0;
}

Bars<State> trade_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-10.2",
         {"why.trade.icon", "{area} does not offer {get}"},
         [](const State&, Move move) { return !areas[area_in(move)].trade.contains(taken_in(move)); }},
        {"AF-10.2",
         {"why.trade.pair", "{get} cannot be had for {give}"},
         [](const State&, Move move) { return !resources[taken_in(move)].given_for_it.contains(given_in(move)); }},
        {"AF-10.2",
         {"why.trade.not_held", "There is no {give} to give"},
         [](const State& state, Move move) { return acting(state).goods[given_in(move)] == 0; }},
        {"AF-2.7",
         {"why.trade.stock", "There is no {get} in the stock"},
         [](const State& state, Move move) { return !in_stock(state, taken_in(move)); }},
        {"AF-10.3",
         {"why.trade.no_worker", "There is no worker to trade in {area}"},
         [](const State& state, Move move) { return has_no_trader(state, move) && !holder(state.map, area_in(move)); }},
        {"AF-10.3", {"why.trade.blocked", "{seat}'s army blocks the trade in {area}"}, has_no_trader},
        {"AF-10.5",
         {"why.trade.taken", "{get} was taken from {area} in this action"},
         [](const State& state, Move move) {
             return is_closed(state, move) && state.progress.taken.contains(icon_of(area_in(move), taken_in(move)));
         }},
        {"AF-10.5",
         {"why.trade.taken_once", "{get} was taken in this action"},
         [](const State& state, Move move) {
             return is_closed(state, move) && closed_icons(state).contains(icon_of(area_in(move), taken_in(move)));
         }},
        {"AF-10.4", {"why.trade.used_up", "All traders in {area} have traded in this action"}, is_closed},
    };
    return bars;
}

Bars<State> tool_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-10.8",
         {"why.tool.no_maker", "There is no ready tool maker"},
         [](const State& state, Move) { return acting(state).workers[Place::tool_makers] == 0; }},
        {"AF-10.8",
         {"why.tool.no_metal", "There is no metal"},
         [](const State& state, Move) { return acting(state).goods[Resource::metal] == 0; }},
        {"AF-2.7",
         {"why.tool.stock", "There are no tools in the stock"},
         [](const State& state, Move) { return !in_stock(state, Resource::tools); }},
    };
    return bars;
}

// [AF-10.9] Nobody has to trade.
void list_trades(const State& state, MoveList& out) {
    const ResourceSet held = kinds_of(acting(state).goods);
    for (Icon icon : open_icons(state)) {
        const auto [area, get] = icons[icon];
        if (!in_stock(state, get)) continue;
        for (Resource give : resources[get].given_for_it& held) out.push_back(make_trade(area, get, give));
    }
}
void list_tools(const State& state, MoveList& out) {
    if (can_make_tool(state)) out.push_back(make_move(Kind::make_tool));
}

}  // namespace ozy::after_the_flood
