// questions.cpp - what a seat is asked, and which kinds of move answer.
#include "games/after_the_flood/questions.hpp"

#include "games/after_the_flood/arguments.hpp"
#include "games/after_the_flood/forecast.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/collect.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

Sentence ask_for_turn(const View& seen) {
    if (!somebody_passed(seen.state)) return {"ask.turn", "Which action do you take, or do you pass?"};
    return {"ask.payment", "Somebody has passed: what do you pay for an action, or do you pass?"};
}

Sentence ask_to_place(const View& seen) {
    if (!seen.state.progress.acted)
        return {"ask.place", "What do you spend to place workers ({workers} available), or do you use a scribe?"};
    return {"ask.place.more", "Do you place more ({workers} available), or end the action?"};
}

Sentence ask_to_trade(const View& seen) {
    if (!seen.state.progress.acted) return {"ask.trade", "What do you trade?"};
    return {"ask.trade.more", "Do you trade on, or end the action?"};
}

Sentence ask_to_expand(const View& seen) {
    if (!seen.state.progress.acted)
        return {"ask.expand", "Where do you invade, destroy or reinforce ({armies} available)?"};
    return {"ask.expand.more", "Do you go on for 1 army more each time ({armies} available), or end the action?"};
}

// The workers that a question is about: those that come, those the resource places, or all available.
int workers_asked(const State& state) {
    if (state.question == Question::collect) return most_new_workers(state, state.active);
    if (state.question == Question::target) return resources[state.progress.spent].value;
    return acting(state).workers[Place::available];
}
Place place_asked(const State& state) {
    return state.question == Question::scribe_to ? state.progress.lifted_from : state.progress.target;
}
// Of the box that is being filled.
int value_asked(const State& state) {
    return value_of(state.question == Question::bid ? acting(state).bid : acting(state).equipment);
}
int points_asked(const State& state) {
    return state.question == Question::city ? best_expansions(state, state.active)
                                            : points_by_luxuries[state.progress.luxuries];
}
int roll_asked(const State& state) { return needed_roll(state, state.active, *holder(state.map, state.progress.area)); }
int chance_asked(const State& state) {
    return chance_to_clear(roll_asked(state), armies_in(state.map, state.progress.area),
                           acting(state).armies_available);
}

constexpr Gap<View> gaps[] = {
    {"seat", [](const View& seen) { return seat_thing(seen.state.active); }},
    {"area", [](const View& seen) { return area_thing(seen.state.progress.area); }},
    {"place", [](const View& seen) { return place_thing(place_asked(seen.state)); }},
    {"resource", [](const View& seen) { return resource_thing(seen.state.progress.spent); }},
    {"workers", [](const View& seen) { return workers_thing(workers_asked(seen.state)); }},
    {"armies", [](const View& seen) { return armies_thing(acting(seen.state).armies_available); }},
    {"left", [](const View& seen) { return number_thing(acting(seen.state).armies_unavailable); }},
    {"value", [](const View& seen) { return number_thing(value_asked(seen.state)); }},
    {"rank", [](const View& seen) { return rank_thing(rank_for(seen.state, value_asked(seen.state))); }},
    {"points", [](const View& seen) { return number_thing(points_asked(seen.state)); }},
    {"defenders", [](const View& seen) { return number_thing(armies_in(seen.state.map, seen.state.progress.area)); }},
    {"needed", [](const View& seen) { return number_thing(roll_asked(seen.state)); }},
    {"chance", [](const View& seen) { return percent_thing(chance_asked(seen.state)); }},
};
constexpr Speaker<View> speaker(AfterTheFlood::name, gaps);

constexpr Sentence wait_for_turn = {"wait.turn", "It is {seat}'s turn"};
constexpr Sentence wait_for_build = {"wait.build", "{seat} is building"};
constexpr Sentence wait_for_place = {"wait.place", "{seat} is placing workers"};
constexpr Sentence wait_for_start = {"wait.start", "{seat} is starting an empire"};
constexpr Sentence wait_for_expand = {"wait.expand", "{seat} is expanding an empire"};
constexpr Sentence wait_for_city = {"wait.city", "{seat} may expand cities"};

}  // namespace

constexpr EnumArray<Question, QuestionForm<State, View>, question_count> questions = {{{
    {.name = "order",
     .kinds = kinds<Kind::order>,
     .rule = "AF-4.1",
     .instead = {"why.order", "The order of play is drawn first"},
     .wait = {"chance.order", "The order of play is drawn"}},
    {.name = "turn",
     .kinds = kinds<Kind::action, Kind::pay, Kind::pass>,
     .rule = "AF-7.2",
     .instead = {"why.turn", "Choose an action first, or pass"},
     .own_ask = ask_for_turn,
     .wait = wait_for_turn},
    {.name = "action",
     .kinds = kinds<Kind::action>,
     .rule = "AF-7.8",
     .instead = {"why.action", "After paying an action must be chosen"},
     .ask = {"ask.action", "It is paid for: which action?"},
     .wait = wait_for_turn},
    {.name = "build",
     .kinds = kinds<Kind::build>,
     .rule = "AF-8.1",
     .instead = {"why.build", "Name an area for the city"},
     .ask = {"ask.build", "Where do you build a city?"},
     .wait = wait_for_build},
    {.name = "abandon",
     .kinds = kinds<Kind::abandon>,
     .rule = "AF-8.2",
     .instead = {"why.abandon", "All four cities are on the map: name the one that moves"},
     .ask = {"ask.abandon", "Which of your cities moves to {area}?"},
     .wait = wait_for_build},
    {.name = "place",
     .kinds = kinds<Kind::scribe_from, Kind::spend, Kind::end>,
     .rule = "AF-9.1",
     .instead = {"why.place", "Spend a resource or use a scribe"},
     .own_ask = ask_to_place,
     .wait = wait_for_place},
    {.name = "to",
     .kinds = kinds<Kind::to>,
     .rule = "AF-9.4",
     .instead = {"why.scribe_to", "The worker lifted must be put down first"},
     .ask = {"ask.to", "Where does the worker from {place} go?"},
     .wait = wait_for_place},
    {.name = "target",
     .kinds = kinds<Kind::target>,
     .rule = "AF-9.2",
     .instead = {"why.target", "Say where the workers go"},
     .ask = {"ask.target", "The {resource} places up to {workers}: where?"},
     .wait = wait_for_place},
    {.name = "count",
     .kinds = kinds<Kind::count>,
     .rule = "AF-9.2",
     .instead = {"why.count", "Say how many workers go there"},
     .ask = {"ask.count", "How many workers go to {place}?"},
     .wait = wait_for_place},
    {.name = "trade",
     .kinds = kinds<Kind::trade, Kind::make_tool, Kind::end>,
     .rule = "AF-10.1",
     .instead = {"why.trade", "Make trades or tools, or end the action"},
     .own_ask = ask_to_trade,
     .wait = {"wait.trade", "{seat} is trading"}},
    {.name = "empire",
     .kinds = kinds<Kind::start>,
     .rule = "AF-11.1",
     .instead = {"why.empire", "Name the empire to start"},
     .ask = {"ask.empire", "Which empire do you start?"},
     .wait = wait_for_start},
    {.name = "home",
     .kinds = kinds<Kind::home>,
     .rule = "AF-11.3",
     .instead = {"why.home", "Name the home of the Sumer empire"},
     .ask = {"ask.home", "In which area of Sumer does it start?"},
     .wait = wait_for_start},
    {.name = "buy",
     .kinds = kinds<Kind::buy, Kind::end>,
     .rule = "AF-11.5",
     .instead = {"why.buy", "Buy armies or end"},
     .ask = {"ask.buy", "Do you buy more armies? {armies} so far, {left} can still come"},
     .wait = wait_for_start},
    {.name = "equip",
     .kinds = kinds<Kind::equip, Kind::end>,
     .rule = "AF-11.7",
     .instead = {"why.equip", "Equip or end"},
     .ask = {"ask.equip",
             "What do you put in the Equipment box, or is it enough? Value {value} so far makes rank {rank}"},
     .wait = wait_for_start},
    {.name = "dice",
     .kinds = kinds<Kind::dice>,
     .rule = "AF-12.1",
     .instead = {"why.dice", "The dice are rolled first"},
     .wait = {"chance.dice", "The dice are rolled"}},
    {.name = "fight",
     .kinds = kinds<Kind::roll, Kind::stop>,
     .rule = "AF-12.4",
     .instead = {"why.fight", "Roll again or stop the fight"},
     .ask = {"ask.fight",
             "Fight for {area}: you roll again with {armies} against {defenders}, needing {needed} or more; the chance "
             "to clear it is {chance} %. Roll or stop?"},
     .wait = wait_for_expand},
    {.name = "settle",
     .kinds = kinds<Kind::settle>,
     .rule = "AF-11.12",
     .instead = {"why.settle", "Say how many armies go to the home"},
     .ask = {"ask.settle", "How many armies go to {area}?"},
     .wait = wait_for_start},
    {.name = "expand",
     .kinds = kinds<Kind::invade, Kind::destroy, Kind::reinforce, Kind::end>,
     .rule = "AF-13.1",
     .instead = {"why.expand", "Invade, destroy or reinforce"},
     .own_ask = ask_to_expand,
     .wait = wait_for_expand},
    {.name = "bid",
     .kinds = kinds<Kind::bid, Kind::end>,
     .rule = "AF-14.2",
     .instead = {"why.bid", "Bid resources or end"},
     .ask = {"ask.bid", "What do you bid for the order of play? {value} so far"},
     .wait = {"wait.bid", "{seat} is bidding for the order of play"}},
    {.name = "city",
     .kinds = kinds<Kind::grow, Kind::end>,
     .rule = "AF-16.3",
     .instead = {"why.city", "Expand a city or end"},
     .ask = {"ask.city", "Which city do you expand for 2 wood, if any? Your goods are worth up to {points} VP"},
     .wait = wait_for_city},
    {.name = "luxury",
     .kinds = kinds<Kind::add, Kind::end>,
     .rule = "AF-16.4",
     .instead = {"why.luxury", "Add luxuries or end"},
     .ask = {"ask.luxury", "{area} scores {points} VP so far: do you add a luxury?"},
     .wait = wait_for_city},
    {.name = "collect",
     .kinds = kinds<Kind::take_workers>,
     .rule = "AF-5.5",
     .instead = {"why.collect", "Say how many workers you take, from 0 to {most}"},
     .ask = {"ask.collect", "How many workers do you take? Up to {workers} can come"},
     .wait = {"wait.collect", "{seat} takes workers"}},
    {.name = "over",
     .rule = "AF-17.4",
     .instead = {"why.over", "The game is over"},
     .wait = {"over", "The game is over"}},
}}};
static_assert(std::ranges::all_of(questions.items, [](const QuestionForm<State, View>& question) {
    return fills(gaps, question.ask) && fills(gaps, question.wait);
}));

}  // namespace after_the_flood

Phrase AfterTheFlood::prompt(const View& seen) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    const bool is_asked = decider(seen.state) == seen.viewer, is_fight = seen.state.question == Question::fight;
    // A fight belongs to the start of an empire or to its expansion.
    if (!is_asked && is_fight && seen.state.progress.action == Action::start) return speaker.say(wait_for_start, seen);
    return speaker.say(questions[seen.state.question].prompt(seen, is_asked), seen);
}

}  // namespace ozy
