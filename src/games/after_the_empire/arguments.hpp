// arguments.hpp - things of this game as arguments of a sentence: the id screens know, and the English word.
#pragma once

#include "core/phrase.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy::after_the_empire {

inline Argument seat_argument(std::string name, Seat seat) {
    return {std::move(name), "seat." + std::to_string(index(seat)), std::string(lord_names[ordinal(seat)])};
}
inline Argument side_argument(std::string name, Side side) {
    return {std::move(name), "side." + id_text(side), id_text(side)};
}
inline Argument place_argument(std::string name, Place place) {
    const std::string word = place == Place::inside ? "inside" : "on the " + id_text(place) + " wall";
    return {std::move(name), "place." + id_text(place), word};
}
// A place as where something comes from or goes to: "N", "inside".
inline Argument goal_argument(std::string name, Place place) {
    return {std::move(name), "goal." + id_text(place), id_text(place)};
}
inline Argument position_argument(std::string name, Position position) {
    return {std::move(name), "position." + id_text(position), id_text(position)};
}
inline Argument card_argument(std::string name, Card card) {
    return {std::move(name), "card." + id_text(card), std::string(cards[card].name)};
}
inline Argument objective_argument(std::string name, Objective objective) {
    return {std::move(name), "objective." + id_text(objective), std::string(objectives[objective].name)};
}
inline Argument invader_argument(std::string name, Invader invader) {
    return {std::move(name), "invader." + id_text(invader), std::string(invaders[invader].name)};
}
inline Argument siege_argument(std::string name, Siege siege) {
    return {std::move(name), "siege." + id_text(siege), std::string(sieges[siege].name)};
}
inline Argument space_argument(std::string name, Space space) {
    return {std::move(name), "space." + id_text(space), std::string(spaces[space].name)};
}
inline Argument piece_argument(std::string name, Piece piece) {
    return {std::move(name), "piece." + id_text(piece), std::string(pieces[piece].name)};
}
inline Argument number_argument(std::string name, int number) {
    return {std::move(name), std::to_string(number), std::to_string(number)};
}
// "3 wood", "1 soldier", "2 mercenaries".
inline Argument bag_argument(std::string name, const Bag& bag) { return {std::move(name), bag_id(bag), bag_text(bag)}; }
inline Argument goods_argument(std::string name, const Good& good, int number) {
    Bag bag;
    bag.*good.field = static_cast<std::uint8_t>(number);
    return bag_argument(std::move(name), bag);
}
// A text of the tables, with the id of where it comes from.
inline Argument text_argument(std::string name, std::string id, std::string_view text) {
    return {std::move(name), std::move(id), std::string(text)};
}

// A sentence of this game; `key` without the game's name.
inline Phrase say(std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {"after_the_empire." + std::string(key), std::move(english), std::move(arguments)};
}

// "1 soldier", "2 soldiers".
std::string count_text(int number, std::string_view one, std::string_view many);
// "2 soldiers" with the id "soldier.2".
Argument counted_argument(std::string name, int number, std::string_view one, std::string_view many);
// Some of two kinds: "2 archers and 1 swordsman" with the id "archer.2+swordsman.1"; "nothing" if there are none.
Argument invaders_argument(std::string name, int archers, int swordsmen);
Argument troops_argument(std::string name, int soldiers, int mercenaries);

}  // namespace ozy::after_the_empire
