// moves.cpp - every kind of move as a row: how it is said, what it does, what forbids it.
#include "games/after_the_flood/moves.hpp"

#include "core/action_table.hpp"
#include "core/facade_rows.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/labels.hpp"
#include "games/after_the_flood/operands.hpp"
#include "games/after_the_flood/possible.hpp"
#include "games/after_the_flood/questions.hpp"
#include "games/after_the_flood/rules/build.hpp"
#include "games/after_the_flood/rules/collect.hpp"
#include "games/after_the_flood/rules/pass.hpp"
#include "games/after_the_flood/rules/pieces.hpp"
#include "games/after_the_flood/rules/victory.hpp"
#include "games/after_the_flood/shorthand.hpp"
#include "games/after_the_flood/turn.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

using Form = MoveForm<State>;

constexpr int any_number = 99;  // can be read; what is too high is refused by a rule

constexpr Operand one_roll = number_form<State, lowest_roll, highest_roll>("a roll from 2 to 12");
constexpr Operand placed_workers = number_form<State, 0, resources[Resource::lapis].value, any_number>("a number");
constexpr Operand settled_armies = number_form<State, 0, armies_per_area, any_number>("a number");
constexpr Operand new_workers = number_form<State, 0, workers_per_turn, any_number>("'take' and a number of workers");

// One move of this kind for each id.
template <Kind kind, auto ids>
void list_ids(const State& state, MoveList& out) {
    list_each(kind, ids(state), out);
}
// Calls a rule with what the move names.
template <auto rule, auto named>
void play(State& state, Move move, Events* events) {
    if constexpr (requires { rule(state, named(move), events); })
        rule(state, named(move), events);
    else
        rule(state, named(move));
}
template <auto rule>
void play(State& state, Move /*move*/, Events* events) {
    rule(state, events);
}
void play_trade(State& state, Move move, Events* events) {
    trade(state, icon_of(area_in(move), taken_in(move)), given_in(move), events);
}
// [AF-12.6] Rolling again is no repeat.
void roll_again(State& state, Move /*move*/, Events* /*events*/) { begin_fight(state, state.progress.area); }

// `end` closes whatever chain is open.
void end_chain(State& state, Move /*move*/, Events* events) {
    if (state.question == Question::buy) return end_buying(state);
    if (state.question == Question::equip) return end_equipping(state, events);
    if (state.question == Question::bid) return make_bid(state, events);
    if (state.question == Question::luxury) return end_growing(state, events);
    if (state.question == Question::city) return finish_cities(state, events);
    finish_action(state, events);
}

constexpr std::array<Form, kind_count> forms = {{
    {},
    {.kind = operand(Kind::order),
     .by_chance = true,
     .operands = {&one_seat, &one_seat, &one_seat},
     .target = "order.{a}{b}{c}",
     .label = {"label.order", "{first}, {second}, {third}"},
     .list = list_orders,
     .play = draw_order},
    {.kind = operand(Kind::dice),
     .by_chance = true,
     .operands = {&one_roll},
     .target = "dice.{a}",
     .label = {"label.dice", "The dice show {total}"},
     .list = list_rolls,
     .play = play<roll, amount_in>},
    {.kind = operand(Kind::action),
     .operands = {&one_action},
     .target = "button.{a}",
     .own_label = label_action,
     .bars = action_bars,
     .list = list_actions,
     .play = play<choose_action, action_in>},
    {.kind = operand(Kind::pay),
     .verb = "pay",
     .operands = {&one_payment},
     .target = "{a}",
     .own_label = label_payment,
     .bars = payment_bars,
     .list = list_payments,
     .play = play<pay, payment_in>},
    {.kind = operand(Kind::pass),
     .verb = "pass",
     .target = "button.pass",
     .label = {"label.pass", "Pass"},
     .play = play<pass>},
    {.kind = operand(Kind::build),
     .operands = {&one_area},
     .target = "area.{a}",
     .own_label = label_build,
     .bars = build_bars,
     .list = list_sites,
     .play = play<choose_site, area_in>},
    {.kind = operand(Kind::abandon),
     .verb = "abandon",
     .operands = {&one_area},
     .target = "city.{a}",
     .label = {"label.abandon", "Move the city in {area}"},
     .bars = abandon_bars,
     .list = list_cities,
     .play = play<move_city, area_in>},
    {.kind = operand(Kind::scribe_from),
     .verb = "scribe",
     .operands = {&one_place},
     .target = "{a}",
     .label = {"label.scribe", "Use a scribe on a worker of {place}"},
     .bars = scribe_bars,
     .list = list_scribes,
     .play = play<scribe_from, place_in>},
    {.kind = operand(Kind::to),
     .verb = "to",
     .operands = {&one_place},
     .target = "{a}",
     .label = {"label.to", "To {place}"},
     .bars = destination_bars,
     .list = list_ids<Kind::to, scribe_destinations>,
     .play = play<scribe_to, place_in>},
    {.kind = operand(Kind::spend),
     .verb = "spend",
     .operands = {&one_resource},
     .target = "goods.{a}",
     .label = {"label.spend", "Spend {resource} to place up to {workers}"},
     .bars = spending_bars,
     .list = list_ids<Kind::spend, spendable>,
     .play = play<spend, resource_in>},
    {.kind = operand(Kind::target),
     .operands = {&one_place},
     .target = "{a}",
     .label = {"label.to", "To {place}"},
     .bars = target_bars,
     .list = list_ids<Kind::target, spending_targets>,
     .play = play<choose_target, place_in>},
    {.kind = operand(Kind::count),
     .operands = {&placed_workers},
     .target = "count.{a}",
     .label = {"label.count", "Place {workers}"},
     .bars = count_bars,
     .list = list_counts,
     .play = play<place_workers, amount_in>},
    {.kind = operand(Kind::trade),
     .operands = {&one_area, &one_resource, &given},
     .target = "trade.{a}.{b}.{c}",
     .label = {"label.trade", "In {area}: {get} for {give}"},
     .bars = trade_bars,
     .list = list_trades,
     .play = play_trade},
    {.kind = operand(Kind::make_tool),
     .verb = "tool",
     .target = "box.toolmakers",
     .label = {"label.tool", "A tool maker turns metal into tools"},
     .bars = tool_bars,
     .list = list_tools,
     .play = play<make_tool>},
    {.kind = operand(Kind::start),
     .operands = {&one_empire},
     .target = "empire.{a}",
     .label = {"label.start", "Start {empire}, {armies}"},
     .bars = empire_bars,
     .list = list_empires,
     .play = play<start, empire_in>},
    {.kind = operand(Kind::home),
     .operands = {&one_area},
     .target = "area.{a}",
     .label = {"label.home", "Start in {area}"},
     .bars = home_bars,
     .list = list_homes,
     .play = play<name_home, area_in>},
    {.kind = operand(Kind::buy),
     .verb = "buy",
     .operands = {&one_resource},
     .target = "goods.{a}",
     .part = "purchase",
     .label = {"label.buy", "Give {resource} for {armies}"},
     .bars = purchase_bars,
     .list = list_ids<Kind::buy, army_prices>,
     .play = play<buy_armies, resource_in>},
    {.kind = operand(Kind::equip),
     .verb = "equip",
     .operands = {&one_resource},
     .target = "goods.{a}",
     .part = "equipment",
     .label = {"label.equip", "Equip with {resource}: value {value}, rank {rank}"},
     .bars = equipment_bars,
     .list = list_ids<Kind::equip, from_last_on>,
     .play = play<equip, resource_in>},
    {.kind = operand(Kind::roll),
     .verb = "roll",
     .target = "button.roll",
     .label = {"label.roll", "Roll again"},
     .play = roll_again},
    {.kind = operand(Kind::stop),
     .verb = "stop",
     .target = "button.stop",
     .label = {"label.stop", "Stop the fight"},
     .play = play<break_off>},
    {.kind = operand(Kind::settle),
     .verb = "settle",
     .operands = {&settled_armies},
     .target = "settle.{a}",
     .label = {"label.settle", "Put {armies} there"},
     .bars = settling_bars,
     .list = list_settlements,
     .play = play<settle, amount_in>},
    {.kind = operand(Kind::invade),
     .verb = "invade",
     .operands = {&one_area},
     .target = "area.{a}",
     .own_label = label_invasion,
     .bars = invasion_bars,
     .list = list_ids<Kind::invade, invadable>,
     .play = play<invade, area_in>},
    {.kind = operand(Kind::destroy),
     .verb = "destroy",
     .operands = {&one_area},
     .target = "destroy.{a}",
     .label = {"label.destroy", "Destroy {seat}'s city in {area} for {armies}"},
     .bars = destruction_bars,
     .list = list_ids<Kind::destroy, destroyable>,
     .play = play<destroy_city, area_in>},
    {.kind = operand(Kind::reinforce),
     .verb = "reinforce",
     .operands = {&one_area},
     .target = "reinforce.{a}",
     .label = {"label.reinforce", "Reinforce {area}"},
     .bars = reinforcement_bars,
     .list = list_ids<Kind::reinforce, reinforceable>,
     .play = play<reinforce, area_in>},
    {.kind = operand(Kind::bid),
     .verb = "bid",
     .operands = {&one_resource},
     .target = "goods.{a}",
     .part = "bid",
     .label = {"label.bid", "Bid {resource}, {value} more"},
     .bars = bid_bars,
     .list = list_ids<Kind::bid, from_last_on>,
     .play = play<bid, resource_in>},
    {.kind = operand(Kind::grow),
     .verb = "grow",
     .operands = {&one_area},
     .target = "city.{a}",
     .label = {"label.grow", "Expand the city in {area}"},
     .bars = growth_bars,
     .list = list_ids<Kind::grow, growable>,
     .play = play<grow, area_in>},
    {.kind = operand(Kind::add),
     .verb = "add",
     .operands = {&one_resource},
     .target = "goods.{a}",
     .part = "luxuries",
     .label = {"label.add", "Add {resource} for {points} VP"},
     .bars = luxury_bars,
     .list = list_ids<Kind::add, addable>,
     .play = play<add_luxury, resource_in>},
    {.kind = operand(Kind::end),
     .verb = "end",
     .target = "button.end",
     .own_label = label_end,
     .bars = end_bars,
     .list = list_end,
     .play = end_chain},
    {.kind = operand(Kind::take_workers),
     .verb = "take",
     .operands = {&new_workers},
     .target = "take.{a}",
     .label = {"label.take", "Take {workers}"},
     .bars = worker_bars,
     .list = list_new_workers,
     .play = play<choose_workers, amount_in>},
}};
static_assert(in_order(forms));

bool is_before_action(const State& state) {
    return state.question == Question::turn || state.question == Question::action;
}
Ruling judge_before_action(const State& state, Move move);

constexpr Untimely<State> untimely[] = {
    {.now = is_before_action,
     .kinds = kinds<Kind::grow, Kind::add>,
     .ruling = {"AF-16.3", {"why.turn.grow", "Cities are expanded in phase five, when all have passed"}}},
    {.now = is_before_action,
     .kinds = kinds<Kind::bid>,
     .ruling = {"AF-14.2", {"why.turn.bid", "Goods are bid after passing"}}},
    {.now = is_before_action, .own = judge_before_action},
};

constexpr MoveForms<State> notation(forms);
using Actions = ActionTable<forms, is_possible>;
constexpr Lawbook<State, View> law(forms, questions.items, untimely);

// What a thing named without a verb means: an answer to the question, and before an action what could be done with it.
std::span<const std::uint8_t> kinds_unsaid(const State& state, Words words) {
    if (!is_before_action(state)) return law.question(state).kinds;
    Area area = Area::none;
    if (take_area(words, area) && acting(state).armies_available > 0) return kinds<Kind::trade, Kind::invade>;
    if (area != Area::none && sumer.contains(area)) return kinds<Kind::trade, Kind::build>;
    const bool pays = state.question == Question::turn && somebody_passed(state);
    return pays ? std::span<const std::uint8_t>(kinds<Kind::trade, Kind::target, Kind::pay>)
                : std::span<const std::uint8_t>(kinds<Kind::trade, Kind::target, Kind::spend>);
}

// What could be said instead of words that nobody understands.
std::string_view expected(const State& state) {
    std::string_view out = "an answer to what is asked now";
    if (law.question(state).kinds.empty()) return out;
    for (const Operand* operand : forms[law.question(state).kinds.front()].operands)
        if (operand != nullptr) out = operand->expected;
    return out;
}

// A choice of an action that has not been chosen yet: why the action or the choice is not possible, else its name.
Ruling judge_before_action(const State& state, Move move) {
    const Action action = action_with(kind_of(move));
    if (action == Action::none) return {};
    if (const Ruling ruling = law.judge(state, make_move(Kind::action, action)); !ruling) return ruling;
    State begun = state;
    choose_action(begun, action);
    if (const Ruling ruling = law.judge(begun, move); law.asks_for(begun, move.kind) && !ruling) return ruling;
    return {"AF-7.2", {"why.turn.action", "Choose the action '{action}' first"}};
}

// Questions that always offer a choice, or are asked even without one.
constexpr QuestionSet always_asked{Question::order, Question::turn, Question::scribe_to, Question::target,
                                   Question::home,  Question::dice, Question::fight,     Question::over};

}  // namespace

void carry_out(State& state, Move move, Events* events) { law.play(state, move, events); }

// [AF-1.5] A single legal option is carried out without asking, except at D1 and, unless the option says otherwise, if
// dice would be thrown.
std::optional<Move> forced_move(const State& state) {
    if (always_asked.contains(state.question)) return std::nullopt;
    MoveList moves;
    law.list(state, moves, 2);
    if (moves.size() != 1) return std::nullopt;
    const bool is_asked = !state.options.forced_dice_are_thrown && leads_to_dice(state, moves[0]);
    return is_asked ? std::nullopt : std::optional(moves[0]);
}

bool is_asked_for(const State& state, Move move) { return law.asks_for(state, move.kind); }

Result<Move> read_choice(const State& state, Words& words) {
    const bool by_chance = AfterTheFlood::decider(state) == Seat::chance;
    return notation.read(state, words, by_chance, expected(state), kinds_unsaid(state, words));
}

}  // namespace after_the_flood

template <>
struct RowsOf<AfterTheFlood> {
    using Actions = after_the_flood::Actions;
    static constexpr auto& notation = after_the_flood::notation;
    static constexpr auto& law = after_the_flood::law;
    static constexpr auto& speaker = after_the_flood::about_moves;
};
template struct FromRows<AfterTheFlood, after_the_flood::State>;

void AfterTheFlood::apply(State& state, Move move, Events* events) {
    after_the_flood::carry_out(state, move, events);
    while (const auto forced = after_the_flood::forced_move(state)) after_the_flood::carry_out(state, *forced, events);
}

std::string_view AfterTheFlood::seat_name(Seat seat) { return after_the_flood::power_names[ordinal(seat)]; }

Result<Move> AfterTheFlood::parse(const State& state, Words& words) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    Result<Move> move = read_choice(state, words);
    if (!move || !is_player(decider(state)) || !law.judge(state, *move)) return move;
    if (const Outcome taken = take_forced(state, *move, words); !taken) return taken.error();
    return move;
}

// Every line is spelled as its choices are.
std::string AfterTheFlood::tidy(std::string line) { return line; }

}  // namespace ozy
