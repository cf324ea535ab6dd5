// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/vinci/names.hpp"

namespace ozy::vinci {

inline Thing seat_thing(Seat seat) { return thing_of("seat", seat, seat_names[ordinal(seat)]); }
inline Thing province_thing(Province province) {
    return thing_of("province", province_id(province), provinces[province].name);
}
inline Thing tile_thing(Tile tile) { return thing_of("tile", tiles[tile].id, tiles[tile].name); }
inline Thing position_thing(int position) {
    return thing_of("row", std::to_string(position), position_names[static_cast<std::size_t>(position - 1)]);
}
// A number of things that English counts as one or many: "1 token", "3 tokens".
inline Thing counted_thing(int number, std::string_view thing) {
    return {std::to_string(number), counted(number, thing, std::string(thing) + "s")};
}

}  // namespace ozy::vinci
