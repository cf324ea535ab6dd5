// apply.cpp - a move is carried out by the rule of its kind; then all that needs no question.
#include "games/empires_end/events.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/legal.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/take.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

void place_card(State& state, Position position, Events* events) {
    if (state.turn.step == Step::place_taken)
        place_taken_card(state, position, events);
    else
        place_built_card(state, position, events);
}

void carry_out_chance(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::first:
            return choose_first_player(state, seat_in(move), events);
        case Kind::row:
            return lay_tile(state, tile_in(move), events);
        case Kind::deal:
            return deal_card(state, card_in(move), events);
        case Kind::reveal:
            return reveal_disaster(state, card_in(move), events);
        case Kind::draw:
            return draw_card(state, card_in(move), events);
        default:
            return reveal_conflict(state, conflict_in(move), events);
    }
}

void carry_out_industry(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::build:
            return build_card(state, card_in(move), events);
        case Kind::sell:
            return sell_card(state, card_in(move), events);
        case Kind::repair:
            return repair_tile(state, position_in(move));
        case Kind::use:
            return use_ability(state, card_in(move));
        case Kind::end_industry:
            return end_industry(state, events);
        case Kind::pay:
            return pay_due(state, amount_in(move), events);
        case Kind::swap_first:
            return choose_first_of_two(state, position_in(move));
        case Kind::swap_second:
        case Kind::shift:
            return swap_with(state, position_in(move), events);
        case Kind::move_card:
            return choose_innovation(state, card_in(move));
        case Kind::move_to:
            return move_innovation_to(state, position_in(move), events);
        case Kind::keep:
            return keep_hand(state, events);
        default:
            return discard_hand(state, events);
    }
}

void carry_out(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::first:
        case Kind::row:
        case Kind::deal:
        case Kind::reveal:
        case Kind::draw:
        case Kind::conflict:
            return carry_out_chance(state, move, events);
        case Kind::bid:
            return pay_bid(state, slot_in(move), paid_in(move), events);
        case Kind::free_bid:
            return bid_for_free(state, slot_in(move), tool_in(move), events);
        case Kind::take:
            return take_disaster(state, slot_in(move), events);
        case Kind::replace:
            return replace_disaster(state, slot_in(move), tool_in(move), events);
        case Kind::end_turn:
            return end_turn(state, events);
        case Kind::pass:
            return decline_replace(state, events);
        case Kind::destroy:
            return destroy_tile(state, position_in(move), events);
        case Kind::place:
            return place_card(state, position_in(move), events);
        case Kind::loan:
            return borrow(state, amount_in(move), events);
        case Kind::pick:
            return pick_tokens(state, token_in(move), events);
        case Kind::convert:
            return convert_token(state, move, events);
        case Kind::end_economy:
            return end_economy(state, events);
        case Kind::order:
            return choose_order(state, order_in(move), events);
        case Kind::rally:
            return bid_rally(state, amount_in(move));
        case Kind::axes:
            return bid_axes(state, amount_in(move));
        case Kind::coins:
            return bid_coins(state, amount_in(move), events);
        default:
            return carry_out_industry(state, move, events);
    }
}

}  // namespace

void settle(State& state, Events* events) {
    while (const std::optional<Move> only = unasked_move(state)) {
        if (kind_of(*only) == Kind::take)  // the seat alone is told why
            tell(events, Happening::take_forced, state.turn.active, {.audience = state.turn.active});
        carry_out(state, *only, events);
    }
}

}  // namespace empires_end

void EmpiresEnd::apply(State& state, Move move, Events* events) {
    empires_end::carry_out(state, move, events);
    empires_end::settle(state, events);
}

}  // namespace ozy
