// wire.cpp - a view as JSON, and the ids of the things a person clicks.
#include "games/empires_end/game.hpp"
#include "games/empires_end/names.hpp"
#include "games/empires_end/position.hpp"
#include "games/empires_end/preview.hpp"
#include "games/empires_end/rules/conflict.hpp"
#include "games/empires_end/rules/disaster.hpp"

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
    json.key(name).open_list();
    for (Card card : cards) json.value(number(card));
    json.close_list();
}

void write_seat_id(Json& json, std::string_view name, Seat seat) {
    json.key(name);
    if (is_player(seat))
        json.value(index(seat));
    else
        json.null();
}

void write_options(Json& json, const Options& options) {
    json.key("options").open_object();
    json.field("players", options.players).field("length", options.blitz != 0 ? "blitz" : "full");
    json.field("city_discount", options.city_discount != 0).field("open_stash", options.open_stash != 0);
    json.field("replace_any_time", options.replace_any_time != 0).close_object();
}

void write_track(Json& json, const View& seen) {
    json.key("track").open_list();
    for (int space = 0; space < track_length(seen.options); ++space)
        json.value(phase_codes[phase_on(seen.options, space)]);
    json.close_list();
    json.field("space", seen.turn.space + 1);
    json.field("disasters_to_come", disaster_cards_after(seen.options, seen.turn.space));
}

void write_turn(Json& json, const View& seen) {
    const Turn& turn = seen.turn;
    const bool asks = turn.step > Step::conflict && turn.step < Step::over;
    json.field("step", step_names[turn.step]);
    write_seat_id(json, "decider", !asks ? Seat::over : turn.step == Step::window ? turn.asked : turn.active);
    write_seat_id(json, "active", asks ? turn.active : Seat::over);
    write_seat_id(json, "first_player", seen.board.first_player);
    json.key("held");
    if (turn.card == Card::none)
        json.null();
    else
        json.value(number(turn.card));
    json.key("due").open_object().field("hammers", turn.due.hammers).field("coins", turn.due.coins).close_object();
    json.key("industry").open_object();
    json.field("card_actions", turn.industry.card_actions).field("discounts", turn.industry.discounts);
    json.field("repairs", turn.industry.repairs);
    write_cards(json, "used", turn.industry.used);
    json.close_object();
}

void write_outlook(Json& json, const View& seen, Seat seat, Card card) {
    const Empire& empire = seen.board.empires[seat];
    const Outlook preview = outlook(seen, seat, card);
    json.open_object().field("seat", index(seat));
    json.key("loses").open_list();
    for (Position position : preview.losses) {
        const Tile tile = empire.row[position];
        json.open_object().field("position", number(position)).field("tile", tiles[tile].short_name);
        json.field("vp", tiles[tile].vp).close_object();
    }
    json.close_list();
    json.field("worth", to_english(preview.worth));  // empty: the card's text says it all
    write_range(json, "can_pay", preview.can_pay);
    json.field("free_bids", preview.free_bids).close_object();
}

void write_slots(Json& json, const View& seen) {
    json.key("slots").open_list();
    for (Slot slot : open_slots(seen.board)) {
        const Auction& auction = seen.board.slots[slot];
        json.open_object().field("slot", static_cast<int>(ordinal(slot)) + 1).field("card", number(auction.card));
        json.field("target", number(target_of(auction.card)));
        write_tokens(json, "pot", auction.pot);
        json.field("handled", seen.turn.handled.contains(slot));
        json.key("preview").open_list();
        for (Seat seat : seats_of(seen.options.players)) write_outlook(json, seen, seat, auction.card);
        json.close_list().close_object();
    }
    json.close_list();
}

void write_row(Json& json, const View& seen, Seat seat) {
    const Empire& empire = seen.board.empires[seat];
    json.key("row").open_list();
    for (Tile tile : empire.row) {
        if (tile == Tile::none) continue;  // not yet laid
        json.open_object().field("tile", tiles[tile].short_name).field("healthy", empire.healthy.contains(tile));
        json.key("innovations").open_list();
        for (Card card : empire.innovations)
            if (seen.board.host[card] == tile)
                json.open_object()
                    .field("card", number(card))
                    .field("cube", seen.board.exhausted.contains(card))
                    .close_object();
        json.close_list().close_object();
    }
    json.close_list();
}

void write_seat(Json& json, const View& seen, Seat seat) {
    const Forecast score = forecast(seen, seat);
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
    if (sees_hand(seen.viewer, seat, seen.turn.step)) write_cards(json, "hand", seen.hands[seat]);
    write_range(json, "strength", strength_range(seen, seat));
    write_row(json, seen, seat);
    json.close_object();
}

void write_reward(Json& json, const Reward& reward) {
    json.field("vp", reward.vp);
    write_tokens(json, "tokens", reward.tokens);
}

void write_conflict(Json& json, const View& seen) {
    json.key("conflict");
    if (seen.turn.conflict == Conflict::none) {
        json.null();
        return;
    }
    const ConflictFacts& card = facts(seen.turn.conflict);
    json.open_object().field("card", number(seen.turn.conflict)).field("name", card.name);
    json.field("provenance", origin_names[Origin::reconstructed]);
    json.field("upheaval", number(card.upheaval));
    json.key("rows").open_list();
    for (const Threshold& row : card.rows) {
        json.open_object().field("least", row.least);
        write_reward(json, row.reward);
        json.close_object();
    }
    json.close_list().key("victory").open_object();
    write_reward(json, card.victory);
    json.close_object().key("upheavals").open_list();
    for (Seat seat : seats_of(seen.options.players)) {
        const Tile tile = upheaval_tile(seen.board.empires[seat], card.upheaval);
        if (tile == Tile::none)
            json.null();
        else
            json.value(tiles[tile].short_name);
    }
    json.close_list();
    if (is_player(seen.viewer)) {
        const Bid& bid = seen.bids[seen.viewer];
        json.key("own_bid").open_object().field("rally", bid.rally).field("axes", bid.axes);
        json.field("coins", bid.coins).close_object();
    }
    json.close_object();
}

// The cards the viewer can see somewhere, with what the printed game is known to say (`provenance`).
void write_card_texts(Json& json, const View& seen) {
    CardSet sight = CardSet::all() - seen.unseen;
    json.key("cards").open_object();
    for (Card card : sight) {
        const Disaster& facts = disaster(card);
        json.key(std::to_string(number(card))).open_object().field("name", facts.name);
        json.field("family", family_names[family_of(card)]).field("target", number(target_of(card)));
        json.key("bid").open_list();
        for (Token kind : family_bids[family_of(card)]) json.value(token_names[kind]);
        json.close_list().field("cost", facts.build_cost).field("color", color_names[color_of(facts.ability)]);
        json.field("kind", ability_kinds[facts.ability.kind].name).field("text", facts.text);
        json.key("provenance").open_object().field("kind", origin_names[facts.kind_origin]);
        json.field("numbers", origin_names[facts.numbers_origin]);
        json.field("rest", origin_names[Origin::reconstructed]).close_object().close_object();
    }
    json.close_object();
}

void write_tile_texts(Json& json) {
    json.key("tiles").open_object();
    for (const TileFacts& tile : tiles) {
        json.key(tile.short_name).open_object().field("kind", tile_kind_names[tile.kind]).field("vp", tile.vp);
        json.field("hammers", tile.repair[Token::hammer]).field("coins", tile.repair[Token::coin]);
        json.field("color", color_names[color_of(tile.ability)]).field("text", tile.text);
        json.key("provenance").open_object().field("vp", origin_names[tile.vp_origin]);
        json.field("repair", origin_names[Origin::reconstructed]).field("ability", origin_names[Origin::seed]);
        json.close_object().close_object();
    }
    json.close_object();
}

std::string slot_target(Move move, std::string_view what) {
    return "slot." + number_text(slot_in(move)) + "." + std::string(what);
}

std::string dotted(std::string_view place, int number) { return std::string(place) + "." + std::to_string(number); }

// The things on the table; the rest are buttons with the words of the notation.
std::string thing_target(Move move) {
    switch (kind_of(move)) {
        case Kind::bid:
            return slot_target(move, "bid." + std::string(token_names[paid_in(move)]));
        case Kind::free_bid:
            return slot_target(move, dotted("free_bid", number(tool_in(move))));
        case Kind::take:
            return slot_target(move, "take");
        case Kind::replace:
            return slot_target(move, dotted("replace", number(tool_in(move))));
        case Kind::destroy:
        case Kind::place:
        case Kind::repair:
        case Kind::swap_first:
        case Kind::swap_second:
        case Kind::shift:
        case Kind::move_to:
            return dotted("position", number(position_in(move)));
        case Kind::build:
            return dotted("hand", number(card_in(move))) + ".build";
        case Kind::sell:
            return dotted("hand", number(card_in(move))) + ".sell";
        case Kind::use:
            return "use." + source_text(card_in(move), swapping_tile);
        case Kind::move_card:
            return dotted("card", number(card_in(move)));
        case Kind::convert:
            return "convert." + source_text(card_in(move), converting_tile) + "." +
                   std::string(token_names[paid_in(move)]) + "." + std::string(token_names[got_in(move)]);
        case Kind::pick:
            return "pick." + std::string(token_names[token_in(move)]);
        default:
            return {};
    }
}

}  // namespace

}  // namespace empires_end

std::string EmpiresEnd::target(const State& state, Move move) {
    std::string thing = empires_end::thing_target(move);
    if (!thing.empty()) return thing;
    std::string words = to_text(state, move);
    for (char& letter : words)
        if (letter == ' ') letter = '.';
    return "button." + words;
}

void EmpiresEnd::write_view(Json& json, const View& seen) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    json.open_object();
    write_seat_id(json, "viewer", seen.viewer);
    write_options(json, seen.options);
    write_track(json, seen);
    write_turn(json, seen);
    json.field("deck", deck_size(seen));
    write_cards(json, "discard", seen.board.discard_pile);
    json.key("unseen_targets").open_list();
    for (int count : unseen_targets(seen)) json.value(count);
    json.close_list();
    write_slots(json, seen);
    write_conflict(json, seen);
    json.key("seats").open_list();
    for (Seat seat : seats_of(seen.options.players)) write_seat(json, seen, seat);
    json.close_list();
    write_card_texts(json, seen);
    write_tile_texts(json);
    json.close_object();
}

}  // namespace ozy
