// why_not.cpp - one sentence why a move is not legal, with the rule that forbids it.
#include "games/empires_end/arguments.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/decks.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/rules/take.hpp"

namespace ozy {

namespace empires_end {

namespace {

Refusal refuse(std::string_view rule, std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {say("why." + std::string(key), std::move(english), std::move(arguments)), rule};
}

// The move answers another question than the one asked now.
Refusal other_question(const State& state, Move move) {
    if (kind_of(move) == Kind::loan && state.turn.step != Step::over)
        return refuse("EE-5.12", "loan_time",
                      "Coins are borrowed only after taking a disaster, with fewer than 5 tokens");
    switch (state.turn.step) {
        case Step::turn:
            return refuse("EE-4.4", "turn", "Each open slot must be bid on or taken");
        case Step::after:
            return refuse("EE-4.13", "after", "All open slots are handled: replace a disaster or end the turn");
        case Step::window:
            return refuse("EE-4.14", "window", "First it is asked whether a disaster is replaced");
        case Step::destroy:
            return refuse("EE-5.1", "destroy", "First a location is lost to the disaster");
        case Step::place_taken:
        case Step::place_built:
            return refuse("EE-7.2", "place", "First the card is put under a location");
        case Step::loan:
            return refuse("EE-5.10", "loan", "First say how many Coins you borrow");
        case Step::pick:
            return refuse("EE-8.3", "pick", "First the kind of token is picked");
        case Step::convert:
            return refuse("EE-8.4", "convert", "Convert tokens or end your Economy");
        case Step::order:
            return refuse("EE-10.1", "order", "First choose between Economy and Industry");
        case Step::industry:
            return refuse("EE-9.2", "industry", "Build, sell, repair, use an ability or end your Industry");
        case Step::pay:
            return refuse("EE-9.7", "pay", "First say how many Coins you pay in place of Hammers");
        case Step::hand:
            return refuse("EE-9.14", "hand", "Keep all cards left in your hand or discard them all");
        case Step::rally:
        case Step::axes:
        case Step::coins:
            return refuse("EE-11.4", "bid_part", "A bid is made in parts: Rally, then Axes, then Coins");
        case Step::over:
            return refuse("EE-3.3", "over", "The game is over");
        case Step::swap_first:
        case Step::swap_second:
        case Step::shift:
            return refuse("EE-12.12", "swap", "First the two locations are swapped");
        case Step::move_card:
        case Step::move_to:
            return refuse("EE-12.13", "move", "First the innovation is moved");
        default:
            return refuse("EE-13.1", "chance", "Cards are being drawn");
    }
}

// An innovation that should be used: why it cannot be.
Refusal why_not_ready(const State& state, Seat seat, Card card) {
    const std::vector<Argument> arguments = {card_argument("card", card)};
    if (!state.board.empires[seat].innovations.contains(card))
        return refuse("EE-1.5", "not_own", "{card} is not under one of your locations", arguments);
    if (!is_active(state.board, seat, card)) return refuse("EE-1.5", "inactive", "{card} lies under a ruin", arguments);
    return refuse("EE-7.8", "exhausted", "{card} is exhausted", arguments);
}

Refusal why_no_replace(const State& state, Seat seat, Move move) {
    const Card tool = tool_in(move);
    if (state.board.slots[slot_in(move)].card == Card::none)
        return refuse("EE-4.9", "replace.closed", "That slot is not open");
    if (disaster(tool).ability.kind != AbilityKind::replace_disaster)
        return refuse("EE-12.18", "replace.kind", "{card} cannot replace a disaster", {card_argument("card", tool)});
    if (pool_size(state) == 0) return refuse("EE-4.12", "replace.no_card", "There is no card to draw");
    return why_not_ready(state, seat, tool);
}

Refusal why_no_bid(const State& state, Token kind, Card card) {
    if (!fitting_tokens(card).contains(kind))
        return refuse("EE-4.5", "bid.kind", "{disaster} does not ask for {token}",
                      {disaster_argument("disaster", card), token_argument("token", kind)});
    OZY_ASSERT(state.stashes[state.turn.active][kind] == 0);
    return refuse("EE-4.5", "bid.none", "You have no {token}", {token_argument("token", kind)});
}

Refusal why_no_turn(const State& state, Move move) {
    const Seat seat = state.turn.active;
    const Kind kind = kind_of(move);
    if (kind == Kind::replace) {
        if (state.options.replace_any_time != 0)
            return refuse("EE-4.14", "replace.passed", "All have passed: now the disaster is bid on or taken");
        return why_no_replace(state, seat, move);
    }
    if (kind != Kind::bid && kind != Kind::free_bid && kind != Kind::take) return other_question(state, move);
    const Card card = state.board.slots[slot_in(move)].card;
    if (card == Card::none)
        return refuse("EE-4.1", "closed", "Slot {slot} is not open", {slot_argument("slot", slot_in(move))});
    if (state.turn.handled.contains(slot_in(move)))
        return refuse("EE-4.4", "handled", "You have already bid on slot {slot} this turn",
                      {slot_argument("slot", slot_in(move))});
    if (kind == Kind::bid) return why_no_bid(state, paid_in(move), card);
    if (disaster(tool_in(move)).ability.kind != AbilityKind::free_bid)
        return refuse("EE-4.8", "free_bid.kind", "{card} is no Free Bid", {card_argument("card", tool_in(move))});
    return why_not_ready(state, seat, tool_in(move));
}

Refusal why_no_destruction(const State& state, Position position) {
    const Empire& empire = state.board.empires[state.turn.active];
    const std::vector<Argument> arguments = {position_argument("position", position)};
    if (!is_healthy(empire, position))
        return refuse("EE-5.4", "destroy.ruin", "The location at {position} is in ruins already", arguments);
    const Position target = target_of(state.turn.card);
    const Positions candidates = destruction_candidates(empire, target);
    if (!(candidates & neighbors(target)).empty())
        return refuse("EE-5.5", "destroy.neighbor", "{position} is no neighbour of the target", arguments);
    return refuse("EE-5.6", "destroy.nearest", "{position} is not the nearest healthy location", arguments);
}

Refusal why_no_place(const State& state, Position position) {
    const Empire& empire = state.board.empires[state.turn.active];
    const Argument tile = tile_argument("tile", empire.row[position]);
    if (!is_healthy(empire, position)) return refuse("EE-7.2", "place.ruin", "{tile} is in ruins", {tile});
    return refuse("EE-7.2", "place.fewest", "Fewest innovations first: another healthy location has fewer than {tile}",
                  {tile});
}

Refusal why_no_loan(const State& state, int coins) {
    if (coins <= loan_limit - total(state.stashes[state.turn.active])) {
        if (counts_supply(state.options) && coins > state.board.supply[Token::coin])
            return refuse("EE-1.12", "loan.supply", "There are not so many Coins in the supply");
        return refuse("EE-5.10", "loan.to_five", "You borrow until you hold 5 tokens, or not at all");
    }
    return refuse("EE-5.10", "loan.limit", "You may borrow until you hold 5 tokens");
}

Refusal why_no_conversion(const State& state, Move move) {
    const Seat seat = state.turn.active;
    const Card source = card_in(move);
    const Argument argument = source_argument("source", source, converting_tile);
    if (source != Card::none && disaster(source).ability.kind != AbilityKind::convert)
        return refuse("EE-12.6", "convert.kind", "{source} converts nothing", {argument});
    if (source == Card::none && !state.board.empires[seat].healthy.contains(converting_tile))
        return refuse("EE-1.5", "convert.ruin", "{source} is in ruins", {argument});
    if (source != Card::none &&
        (!state.board.empires[seat].innovations.contains(source) || !is_active(state.board, seat, source)))
        return why_not_ready(state, seat, source);
    if (uses_left(state.turn.economy, source) <= 0)
        return refuse("EE-8.5", "convert.used", "{source} has no uses left in this Economy", {argument});
    if (yield(source, paid_in(move), got_in(move)) > 0)
        return refuse("EE-8.4", "convert.none", "You have no {token}", {token_argument("token", paid_in(move))});
    if (paid_in(move) == Token::coin && got_in(move) == Token::coin)
        return refuse("EE-12.7", "convert.coin", "A Coin is not given for Coins");
    return refuse("EE-12.6", "convert.trade", "{source} does not offer this trade", {argument});
}

Refusal why_no_card_action(const State& state, Move move) {
    const Seat seat = state.turn.active;
    const Argument card = card_argument("card", card_in(move));
    if (!state.hands[seat].contains(card_in(move)))
        return refuse(kind_of(move) == Kind::build ? "EE-9.4" : "EE-9.8", "card.not_held", "{card} is not in your hand",
                      {card});
    if (card_actions_left(state) <= 0) return refuse("EE-9.3", "card.actions", "No card actions are left");
    if (state.board.empires[seat].healthy.empty())
        return refuse("EE-9.13", "build.no_place", "There is no healthy location to put {card} under", {card});
    const Due due = build_due(state, card_in(move));
    return refuse("EE-9.5", "build.price", "{card} costs {price}",
                  {card, tokens_argument("price", tokens(0, due.hammers, 0, due.coins))});
}

Refusal why_no_repair(const State& state, Position position) {
    const Empire& empire = state.board.empires[state.turn.active];
    const Argument tile = tile_argument("tile", empire.row[position]);
    if (state.turn.industry.repairs > 0)
        return refuse("EE-9.9", "repair.once", "Only one location is repaired in an Industry");
    if (empire.healthy.empty())
        return refuse("EE-9.13", "repair.no_healthy", "Without a healthy location nothing can be repaired");
    if (is_healthy(empire, position)) return refuse("EE-9.9", "repair.healthy", "{tile} is healthy", {tile});
    const Due due = repair_due(state, position);
    return refuse("EE-9.10", "repair.price", "The repair of {tile} costs {price}",
                  {tile, tokens_argument("price", tokens(0, due.hammers, 0, due.coins))});
}

Refusal why_no_use(const State& state, Card source) {
    const Seat seat = state.turn.active;
    const Argument argument = source_argument("source", source, swapping_tile);
    if (state.turn.industry.used.contains(source))
        return refuse("EE-9.12", "use.once", "{source} has been used in this Industry", {argument});
    if (source == Card::none) return refuse("EE-1.5", "use.ruin", "{source} is in ruins", {argument});
    const AbilityKind kind = disaster(source).ability.kind;
    if (kind != AbilityKind::swap && kind != AbilityKind::move_innovation)
        return refuse("EE-9.12", "use.kind", "{source} has no ability to use in Industry", {argument});
    if (!state.board.empires[seat].innovations.contains(source) || !is_active(state.board, seat, source))
        return why_not_ready(state, seat, source);
    if (can_move_innovation(state.board, seat))
        return refuse("EE-12.14", "use.order", "The move ability with the lower number is used first");
    return refuse("EE-12.14", "use.no_move", "No innovation can be moved anywhere");
}

Refusal why_no_industry(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::build:
        case Kind::sell:
            return why_no_card_action(state, move);
        case Kind::repair:
            return why_no_repair(state, position_in(move));
        case Kind::use:
            return why_no_use(state, card_in(move));
        default:
            return other_question(state, move);
    }
}

Refusal why_no_payment(const State& state, Move move) {
    const Due due = state.turn.due;
    const CoinRange range = coins_for_hammers(state.stashes[state.turn.active], due);
    return refuse("EE-9.7", "pay.range",
                  "Between {fewest} and {most} Coins can be paid in place of Hammers, not {count}",
                  {number_argument("fewest", range.fewest), number_argument("most", range.most),
                   number_argument("count", amount_in(move))});
}

Refusal why_no_move(const State& state, Card card) {
    const std::vector<Argument> arguments = {card_argument("card", card)};
    if (!state.board.empires[state.turn.active].innovations.contains(card))
        return refuse("EE-12.13", "move.not_own", "{card} is not under one of your locations", arguments);
    return refuse("EE-12.14", "move.nowhere", "There is no other location where {card} could be put", arguments);
}

Refusal why_no_bid_part(const State& state, Token kind) {
    return refuse("EE-11.4", "bid.held", "You can bid up to {tokens}",
                  {gain_argument("tokens", state.stashes[state.turn.active][kind], kind)});
}

constexpr Kind answer_to(Step step) {
    switch (step) {
        case Step::destroy:
            return Kind::destroy;
        case Step::place_taken:
        case Step::place_built:
            return Kind::place;
        case Step::loan:
            return Kind::loan;
        case Step::pick:
            return Kind::pick;
        case Step::convert:
            return Kind::convert;
        case Step::pay:
            return Kind::pay;
        case Step::swap_first:
            return Kind::swap_first;
        case Step::swap_second:
            return Kind::swap_second;
        case Step::shift:
            return Kind::shift;
        case Step::move_card:
            return Kind::move_card;
        case Step::move_to:
            return Kind::move_to;
        case Step::rally:
            return Kind::rally;
        case Step::axes:
            return Kind::axes;
        default:
            return Kind::coins;
    }
}

// The move answers the question asked, but not with one of its options.
Refusal why_not_this(const State& state, Move move) {
    switch (state.turn.step) {
        case Step::destroy:
            return why_no_destruction(state, position_in(move));
        case Step::place_taken:
        case Step::place_built:
            return why_no_place(state, position_in(move));
        case Step::loan:
            return why_no_loan(state, amount_in(move));
        case Step::pick:
            return refuse("EE-12.5", "pick.kind", "{card} does not give {token}",
                          {card_argument("card", state.turn.economy.pick), token_argument("token", token_in(move))});
        case Step::convert:
            return why_no_conversion(state, move);
        case Step::pay:
            return why_no_payment(state, move);
        case Step::swap_first:
            return refuse("EE-12.12", "swap.left", "The left one of the two comes first: position 1 to 10");
        case Step::swap_second:
            return refuse("EE-12.12", "swap.right", "The second location lies to the right of the first");
        case Step::shift:
            return refuse("EE-12.12", "shift", "Only a neighbour can be swapped with {tile}",
                          {tile_argument("tile", state.board.host[state.turn.source])});
        case Step::move_card:
            return why_no_move(state, card_in(move));
        case Step::move_to:
            return refuse("EE-12.14", "move_to",
                          "{card} cannot go there: fewest innovations first, and not its old place",
                          {card_argument("card", state.turn.card)});
        case Step::rally:
            return refuse("EE-11.4", "rally", "The Rally is used (1) or not (0)");
        case Step::axes:
            return why_no_bid_part(state, Token::axe);
        default:
            return why_no_bid_part(state, Token::coin);
    }
}

}  // namespace

}  // namespace empires_end

Refusal EmpiresEnd::why_not(const State& state, Move move) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Step step = state.turn.step;
    switch (step) {
        case Step::turn:
            return why_no_turn(state, move);
        case Step::after:
        case Step::window:
            if (kind_of(move) != Kind::replace) return other_question(state, move);
            return why_no_replace(state, decider(state), move);
        case Step::industry:
            return why_no_industry(state, move);
        case Step::order:
        case Step::hand:
        case Step::over:
            return other_question(state, move);
        default:
            if (decider(state) == Seat::chance || kind_of(move) != answer_to(step)) return other_question(state, move);
            return why_not_this(state, move);
    }
}

}  // namespace ozy
