// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/tigris/names.hpp"

namespace ozy::tigris {

inline Thing seat_thing(Seat seat) {
    return {"seat." + std::to_string(ozy::index(seat)), std::string(dynasty_names[ordinal(seat)])};
}
inline Thing cell_thing(Cell cell) {
    return {std::string("cell.").append(cell_name(cell)), std::string(cell_name(cell))};
}
inline Thing color_thing(Color color) {
    return {"color." + std::string(color_names[color]), std::string(color_names[color])};
}
inline Thing tile_thing(Color color) {
    return {"tile." + std::string(color_names[color]), std::string(tile_names[color])};
}
inline Thing leader_thing(Color color) {
    return {"leader." + std::string(leader_names[color]), std::string(leader_names[color])};
}
inline Thing building_thing(Color color) {
    return {"building." + std::string(color_names[color]), std::string(building_names[color])};
}
inline Thing monument_thing(Monument monument) {
    const ColorPair colors = monument_colors[monument];
    return {"monument." + std::to_string(ordinal(monument)),
            std::string(color_names[colors.first]) + "-" + std::string(color_names[colors.second])};
}

}  // namespace ozy::tigris
