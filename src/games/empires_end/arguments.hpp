// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/empires_end/names.hpp"

namespace ozy::empires_end {

inline Thing seat_thing(Seat seat) { return thing_of("seat", seat, empire_name(seat)); }
inline Thing card_thing(Card card) { return thing_of("card", std::to_string(number(card)), card_word(card)); }
// The same card as the disaster it still is.
inline Thing disaster_thing(Card card) {
    return thing_of("disaster", std::to_string(number(card)), disaster_word(card));
}
inline Thing tile_thing(Tile tile) { return thing_of("tile", tiles[tile].short_name, tile_word(tile)); }
inline Thing position_thing(RowPosition position) { return thing_of("position", number_text(position)); }
inline Thing slot_thing(Slot slot) { return thing_of("slot", number_text(slot)); }
inline Thing token_thing(Token kind) { return thing_of("token", token_names[kind], token_word(kind)); }
// So many of a kind, or VP.
inline Thing gain_thing(int number, Token kind) {
    return {token_thing(kind).id + "." + std::to_string(number), counted(number, kind)};
}
inline Thing tokens_thing(const Tokens& some) { return thing_of("tokens", tokens_text(some), tokens_words(some)); }
inline Thing conflict_thing(Conflict conflict) {
    return thing_of("conflict", std::to_string(number(conflict)), facts(conflict).name);
}
inline Thing phase_thing(Phase phase) { return thing_of("phase", phase_codes[phase], phase_names[phase]); }
// An ability's source: a card, or a tile that has the ability itself.
inline Thing source_thing(Card source, Tile tile) {
    return source == Card::none ? tile_thing(tile) : card_thing(source);
}

}  // namespace ozy::empires_end
