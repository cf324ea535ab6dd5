// wire.cpp - a view as JSON. Cards and tiles go by number and short name: what is printed on them stands in
// disasters.json and locations.json.
#include "games/empires_end/game.hpp"
#include "games/empires_end/names.hpp"
#include "games/empires_end/preview.hpp"
#include "games/empires_end/questions.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"
#include "games/empires_end/rules/economy.hpp"
#include "games/empires_end/rules/industry.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

void write_tokens(Json& json, std::string_view name, const Tokens& some) {
    json.key(name).open_object();
    for (Token kind : all_tokens) json.field(token_names[kind], some[kind]);
    json.close_object();
}

void write_range(Json& json, std::string_view name, Range range) {
    json.key(name).open_list().value(range.least).value(range.most).close_list();
}

void write_cards(Json& json, std::string_view name, const CardSet& cards) {
    json.list(name, cards, [](Card card) { return number(card); });
}

void write_places(Json& json, const PlaceGains& places) {
    json.key("places").open_list();
    for (const PlaceGain& place : places) json.open_list().value(number(place.position)).value(place.gain).close_list();
    json.close_list();
}

void write_due(Json& json, Due due) { json.open_list().value(due.hammers).value(due.coins).close_list(); }

void write_options(Json& json, const Options& options) {
    json.key("options").open_object();
    json.field("players", options.players).field("length", options.blitz != 0 ? "blitz" : "full");
    json.field("city_discount", options.city_discount != 0).field("open_stash", options.open_stash != 0);
    json.field("replace_any_time", options.replace_any_time != 0);
    json.field("supply", counts_supply(options) ? "counted" : "unlimited");
    json.field("losses", options.coins_for_losses != 0 ? "coins" : "own_kind");
    json.field("loan", options.loan_to_five != 0 ? "to_five" : "any");
    json.field("discard", options.discard_after_two != 0 ? "after_two" : "always");
    json.field("refill", options.refill_after_discard != 0 ? "after_discard" : "always");
    json.field("most_destroyed", options.most_destroyed_alone != 0 ? "alone" : "shared");
    json.field("ties", options.tie_after_first != 0 ? "after_first" : "from_first").close_object();
}

void write_track(Json& json, const View& seen) {
    json.key("track").open_list();
    for (int space = 0; space < track_length(seen.options); ++space)
        json.value(phase_codes[phase_on(seen.options, space)]);
    json.close_list();
    json.field("space", seen.turn.space + 1);
    json.field("disasters_to_come", disaster_cards_after(seen.options, seen.turn.space));
}

// What the seat in its Industry has left.
void write_industry(Json& json, const View& seen) {
    const Turn& turn = seen.turn;
    json.key("industry");
    if (turn.question < Question::industry || turn.question > Question::hand) {
        json.null();
        return;
    }
    const State state = industry_of(seen, turn.active);
    const bool over = turn.question == Question::hand;  // [EE-9.14] only the cards left are still decided on
    json.open_object().field("card_actions", over ? 0 : card_actions_left(state));
    json.field("discounts", over ? 0 : discounts_left(state)).field("repairs", over ? 0 : 1 - turn.industry.repairs);
    write_cards(json, "used", turn.industry.used);
    write_places(json,
                 turn.question == Question::place_built ? place_gains(seen, turn.active, turn.card) : PlaceGains());
    json.close_object();
}

// [EE-8.7] Conversions are made behind the screen: only who sees the stash sees what is left of them.
void write_economy(Json& json, const View& seen) {
    const Turn& turn = seen.turn;
    json.key("economy");
    if ((turn.question != Question::pick && turn.question != Question::convert) ||
        !sees_stash(seen.options, seen.viewer, turn.active, turn.question)) {
        json.null();
        return;
    }
    json.open_object().key("conversions").open_list();
    for_each_active(seen.board, turn.active, AbilityKind::convert, [&](const Ability&, Tile, Card card) {
        json.open_object().field("source", source_text(card, converting_tile));
        json.field("left", uses_left(turn.economy, card)).close_object();
    });
    json.close_list().close_object();
}

void write_turn(Json& json, const View& seen) {
    const Turn& turn = seen.turn;
    const Seat decider = decider_of(turn);
    json.field("step", questions[turn.question].name);
    json.field("decider", is_player(decider) ? decider : Seat::over);
    json.field("active", is_player(decider) ? turn.active : Seat::over);
    json.field("first_player", seen.board.first_player);
    json.field("held", unless_none(turn.card, [](Card card) { return number(card); }));
    json.key("due").open_object().field("hammers", turn.due.hammers).field("coins", turn.due.coins).close_object();
    write_industry(json, seen);
    write_economy(json, seen);
}

// A sentence as the page's words take it; null: the card's text says it all.
void write_worth(Json& json, const Phrase& worth) {
    json.key("worth");
    if (worth.key.empty()) {
        json.null();
        return;
    }
    json.open_object().field("key", worth.key).field("text", worth.english).key("args").open_object();
    for (const Argument& argument : worth.arguments)
        json.key(argument.name).open_list().value(argument.id).value(argument.word).close_list();
    json.close_object().close_object();
}

void write_preview(Json& json, const View& seen, Seat seat, Card card) {
    const Empire& empire = seen.board.empires[seat];
    const DisasterPreview preview = disaster_preview(seen, seat, card);
    json.open_object().field("seat", index(seat));
    json.key("loses").open_list();
    for (RowPosition position : preview.losses) {
        const Tile tile = empire.row[position];
        json.open_object().field("position", number(position)).field("tile", tiles[tile].short_name);
        json.field("vp", tiles[tile].vp).close_object();
    }
    json.close_list();
    write_worth(json, preview.worth);
    write_range(json, "can_pay", preview.can_pay);
    json.field("free_bids", preview.free_bids);
    if (seat == seen.viewer) write_places(json, preview.places);
    json.close_object();
}

void write_slots(Json& json, const View& seen) {
    json.key("slots").open_list();
    for (Slot slot : open_slots(seen.board)) {
        const Auction& auction = seen.board.slots[slot];
        json.open_object().field("slot", index(slot) + 1).field("card", number(auction.card));
        json.field("target", number(target_of(auction.card)));
        write_tokens(json, "pot", auction.pot);
        json.field("handled", seen.turn.handled.contains(slot));
        json.key("preview").open_list();
        for (Seat seat : seats_of(seen.options.players)) write_preview(json, seen, seat, auction.card);
        json.close_list().close_object();
    }
    json.close_list();
}

void write_row(Json& json, const View& seen, Seat seat) {
    const Empire& empire = seen.board.empires[seat];
    const State industry = industry_of(seen, seat);
    json.key("row").open_list();
    for (RowPosition position : all_positions) {
        const Tile tile = empire.row[position];
        if (tile == Tile::none) continue;  // not yet laid
        json.open_object().field("tile", tiles[tile].short_name).field("healthy", empire.healthy.contains(tile));
        json.key("innovations").open_list();
        for (Card card : empire.innovations)
            if (seen.board.host[card] == tile)
                json.open_object()
                    .field("card", number(card))
                    .field("cube", seen.board.exhausted.contains(card))
                    .close_object();
        json.close_list();
        if (!empire.healthy.contains(tile)) write_due(json.key("repair"), repair_due(industry, position));
        json.close_object();
    }
    json.close_list();
}

// A hand that the viewer sees, with what each card would cost now and bring if sold.
void write_hand(Json& json, const View& seen, Seat seat) {
    const State industry = industry_of(seen, seat);
    json.key("hand").open_list();
    for (Card card : seen.hands[seat]) {
        json.open_object().field("card", number(card));
        write_due(json.key("build"), build_due(industry, card));
        json.close_object();
    }
    json.close_list();
    write_tokens(json, "sale", sale_price(industry));
}

void write_seat(Json& json, const View& seen, Seat seat) {
    const EndScore score = end_score(seen, seat);
    const KnownStash stash = known_stash(seen, seat);
    json.open_object().field("seat", index(seat)).field("name", empire_name(seat));
    json.field("vp", score.track).field("locations", score.tiles);
    write_range(json, "end_innovations", score.innovations);
    write_range(
        json, "score",
        {score.track + score.tiles + score.innovations.least, score.track + score.tiles + score.innovations.most});
    json.field("tokens", stash.total);
    write_tokens(json, "least", stash.least);
    write_tokens(json, "most", stash.most);
    json.field("hand_size", seen.hand_sizes[seat]);
    if (sees_hand(seen.viewer, seat, seen.turn.question)) write_hand(json, seen, seat);
    write_range(json, "strength", strength_range(seen, seat));
    write_row(json, seen, seat);
    json.close_object();
}

void write_reward(Json& json, const Reward& reward) {
    json.field("vp", reward.vp);
    write_tokens(json, "tokens", reward.tokens);
}

std::string_view short_name_of(Tile tile) { return tiles[tile].short_name; }

void write_conflict(Json& json, const View& seen) {
    json.key("conflict");
    if (seen.turn.conflict == Conflict::none) {
        json.null();
        return;
    }
    const ConflictFacts& card = facts(seen.turn.conflict);
    json.open_object().field("card", number(seen.turn.conflict)).field("name", card.name);
    json.field("upheaval", number(card.upheaval));
    json.key("rows").open_list();
    for (std::size_t i = 0; i < card.rows.size(); ++i) {
        json.open_object().field("least", card.rows[i].least).key("most");
        if (i + 1 < card.rows.size())
            json.value(card.rows[i + 1].least - 1);
        else
            json.null();
        write_reward(json, card.rows[i].reward);
        json.close_object();
    }
    json.close_list().key("victory").open_object();
    write_reward(json, card.victory);
    json.close_object().list("upheavals", seats_of(seen.options.players), [&](Seat seat) {
        return unless_none(upheaval_tile(seen.board.empires[seat], card.upheaval), short_name_of);
    });
    if (is_player(seen.viewer)) {
        const Bid& bid = seen.bids[seen.viewer];
        json.key("own_bid").open_object().field("rally", bid.rally).field("axes", bid.axes);
        json.field("coins", bid.coins).close_object();
    }
    json.close_object();
}

}  // namespace

}  // namespace empires_end

void EmpiresEnd::write_view(Json& json, const View& seen) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    json.open_object();
    json.field("viewer", seen.viewer);
    write_options(json, seen.options);
    write_track(json, seen);
    write_turn(json, seen);
    if (counts_supply(seen.options))
        write_tokens(json, "supply", seen.board.supply);
    else
        json.key("supply").null();
    json.field("deck", deck_size(seen));
    write_cards(json, "discard", seen.board.discard_pile);
    json.list("unseen_targets", unseen_targets(seen));
    write_slots(json, seen);
    write_conflict(json, seen);
    json.key("seats").open_list();
    for (Seat seat : seats_of(seen.options.players)) write_seat(json, seen, seat);
    json.close_list();
    json.close_object();
}

}  // namespace ozy
