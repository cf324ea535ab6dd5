// describe.cpp - every event as one log sentence.
#include "games/empires_end/arguments.hpp"
#include "games/empires_end/events.hpp"
#include "games/empires_end/game.hpp"

namespace ozy {

namespace empires_end {

namespace {

// An event with its operands read by type; each sentence uses the ones its Happening has.
struct Told {
    const Event& event;
    Happening what() const { return static_cast<Happening>(event.kind); }
    Argument seat() const { return seat_argument("seat", event.seat); }
    Card card_id() const { return static_cast<Card>(event.a); }
    Argument card() const { return card_argument("card", card_id()); }
    Argument disaster() const { return disaster_argument("disaster", card_id()); }
    Argument tile() const { return tile_argument("tile", static_cast<Tile>(event.a)); }
    Argument host() const { return tile_argument("tile", static_cast<Tile>(event.b)); }
    Argument other_tile() const { return tile_argument("other", static_cast<Tile>(event.b)); }
    Argument at_b() const { return position_argument("position", static_cast<Position>(event.b)); }
    Argument at_c() const { return position_argument("position", static_cast<Position>(event.c)); }
    Argument tool() const { return card_argument("tool", static_cast<Card>(event.c)); }
    Argument conflict() const { return conflict_argument("conflict", static_cast<Conflict>(event.a)); }
    Argument count() const { return number_argument("count", event.amount); }
    Argument tokens() const {
        return tokens_argument("tokens", empires_end::tokens(event.a, event.b, event.c, event.amount));
    }
};

Phrase describe_setup(const Told& told) {
    switch (told.what()) {
        case Happening::first_player_chosen:
            return say("first_player_chosen", "{seat} is First Player", {told.seat()});
        case Happening::tile_laid:
            return say("tile_laid", "{tile} lies at position {position} of every row", {told.tile(), told.at_b()});
        case Happening::cards_dealt:
            return say("cards_dealt", "{seat} is dealt {count} cards", {told.seat(), told.count()});
        case Happening::card_received:
            return say("card_received", "{seat} gets {card}", {told.seat(), told.card()});
        case Happening::phase_began:
            return say("phase_began", "Space {count}: {phase}",
                       {told.count(), phase_argument("phase", static_cast<Phase>(told.event.a))});
        case Happening::deck_renewed:
            return say("deck_renewed", "The discard pile becomes the deck");
        case Happening::card_drawn:
            return say("card_drawn", "{seat} draws a card", {told.seat()});
        default:
            return say("refill_stopped", "No more cards are drawn: the rest is kept for the disasters to come");
    }
}

Phrase describe_bid(const Told& told) {
    const Argument slot = slot_argument("slot", static_cast<Slot>(told.event.b));
    switch (told.what()) {
        case Happening::disaster_revealed:
            return say("disaster_revealed", "Slot {slot}: {disaster} ({card})", {slot, told.disaster(), told.card()});
        case Happening::bid_made:
            return say("bid_made", "{seat} bids 1 {token} on slot {slot}",
                       {told.seat(), token_argument("token", static_cast<Token>(told.event.a)), slot});
        case Happening::bid_for_free:
            return say("bid_for_free", "{seat} bids on slot {slot} for free: {card} is exhausted",
                       {told.seat(), slot, told.card()});
        case Happening::disaster_replaced:
            return say("disaster_replaced", "{seat} replaces {disaster} in slot {slot}: {tool} is exhausted",
                       {told.seat(), told.disaster(), slot, told.tool()});
        case Happening::replace_declined:
            return say("replace_declined", "{seat} replaces nothing", {told.seat()});
        default:
            return say("turn_ended", "{seat} ends its turn", {told.seat()});
    }
}

Phrase describe_take(const Told& told) {
    switch (told.what()) {
        case Happening::disaster_taken:
            return say("disaster_taken", "{seat} takes {disaster}", {told.seat(), told.disaster()});
        case Happening::take_forced:
            return say("take_forced", "{seat} has to take it: no fitting token, no Coin, no Free Bid", {told.seat()});
        case Happening::first_player_moved:
            return say("first_player_moved", "{seat} becomes First Player", {told.seat()});
        case Happening::pot_gained:
            return say("pot_gained", "{seat} gains the pot: {tokens}", {told.seat(), told.tokens()});
        case Happening::tile_destroyed:
            return say("tile_destroyed", "{seat} loses {tile} at {position}", {told.seat(), told.tile(), told.at_b()});
        case Happening::nothing_destroyed:
            return say("nothing_destroyed", "{seat} has nothing left to lose", {told.seat()});
        case Happening::innovation_placed:
            return say("innovation_placed", "{seat} puts {card} under {tile} at {position}",
                       {told.seat(), told.card(), told.host(), told.at_c()});
        case Happening::innovation_lost:
            return say("innovation_lost", "{seat} has no healthy location: {card} is discarded",
                       {told.seat(), told.card()});
        case Happening::stash_shown:
            return say("stash_shown", "{seat} shows its stash: {tokens}", {told.seat(), told.tokens()});
        default:
            return say("coins_borrowed", "{seat} borrows {coins} for {price} VP",
                       {told.seat(), tokens_argument("coins", coins(told.event.amount)),
                        number_argument("price", loan_price * told.event.amount)});
    }
}

Phrase describe_economy(const Told& told) {
    switch (told.what()) {
        case Happening::income:
            return say("income", "{seat} gains {tokens}", {told.seat(), told.tokens()});
        case Happening::vp_gained:
            return say("vp_gained", "{seat} gains {count} VP from {card}", {told.seat(), told.count(), told.card()});
        case Happening::refreshed:
            return say("refreshed", "{seat}'s {card} is refreshed", {told.seat(), told.card()});
        case Happening::picked:
            if (told.event.amount == 0)
                return say("picked.none", "{seat} picks {token} with {card}, but the supply has none",
                           {told.seat(), token_argument("token", static_cast<Token>(told.event.b)), told.card()});
            return say("picked", "{seat} picks 1 {token} from {card}",
                       {told.seat(), token_argument("token", static_cast<Token>(told.event.b)), told.card()});
        case Happening::converted:
            return say("converted", "{seat} turns 1 {token} into {gain} with {source}",
                       {told.seat(), token_argument("token", static_cast<Token>(told.event.b)),
                        gain_argument("gain", told.event.amount, static_cast<Token>(told.event.c)),
                        source_argument("source", told.card_id(), converting_tile)});
        default:
            if (told.event.amount == 0)
                return say("economy_done", "{seat}'s Economy is done: {total} tokens",
                           {told.seat(), number_argument("total", told.event.a)});
            return say("economy_done.vp", "{seat}'s Economy is done: {total} tokens, {count} VP from conversions",
                       {told.seat(), number_argument("total", told.event.a), told.count()});
    }
}

Phrase describe_industry(const Told& told) {
    switch (told.what()) {
        case Happening::order_chosen:
            return static_cast<Order>(told.event.a) == Order::economy_first
                       ? say("order_chosen.economy", "{seat} plays its Economy first", {told.seat()})
                       : say("order_chosen.industry", "{seat} plays its Industry first", {told.seat()});
        case Happening::card_built:
            return told.event.b != 0 ? say("card_built.discount", "{seat} builds {card}, 1 Hammer cheaper",
                                           {told.seat(), told.card()})
                                     : say("card_built", "{seat} builds {card}", {told.seat(), told.card()});
        case Happening::due_paid:
            return say("due_paid", "{seat} pays {tokens}", {told.seat(), told.tokens()});
        case Happening::card_sold:
            return say("card_sold", "{seat} sells {card}", {told.seat(), told.card()});
        case Happening::sale_gained:
            return say("sale_gained", "{seat} gains {tokens} for it", {told.seat(), told.tokens()});
        case Happening::tile_repaired:
            return say("tile_repaired", "{seat} repairs {tile} at {position}", {told.seat(), told.tile(), told.at_b()});
        case Happening::tiles_swapped:
            return say("tiles_swapped", "{seat} swaps {tile} and {other} with {source}",
                       {told.seat(), told.tile(), told.other_tile(),
                        source_argument("source", static_cast<Card>(told.event.c), swapping_tile)});
        case Happening::innovation_moved:
            return say("innovation_moved", "{seat} moves {card} under {tile} at {position}",
                       {told.seat(), told.card(), told.host(), told.at_c()});
        case Happening::industry_done:
            return say("industry_done", "{seat}'s Industry is done", {told.seat()});
        case Happening::hand_kept:
            return say("hand_kept", "{seat} keeps its cards", {told.seat()});
        default:
            return say("card_discarded", "{seat} discards {card}", {told.seat(), told.card()});
    }
}

Phrase describe_bid_noted(const Told& told) {
    const std::vector<Argument> arguments = {told.seat(),
                                             tokens_argument("tokens", tokens(0, 0, told.event.b, told.event.amount))};
    return told.event.a != 0 ? say("bid_noted.rally", "{seat}'s secret bid: {tokens} and the Rally", arguments)
                             : say("bid_noted", "{seat}'s secret bid: {tokens}", arguments);
}

Phrase describe_bid_shown(const Told& told) {
    const std::vector<Argument> arguments = {
        told.seat(), tokens_argument("tokens", tokens(0, 0, told.event.b, told.event.c)), told.count()};
    return told.event.a != 0 ? say("bid_shown.rally", "{seat} bids {tokens} and the Rally: strength {count}", arguments)
                             : say("bid_shown", "{seat} bids {tokens}: strength {count}", arguments);
}

Phrase describe_conflict(const Told& told) {
    switch (told.what()) {
        case Happening::conflict_revealed:
            return say("conflict_revealed", "Conflict: {conflict}", {told.conflict()});
        case Happening::bid_hidden:
            return say("bid_hidden", "{seat} has bid", {told.seat()});
        case Happening::bid_noted:
            return describe_bid_noted(told);
        case Happening::bid_shown:
            return describe_bid_shown(told);
        case Happening::row_reached:
            return say("row_reached", "{seat} reaches the row of strength {least}: {count} VP",
                       {told.seat(), number_argument("least", told.event.b), told.count()});
        case Happening::tokens_gained:
            return say("tokens_gained", "{seat} gains {tokens}", {told.seat(), told.tokens()});
        case Happening::tokens_lost:
            return say("tokens_lost", "{seat} loses {tokens}", {told.seat(), told.tokens()});
        case Happening::victory:
            return told.event.amount != 0
                       ? say("victory.vp", "Victory for {seat}: {count} VP", {told.seat(), told.count()})
                       : say("victory", "Victory for {seat}", {told.seat()});
        case Happening::upheaval:
            return say("upheaval", "Upheaval: {seat}'s {tile} changes places with {other} at {position}",
                       {told.seat(), told.tile(), told.other_tile(), told.at_c()});
        default:
            return say("upheaval_harmless", "The upheaval moves nothing of {seat}'s", {told.seat()});
    }
}

Phrase describe_end(const Told& told) {
    switch (told.what()) {
        case Happening::final_track:
            return say("final_track", "{seat}: {count} VP on the track", {told.seat(), told.count()});
        case Happening::final_tiles:
            return say("final_tiles", "{seat}: {count} VP of healthy locations", {told.seat(), told.count()});
        case Happening::final_innovation:
            return say("final_innovation", "{seat}: {count} VP from {card}", {told.seat(), told.count(), told.card()});
        default:
            return say("final_score", "{seat} is number {rank} with {count} VP",
                       {told.seat(), number_argument("rank", told.event.a), told.count()});
    }
}

}  // namespace

}  // namespace empires_end

// The chapters of Happening, in its order.
Phrase EmpiresEnd::describe(const Event& event) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Told told{event};
    const Happening what = told.what();
    if (what <= Happening::refill_stopped) return describe_setup(told);
    if (what <= Happening::turn_ended) return describe_bid(told);
    if (what <= Happening::coins_borrowed) return describe_take(told);
    if (what <= Happening::economy_done) return describe_economy(told);
    if (what <= Happening::card_discarded) return describe_industry(told);
    if (what <= Happening::upheaval_harmless) return describe_conflict(told);
    return describe_end(told);
}

}  // namespace ozy
