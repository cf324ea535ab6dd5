// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/empires_end/names.hpp"

namespace ozy::empires_end {

inline Thing seat_thing(Seat seat) {
    return {"seat." + std::to_string(ozy::index(seat)), std::string(empire_name(seat))};
}
inline Thing card_thing(Card card) { return {"card." + std::to_string(number(card)), card_word(card)}; }
// The same card as the disaster it still is.
inline Thing disaster_thing(Card card) { return {"disaster." + std::to_string(number(card)), disaster_word(card)}; }
inline Thing tile_thing(Tile tile) { return {"tile." + std::string(tiles[tile].short_name), tile_word(tile)}; }
inline Thing position_thing(RowPosition position) {
    return {"position." + number_text(position), number_text(position)};
}
inline Thing slot_thing(Slot slot) { return {"slot." + number_text(slot), number_text(slot)}; }
inline Thing token_thing(Token kind) { return {"token." + std::string(token_names[kind]), token_word(kind)}; }
// So many of a kind, or VP.
inline Thing gain_thing(int number, Token kind) {
    return {"token." + std::string(token_names[kind]) + "." + std::to_string(number), counted(number, kind)};
}
inline Thing tokens_thing(const Tokens& some) { return {"tokens." + tokens_text(some), tokens_words(some)}; }
inline Thing conflict_thing(Conflict conflict) {
    return {"conflict." + std::to_string(number(conflict)), std::string(facts(conflict).name)};
}
inline Thing phase_thing(Phase phase) {
    return {"phase." + std::string(phase_codes[phase]), std::string(phase_names[phase])};
}
// An ability's source: a card, or a tile that has the ability itself.
inline Thing source_thing(Card source, Tile tile) {
    return source == Card::none ? tile_thing(tile) : card_thing(source);
}

}  // namespace ozy::empires_end
