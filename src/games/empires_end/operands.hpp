// operands.hpp - what moves and statements of this game are about, as words: seats, tiles, cards, tokens, positions.
#pragma once

#include <algorithm>

#include "core/forms.hpp"
#include "games/empires_end/names.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

using Operand = OperandForm<State>;

constexpr std::string_view token_letter(Token token) { return token_letters[token]; }
constexpr std::string_view token_name(Token token) { return token_names[token]; }
constexpr std::string_view short_name(Tile tile) { return tiles[tile].short_name; }
constexpr std::string_view order_letter(Order order) { return order == Order::economy_first ? "E" : "I"; }
inline std::string write_number(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return std::to_string(value);
}
inline std::string write_place(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return std::to_string(value + 1);  // people count from 1
}

inline constexpr Operand one_seat = seat_form<State>(max_players);
inline constexpr Operand one_tile = {0, row_length, write_id<Tile, short_name>, read_id<Tile, take_tile>,
                                     "a tile (F3 ... C32)"};
inline constexpr Operand one_card = {1, card_count, write_number, read_id<Card, take_card>, "a card (1 to 66)"};
inline constexpr Operand one_conflict = {1, conflict_count, write_number, read_id<Conflict, take_conflict>,
                                         "a conflict card (1 to 11)"};
inline constexpr Operand one_slot = {0, 2, write_place, read_id<Slot, take_slot>, "a slot (1 or 2)"};
inline constexpr Operand one_position = {0, row_length, write_place, read_id<RowPosition, take_position>,
                                         "a position (1 to 11)"};

// What is held or given, and what can be got: VP besides.
inline constexpr Operand one_token = {0,
                                      token_count,
                                      write_id<Token, token_letter>,
                                      read_id<Token, take_token>,
                                      "a token (W, H, A, C)",
                                      write_id<Token, token_name>};
inline constexpr Operand one_gain = {0,
                                     token_count + 1,
                                     write_id<Token, token_letter>,
                                     read_id<Token, take_token>,
                                     "a token (W, H, A, C) or VP",
                                     write_id<Token, token_name>};

inline constexpr Operand one_order = {operand(Order::economy_first), 2, write_id<Order, order_letter>,
                                      [](const State&, Words& words, Move, std::uint8_t& value) {
                                          const bool economy = words.take("E");
                                          value = operand(economy ? Order::economy_first : Order::industry_first);
                                          return economy || words.take("I");
                                      },
                                      "E or I"};

// A source of abilities: a card, or 0 for the tile that has the ability itself, by its name.
template <const Tile& tile>
constexpr Operand source_form(std::string_view expected) {
    return {
        0, card_count + 1, [](const State&, Move, std::uint8_t value) { return source_text(id_at<Card>(value), tile); },
        [](const State& state, Words& words, Move before, std::uint8_t& value) {
            value = 0;
            return words.take("0") || words.take(tiles[tile].short_name) || one_card.read(state, words, before, value);
        },
        expected};
}
inline constexpr Operand one_converter = source_form<converting_tile>("R14 or a card");
inline constexpr Operand one_ability = source_form<swapping_tile>("C32 or a card");

// Numbers: whatever is read, rules refuse.
inline constexpr int most_read = 255;
inline constexpr int most_hammers = [] {
    int most = 0;
    for (const TileFacts& tile : tiles) most = std::max<int>(most, tile.repair[Token::hammer]);
    return most;
}();
inline constexpr std::string_view a_number = "a number";
inline constexpr Operand loan_coins = number_form<State, 0, loan_limit, most_read>(a_number);
inline constexpr Operand coins_for_due = number_form<State, 0, most_hammers, most_read>(a_number);
inline constexpr Operand yes_or_no = number_form<State, 0, 1, most_read>(a_number);
inline constexpr Operand any_number = number_form<State, 0, most_read>(a_number);

}  // namespace ozy::empires_end
