// arguments.hpp - things of this game as arguments of a sentence: the id screens know, and the English word.
#pragma once

#include "core/phrase.hpp"
#include "games/tigris/names.hpp"

namespace ozy::tigris {

inline Argument seat_argument(std::string name, Seat seat) {
    return {std::move(name), "seat." + std::to_string(ozy::index(seat)), std::string(dynasty_names[ordinal(seat)])};
}
inline Argument cell_argument(std::string name, Cell cell) {
    return {std::move(name), std::string("cell.").append(cell_name(cell)), std::string(cell_name(cell))};
}
inline Argument color_argument(std::string name, Color color) {
    return {std::move(name), "color." + std::string(color_names[color]), std::string(color_names[color])};
}
inline Argument tile_argument(std::string name, Color color) {
    return {std::move(name), "tile." + std::string(color_names[color]), std::string(tile_names[color])};
}
inline Argument leader_argument(std::string name, Color color) {
    return {std::move(name), "leader." + std::string(leader_names[color]), std::string(leader_names[color])};
}
inline Argument building_argument(std::string name, Color color) {
    return {std::move(name), "building." + std::string(color_names[color]), std::string(building_names[color])};
}
inline Argument monument_argument(std::string name, Monument monument) {
    const ColorPair colors = monument_colors[monument];
    return {std::move(name), "monument." + std::to_string(static_cast<int>(monument)),
            std::string(color_names[colors.first]) + "-" + std::string(color_names[colors.second])};
}
inline Argument number_argument(std::string name, int number) {
    return {std::move(name), std::to_string(number), std::to_string(number)};
}

// A sentence of this game; `key` without the game's name.
inline Phrase say(std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {"tigris." + std::string(key), std::move(english), std::move(arguments)};
}

}  // namespace ozy::tigris
