// why_not_empire.cpp - why a move is not legal while an empire starts or expands, at a bid and in phase five.
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/why_not.hpp"

namespace ozy::after_the_flood {

namespace {

Refusal why_not_started(const State& state, Empire empire) {
    const std::vector<Argument> arguments = {empire_argument("empire", empire)};
    if (is_started(state, empire)) return refuse("AF-11.1", "start.taken", "{empire} has been started", arguments);
    return refuse("AF-11.2", "start.workers",
                  "{empire} needs a worker in its home, and as many as every other seat has", arguments);
}

// Buying, equipping and bidding go through the goods once.
Refusal why_not_given(const State& state, Resource resource, std::string_view rule) {
    const std::vector<Argument> arguments = {resource_argument("resource", resource),
                                             resource_argument("last", state.step.last)};
    if (acting(state).goods[resource] == 0)
        return refuse(rule, "goods.not_held", "There is no {resource} left", arguments);
    return refuse(
        rule, "goods.order",
        "{resource} must come before {last}: the order is grain, textile, wood, metal, tools, oil, gold, lapis",
        arguments);
}

Refusal why_not_bought(const State& state, Resource resource) {
    if (resources[resource].armies == 0)
        return refuse("AF-11.5", "buy.price", "Armies are bought with grain, metal and tools, not with {resource}",
                      {resource_argument("resource", resource)});
    if (acting(state).armies_unavailable == 0) return refuse("AF-11.6", "buy.all", "All 20 armies are there");
    return why_not_given(state, resource, "AF-11.5");
}

Refusal why_not_settled(const State& state, int armies) {
    if (armies > armies_per_area) return refuse("AF-2.3", "settle.two", "An area never holds more than two armies");
    if (armies > acting(state).armies_available)
        return refuse("AF-11.12", "settle.available", "There are not so many armies available");
    return refuse("AF-11.12", "settle.none", "One or two armies go to the home");
}

bool can_pay_for(const State& state, int price) {
    return acting(state).armies_available >= price + price_of_repeat(state);
}

Refusal too_dear(const State& state, std::string_view rule) {
    if (state.step.acted)
        return refuse("AF-13.2", "expand.repeat", "A further sub-action costs 1 army more, and too few are available");
    return refuse(rule, "expand.armies", "Too few armies are available");
}

Refusal why_not_invaded(const State& state, Area area) {
    const std::vector<Argument> arguments = {area_argument("area", area)};
    if (state.map.held[state.active].contains(area))
        return refuse("AF-13.3", "invade.own", "{area} is held already", arguments);
    if (reach_of(state, state.active).contains(area)) return too_dear(state, "AF-13.3");
    if (walled.contains(area)) return refuse("AF-3.4", "invade.walled", "{area} cannot be invaded", arguments);
    if (state.map.held[state.active].empty())
        return refuse("AF-13.6", "invade.home", "Without an army on the map only the home can be invaded");
    return refuse("AF-3.3", "invade.reach", "{area} is not reached from an area that is held", arguments);
}

Refusal why_not_destroyed(const State& state, Area area) {
    const std::vector<Argument> arguments = {area_argument("area", area)};
    const std::optional<Seat> owner = city_owner(state.map, area);
    if (!owner || *owner == state.active)
        return refuse("AF-13.7", "destroy.no_city", "There is no city of another seat in {area}", arguments);
    if (!state.map.held[state.active].contains(area))
        return refuse("AF-13.7", "destroy.not_held", "{area} must be held to destroy its city", arguments);
    if (price_of_city(state, *owner) == shuruppak_destroy_price && can_pay_for(state, destroy_price))
        return refuse("AF-13.8", "destroy.shuruppak", "Shuruppak makes the city cost 3 armies");
    return too_dear(state, "AF-13.7");
}

Refusal why_not_reinforced(const State& state, Area area) {
    const std::vector<Argument> arguments = {area_argument("area", area)};
    if (!state.map.held[state.active].contains(area))
        return refuse("AF-13.9", "reinforce.not_held", "{area} is not held", arguments);
    if (state.map.pairs.contains(area))
        return refuse("AF-2.3", "reinforce.two", "{area} has two armies already", arguments);
    return too_dear(state, "AF-13.9");
}

Refusal why_not_expanding(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::invade:
            return why_not_invaded(state, area_in(move));
        case Kind::destroy:
            return why_not_destroyed(state, area_in(move));
        case Kind::reinforce:
            return why_not_reinforced(state, area_in(move));
        case Kind::end:
            return nothing_done_yet();
        default:
            return other_question(state);
    }
}

Refusal why_not_grown(const State& state, Area area) {
    const std::vector<Argument> arguments = {area_argument("area", area)};
    if (!has_city(state, state.active, area))
        return refuse("AF-16.3", "grow.no_city", "There is no own city in {area}", arguments);
    if (state.map.expanded.contains(area))
        return refuse("AF-16.6", "grow.expanded", "The city in {area} is expanded already", arguments);
    return refuse("AF-16.4", "grow.wood", "Expanding a city takes 2 wood");
}

Refusal why_not_added(const State& state, Resource resource) {
    const std::vector<Argument> arguments = {resource_argument("resource", resource)};
    if (!luxuries.contains(resource)) return refuse("AF-16.4", "add.luxury", "{resource} is no luxury", arguments);
    if (acting(state).goods[resource] == 0)
        return refuse("AF-16.4", "add.not_held", "There is no {resource} left", arguments);
    return refuse("AF-16.4", "add.order", "Luxuries are added once each, in the order tools, oil, gold, lapis");
}

}  // namespace

Refusal why_not_with_empire(const State& state, Move move) {
    const Kind kind = kind_of(move);
    switch (state.decision) {
        case Decision::abandon:
            if (kind != Kind::abandon) break;
            return refuse("AF-8.2", "abandon.no_city", "There is no own city in {area}",
                          {area_argument("area", area_in(move))});
        case Decision::empire:
            if (kind == Kind::start) return why_not_started(state, empire_in(move));
            break;
        case Decision::home:
            if (kind == Kind::home) return refuse("AF-11.3", "home.outer", "The home of the Sumer empire is in Sumer");
            break;
        case Decision::buy:
            if (kind == Kind::buy) return why_not_bought(state, resource_in(move));
            break;
        case Decision::equip:
            if (kind == Kind::equip) return why_not_given(state, resource_in(move), "AF-11.7");
            break;
        case Decision::settle:
            if (kind == Kind::settle) return why_not_settled(state, amount_in(move));
            break;
        case Decision::expand:
            return why_not_expanding(state, move);
        case Decision::bid:
            if (kind == Kind::bid) return why_not_given(state, resource_in(move), "AF-14.2");
            break;
        case Decision::city:
            if (kind == Kind::grow) return why_not_grown(state, area_in(move));
            break;
        case Decision::luxury:
            if (kind == Kind::add) return why_not_added(state, resource_in(move));
            break;
        default:
            break;
    }
    return other_question(state);
}

}  // namespace ozy::after_the_flood
