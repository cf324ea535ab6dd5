// why_not.cpp - one sentence why a move is not legal, with the rule that forbids it: turns of play, cities, workers,
// trade. Empires and scoring are in why_not_empire.cpp.
#include "games/after_the_flood/why_not.hpp"

#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/build.hpp"
#include "games/after_the_flood/rules/collect.hpp"
#include "games/after_the_flood/rules/pass.hpp"
#include "games/after_the_flood/rules/pieces.hpp"
#include "games/after_the_flood/rules/place.hpp"
#include "games/after_the_flood/rules/trade.hpp"

namespace ozy {

namespace after_the_flood {

Refusal refuse(std::string_view rule, std::string_view key, std::string english, std::vector<Argument> arguments) {
    return {say("why." + std::string(key), std::move(english), std::move(arguments)), rule};
}

// The move answers another question than the one asked now.
Refusal other_question(const State& state) {
    switch (state.decision) {
        case Decision::order:
            return refuse("AF-4.1", "order", "The order of play is drawn first");
        case Decision::dice:
            return refuse("AF-12.1", "dice", "The dice are rolled first");
        case Decision::turn:
            return refuse("AF-7.2", "turn", "Choose an action first, or pass");
        case Decision::action:
            return refuse("AF-7.8", "action", "After paying an action must be chosen");
        case Decision::build:
            return refuse("AF-8.1", "build", "Name an area for the city");
        case Decision::abandon:
            return refuse("AF-8.2", "abandon", "All four cities are on the map: name the one that moves");
        case Decision::place:
            return refuse("AF-9.1", "place", "Spend a resource or use a scribe");
        case Decision::scribe_to:
            return refuse("AF-9.4", "scribe_to", "The worker lifted must be put down first");
        case Decision::target:
            return refuse("AF-9.2", "target", "Say where the workers go");
        case Decision::count:
            return refuse("AF-9.2", "count", "Say how many workers go there");
        case Decision::trade:
            return refuse("AF-10.1", "trade", "Make trades or tools, or end the action");
        case Decision::empire:
            return refuse("AF-11.1", "empire", "Name the empire to start");
        case Decision::home:
            return refuse("AF-11.3", "home", "Name the home of the Sumer empire");
        case Decision::buy:
            return refuse("AF-11.5", "buy", "Buy armies or end");
        case Decision::equip:
            return refuse("AF-11.7", "equip", "Equip or end");
        case Decision::fight:
            return refuse("AF-12.4", "fight", "Roll again or stop the fight");
        case Decision::settle:
            return refuse("AF-11.12", "settle", "Say how many armies go to the home");
        case Decision::expand:
            return refuse("AF-13.1", "expand", "Invade, destroy or reinforce");
        case Decision::bid:
            return refuse("AF-14.2", "bid", "Bid resources or end");
        case Decision::city:
            return refuse("AF-16.3", "city", "Expand a city or end");
        case Decision::luxury:
            return refuse("AF-16.4", "luxury", "Add luxuries or end");
        case Decision::collect:
            return refuse("AF-5.5", "collect", "Say how many workers you take, from 0 to {workers}",
                          {workers_argument("workers", most_new_workers(state, state.active))});
        case Decision::over:
            break;
    }
    return refuse("AF-17.4", "over", "The game is over");
}

Refusal nothing_done_yet() {
    return refuse("AF-7.9", "nothing_done", "The action cannot end before something has been done");
}

namespace {

Refusal why_no_build_action(const State& state) {
    if (must_move_city(state, state.active) && acting(state).city_moves == city_moves_per_turn)
        return refuse("AF-8.6", "build.moves", "Cities were moved four times in this turn");
    return refuse("AF-8.1", "build.no_area", "No area of Sumer is free of cities and of others' armies");
}

Refusal why_no_trade_action(const State& state) {
    for (Area area : trade_areas)
        if (traders(state, state.active, area) > 0 || (has_sippar_trade(state) && sippar_reaches(state, area)))
            return refuse("AF-10.2", "trade.nothing", "Nothing held can be traded for anything within reach");
    return refuse("AF-10.3", "trade.no_traders", "There are no traders in an area with trade icons");
}

Refusal why_no_start_action(const State& state) {
    if (acting(state).empire != Empire::none)
        return refuse("AF-11.1", "start.second", "Only one empire can be started in a turn");
    return refuse("AF-11.2", "start.none", "No empire is left that the workers in its home allow to start");
}

Refusal why_no_action(const State& state, Action action) {
    switch (action) {
        case Action::build:
            return why_no_build_action(state);
        case Action::place:
            return refuse("AF-7.4", "place.nothing",
                          "Placing needs an available worker and a resource, or a usable scribe");
        case Action::trade:
            return why_no_trade_action(state);
        case Action::start:
            return why_no_start_action(state);
        default:
            return refuse("AF-13.1", "expand.nothing",
                          "Expanding needs an empire started in this turn and an available army");
    }
}

Refusal why_no_payment(const State& state, Payment payment) {
    if (!somebody_passed(state)) return refuse("AF-7.5", "pay.nobody_passed", "Nobody has passed: actions are free");
    const std::vector<Argument> arguments = {payment_argument("thing", payment)};
    if (!has_payment(acting(state), payment))
        return refuse("AF-7.6", "pay.not_held", "There is none to pay with: {thing}", arguments);
    return refuse("AF-7.8", "pay.no_action", "After paying {thing} no action would be possible", arguments);
}

// The action that a choice belongs to; none if it is made outside of actions.
Action action_with(Kind kind) {
    switch (kind) {
        case Kind::build:
        case Kind::abandon:
            return Action::build;
        case Kind::scribe_from:
        case Kind::to:
        case Kind::spend:
        case Kind::target:
        case Kind::count:
            return Action::place;
        case Kind::trade:
        case Kind::make_tool:
            return Action::trade;
        case Kind::start:
        case Kind::home:
        case Kind::buy:
        case Kind::equip:
        case Kind::settle:
            return Action::start;
        case Kind::invade:
        case Kind::destroy:
        case Kind::reinforce:
            return Action::expand;
        default:
            return Action::none;
    }
}

// Whether the first question of the action is the one that a choice of this kind answers.
bool opens_action(Kind kind) {
    switch (kind) {
        case Kind::abandon:
        case Kind::to:
        case Kind::target:
        case Kind::count:
        case Kind::home:
        case Kind::buy:
        case Kind::equip:
        case Kind::settle:
            return false;
        default:
            return true;
    }
}

// A choice of an action that has not been chosen yet: why the action or the choice is not possible, else its name.
Refusal why_not_before_action(const State& state, Move move) {
    const Action action = action_with(kind_of(move));
    if (!possible_actions(state).contains(action)) return why_no_action(state, action);
    State begun = state;
    choose_action(begun, action);
    MoveList moves;
    AfterTheFlood::legal_moves(begun, moves);
    if (opens_action(kind_of(move)) && !moves.contains(move)) return AfterTheFlood::why_not(begun, move);
    return refuse("AF-7.2", "turn.action", "Choose the action '{action}' first",
                  {{"action", "button." + std::string(action_names[action]), std::string(action_names[action])}});
}

Refusal why_not_at_turn(const State& state, Move move) {
    const Kind kind = kind_of(move);
    if (kind == Kind::pay) return why_no_payment(state, payment_in(move));
    if (kind == Kind::grow || kind == Kind::add)
        return refuse("AF-16.3", "turn.grow", "Cities are expanded in phase five, when all have passed");
    if (kind == Kind::bid) return refuse("AF-14.2", "turn.bid", "Goods are bid after passing");
    if (kind != Kind::action && action_with(kind) == Action::none) return other_question(state);
    if (state.decision == Decision::turn && somebody_passed(state))
        return refuse("AF-7.5", "action.unpaid", "Somebody has passed: pay for the action first");
    return kind == Kind::action ? why_no_action(state, action_in(move)) : why_not_before_action(state, move);
}

Refusal why_no_city_in(const State& state, Area area) {
    const std::vector<Argument> arguments = {area_argument("area", area)};
    if (!sumer.contains(area)) return refuse("AF-8.1", "build.outer", "{area} is not in Sumer", arguments);
    if (city_owner(state.map, area)) return refuse("AF-2.4", "build.city", "There is a city in {area}", arguments);
    return refuse("AF-8.1", "build.army", "An army of another seat is in {area}", arguments);
}

Refusal why_no_scribe(const State& state, Place source) {
    const Power& power = acting(state);
    if (usable_scribes(power) == 0) {
        if (power.fresh_scribes > 0) return refuse("AF-9.8", "scribe.fresh", "A fresh scribe cannot be used yet");
        return refuse("AF-9.9", "scribe.none", "There is no scribe on the ready side");
    }
    const std::vector<Argument> arguments = {place_argument("place", source)};
    if (sumer.contains(static_cast<Area>(source))) return refuse("AF-3.6", "sumer", "No worker stands in Sumer");
    return refuse("AF-9.5", "scribe.no_worker", "There is no worker to take in {place}", arguments);
}

Refusal why_not_spent(const State& state, Resource resource) {
    if (state.step.spent != Resource::none)
        return refuse("AF-9.1", "spend.twice", "A resource was spent in this action");
    if (acting(state).workers[Place::available] == 0)
        return refuse("AF-9.2", "spend.no_worker", "There is no available worker to place");
    return refuse("AF-9.2", "spend.not_held", "There is no {resource} to spend",
                  {resource_argument("resource", resource)});
}

Refusal why_not_placing(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::scribe_from:
            return why_no_scribe(state, place_in(move));
        case Kind::spend:
            return why_not_spent(state, resource_in(move));
        case Kind::end:
            return nothing_done_yet();
        default:
            return other_question(state);
    }
}

Refusal why_not_to(const State& state, Place place) {
    const Place source = state.step.lifted_from;
    const std::vector<Argument> arguments = {place_argument("place", place)};
    if (sumer.contains(static_cast<Area>(place))) return refuse("AF-3.6", "sumer", "No worker is placed in Sumer");
    if (place == source) return refuse("AF-9.7", "to.source", "The worker comes from {place}", arguments);
    if (place == Place::scribes && source == Place::used_scribes)
        return refuse("AF-9.7", "to.scribes", "A used scribe does not go back to Scribes");
    if (place == Place::scribes) return refuse("AF-9.3", "scribes.full", "There are two scribes already");
    return refuse("AF-9.6", "to.used", "Workers are not placed in {place}", arguments);
}

Refusal why_not_target(Place place) {
    if (sumer.contains(static_cast<Area>(place))) return refuse("AF-3.6", "sumer", "No worker is placed in Sumer");
    if (place == Place::scribes) return refuse("AF-9.3", "scribes.full", "There are two scribes already");
    return refuse("AF-9.2", "target.place", "Workers are placed in outer areas and boxes");
}

Refusal why_not_so_many(const State& state, int number) {
    const Power& power = acting(state);
    if (state.step.target == Place::scribes && number > room_in_scribes(power))
        return refuse("AF-9.3", "count.scribes", "A seat has at most two scribes");
    if (number > power.workers[Place::available])
        return refuse("AF-9.2", "count.workers", "There are only {workers} available",
                      {workers_argument("workers", power.workers[Place::available])});
    return refuse("AF-9.2", "count.value", "The {resource} places at least one and up to {workers}",
                  {resource_argument("resource", state.step.spent),
                   workers_argument("workers", resources[state.step.spent].value)});
}

// Why the goods of a trade do not fit, before traders are looked at. Empty if they fit.
std::optional<Refusal> why_not_exchanged(const State& state, Move move) {
    const Resource get = taken_in(move), give = given_in(move);
    const std::vector<Argument> arguments = {area_argument("area", area_in(move)), resource_argument("get", get),
                                             resource_argument("give", give)};
    if (!areas[area_in(move)].trade.contains(get))
        return refuse("AF-10.2", "trade.icon", "{area} does not offer {get}", arguments);
    if (!resources[get].given_for_it.contains(give))
        return refuse("AF-10.2", "trade.pair", "{get} cannot be had for {give}", arguments);
    if (acting(state).goods[give] == 0)
        return refuse("AF-10.2", "trade.not_held", "There is no {give} to give", arguments);
    if (!in_stock(state, get)) return refuse("AF-2.7", "trade.stock", "There is no {get} in the stock", arguments);
    return std::nullopt;
}

Refusal why_not_traded(const State& state, Move move) {
    const Area area = area_in(move);
    const std::vector<Argument> arguments = {area_argument("area", area), resource_argument("get", taken_in(move))};
    if (auto refusal = why_not_exchanged(state, move)) return *refusal;
    if (traders(state, state.active, area) == 0) {
        const std::optional<Seat> master = holder(state.map, area);
        if (!master) return refuse("AF-10.3", "trade.no_worker", "There is no worker to trade in {area}", arguments);
        return refuse("AF-10.3", "trade.blocked", "{seat}'s army blocks the trade in {area}",
                      {arguments[0], seat_argument("seat", *master)});
    }
    if (state.step.taken.contains(icon_of(area, taken_in(move))))
        return refuse("AF-10.5", "trade.taken", "{get} was taken from {area} in this action", arguments);
    return refuse("AF-10.4", "trade.used_up", "All traders in {area} have traded in this action", arguments);
}

Refusal why_no_tool(const State& state) {
    if (acting(state).workers[Place::tool_makers] == 0)
        return refuse("AF-10.8", "tool.no_maker", "There is no ready tool maker");
    if (acting(state).goods[Resource::metal] == 0) return refuse("AF-10.8", "tool.no_metal", "There is no metal");
    return refuse("AF-2.7", "tool.stock", "There are no tools in the stock");
}

Refusal why_not_trading(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::trade:
            return why_not_traded(state, move);
        case Kind::make_tool:
            return why_no_tool(state);
        case Kind::end:
            return nothing_done_yet();
        default:
            return other_question(state);
    }
}

}  // namespace

}  // namespace after_the_flood

Refusal AfterTheFlood::why_not(const State& state, Move move) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Kind kind = kind_of(move);
    switch (state.decision) {
        case Decision::turn:
            return why_not_at_turn(state, move);
        case Decision::action:
            return kind == Kind::pay || kind == Kind::pass ? other_question(state) : why_not_at_turn(state, move);
        case Decision::build:
            return kind == Kind::build ? why_no_city_in(state, area_in(move)) : other_question(state);
        case Decision::place:
            return why_not_placing(state, move);
        case Decision::scribe_to:
            return kind == Kind::to ? why_not_to(state, place_in(move)) : other_question(state);
        case Decision::target:
            return kind == Kind::target ? why_not_target(place_in(move)) : other_question(state);
        case Decision::count:
            return kind == Kind::count ? why_not_so_many(state, amount_in(move)) : other_question(state);
        case Decision::trade:
            return why_not_trading(state, move);
        default:
            return why_not_with_empire(state, move);
    }
}

}  // namespace ozy
