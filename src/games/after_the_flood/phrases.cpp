// phrases.cpp - what a player is asked, and what each choice is called.
#include "games/after_the_flood/arguments.hpp"
#include "games/after_the_flood/forecast.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/rules/collect.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/pass.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

Phrase ask_for_turn(const State& state) {
    if (!somebody_passed(state)) return say("ask.turn", "Choose an action, or pass");
    return say("ask.payment", "Somebody has passed: pay one thing and take an action, or pass");
}

Phrase ask_to_place(const State& state) {
    const Argument workers = workers_argument("workers", acting(state).workers[Place::available]);
    if (!state.step.acted)
        return say("ask.place", "Spend a resource to place workers ({workers} available), or use a scribe", {workers});
    return say("ask.place.more", "Go on placing ({workers} available), or end the action", {workers});
}

Phrase ask_to_trade(const State& state) {
    if (!state.step.acted) return say("ask.trade", "Make a trade");
    return say("ask.trade.more", "Trade on, or end the action");
}

// The equipment chosen so far and the rank it gives.
Phrase ask_to_equip(const State& state) {
    const int value = value_of(acting(state).equipment);
    return say("ask.equip", "Put resources in the Equipment box, or end: value {value} so far makes rank {rank}",
               {number_argument("value", value), rank_argument("rank", rank_for(state, value))});
}

Phrase ask_to_fight(const State& state) {
    const Area area = state.step.area;
    const int needed = needed_roll(state, state.active, *holder(state.map, area));
    const int armies = acting(state).armies_available, defenders = armies_in(state.map, area);
    return say(
        "ask.fight",
        "Fight for {area}: you roll again with {armies} against {defenders}, needing {needed} or more; "
        "the chance to clear it is {chance} %. Roll or stop?",
        {area_argument("area", area), armies_argument("armies", armies), number_argument("defenders", defenders),
         number_argument("needed", needed), percent_argument("chance", chance_to_clear(needed, defenders, armies))});
}

Phrase ask_to_expand(const State& state) {
    const Argument armies = armies_argument("armies", acting(state).armies_available);
    if (!state.step.acted) return say("ask.expand", "Invade, destroy or reinforce ({armies} available)", {armies});
    return say("ask.expand.more", "Go on for 1 army more each time ({armies} available), or end the action", {armies});
}

Phrase ask_for_luxury(const State& state) {
    const auto added = state.step.luxuries;
    return say("ask.luxury", "{area} scores {points} VP so far: add a luxury, or end",
               {area_argument("area", state.step.area), number_argument("points", points_by_luxuries[added])});
}

Phrase ask_to_start(const State& state) {
    const Step& step = state.step;
    switch (state.decision) {
        case Decision::empire:
            return say("ask.empire", "Which empire do you start?");
        case Decision::home:
            return say("ask.home", "In which area of Sumer does it start?");
        case Decision::buy:
            return say("ask.buy", "Buy armies, or end: {armies} so far, {left} can still come",
                       {armies_argument("armies", acting(state).armies_available),
                        number_argument("left", acting(state).armies_unavailable)});
        case Decision::equip:
            return ask_to_equip(state);
        default:
            return say("ask.settle", "How many armies go to {area}?", {area_argument("area", step.area)});
    }
}

Phrase ask(const State& state) {
    const Step& step = state.step;
    switch (state.decision) {
        case Decision::turn:
            return ask_for_turn(state);
        case Decision::action:
            return say("ask.action", "It is paid for: which action?");
        case Decision::build:
            return say("ask.build", "Where do you build a city?");
        case Decision::abandon:
            return say("ask.abandon", "Which of your cities moves to {area}?", {area_argument("area", step.area)});
        case Decision::place:
            return ask_to_place(state);
        case Decision::scribe_to:
            return say("ask.to", "Where does the worker from {place} go?", {place_argument("place", step.lifted_from)});
        case Decision::target:
            return say(
                "ask.target", "The {resource} places up to {workers}: where?",
                {resource_argument("resource", step.spent), workers_argument("workers", resources[step.spent].value)});
        case Decision::count:
            return say("ask.count", "How many workers go to {place}?", {place_argument("place", step.target)});
        case Decision::trade:
            return ask_to_trade(state);
        case Decision::fight:
            return ask_to_fight(state);
        case Decision::expand:
            return ask_to_expand(state);
        case Decision::bid:
            return say("ask.bid", "Bid for the order of play, or end: {value} so far",
                       {number_argument("value", value_of(acting(state).bid))});
        case Decision::city:
            return say("ask.city", "Expand a city for 2 wood, or end: your goods are worth up to {points} VP",
                       {number_argument("points", best_expansions(state, state.active))});
        case Decision::luxury:
            return ask_for_luxury(state);
        case Decision::collect:
            return say("ask.collect", "How many workers do you take? Up to {workers} can come",
                       {workers_argument("workers", most_new_workers(state, state.active))});
        default:
            return ask_to_start(state);
    }
}

// What the others read while a seat decides.
Phrase wait_for(const State& state) {
    const std::vector<Argument> arguments = {seat_argument("seat", state.active)};
    switch (state.step.action) {
        case Action::build:
            return say("wait.build", "{seat} is building", arguments);
        case Action::place:
            return say("wait.place", "{seat} is placing workers", arguments);
        case Action::trade:
            return say("wait.trade", "{seat} is trading", arguments);
        case Action::start:
            return say("wait.start", "{seat} is starting an empire", arguments);
        case Action::expand:
            return say("wait.expand", "{seat} is expanding an empire", arguments);
        case Action::none:
            break;
    }
    if (state.decision == Decision::bid) return say("wait.bid", "{seat} is bidding for the order of play", arguments);
    if (state.decision == Decision::city || state.decision == Decision::luxury)
        return say("wait.city", "{seat} may expand cities", arguments);
    if (state.decision == Decision::collect) return say("wait.collect", "{seat} takes workers", arguments);
    return say("wait.turn", "It is {seat}'s turn", arguments);
}

// The action, with what it will do by itself if there is no choice.
Phrase label_action(const State& state, Action action) {
    switch (action) {
        case Action::build:
            return say("label.build_action", "Build or move a city");
        case Action::place:
            return say("label.place_action", "Place workers");
        case Action::trade:
            return say("label.trade_action", "Trade");
        case Action::expand:
            return say("label.expand_action", "Expand the empire");
        default:
            break;
    }
    const EmpireSet open = open_empires(state, state.active);
    if (open.count() != 1) return say("label.start_action", "Start an empire");
    return say("label.start_action.one", "Start the empire {empire}", {empire_argument("empire", *open.begin())});
}

Phrase label_pay(const State& state, Payment payment) {
    const Argument thing = payment_argument("thing", payment);
    State after = state;
    pay(after, payment, nullptr);
    const ActionSet left = possible_actions(after);
    if (left.count() != 1) return say("label.pay", "Pay {thing}", {thing});
    return say(
        "label.pay.one", "Pay {thing}; only '{action}' is possible then",
        {thing,
         {"action", "button." + std::string(action_names[*left.begin()]), std::string(action_names[*left.begin()])}});
}

// The end of step three: with a held home it throws the dice.
Phrase label_end_of_equipping(const State& state) {
    const Area home = state.step.area;
    const std::optional<Seat> defender = holder(state.map, home);
    if (!defender) return say("label.end.equip", "Equip no more");
    return say("label.end.equip.fight", "Equip no more and fight {seat} for {area}",
               {seat_argument("seat", *defender), area_argument("area", home)});
}

Phrase label_invade(const State& state, Area area) {
    const std::optional<Seat> defender = holder(state.map, area);
    const Argument where = area_argument("area", area);
    if (!defender) return say("label.invade", "Invade {area}, which nobody holds", {where});
    const int needed = needed_roll(state, state.active, *defender);
    const int armies = acting(state).armies_available - price_of_repeat(state);
    return say("label.invade.fight", "Invade {area}, held by {seat}: {needed} or more, {chance} % to clear it",
               {where, seat_argument("seat", *defender), number_argument("needed", needed),
                percent_argument("chance", chance_to_clear(needed, armies_in(state.map, area), armies))});
}

Phrase label_destroy(const State& state, Area area) {
    const Seat owner = *city_owner(state.map, area);
    return say("label.destroy", "Destroy {seat}'s city in {area} for {armies}",
               {seat_argument("seat", owner), area_argument("area", area),
                armies_argument("armies", price_of_city(state, owner))});
}

Phrase label_equip(const State& state, Resource resource) {
    const int value = value_of(acting(state).equipment) + resources[resource].value;
    return say("label.equip", "Equip with {resource}: value {value}, rank {rank}",
               {resource_argument("resource", resource), number_argument("value", value),
                rank_argument("rank", rank_for(state, value))});
}

Phrase label_start(Empire empire) {
    return say("label.start", "{empire}, {armies}",
               {empire_argument("empire", empire), armies_argument("armies", empires[empire].armies)});
}

Phrase label_trade(Move move) {
    return say("label.trade", "In {area}: {get} for {give}",
               {area_argument("area", area_in(move)), resource_argument("get", taken_in(move)),
                resource_argument("give", given_in(move))});
}

Phrase label_end(const State& state) {
    switch (state.decision) {
        case Decision::buy:
            return say("label.end.buy", "Buy no more armies");
        case Decision::equip:
            return label_end_of_equipping(state);
        case Decision::bid:
            return say("label.end.bid", "Bid no more");
        case Decision::city:
            return say("label.end.city", "Expand no more cities");
        case Decision::luxury:
            return say("label.end.luxury", "Score {points} VP",
                       {number_argument("points", points_by_luxuries[state.step.luxuries])});
        default:
            return say("label.end", "End the action");
    }
}

Phrase label_goods(Kind kind, Resource resource) {
    const std::vector<Argument> arguments = {
        resource_argument("resource", resource), number_argument("value", resources[resource].value),
        armies_argument("armies", resources[resource].armies), workers_argument("workers", resources[resource].value)};
    switch (kind) {
        case Kind::spend:
            return say("label.spend", "Spend {resource} to place up to {workers}", arguments);
        case Kind::buy:
            return say("label.buy", "Give {resource} for {armies}", arguments);
        default:
            return say("label.bid", "Bid {resource}, {value} more", arguments);
    }
}

// The luxury, and what the city would score with it.
Phrase label_add(const State& state, Resource luxury) {
    return say("label.add", "Add {resource} for {points} VP",
               {resource_argument("resource", luxury),
                number_argument("points", points_by_luxuries[std::size_t{state.step.luxuries} + 1])});
}

Phrase label_place(Kind kind, Place place) {
    const std::vector<Argument> arguments = {place_argument("place", place)};
    switch (kind) {
        case Kind::scribe_from:
            return say("label.scribe", "Use a scribe on a worker of {place}", arguments);
        default:
            return say("label.to", "To {place}", arguments);
    }
}

Phrase label_fight_or_chance(Move move) {
    switch (kind_of(move)) {
        case Kind::order:
            return say("label.order", "{first}, {second}, {third}",
                       {seat_argument("first", seat_at(move.a)), seat_argument("second", seat_at(move.b)),
                        seat_argument("third", seat_at(move.c))});
        case Kind::dice:
            return say("label.dice", "The dice show {total}", {number_argument("total", amount_in(move))});
        case Kind::roll:
            return say("label.roll", "Roll again");
        default:
            return say("label.stop", "Stop the fight");
    }
}

Phrase label_area(const State& state, Move move) {
    const Area area = area_in(move);
    const std::vector<Argument> arguments = {area_argument("area", area)};
    switch (kind_of(move)) {
        case Kind::build:
            if (areas[area].city_rule.empty()) return say("label.build", "A city in {area}", arguments);
            return say(
                "label.build.rule", "A city in {area}: {rule}",
                {arguments[0], {"rule", "rule." + std::string(areas[area].id), std::string(areas[area].city_rule)}});
        case Kind::abandon:
            return say("label.abandon", "The city in {area}", arguments);
        case Kind::home:
            return say("label.home", "In {area}", arguments);
        case Kind::invade:
            return label_invade(state, area);
        case Kind::destroy:
            return label_destroy(state, area);
        case Kind::reinforce:
            return say("label.reinforce", "Reinforce {area}", arguments);
        default:
            return say("label.grow", "Expand the city in {area}", arguments);
    }
}

}  // namespace

}  // namespace after_the_flood

Phrase AfterTheFlood::prompt(const View& seen) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    const State& state = seen.state;
    if (state.decision == Decision::over) return say("over", "The game is over");
    if (state.decision == Decision::order) return say("chance.order", "The order of play is drawn");
    if (state.decision == Decision::dice) return say("chance.dice", "The dice are rolled");
    return state.active == seen.viewer ? ask(state) : wait_for(state);
}

Phrase AfterTheFlood::label(const State& state, Move move) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    switch (kind_of(move)) {
        case Kind::order:
        case Kind::dice:
        case Kind::roll:
        case Kind::stop:
            return label_fight_or_chance(move);
        case Kind::action:
            return label_action(state, action_in(move));
        case Kind::pay:
            return label_pay(state, payment_in(move));
        case Kind::pass:
            return say("label.pass", "Pass");
        case Kind::scribe_from:
        case Kind::to:
        case Kind::target:
            return label_place(kind_of(move), place_in(move));
        case Kind::count:
            return say("label.count", "{workers}", {workers_argument("workers", amount_in(move))});
        case Kind::trade:
            return label_trade(move);
        case Kind::make_tool:
            return say("label.tool", "A tool maker turns metal into tools");
        case Kind::start:
            return label_start(empire_in(move));
        case Kind::equip:
            return label_equip(state, resource_in(move));
        case Kind::settle:
            return say("label.settle", "{armies}", {armies_argument("armies", amount_in(move))});
        case Kind::spend:
        case Kind::buy:
        case Kind::bid:
            return label_goods(kind_of(move), resource_in(move));
        case Kind::add:
            return label_add(state, resource_in(move));
        case Kind::end:
            return label_end(state);
        case Kind::take_workers:
            return say("label.take", "Take {workers}", {workers_argument("workers", amount_in(move))});
        default:
            return label_area(state, move);
    }
}

}  // namespace ozy
