// moves.cpp - every kind of move as a row: how it is said, what it does, what forbids it.
#include "games/empires_end/moves.hpp"

#include <algorithm>
#include <type_traits>

#include "core/action_table.hpp"
#include "core/facade_rows.hpp"
#include "games/empires_end/events.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/labels.hpp"
#include "games/empires_end/operands.hpp"
#include "games/empires_end/possible.hpp"
#include "games/empires_end/questions.hpp"
#include "games/empires_end/rules/decks.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

using Form = MoveForm<State>;

// The rule that is carried out, with what it takes from the move.
template <auto rule, auto... operands>
auto follow(State& state, Move move, Events* events) {
    if constexpr (requires { rule(state, operands(move)..., events); })
        return rule(state, operands(move)..., events);
    else
        return rule(state, operands(move)...);
}
template <auto rule, auto... operands>
void carry_out(State& state, Move move, Events* events) {
    follow<rule, operands...>(state, move, events);
}
// The same for a rule after which the turn goes on, unless it says that it asks something.
template <auto go_on, auto rule, auto... operands>
void carry_out_before(State& state, Move move, Events* events) {
    if constexpr (std::is_void_v<decltype(follow<rule, operands...>(state, move, events))>)
        follow<rule, operands...>(state, move, events);
    else if (follow<rule, operands...>(state, move, events))
        return;
    go_on(state, events);
}

void place_card(State& state, Move move, Events* events) {
    if (state.turn.question == Question::place_built) return place_built_card(state, position_in(move), events);
    carry_out_before<continue_turn, place_taken_card, position_in>(state, move, events);
}

constexpr Sentence swapped_with = {"label.swap_second", "With {tile} at {position}"};

constexpr std::array<Form, kind_count> forms = {{
    {},
    {.kind = operand(Kind::first),
     .by_chance = true,
     .verb = "first",
     .operands = {&one_seat},
     .target = "button.first.P{a}",
     .label = {"label.first", "{seat} is First Player"},
     .list = list_first_players,
     .play = carry_out<choose_first_player, seat_in>},
    {.kind = operand(Kind::row),
     .by_chance = true,
     .verb = "row",
     .operands = {&one_tile},
     .target = "button.row.{a}",
     .label = {"label.row", "{tile} comes next"},
     .list = list_tiles,
     .play = carry_out<lay_tile, tile_in>},
    {.kind = operand(Kind::deal),
     .by_chance = true,
     .verb = "deal",
     .operands = {&one_card},
     .target = "button.deal.{a}",
     .label = {"label.card", "{card}"},
     .list = list_deck<Kind::deal>,
     .play = carry_out<deal_card, card_in>},
    {.kind = operand(Kind::reveal),
     .by_chance = true,
     .verb = "reveal",
     .operands = {&one_card},
     .target = "button.reveal.{a}",
     .label = {"label.reveal", "{disaster} ({card})"},
     .list = list_deck<Kind::reveal>,
     .play = carry_out<turn_up_disaster, card_in>},
    {.kind = operand(Kind::draw),
     .by_chance = true,
     .verb = "draw",
     .operands = {&one_card},
     .target = "button.draw.{a}",
     .label = {"label.card", "{card}"},
     .list = list_deck<Kind::draw>,
     .play = carry_out<draw, card_in>},
    {.kind = operand(Kind::conflict),
     .by_chance = true,
     .verb = "conflict",
     .operands = {&one_conflict},
     .target = "button.conflict.{a}",
     .label = {"label.conflict", "{conflict}"},
     .list = list_conflicts,
     .play = carry_out<turn_up_conflict, conflict_in>},
    {.kind = operand(Kind::bid),
     .verb = "bid",
     .operands = {&one_slot, &one_token},
     .target = "slot.{a}.bid.{b}",
     .label = {"label.bid", "Bid 1 {token} on {disaster}"},
     .bars = bid_bars,
     .play = carry_out_before<continue_turn, pay_bid, slot_in, paid_in>},
    {.kind = operand(Kind::free_bid),
     .verb = "free_bid",
     .operands = {&one_slot, &one_card},
     .target = "slot.{a}.free_bid.{b}",
     .label = {"label.free_bid", "Exhaust {card}: bid on {disaster} for free"},
     .bars = free_bid_bars,
     .play = carry_out_before<continue_turn, bid_for_free, slot_in, tool_in>},
    {.kind = operand(Kind::take),
     .verb = "take",
     .operands = {&one_slot},
     .target = "slot.{a}.take",
     .label = {"label.take", "Take {disaster}: lose {loss}, gain {tokens} and {card}"},
     .bars = take_bars,
     .play = carry_out_before<continue_turn, take_disaster, slot_in>},
    {.kind = operand(Kind::replace),
     .verb = "replace",
     .operands = {&one_slot, &one_card},
     .target = "slot.{a}.replace.{b}",
     .label = {"label.replace", "Exhaust {card}: replace {disaster}"},
     .bars = replace_bars,
     .list = list_replaces,
     .play = [](State& state, Move move,
                Events* events) { replace_disaster(state, slot_in(move), tool_in(move), events); }},
    {.kind = operand(Kind::end_turn),
     .verb = "end_turn",
     .target = "button.end_turn",
     .label = {"label.end_turn", "End your turn"},
     .play = carry_out<end_turn>},
    {.kind = operand(Kind::pass),
     .verb = "pass",
     .target = "button.pass",
     .label = {"label.pass", "Replace nothing"},
     .play = carry_out<decline_replace>},
    {.kind = operand(Kind::destroy),
     .verb = "destroy",
     .operands = {&one_position},
     .target = "position.{a}",
     .label = {"label.destroy", "Lose {tile} at {position}"},
     .bars = destruction_bars,
     .list = list_destructions,
     .play = carry_out_before<continue_turn, destroy_tile, position_in>},
    {.kind = operand(Kind::place),
     .verb = "place",
     .operands = {&one_position},
     .target = "position.{a}",
     .label = {"label.place", "Put {card} under {tile} at {position}"},
     .bars = place_bars,
     .list = list_places,
     .play = place_card},
    {.kind = operand(Kind::loan),
     .verb = "loan",
     .operands = {&loan_coins},
     .target = "button.loan.{a}",
     .label = {"label.loan", "Borrow {coins} for {price} VP; your stash is shown", "", "Borrow nothing"},
     .bars = loan_bars,
     .list = list_loans,
     .play = carry_out_before<continue_turn, borrow, amount_in>},
    {.kind = operand(Kind::pick),
     .verb = "pick",
     .operands = {&one_token},
     .target = "pick.{a}",
     .label = {"label.pick", "Gain 1 {token}"},
     .bars = pick_bars,
     .play = carry_out<pick_tokens, token_in>},
    {.kind = operand(Kind::convert),
     .verb = "convert",
     .operands = {&one_converter, &one_token, &one_gain},
     .target = "convert.{a}.{b}.{c}",
     .label = {"label.convert", "{source}: 1 {token} into {gain}"},
     .bars = conversion_bars,
     .list = list_conversions,
     .play = convert_token},
    {.kind = operand(Kind::end_economy),
     .verb = "end_economy",
     .target = "button.end_economy",
     .label = {"label.end_economy", "End your Economy"},
     .play = carry_out_before<finish_half, end_economy>},
    {.kind = operand(Kind::order),
     .verb = "order",
     .operands = {&one_order},
     .target = "button.order.{a}",
     .own_label = order_label,
     .play = carry_out<choose_order, order_in>},
    {.kind = operand(Kind::build),
     .verb = "build",
     .operands = {&one_card},
     .target = "hand.{a}.build",
     .label = {"label.build", "Build {card} for {price}"},
     .bars = build_bars,
     .play = carry_out<build_card, card_in>},
    {.kind = operand(Kind::sell),
     .verb = "sell",
     .operands = {&one_card},
     .target = "hand.{a}.sell",
     .label = {"label.sell", "Sell {card} for {price}"},
     .bars = sale_bars,
     .play = carry_out<sell_card, card_in>},
    {.kind = operand(Kind::repair),
     .verb = "repair",
     .operands = {&one_position},
     .target = "position.{a}",
     .label = {"label.repair", "Repair {tile} at {position} for {price}"},
     .bars = repair_bars,
     .play = carry_out<repair_tile, position_in>},
    {.kind = operand(Kind::use),
     .verb = "use",
     .operands = {&one_ability},
     .target = "use.{a}",
     .own_label = use_label,
     .bars = use_bars,
     .play = carry_out<use_ability, card_in>},
    {.kind = operand(Kind::end_industry),
     .verb = "end_industry",
     .target = "button.end_industry",
     .label = {"label.end_industry", "End your Industry"},
     .play = carry_out_before<finish_half, end_industry>},
    {.kind = operand(Kind::pay),
     .verb = "pay",
     .operands = {&coins_for_due},
     .target = "button.pay.{a}",
     .label = {"label.pay", "Pay {price}"},
     .bars = payment_bars,
     .list = list_payments,
     .play = carry_out<pay_due, amount_in>},
    {.kind = operand(Kind::swap_first),
     .verb = "swap",
     .operands = {&one_position},
     .target = "position.{a}",
     .part = "swap",
     .label = {"label.swap_first", "Swap {tile} at {position}"},
     .bars = swap_first_bars,
     .list = list_swap_first,
     .play = carry_out<choose_first_of_two, position_in>},
    {.kind = operand(Kind::swap_second),
     .verb = "with",
     .operands = {&one_position},
     .target = "position.{a}",
     .part = "swap",
     .label = swapped_with,
     .bars = swap_second_bars,
     .list = list_swap_second,
     .play = carry_out<swap_with, position_in>},
    {.kind = operand(Kind::shift),
     .verb = "shift",
     .operands = {&one_position},
     .target = "position.{a}",
     .label = swapped_with,
     .bars = shift_bars,
     .play = carry_out<swap_with, position_in>},
    {.kind = operand(Kind::move_card),
     .verb = "move",
     .operands = {&one_card},
     .target = "card.{a}",
     .label = {"label.move_card", "Move {card}"},
     .bars = move_card_bars,
     .list = list_movable,
     .play = carry_out<choose_innovation, card_in>},
    {.kind = operand(Kind::move_to),
     .verb = "to",
     .operands = {&one_position},
     .target = "position.{a}",
     .label = {"label.move_to", "Under {tile} at {position}"},
     .bars = move_to_bars,
     .list = list_move_targets,
     .play = carry_out<move_innovation_to, position_in>},
    {.kind = operand(Kind::keep),
     .verb = "keep",
     .target = "button.keep",
     .label = {"label.keep", "Keep the cards in your hand"},
     .play = carry_out_before<finish_half, keep_hand>},
    {.kind = operand(Kind::discard),
     .verb = "discard",
     .target = "button.discard",
     .label = {"label.discard", "Discard all the cards in your hand"},
     .play = carry_out_before<finish_half, discard_hand>},
    {.kind = operand(Kind::rally),
     .verb = "rally",
     .operands = {&yes_or_no},
     .target = "button.rally.{a}",
     .own_label = rally_label,
     .bars = rally_bars,
     .play = carry_out<bid_rally, amount_in>},
    {.kind = operand(Kind::axes),
     .verb = "axes",
     .operands = {&any_number},
     .target = "button.axes.{a}",
     .label = {"label.axes", "Bid {tokens}: strength {strength}"},
     .bars = bid_part_bars<Token::axe>,
     .list = list_bid_part<Kind::axes, Token::axe>,
     .play = carry_out<bid_axes, amount_in>},
    {.kind = operand(Kind::coins),
     .verb = "coins",
     .operands = {&any_number},
     .target = "button.coins.{a}",
     .label = {"label.coins", "Bid {tokens}: strength {strength}"},
     .bars = bid_part_bars<Token::coin>,
     .list = list_bid_part<Kind::coins, Token::coin>,
     .play = carry_out<make_bid, amount_in>},
}};
static_assert(in_order(forms));

constexpr Speaker<State, Move> speaker(EmpiresEnd::name, move_gaps);
static_assert(std::ranges::all_of(forms, [](const Form& form) { return fills(move_gaps, form.label); }));

constexpr Untimely<State> untimely[] = {
    {.now = [](const State& state) { return state.turn.question != Question::over; },
     .kinds = kinds<Kind::loan>,
     .ruling = {"EE-5.12",
                {"why.loan_time", "Coins are borrowed only after taking a disaster, with fewer than 5 tokens"}}},
};

constexpr MoveForms<State> notation(forms);
using Actions = ActionTable<forms, is_possible>;
constexpr Lawbook<State, View> law(forms, questions.items, untimely);

// [EE-1.10] The move that is carried out without asking, if there is only one, [EE-1.11] with hidden stashes only if it
// is the only one for every stash that others think possible.
std::optional<Move> unasked_move(const State& state) {
    const Question question = state.turn.question;
    if (question == Question::over || (draws_card(question) && state.deck.count() > 1)) return std::nullopt;
    // Two moves are enough, and in an Industry a card to sell and its end are two: 1,350 instructions a decision of
    // random play became 1,238.
    if (question == Question::industry && has_card_action(state)) return std::nullopt;
    MoveList moves;
    law.list(state, moves, 2);
    if (moves.size() > 1) return std::nullopt;
    const Move only = moves[0];
    if (!asks_for_tokens(question) || !hides_stashes(state.options)) return only;
    const Seat seat = decider_of(state.turn);
    State thinkable = state;
    thinkable.stashes[seat] = possible(state.board.empires[seat].record);
    law.list(thinkable, moves);
    return moves.size() > 1 ? std::nullopt : std::optional(only);
}

// `end` ends whatever goes on.
Kind ending_kind(Question question) {
    return question == Question::convert    ? Kind::end_economy
           : question == Question::industry ? Kind::end_industry
                                            : Kind::end_turn;
}

}  // namespace

bool names(Move move, const Operand& operand) { return forms[move.kind].operands[0] == &operand; }

void settle(State& state, Events* events) {
    while (const std::optional<Move> only = unasked_move(state)) {
        if (kind_of(*only) == Kind::take)  // the seat alone is told why
            tell(events, Happening::take_forced, state.turn.active, {.audience = state.turn.active});
        law.play(state, *only, events);
    }
}

}  // namespace empires_end

template <>
struct RowsOf<EmpiresEnd> {
    using Actions = empires_end::Actions;
    static constexpr auto& notation = empires_end::notation;
    static constexpr auto& law = empires_end::law;
    static constexpr auto& speaker = empires_end::speaker;
};
template struct FromRows<EmpiresEnd, empires_end::State>;

void EmpiresEnd::apply(State& state, Move move, Events* events) {
    empires_end::law.play(state, move, events);
    empires_end::settle(state, events);
}

std::string_view EmpiresEnd::seat_name(Seat seat) { return empires_end::empire_name(seat); }
std::string EmpiresEnd::tidy(std::string line) { return line; }

// Whatever is said out of turn is read too: a rule refuses it.
Result<Move> EmpiresEnd::parse(const State& state, Words& words) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (words.take("end")) return make_move(ending_kind(state.turn.question));
    const bool by_chance =
        std::ranges::any_of(forms, [&](const Form& form) { return form.by_chance && form.verb == words.peek(); });
    return notation.read(state, words, by_chance, "a move such as 'bid 1 W', 'take 1', 'build 20', 'axes 2' or 'pass'");
}

}  // namespace ozy
