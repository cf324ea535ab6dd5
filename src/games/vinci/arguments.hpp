// arguments.hpp - things of this game as arguments of a sentence: the id screens know, and the English word.
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

inline Argument seat_argument(std::string name, Seat seat) {
    return {std::move(name), "seat." + std::to_string(ozy::index(seat)), std::string(seat_names[ordinal(seat)])};
}
inline Argument province_argument(std::string name, Province province) {
    return {std::move(name), "province." + province_id(province), std::string(provinces[province].name)};
}
inline Argument tile_argument(std::string name, Tile tile) {
    return {std::move(name), "tile." + std::string(tiles[tile].id), std::string(tiles[tile].name)};
}
inline Argument position_argument(std::string name, int position) {
    return {std::move(name), "row." + std::to_string(position),
            std::string(position_names[static_cast<std::size_t>(position - 1)])};
}
inline Argument number_argument(std::string name, int number) {
    return {std::move(name), std::to_string(number), std::to_string(number)};
}
// A number of things that English counts as one or many: "1 token", "3 tokens".
inline Argument counted_argument(std::string name, int number, std::string_view thing) {
    return {std::move(name), std::to_string(number),
            std::to_string(number) + " " + std::string(thing) + (number == 1 ? "" : "s")};
}

// A sentence of this game; `key` without the game's name.
inline Phrase say(std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {"vinci." + std::string(key), std::move(english), std::move(arguments)};
}

}  // namespace ozy::vinci
