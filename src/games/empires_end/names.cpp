// names.cpp - tokens, tiles, cards and positions as words, both ways.
#include "games/empires_end/names.hpp"

#include "core/joined.hpp"
#include "core/letters.hpp"
#include "core/sentence.hpp"

namespace ozy::empires_end {

namespace {

constexpr int most_tokens = 200;  // of one kind in a position read from text

std::string capitalized(std::string_view word) {
    std::string out(word);
    out[0] = upper(out[0]);
    return out;
}

// A number, with or without '#' before it.
bool take_marked_number(Words& words, int& number, int highest) {
    std::string_view word = words.peek();
    if (!word.empty() && word[0] == '#') word.remove_prefix(1);
    if (!take_digits(word, number) || !word.empty() || number < 1 || number > highest) return false;
    words.take();
    return true;
}

}  // namespace

std::string token_word(Token kind) { return kind == Token::vp ? "VP" : capitalized(token_names[kind]); }

std::string counted(int number, Token kind) {
    const std::string word = token_word(kind);
    return ozy::counted(number, word, kind == Token::wheat || kind == Token::vp ? word : word + "s");
}

std::string tokens_words(const Tokens& some) {
    const std::string out = joined(
        ", ", all_tokens, [&](Token kind) { return some[kind] == 0 ? std::string() : counted(some[kind], kind); });
    return out.empty() ? "nothing" : out;
}

std::string tile_word(Tile tile) {
    return capitalized(tile_kind_names[tiles[tile].kind]) + " " + std::string(tiles[tile].short_name);
}

std::string card_word(Card card) { return "#" + std::to_string(number(card)) + " " + std::string(disaster(card).name); }

std::string disaster_word(Card card) {
    return capitalized(family_names[family_of(card)]) + " at " + number_text(target_of(card));
}

std::string number_text(RowPosition position) { return std::to_string(number(position)); }
std::string number_text(Slot slot) { return std::to_string(ordinal(slot) + 1); }

std::string source_text(Card source, Tile tile) {
    return source == Card::none ? std::string(tiles[tile].short_name) : std::to_string(number(source));
}

std::optional<Token> find_token(std::string_view name) {
    for (std::size_t i = 0; i < token_names.size(); ++i) {
        const auto kind = id_at<Token>(i);
        if (name == token_letters[kind] || name == token_names[kind]) return kind;
    }
    return std::nullopt;
}

std::optional<Tile> find_tile(std::string_view name) {
    for (Tile tile : all_tiles)
        if (name == tiles[tile].short_name) return tile;
    return std::nullopt;
}

bool take_token(Words& words, Token& kind) { return take_found<find_token>(words, kind); }
bool take_tile(Words& words, Tile& tile) { return take_found<find_tile>(words, tile); }

bool take_card(Words& words, Card& card) {
    int number = 0;
    if (!take_marked_number(words, number, card_count)) return false;
    card = card_at(number);
    return true;
}

bool take_position(Words& words, RowPosition& position) {
    int number = 0;
    if (!words.take_number(number, 1, row_length)) return false;
    position = position_at(number);
    return true;
}

bool take_slot(Words& words, Slot& slot) {
    int number = 0;
    if (!words.take_number(number, 1, 2)) return false;
    slot = number == 1 ? Slot::first : Slot::second;
    return true;
}

bool take_conflict(Words& words, Conflict& conflict) {
    int number = 0;
    if (!take_marked_number(words, number, conflict_count)) return false;
    conflict = id_at<Conflict>(number);
    return true;
}

bool take_tokens(Words& words, Tokens& some) {
    std::string_view word = words.peek();
    Tokens read;
    for (Token kind : all_tokens) {
        if (kind != Token::wheat) {
            if (word.empty() || word[0] != '/') return false;
            word.remove_prefix(1);
        }
        int number = 0;
        if (!take_digits(word, number) || number < 0 || number > most_tokens) return false;
        read[kind] = small(number);
    }
    if (!word.empty()) return false;
    words.take();
    some = read;
    return true;
}

std::string tokens_text(const Tokens& some) {
    return joined("/", all_tokens, [&](Token kind) { return std::to_string(some[kind]); });
}

}  // namespace ozy::empires_end
