// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/vinci/names.hpp"

namespace ozy::vinci {

inline Thing seat_thing(Seat seat) {
    return {"seat." + std::to_string(ozy::index(seat)), std::string(seat_names[ordinal(seat)])};
}
inline Thing province_thing(Province province) {
    return {"province." + province_id(province), std::string(provinces[province].name)};
}
inline Thing tile_thing(Tile tile) { return {"tile." + std::string(tiles[tile].id), std::string(tiles[tile].name)}; }
inline Thing position_thing(int position) {
    return {"row." + std::to_string(position), std::string(position_names[static_cast<std::size_t>(position - 1)])};
}
// A number of things that English counts as one or many: "1 token", "3 tokens".
inline Thing counted_thing(int number, std::string_view thing) {
    return {std::to_string(number), std::to_string(number) + " " + std::string(thing) + (number == 1 ? "" : "s")};
}

}  // namespace ozy::vinci
