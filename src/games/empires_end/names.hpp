// names.hpp - tokens, tiles, cards and positions as words, both ways.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.hpp"
#include "games/empires_end/state.hpp"

namespace ozy::empires_end {

inline constexpr std::array<std::string_view, max_players> empire_names = {"Urn", "Lion", "Bull", "Bow"};
constexpr std::string_view empire_name(Seat seat) { return empire_names[ordinal(seat)]; }

// "Wheat"; with a number "2 Hammers". Wheat has no plural.
std::string token_word(Token kind);
std::string counted(int number, Token kind);
// "2 Wheat, 1 Coin" or "nothing".
std::string tokens_words(const Tokens& some);
// "Farm F3"
std::string tile_word(Tile tile);
// "#19 Sluice Gates"
std::string card_word(Card card);
// "Flood at 8": a disaster by its family and its target.
std::string disaster_word(Card card);
std::string number_text(RowPosition position);
std::string number_text(Slot slot);
// A source of abilities: a card's number, or the tile that has the ability itself.
std::string source_text(Card source, Tile tile);

std::optional<Token> find_token(std::string_view name);
std::optional<Tile> find_tile(std::string_view name);

// Each takes the next word if it names one of its kind.
bool take_token(Words& words, Token& kind);
bool take_tile(Words& words, Tile& tile);
bool take_card(Words& words, Card& card);
bool take_position(Words& words, RowPosition& position);
bool take_slot(Words& words, Slot& slot);
bool take_conflict(Words& words, Conflict& conflict);
// Wheat, Hammers, Axes, Coins: "0/1/2/0".
bool take_tokens(Words& words, Tokens& some);
std::string tokens_text(const Tokens& some);

}  // namespace ozy::empires_end
