// moves.cpp - every kind of move as a row: how it is said, what it does, what forbids it.
#include "games/after_the_empire/moves.hpp"

#include "core/action_table.hpp"
#include "core/facade_rows.hpp"
#include "core/pick.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/move_words.hpp"
#include "games/after_the_empire/operands.hpp"
#include "games/after_the_empire/possible.hpp"
#include "games/after_the_empire/questions.hpp"
#include "games/after_the_empire/rules/actions.hpp"
#include "games/after_the_empire/rules/construct.hpp"
#include "games/after_the_empire/rules/farms.hpp"
#include "games/after_the_empire/rules/objectives.hpp"
#include "games/after_the_empire/rules/peek.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/refresh.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/steps.hpp"
#include "games/after_the_empire/setup.hpp"
#include "games/after_the_empire/turn.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

using Form = MoveForm<State>;

// [AE-14.2] Any unseen card with equal chance; [AE-14.5] sides alike.
template <class Act>
auto among_outcomes(const State& state, Act&& act) {
    const Decks& decks = state.decks;
    const Question question = state.turn.question;
    if (question == Question::side) return act(Kind::side, SideSet::first_of(side_count));
    if (question == Question::invader) return act(Kind::invader, decks.unseen_invaders);
    if (question == Question::siege) return act(Kind::siege, decks.unseen_sieges);
    if (question == Question::building) return act(Kind::building, decks.unseen_cards & all_buildings);
    if (question == Question::refugee) return act(Kind::refugee, decks.unseen_cards & all_refugees);
    if (question == Question::objective) return act(Kind::objective, decks.unseen_objectives);
    if (question == Question::deal) return act(Kind::deal, starting_refugees_on_offer(state));
    return act(Kind::first, SeatSet::first_of(seats(state)));
}
void list_outcomes(const State& state, MoveList& out) {
    among_outcomes(state, [&](Kind kind, auto set) {
        for (auto id : set) out.push_outcome(make_move(kind, id), 1);
    });
}

void draw_card(State& state, Move move, Events* events) { draw_market_card(state, card_in(move), events); }
void take_refugee(State& state, Move move, Events* events) { take_starting_refugee(state, card_in(move), events); }

Sentence place_label(const State& /*state*/, Move move) {
    if (space_in(move) == Space::card) return {"label.place.card", "Worker on the {card}: {deed}"};
    if (is_market(space_in(move))) return {"label.buy", "Buy {card} for {price}: {words}"};
    return {"label.place", "{space}: {deed}"};
}
Sentence repair_label(const State& state, Move /*move*/) {
    if (state.turn.question != Question::construct) return {"label.repair.free", "A cube for the {piece} {position}"};
    return {"label.repair", "Repair the {piece} {position} for {price}"};
}

constexpr Sentence drawn_label = {"label.draw", "Drawn: {card}"};
constexpr Sentence kill_label = {"label.kill", "{side}: kill {invaders}"};

constexpr std::array<Form, kind_count> forms = {{
    {},
    {.kind = operand(Kind::first),
     .by_chance = true,
     .verb = "first",
     .operands = {&one_seat},
     .target = "seat.{a}",
     .label = {"label.first", "{seat} chooses first"},
     .list = list_outcomes,
     .play = [](State& state, Move move, Events* events) { name_first_chooser(state, seat_at(move.a), events); }},
    {.kind = operand(Kind::deal),
     .by_chance = true,
     .verb = "deal",
     .operands = {&one_card},
     .target = "card.{a}",
     .label = drawn_label,
     .list = list_outcomes,
     .play = take_refugee},
    {.kind = operand(Kind::objective),
     .by_chance = true,
     .verb = "objective",
     .operands = {&one_objective},
     .target = "objective.{a}",
     .label = {"label.objective", "Drawn: {objective}"},
     .list = list_outcomes,
     .play =
         [](State& state, Move move, Events* events) {
             const bool dealt = state.turn.stage == Stage::setup;
             (dealt ? deal_objective : draw_objective)(state, objective_in(move), events);
         }},
    {.kind = operand(Kind::refugee),
     .by_chance = true,
     .verb = "refugee",
     .operands = {&one_card},
     .target = "card.{a}",
     .label = drawn_label,
     .list = list_outcomes,
     .play = draw_card},
    {.kind = operand(Kind::building),
     .by_chance = true,
     .verb = "building",
     .operands = {&one_card},
     .target = "card.{a}",
     .label = drawn_label,
     .list = list_outcomes,
     .play = draw_card},
    {.kind = operand(Kind::invader),
     .by_chance = true,
     .verb = "invader",
     .operands = {&one_invader},
     .target = "invader.{a}",
     .label = {"label.invader", "Drawn: {card}"},
     .list = list_outcomes,
     .play = [](State& state, Move move, Events*) { draw_invader(state, invader_in(move)); }},
    {.kind = operand(Kind::siege),
     .by_chance = true,
     .verb = "siege",
     .operands = {&one_siege},
     .target = "siege.{a}",
     .label = {"label.siege", "Drawn: {card}"},
     .list = list_outcomes,
     .play = [](State& state, Move move, Events*) { draw_siege(state, siege_in(move)); }},
    {.kind = operand(Kind::side),
     .by_chance = true,
     .verb = "side",
     .operands = {&one_side},
     .target = "side.{a}",
     .label = {"label.side", "From the {side}"},
     .list = list_outcomes,
     .play = [](State& state, Move move, Events*) { draw_side(state, side_in(move)); }},
    {.kind = operand(Kind::gate),
     .verb = "gate",
     .operands = {&one_side},
     .target = "side.{a}",
     .label = {"label.gate", "Gate to the {side}"},
     .play = [](State& state, Move move, Events* events) { choose_gate(state, side_in(move), events); }},
    {.kind = operand(Kind::take),
     .verb = "take",
     .operands = {&one_card},
     .target = "card.{a}",
     .label = {"label.take", "{card} (initiative {number}): {words}"},
     .bars = take_bars,
     .list = [](const State& state, MoveList& out) { list_ids(Kind::take, starting_refugees_on_offer(state), out); },
     .play = take_refugee},
    {.kind = operand(Kind::free),
     .verb = "free",
     .operands = {&one_card, &one_variant},
     .target = "card.{a}.free.{b}",
     .label = {"label.free", "Free: {card}, {deed}"},
     .bars = free_bars,
     .list = list_free_actions,
     .play = [](State& state, Move move, Events* events) { do_freely(state, card_in(move), move.b, events); }},
    {.kind = operand(Kind::place),
     .verb = "place",
     .operands = {&one_space, &one_option, &barracks_variant},
     .target = "{a}.{b}{c}",
     .own_label = place_label,
     .bars = place_bars,
     .list = list_placements,
     .play = place_worker},
    {.kind = operand(Kind::pass),
     .verb = "pass",
     .target = "button.pass",
     .label = {"label.pass", "Pass: no more workers this season"},
     .bars = pass_bars,
     .list = list_pass,
     .play = [](State& state, Move, Events* events) { pass(state, events); }},
    {.kind = operand(Kind::end),
     .verb = "end",
     .target = "button.end",
     .label = {"label.end", "End the turn"},
     .bars = end_bars,
     .list = list_end,
     .play = [](State& state, Move, Events*) { end_turn(state); }},
    {.kind = operand(Kind::sow),
     .verb = "sow",
     .operands = {&one_side},
     .target = "farm.{a}",
     .part = "sows",
     .label = {"label.sow", "Sow the {side} farm"},
     .bars = sow_bars,
     .list = list_sows,
     .play = [](State& state, Move move, Events* events) { sow(state, side_in(move), events); }},
    {.kind = operand(Kind::protect),
     .verb = "protect",
     .operands = {&one_side},
     .target = "farm.{a}",
     .part = "protections",
     .label = {"label.protect", "Protect the {side} farm"},
     .bars = protect_bars,
     .list = list_protections,
     .play = [](State& state, Move move, Events* events) { protect(state, side_in(move), events); }},
    {.kind = operand(Kind::upgrade),
     .verb = "upgrade",
     .operands = {&one_position},
     .target = "position.{a}.upgrade",
     .part = "works",
     .label = {"label.upgrade", "Upgrade {position} to a {piece} for {price}"},
     .bars = upgrade_bars,
     .list = list_upgrades,
     .play = [](State& state, Move move, Events* events) { upgrade(state, position_in(move), events); }},
    {.kind = operand(Kind::build),
     .verb = "build",
     .operands = {&one_position, &one_piece},
     .target = "position.{a}.build.{b}",
     .part = "works",
     .label = {"label.build", "Build a {piece} at {position} for {price}"},
     .bars = build_bars,
     .list = list_builds,
     .play = [](State& state, Move move, Events* events) { build(state, position_in(move), piece_in(move), events); }},
    {.kind = operand(Kind::repair),
     .verb = "repair",
     .operands = {&one_position},
     .target = "position.{a}.repair",
     .part = "works",
     .own_label = repair_label,
     .bars = repair_bars,
     .list = list_repairs,
     .play =
         [](State& state, Move move, Events* events) {
             const bool paid = state.turn.question == Question::construct;
             (paid ? repair : repair_freely)(state, position_in(move), events);
         }},
    {.kind = operand(Kind::mend),
     .verb = "mend",
     .operands = {&one_card},
     .target = "card.{a}",
     .part = "works",
     .label = {"label.mend", "Mend {card}"},
     .bars = mend_bars,
     .list = list_mends,
     .play =
         [](State& state, Move move, Events* events) {
             const bool paid = state.turn.question == Question::construct;
             (paid ? mend : mend_freely)(state, card_in(move), events);
         }},
    {.kind = operand(Kind::done),
     .verb = "done",
     .target = "button.done",
     .label = {"label.done", "Done"},
     .play = [](State& state, Move, Events* events) { be_done(state, events); }},
    {.kind = operand(Kind::peek),
     .verb = "peek",
     .operands = {&one_slot},
     .target = "slot.{a}",
     .label = {"label.peek", "Look at invader card {slot}"},
     .bars = peek_bars,
     .play = [](State& state, Move move, Events* events) { peek_at_invader(state, slot_in(move), events); }},
    {.kind = operand(Kind::keep),
     .verb = "keep",
     .operands = {&one_objective},
     .target = "objective.{a}",
     .label = {"label.keep", "Keep {objective}, {gold} gold: {words}"},
     .bars = keep_bars,
     .list = [](const State& state, MoveList& out) { list_ids(Kind::keep, state.turn.drawn, out); },
     .play = [](State& state, Move move, Events* events) { keep_objective(state, objective_in(move), events); }},
    {.kind = operand(Kind::post),
     .verb = "post",
     .operands = {&one_side, &many_troops, &how_many},
     .target = "wall.{a}.{b}.{c}",
     .label = {"label.post", "{troops} on the {side} wall"},
     .bars = post_bars,
     .list = list_posts,
     .play = [](State& state, Move move, Events*) { post(state, move.c); }},
    {.kind = operand(Kind::target),
     .verb = "target",
     .operands = {&one_position},
     .target = "position.{a}",
     .label = {"label.target", "The turret {position} is hit"},
     .bars = target_bars,
     .play = [](State& state, Move move, Events* events) { target(state, position_in(move), events); }},
    {.kind = operand(Kind::strike),
     .verb = "strike",
     .operands = {&one_side, &how_many},
     .target = "field.{a}.{b}",
     .label = kill_label,
     .bars = strike_bars,
     .list = list_strikes,
     .play = [](State& state, Move move, Events* events) { strike(state, side_in(move), move.b, events); }},
    {.kind = operand(Kind::shift),
     .verb = "shift",
     .operands = {&one_troop, &one_place, &one_place},
     .target = "troop.{a}.{b}.{c}",
     .label = {"label.shift", "Move a {troop} from {from} to {to}"},
     .bars = shift_bars,
     .list = list_shifts,
     .play = [](State& state, Move move,
                Events* events) { shift(state, troop_in(move), source_in(move), goal_in(move), events); }},
    {.kind = operand(Kind::kill),
     .verb = "kill",
     .operands = {&one_side, &how_many},
     .target = "field.{a}.{b}",
     .label = kill_label,
     .bars = kill_bars,
     .list = list_kills,
     .play = [](State& state, Move move, Events* events) { kill(state, side_in(move), move.b, events); }},
    {.kind = operand(Kind::lose),
     .verb = "lose",
     .operands = {&one_place, &how_many},
     .target = "losses.{a}.{b}",
     .label = {"label.lose", "Lose {troops} {place}"},
     .bars = lose_bars,
     .list = list_losses,
     .play = [](State& state, Move move, Events* events) { lose(state, place_in(move), move.b, events); }},
    {.kind = operand(Kind::damage),
     .verb = "damage",
     .operands = {&one_card},
     .target = "card.{a}",
     .part = "damage",
     .label = {"label.damage", "Damage {card}"},
     .bars = damage_bars,
     .list = list_damages,
     .play = [](State& state, Move move, Events* events) { damage(state, card_in(move), events); }},
}};
static_assert(in_order(forms));

constexpr Speaker<State, Move> speaker(AfterTheEmpire::name, move_gaps);
static_assert(std::ranges::all_of(forms, [](const Form& form) { return fills(move_gaps, form.label); }));

constexpr MoveForms<State> notation(forms);
using Actions = ActionTable<forms, is_possible>;
constexpr Lawbook<State, View> law(forms, questions);

// [AE-1.13] The only option, if there is just one. Phases that are met often have quick answers: a post is asked for
// only where there is a choice, and of all options of a turn two are enough. Without them random games take a third
// more instructions.
std::optional<Move> only_option(const State& state) {
    const Question question = state.turn.question;
    if (question == Question::post || (question == Question::turn && count_placements(state, 2) > 1)) return {};
    if (question == Question::after && has_free_action(state)) return {};
    if (question == Question::after) return make_move(Kind::end);
    if (question == Question::construct && can_construct(state)) return {};
    MoveList options;
    law.list(state, options, 2);
    OZY_ASSERT(!options.empty());
    return options.size() == 1 ? std::optional(options[0]) : std::nullopt;
}

}  // namespace

}  // namespace after_the_empire

template <>
struct RowsOf<AfterTheEmpire> {
    using Actions = after_the_empire::Actions;
    static constexpr auto& notation = after_the_empire::notation;
    static constexpr auto& law = after_the_empire::law;
    static constexpr auto& speaker = after_the_empire::speaker;
};
template struct FromRows<AfterTheEmpire, after_the_empire::State>;

void AfterTheEmpire::apply(State& state, Move move, Events* events) {
    for (std::optional<Move> next = move; next.has_value();) {
        after_the_empire::law.play(state, *next, events);
        after_the_empire::go_on(state, events);
        next = is_player(decider(state)) ? after_the_empire::only_option(state) : std::nullopt;
    }
}

Move AfterTheEmpire::sample_chance(const State& state, Rng& rng) {
    return after_the_empire::among_outcomes(state, [&](after_the_empire::Kind kind, auto set) {
        return after_the_empire::make_move(kind, pick(set, rng));
    });
}

// [AE-1.13] A single legal option is applied without a move.

std::string_view AfterTheEmpire::seat_name(Seat seat) { return after_the_empire::lord_names[ordinal(seat)]; }
Result<Move> AfterTheEmpire::parse(const State& state, Words& words) {
    return after_the_empire::notation.read(
        state, words, decider(state) == Seat::chance,
        "a move such as 'place tax 0', 'free barracks 1', 'post N soldiers 2' or 'pass'");
}
std::string AfterTheEmpire::tidy(std::string line) { return line; }

}  // namespace ozy
