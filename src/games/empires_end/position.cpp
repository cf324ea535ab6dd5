// position.cpp - positions as text: statements that build any position, and the statements that describe one.
//   row P0 F3 R4{19x,30} [A5] ...   a seat's whole row; without a seat: the order of tiles in every row
//   tile P0 [A5] C32{4}             some of a seat's tiles
//   stash P0 0/1/2/0                Wheat/Hammers/Axes/Coins; known to all until `record` says otherwise
//   record P0 3 0/0/0/0 3/3/3/0     what others know: total, least, most
//   vp P0 -3    hand P0 20 36    discard 1 2    first P1    space 24    conflicts 1 2 (used)
//   slot 1 34 0/1/0/1               an open slot: card and pot
// Unless said otherwise: ladder rows, stashes 2/2/2/2, empty hands, all cards not named in the deck, and the phase of
// the space about to begin.
#include "games/empires_end/position.hpp"

#include <charconv>

#include "games/empires_end/game.hpp"
#include "games/empires_end/legal.hpp"
#include "games/empires_end/names.hpp"
#include "games/empires_end/rules/stash.hpp"
#include "games/empires_end/turn.hpp"

namespace ozy {

namespace empires_end {

namespace {

// Takes a card out of the deck for another place.
Outcome claim_card(State& state, Card card) {
    if (!state.deck.contains(card)) return wrong("card " + std::to_string(number(card)) + " is named twice");
    state.deck.erase(card);
    return Done{};
}

// "19x,30" between the braces of a tile.
Outcome read_innovations(State& state, Seat owner, Tile tile, std::string_view list) {
    while (!list.empty()) {
        int number = 0;
        const auto [end, error] = std::from_chars(list.data(), list.data() + list.size(), number);
        if (error != std::errc{} || number < 1 || number > card_count)
            return wrong("expected cards 1 to 66, such as '{19x,30}', not '" + std::string(list) + "'");
        list.remove_prefix(static_cast<std::size_t>(end - list.data()));
        const Card card = card_at(number);
        if (const auto claimed = claim_card(state, card); !claimed) return claimed;
        state.board.empires[owner].innovations.insert(card);
        state.board.host[card] = tile;
        if (!list.empty() && list[0] == 'x') {
            state.board.exhausted.insert(card);
            list.remove_prefix(1);
        }
        if (!list.empty() && list[0] == ',') list.remove_prefix(1);
    }
    return Done{};
}

// "[R4]{19x,30}"; gives the tile back in `tile`.
Outcome read_tile(State& state, Seat owner, std::string_view item, Tile& tile) {
    const std::string_view whole = item;
    std::string_view cards;
    if (!item.empty() && item.back() == '}') {
        const std::size_t brace = item.find('{');
        if (brace == item.npos) return wrong("'" + std::string(whole) + "' has no '{'");
        cards = item.substr(brace + 1, item.size() - brace - 2);
        item = item.substr(0, brace);
    }
    const bool destroyed = item.size() > 2 && item.front() == '[' && item.back() == ']';
    if (destroyed) item = item.substr(1, item.size() - 2);
    const auto found = find_tile(item);
    if (!found) return wrong("'" + std::string(whole) + "' is not a tile from F3 to C32");
    tile = *found;
    if (destroyed)
        state.board.empires[owner].healthy.erase(tile);
    else
        state.board.empires[owner].healthy.insert(tile);
    return read_innovations(state, owner, tile, cards);
}

Outcome read_row_of(State& state, Seat owner, Words& words) {
    for (Position position : all_positions) {
        Tile tile{};
        if (const auto read = read_tile(state, owner, words.take(), tile); !read) return read;
        state.board.empires[owner].row[position] = tile;
    }
    return nothing_left(words);
}

Outcome read_row(State& state, Words& words) {
    Seat owner{};
    if (words.take_seat(owner, seats(state))) return read_row_of(state, owner, words);
    for (Seat seat : seats_of(seats(state))) {
        Words again = words;
        if (const auto read = read_row_of(state, seat, again); !read) return read;
    }
    return Done{};
}

Outcome read_tiles(State& state, Words& words) {
    Seat owner{};
    if (!words.take_seat(owner, seats(state))) return wrong("expected a seat, such as 'tile P0 [A5]'");
    while (!words.empty()) {
        Tile tile{};
        if (const auto read = read_tile(state, owner, words.take(), tile); !read) return read;
    }
    return Done{};
}

Outcome read_stash(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state)) || !take_tokens(words, state.stashes[seat]))
        return wrong("expected a seat and Wheat/Hammers/Axes/Coins, such as 'stash P0 0/1/2/0'");
    show_stash(state, seat);
    return nothing_left(words);
}

Outcome read_record(State& state, Words& words) {
    Seat seat{};
    int sum = 0;
    Tokens least, most;
    if (!words.take_seat(seat, seats(state)) || !words.take_number(sum, 0, 800) || !take_tokens(words, least) ||
        !take_tokens(words, most))
        return wrong("expected a seat, total, least and most, such as 'record P0 3 0/0/0/0 3/3/3/0'");
    state.board.empires[seat].record = {small(sum), least, most};
    return nothing_left(words);
}

Outcome read_vp(State& state, Words& words) {
    Seat seat{};
    int vp = 0;
    if (!words.take_seat(seat, seats(state)) || !words.take_number(vp, -10000, 10000))
        return wrong("expected a seat and a number, such as 'vp P0 -3'");
    state.board.empires[seat].vp = small(vp);
    return nothing_left(words);
}

Outcome read_cards(State& state, Words& words, CardSet& pile) {
    while (!words.empty()) {
        Card card{};
        if (!take_card(words, card)) return wrong("'" + std::string(words.peek()) + "' is not a card from 1 to 66");
        if (const auto claimed = claim_card(state, card); !claimed) return claimed;
        pile.insert(card);
    }
    return Done{};
}

Outcome read_hand(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, seats(state))) return wrong("expected a seat and cards, such as 'hand P0 20 36'");
    return read_cards(state, words, state.hands[seat]);
}

Outcome read_slot(State& state, Words& words) {
    Slot slot{};
    Card card{};
    if (!take_slot(words, slot) || !take_card(words, card))
        return wrong("expected a slot, a card and a pot, such as 'slot 1 34 0/1/0/0'");
    state.board.slots[slot].card = card;
    if (!words.empty() && !take_tokens(words, state.board.slots[slot].pot))
        return wrong("expected a pot as Wheat/Hammers/Axes/Coins, such as '0/1/0/0'");
    if (const auto claimed = claim_card(state, card); !claimed) return claimed;
    return nothing_left(words);
}

Outcome read_conflicts(State& state, Words& words) {
    Conflict conflict{};
    while (take_conflict(words, conflict)) state.board.conflicts_used.insert(conflict);
    return nothing_left(words);
}

Outcome read_space(State& state, Words& words) {
    int space = 0;
    if (!words.take_number(space, 1, track_length(state.options) + 1)) return wrong("expected the number of a space");
    state.turn.space = static_cast<std::uint8_t>(space - 1);
    return nothing_left(words);
}

// As many conflict cards as conflicts have been begun, the highest numbers first, unless a statement named them.
void use_conflicts(State& state) {
    int begun = 0;
    for (int space = 0; space < state.turn.space; ++space) begun += phase_on(state.options, space) == Phase::conflict;
    if (state.turn.conflict != Conflict::none) ++begun;
    for (int card = conflict_count; card > 0 && state.board.conflicts_used.count() < begun; --card)
        state.board.conflicts_used.insert(static_cast<Conflict>(card));
}

void write_seats(std::vector<std::string>& out, const State& state) {
    for (Seat seat : seats_of(seats(state))) {
        const std::string name = " " + seat_text(seat) + " ";
        const Empire& empire = state.board.empires[seat];
        out.push_back("row" + name + row_text(state.board, seat));
        out.push_back("stash" + name + tokens_text(state.stashes[seat]));
        if (hides_stashes(state.options))
            out.push_back("record" + name + std::to_string(empire.record.total) + " " +
                          tokens_text(empire.record.least) + " " + tokens_text(empire.record.most));
        if (empire.vp != 0) out.push_back("vp" + name + std::to_string(empire.vp));
        if (!state.hands[seat].empty()) out.push_back("hand" + name + cards_text(state.hands[seat]));
    }
}

}  // namespace

std::string tile_text(const Board& board, Seat owner, Tile tile) {
    const Empire& empire = board.empires[owner];
    const std::string name(tiles[tile].short_name);
    std::string under;
    for (Card card : empire.innovations) {
        if (board.host[card] != tile) continue;
        under.append(under.empty() ? "{" : ",").append(std::to_string(number(card)));
        if (board.exhausted.contains(card)) under += "x";
    }
    return (empire.healthy.contains(tile) ? name : "[" + name + "]") + (under.empty() ? "" : under + "}");
}

std::string row_text(const Board& board, Seat owner) {
    std::string out;
    for (Tile tile : board.empires[owner].row) {
        if (tile == Tile::none) continue;  // the row is not drawn yet
        out.append(out.empty() ? "" : " ").append(tile_text(board, owner, tile));
    }
    return out;
}

std::string cards_text(const CardSet& cards) {
    std::string out;
    for (Card card : cards) out.append(out.empty() ? "" : " ").append(std::to_string(number(card)));
    return out;
}

}  // namespace empires_end

EmpiresEnd::State EmpiresEnd::empty_position(const Config& config) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state = setup(config);
    for (Seat seat : seats_of(config.players))
        for (Tile tile : all_tiles) state.board.empires[seat].row[static_cast<Position>(tile)] = tile;
    return state;
}

Outcome EmpiresEnd::read_position(State& state, Words& words) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (words.take("row")) return read_row(state, words);
    if (words.take("tile")) return read_tiles(state, words);
    if (words.take("stash")) return read_stash(state, words);
    if (words.take("record")) return read_record(state, words);
    if (words.take("vp")) return read_vp(state, words);
    if (words.take("hand")) return read_hand(state, words);
    if (words.take("discard")) return read_cards(state, words, state.board.discard_pile);
    if (words.take("slot")) return read_slot(state, words);
    if (words.take("conflicts")) return read_conflicts(state, words);
    if (words.take("space")) return read_space(state, words);
    if (words.take("first")) {
        if (!words.take_seat(state.board.first_player, seats(state)))
            return wrong("expected a seat, such as 'first P1'");
        return nothing_left(words);
    }
    return read_step(state, words);
}

// Without a `step` the phase of the space begins, up to its first question. What does not add up is found by check().
Outcome EmpiresEnd::finish_position(State& state) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    use_conflicts(state);
    count_supply(state);
    if (state.turn.step != Step::first_player) return Done{};
    if (state.turn.space == track_length(state.options)) {
        state.turn.step = Step::over;
        return Done{};
    }
    begin_phase(state, nullptr);
    settle(state, nullptr);
    return Done{};
}

std::vector<std::string> EmpiresEnd::write_position(const State& state) {
    using namespace empires_end;  // NOLINT(google-build-using-namespace): the rooms of this game
    std::vector<std::string> out;
    write_seats(out, state);
    if (!state.board.discard_pile.empty()) out.push_back("discard " + cards_text(state.board.discard_pile));
    for (Slot slot : both_slots) {
        const Auction& auction = state.board.slots[slot];
        if (auction.card == Card::none) continue;
        out.push_back("slot " + number_text(slot) + " " + std::to_string(number(auction.card)) + " " +
                      tokens_text(auction.pot));
    }
    std::string used;
    for (Conflict conflict : state.board.conflicts_used) used += " " + std::to_string(number(conflict));
    if (!used.empty()) out.push_back("conflicts" + used);
    out.push_back("first " + seat_text(state.board.first_player));
    out.push_back("space " + std::to_string(state.turn.space + 1));
    write_step(out, state);
    return out;
}

}  // namespace ozy
