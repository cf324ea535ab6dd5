// tensor.cpp - what a seat may know as bytes for a learner: rows of tiles, cards, seats, the auctions, the turn
// (docs/TENSORS.md).
#include "games/empires_end/game.hpp"

namespace ozy {

namespace empires_end {

namespace {

constexpr int zero = 128;  // of numbers that may be negative

template <class Out>
void lay_out_rows(Out& out, const View& seen, OwnFirst seats) {
    out.table("rows", "Eleven items for each seat, the viewer's own first: the positions of its row from the left.");
    for (int place = 0; place < max_players; ++place) {
        const Empire empire = seats.sits(place) ? seen.board.empires[seats.at(place)] : Empire{};
        for (RowPosition position : all_positions) {
            out.item();
            const Tile tile = seats.sits(place) ? empire.row[position] : Tile::none;
            out.one_of("tile, from F3 to C32", index(tile), row_length);
            out.flag("healthy", tile != Tile::none && empire.healthy.contains(tile));
            int hosted = 0;
            for (Card card : empire.innovations) hosted += seen.board.host[card] == tile;
            out.number("innovations under it", hosted);
        }
    }
}

template <class Out>
void lay_out_cards(Out& out, const View& seen, OwnFirst seats) {
    const Board& board = seen.board;
    out.table("cards", "One item for each disaster card, 1 to 66; seats count from the viewer on.");
    for (int number = 1; number <= card_count; ++number) {
        out.item();
        const Card card = card_at(number);
        for (int place = 0; place < max_players; ++place) {
            const bool sits = seats.sits(place);
            out.flag({"innovation of seat", place}, sits && board.empires[seats.at(place)].innovations.contains(card));
            out.flag({"known in the hand of seat", place}, sits && seen.hands[seats.at(place)].contains(card));
        }
        out.one_of("tile it lies under", index(board.host[card]), row_length);
        out.flag("exhausted", board.exhausted.contains(card));
        out.flag("discarded", board.discard_pile.contains(card));
        for (Slot slot : both_slots) out.flag({"up for auction in slot", index(slot)}, board.slots[slot].card == card);
        out.flag("unseen: in the deck or a hidden hand", seen.unseen.contains(card));
        out.flag("used in this Industry", seen.turn.industry.used.contains(card));
        out.flag("taken, built or moving", seen.turn.card == card);
        out.flag("source of the ability in use", seen.turn.source == card);
        out.flag("asks for a pick", seen.turn.economy.pick == card);
    }
}

template <class Out>
void lay_out_stash(Out& out, const View& seen, Seat seat, bool sits) {
    const Record record = sits ? seen.board.empires[seat].record : Record{};
    for (Token token : all_tokens)
        out.number({token_names[token], "held, if known"}, sits ? seen.stashes[seat][token] : 0);
    out.number("tokens held, as all know", record.total);
    for (Token token : all_tokens) out.number({token_names[token], "held at least"}, record.least[token]);
    for (Token token : all_tokens) out.number({token_names[token], "held at most"}, record.most[token]);
    const Bid bid = sits ? seen.bids[seat] : Bid{};
    out.number("axes bid, if known", bid.axes);
    out.number("coins bid, if known", bid.coins);
    out.flag("rally bid, if known", bid.rally != 0);
}

template <class Out>
void lay_out_seats(Out& out, const View& seen, OwnFirst seats) {
    out.table("seats", "One item for each seat, the viewer's own first; of a seat that is not there all is 0.");
    for (int place = 0; place < max_players; ++place) {
        out.item();
        const bool sits = seats.sits(place);
        const Seat seat = sits ? seats.at(place) : Seat::first;
        out.flag("sits", sits);
        out.number("VP and 128", sits ? seen.board.empires[seat].vp + zero : 0);
        lay_out_stash(out, seen, seat, sits);
        out.number("cards in hand", sits ? seen.hand_sizes[seat] : 0);
        out.flag("keeps its cards", sits && seen.turn.kept.contains(seat));
        out.flag("First Player", sits && seen.board.first_player == seat);
        out.flag("on turn", sits && seen.turn.active == seat);
        out.flag("is waited for", sits && decider_of(seen.turn) == seat);
    }
}

template <class Out>
void lay_out_auctions(Out& out, const View& seen) {
    out.table("auctions", "One item for each of the two slots.");
    for (Slot slot : both_slots) {
        out.item();
        const Auction& auction = seen.board.slots[slot];
        out.flag("open", auction.card != Card::none);
        for (Token token : all_tokens) out.number({token_names[token], "in the pot"}, auction.pot[token]);
        out.flag("handled by the seat on turn", seen.turn.handled.contains(slot));
    }
}

template <class Out>
void lay_out_economy(Out& out, const Turn& turn) {
    int source = 0;  // the tile, then cards by their numbers
    for (std::uint8_t uses : turn.economy.uses) out.number({"uses of conversion", source++}, uses);
    out.number("VP from conversions", turn.economy.vp);
    out.number("card actions", turn.industry.card_actions);
    out.number("discounts", turn.industry.discounts);
    out.number("repairs", turn.industry.repairs);
    out.flag("swapped by the City", turn.industry.used.contains(Card::none));
    out.number("Hammers due", turn.due.hammers);
    out.number("Coins due", turn.due.coins);
}

template <class Out>
void lay_out_options(Out& out, const Options& options) {
    out.number("seats", options.players);
    out.flag("option length: blitz", options.blitz != 0);
    out.flag("option city_discount", options.city_discount != 0);
    out.flag("option open_stash", options.open_stash != 0);
    out.flag("option replace_any_time", options.replace_any_time != 0);
    out.flag("option supply: counted", options.counted_supply != 0);
    out.flag("option losses: coins", options.coins_for_losses != 0);
    out.flag("option loan: to five", options.loan_to_five != 0);
    out.flag("option discard: after two", options.discard_after_two != 0);
    out.flag("option refill: after a discard", options.refill_after_discard != 0);
    out.flag("option most_destroyed: alone", options.most_destroyed_alone != 0);
    out.flag("option ties: after the First Player", options.tie_after_first != 0);
}

// -1 past the end of the track.
int phase_index(const View& seen) {
    const int space = seen.turn.space;
    return space < track_length(seen.options) ? index(phase_on(seen.options, space)) : -1;
}

template <class Out>
void lay_out_turn(Out& out, const View& seen) {
    const Turn& turn = seen.turn;
    out.table("turn", "One item: what is asked, how far the game has come, and the options.");
    out.item();
    out.one_of("question, as in state.hpp", index(turn.question), question_count);
    out.one_of("space of the track, from 0", turn.space, full_length);
    out.one_of("phase: D, DD, E, I, EI, C", phase_index(seen), 6);
    out.one_of("slot asked about", index(turn.slot), 2);
    out.one_of("position asked about", index(turn.position), row_length);
    out.one_of("order of the halves", index(turn.order), 3);
    out.flag("in the second half", turn.second_half != 0);
    out.one_of("conflict card, by number", index(turn.conflict), conflict_count + 1);
    out.some_of("conflict cards used, by number", seen.board.conflicts_used.bits(), conflict_count + 1);
    for (Token token : all_tokens) out.number({token_names[token], "in a counted supply"}, seen.board.supply[token]);
    lay_out_economy(out, turn);
    lay_out_options(out, seen.options);
}

template <class Out>
void lay_out(Out& out, const View& seen) {
    const OwnFirst seats(seen.viewer, seen.options.players);
    lay_out_rows(out, seen, seats);
    lay_out_cards(out, seen, seats);
    lay_out_seats(out, seen, seats);
    lay_out_auctions(out, seen);
    lay_out_turn(out, seen);
}

}  // namespace

}  // namespace empires_end

const TensorShape& EmpiresEnd::tensor_shape() {
    static const TensorShape shape =
        plan_tensor<View>([](auto& out, const View& seen) { empires_end::lay_out(out, seen); });
    return shape;
}
void EmpiresEnd::encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
    TensorBytes bytes(out, kept);
    empires_end::lay_out(bytes, seen);
}

}  // namespace ozy
