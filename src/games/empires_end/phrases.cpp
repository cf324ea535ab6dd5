// phrases.cpp - what each choice is called: the words on a button or in a list.
#include "games/empires_end/arguments.hpp"
#include "games/empires_end/game.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/rules/take.hpp"

namespace ozy {

namespace empires_end {

namespace {

Tile tile_at(const State& state, Position position) { return state.board.empires[state.turn.active].row[position]; }

// "R4 or T18", or "nothing" for a row of ruins.
Argument loss_argument(const State& state, Card card) {
    const Empire& empire = state.board.empires[state.turn.active];
    std::string words, ids;
    for (Position position : destruction_candidates(empire, target_of(card))) {
        words.append(words.empty() ? "" : " or ").append(tile_word(empire.row[position]));
        ids.append(ids.empty() ? "" : " ").append("tile.").append(tiles[empire.row[position]].short_name);
    }
    return {"loss", ids, words.empty() ? "nothing" : words};
}

Phrase label_disaster_move(const State& state, Move move) {
    const Auction& auction = state.board.slots[slot_in(move)];
    if (auction.card == Card::none)
        return say("label.closed", "Slot {slot} is closed", {slot_argument("slot", slot_in(move))});
    const Argument disaster = disaster_argument("disaster", auction.card);
    switch (kind_of(move)) {
        case Kind::bid:
            return say("label.bid", "Bid 1 {token} on {disaster}", {token_argument("token", paid_in(move)), disaster});
        case Kind::free_bid:
            return say("label.free_bid", "Exhaust {card}: bid on {disaster} for free",
                       {card_argument("card", tool_in(move)), disaster});
        case Kind::replace:
            return say("label.replace", "Exhaust {card}: replace {disaster}",
                       {card_argument("card", tool_in(move)), disaster});
        default:
            return say("label.take", "Take {disaster}: lose {loss}, gain {tokens} and {card}",
                       {disaster, loss_argument(state, auction.card), tokens_argument("tokens", auction.pot),
                        card_argument("card", auction.card)});
    }
}

Phrase label_loan(Move move) {
    if (amount_in(move) == 0) return say("label.loan.none", "Borrow nothing");
    return say(
        "label.loan", "Borrow {coins} for {price} VP; your stash is shown",
        {tokens_argument("coins", coins(amount_in(move))), number_argument("price", loan_price * amount_in(move))});
}

Phrase label_place(const State& state, Move move) {
    const Argument card = card_argument("card", state.turn.card);
    return say("label.place", "Put {card} under {tile} at {position}",
               {card, tile_argument("tile", tile_at(state, position_in(move))),
                position_argument("position", position_in(move))});
}

Phrase label_at(const State& state, Move move, std::string_view key, std::string english) {
    return say(
        key, std::move(english),
        {tile_argument("tile", tile_at(state, position_in(move))), position_argument("position", position_in(move))});
}

Phrase label_convert(Move move) {
    const Card source = card_in(move);
    return say("label.convert", "{source}: 1 {token} into {gain}",
               {source_argument("source", source, converting_tile), token_argument("token", paid_in(move)),
                gain_argument("gain", yield(source, paid_in(move), got_in(move)), got_in(move))});
}

Argument price_argument(Due due) { return tokens_argument("price", tokens(0, due.hammers, 0, due.coins)); }

Phrase label_use(const State& state, Card source) {
    if (source == Card::none)
        return say("label.use.swap", "{source}: swap any two of your locations",
                   {source_argument("source", source, swapping_tile)});
    const Ability& ability = disaster(source).ability;
    if (ability.kind == AbilityKind::swap && state.board.host[source] != Tile::none)
        return say("label.use.shift", "{source}: swap {tile} with a neighbour",
                   {card_argument("source", source), tile_argument("tile", state.board.host[source])});
    return say("label.use.move", "{source}: move one of your innovations", {card_argument("source", source)});
}

Phrase label_pay(const State& state, Move move) {
    const Due due = state.turn.due;
    return say("label.pay", "Pay {price}",
               {tokens_argument("price", tokens(0, due.hammers - amount_in(move), 0, due.coins + amount_in(move)))});
}

Phrase label_industry_move(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::build:
            return say("label.build", "Build {card} for {price}",
                       {card_argument("card", card_in(move)), price_argument(build_due(state, card_in(move)))});
        case Kind::sell:
            return say("label.sell", "Sell {card} for {price}",
                       {card_argument("card", card_in(move)), tokens_argument("price", sale_price(state))});
        case Kind::repair:
            return say("label.repair", "Repair {tile} at {position} for {price}",
                       {tile_argument("tile", tile_at(state, position_in(move))),
                        position_argument("position", position_in(move)),
                        price_argument(repair_due(state, position_in(move)))});
        case Kind::use:
            return label_use(state, card_in(move));
        case Kind::end_industry:
            return say("label.end_industry", "End your Industry");
        case Kind::pay:
            return label_pay(state, move);
        case Kind::swap_first:
            return label_at(state, move, "label.swap_first", "Swap {tile} at {position} ...");
        case Kind::swap_second:
        case Kind::shift:
            return label_at(state, move, "label.swap_second", "... with {tile} at {position}");
        case Kind::move_card:
            return say("label.move_card", "Move {card}", {card_argument("card", card_in(move))});
        case Kind::move_to:
            return label_at(state, move, "label.move_to", "... under {tile} at {position}");
        case Kind::keep:
            return say("label.keep", "Keep the cards in your hand");
        default:
            return say("label.discard", "Discard all the cards in your hand");
    }
}

// A part of a conflict bid, with the strength it leads to.
Phrase label_bid_part(const State& state, Move move) {
    Bid bid = state.bids[state.turn.active];
    if (kind_of(move) == Kind::rally) {
        bid.rally = small(amount_in(move));
        const Argument card = card_argument("card", rally_card);
        return amount_in(move) != 0 ? say("label.rally", "Use {card}: +2 strength", {card})
                                    : say("label.rally.none", "Keep {card} for later", {card});
    }
    const bool axes_asked = kind_of(move) == Kind::axes;
    (axes_asked ? bid.axes : bid.coins) = small(amount_in(move));
    return say(axes_asked ? "label.axes" : "label.coins", "Bid {tokens}: strength {strength}",
               {tokens_argument("tokens", axes_asked ? axes(amount_in(move)) : coins(amount_in(move))),
                number_argument("strength", strength_with(state.board, state.turn.active, bid))});
}

Phrase label_chance(Move move) {
    switch (kind_of(move)) {
        case Kind::first:
            return say("label.first", "{seat} is First Player", {seat_argument("seat", seat_in(move))});
        case Kind::row:
            return say("label.row", "{tile} comes next", {tile_argument("tile", tile_in(move))});
        case Kind::conflict:
            return say("label.conflict", "{conflict}", {conflict_argument("conflict", conflict_in(move))});
        case Kind::reveal:
            return say("label.reveal", "{disaster} ({card})",
                       {disaster_argument("disaster", card_in(move)), card_argument("card", card_in(move))});
        default:
            return say("label.card", "{card}", {card_argument("card", card_in(move))});
    }
}

}  // namespace

}  // namespace empires_end

Phrase EmpiresEnd::label(const State& state, Move move) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    switch (kind_of(move)) {
        case Kind::first:
        case Kind::row:
        case Kind::deal:
        case Kind::reveal:
        case Kind::draw:
        case Kind::conflict:
            return label_chance(move);
        case Kind::bid:
        case Kind::free_bid:
        case Kind::take:
        case Kind::replace:
            return label_disaster_move(state, move);
        case Kind::end_turn:
            return say("label.end_turn", "End your turn");
        case Kind::pass:
            return say("label.pass", "Replace nothing");
        case Kind::destroy:
            return label_at(state, move, "label.destroy", "Lose {tile} at {position}");
        case Kind::place:
            return label_place(state, move);
        case Kind::loan:
            return label_loan(move);
        case Kind::pick:
            return say("label.pick", "Gain 1 {token}", {token_argument("token", token_in(move))});
        case Kind::convert:
            return label_convert(move);
        case Kind::end_economy:
            return say("label.end_economy", "End your Economy");
        case Kind::order:
            return order_in(move) == Order::economy_first ? say("label.economy_first", "Economy first")
                                                          : say("label.industry_first", "Industry first");
        case Kind::rally:
        case Kind::axes:
        case Kind::coins:
            return label_bid_part(state, move);
        default:
            return label_industry_move(state, move);
    }
}

}  // namespace ozy
