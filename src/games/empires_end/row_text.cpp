// row_text.cpp - rows and tiles as text, both ways.
#include "core/letters.hpp"
#include "games/empires_end/moves.hpp"
#include "games/empires_end/position.hpp"

namespace ozy::empires_end {

namespace {

// "19x,30" between the braces of a tile.
Outcome read_innovations(State& state, Seat owner, Tile tile, std::string_view list) {
    while (!list.empty()) {
        int number = 0;
        const std::string_view text = list;
        if (!take_digits(list, number) || number < 1 || number > card_count)
            return bad_position("expected cards 1 to 66, such as '{19x,30}', not '" + std::string(text) + "'");
        const Card card = card_at(number);
        if (auto claimed = claim_card(state, card); !claimed) return claimed;
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

// A tile as the examples of RULES.md write it: [R4]{19x,30} is a ruin with two innovations, the first with a cube.
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
Outcome read_tile(State& state, Seat owner, std::string_view item, Tile& tile) {
    const std::string_view whole = item;
    std::string_view cards;
    if (!item.empty() && item.back() == '}') {
        const std::size_t brace = item.find('{');
        if (brace == item.npos) return bad_position("'" + std::string(whole) + "' has no '{'");
        cards = item.substr(brace + 1, item.size() - brace - 2);
        item = item.substr(0, brace);
    }
    const bool destroyed = item.size() > 2 && item.front() == '[' && item.back() == ']';
    if (destroyed) item = item.substr(1, item.size() - 2);
    const auto found = find_tile(item);
    if (!found) return bad_position("'" + std::string(whole) + "' is not a tile from F3 to C32");
    tile = *found;
    if (destroyed)
        state.board.empires[owner].healthy.erase(tile);
    else
        state.board.empires[owner].healthy.insert(tile);
    return read_innovations(state, owner, tile, cards);
}

}  // namespace

Outcome claim_card(State& state, Card card) {
    if (!state.deck.contains(card)) return bad_position("card " + std::to_string(number(card)) + " is named twice");
    state.deck.erase(card);
    return Done{};
}

std::string row_value(const State& state, Move subject) {
    return joined(" ", state.board.empires[seat_in(subject)].row, [&](Tile tile) {
        return tile == Tile::none ? "" : tile_text(state.board, seat_in(subject), tile);  // the row is not drawn yet
    });
}
Outcome set_row(State& state, Move subject, Words& words) {
    for (RowPosition position : all_positions) {
        Tile tile{};
        if (auto read = read_tile(state, seat_in(subject), words.take(), tile); !read) return read;
        state.board.empires[seat_in(subject)].row[position] = tile;
    }
    return Done{};
}
Outcome set_rows(State& state, Move /*subject*/, Words& words) {
    const Words same = words;
    for (Seat seat : seats_of(seats(state))) {
        words = same;
        if (auto read = set_row(state, Move{0, operand(seat)}, words); !read) return read;
    }
    return Done{};
}
Outcome set_some_tiles(State& state, Move subject, Words& words) {
    while (!words.empty()) {
        Tile tile{};
        if (auto read = read_tile(state, seat_in(subject), words.take(), tile); !read) return read;
    }
    return Done{};
}
Outcome claim_tile(const State& state, Move subject, Words& words) {
    std::string_view name = words.rest();
    if (!name.empty() && name.front() == '[') name.remove_prefix(1);
    const auto tile = find_tile(name.substr(0, name.find_first_of("]{")));
    return tile ? compare(words, tile_text(state.board, seat_in(subject), *tile)) : unreadable_value();
}

}  // namespace ozy::empires_end
