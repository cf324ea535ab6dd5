// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/tigris/names.hpp"

namespace ozy::tigris {

inline Thing seat_thing(Seat seat) { return thing_of("seat", seat, dynasty_names[ordinal(seat)]); }
inline Thing cell_thing(Cell cell) { return thing_of("cell", cell_name(cell)); }
inline Thing color_thing(Color color) { return thing_of("color", color_names[color]); }
inline Thing tile_thing(Color color) { return thing_of("tile", color_names[color], tile_names[color]); }
inline Thing leader_thing(Color color) { return thing_of("leader", leader_names[color]); }
inline Thing building_thing(Color color) { return thing_of("building", color_names[color], building_names[color]); }
inline Thing monument_thing(Monument monument) {
    const ColorPair colors = monument_colors[monument];
    return thing_of("monument", std::to_string(ordinal(monument)),
                    std::string(color_names[colors.first]) + "-" + std::string(color_names[colors.second]));
}

}  // namespace ozy::tigris
