// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy::after_the_empire {

inline Thing seat_thing(Seat seat) {
    return {"seat." + std::to_string(index(seat)), std::string(lord_names[ordinal(seat)])};
}
inline Thing side_thing(Side side) { return {"side." + id_text(side), id_text(side)}; }
inline Thing place_thing(Place place) {
    return {"place." + id_text(place), place == Place::inside ? "inside" : "on the " + id_text(place) + " wall"};
}
// A place as where something comes from or goes to: "N", "inside".
inline Thing goal_thing(Place place) { return {"goal." + id_text(place), id_text(place)}; }
inline Thing position_thing(Position position) { return {"position." + id_text(position), id_text(position)}; }
inline Thing card_thing(Card card) { return {"card." + id_text(card), std::string(cards[card].name)}; }
inline Thing objective_thing(Objective objective) {
    return {"objective." + id_text(objective), std::string(objectives[objective].name)};
}
inline Thing invader_thing(Invader invader) {
    return {"invader." + id_text(invader), std::string(invaders[invader].name)};
}
inline Thing siege_thing(Siege siege) { return {"siege." + id_text(siege), std::string(sieges[siege].name)}; }
inline Thing space_thing(Space space) { return {"space." + id_text(space), std::string(spaces[space].name)}; }
inline Thing piece_thing(Piece piece) { return {"piece." + id_text(piece), std::string(pieces[piece].name)}; }
inline Thing troop_thing(Troop troop) {
    return {"troop." + std::string(troop_names[troop]), std::string(troop_names[troop])};
}
// All of a kind: "soldiers".
inline Thing troops_thing(Troop troop) {
    return {"troops." + std::string(troop_names[troop]), std::string(troop_plurals[troop])};
}
// "3 wood", "1 soldier", "2 mercenaries".
inline Thing bag_thing(const Bag& bag) { return {bag_id(bag), bag_text(bag)}; }

// What is counted; `id` only if it is not the word for one.
struct Noun {
    std::string_view one, many;
    std::string_view id = {};
};
// "2 soldiers" with the id "soldier.2".
Thing counted_thing(int number, const Noun& noun);
// Some of two kinds: "2 archers and 1 swordsman" with the id "archer.2+swordsman.1"; "nothing" if there are none.
Thing invaders_thing(int archers, int swordsmen);
Thing troops_thing(int soldiers, int mercenaries);

// A thing as the argument of a sentence.
inline Argument named(std::string name, Thing thing) {
    return {std::move(name), std::move(thing.id), std::move(thing.word)};
}
inline Argument seat_argument(std::string name, Seat one) { return named(std::move(name), seat_thing(one)); }
inline Argument side_argument(std::string name, Side one) { return named(std::move(name), side_thing(one)); }
inline Argument place_argument(std::string name, Place one) { return named(std::move(name), place_thing(one)); }
inline Argument goal_argument(std::string name, Place one) { return named(std::move(name), goal_thing(one)); }
inline Argument position_argument(std::string name, Position one) {
    return named(std::move(name), position_thing(one));
}
inline Argument card_argument(std::string name, Card one) { return named(std::move(name), card_thing(one)); }
inline Argument objective_argument(std::string name, Objective one) {
    return named(std::move(name), objective_thing(one));
}
inline Argument invader_argument(std::string name, Invader one) { return named(std::move(name), invader_thing(one)); }
inline Argument siege_argument(std::string name, Siege one) { return named(std::move(name), siege_thing(one)); }
inline Argument space_argument(std::string name, Space one) { return named(std::move(name), space_thing(one)); }
inline Argument piece_argument(std::string name, Piece one) { return named(std::move(name), piece_thing(one)); }
inline Argument number_argument(std::string name, int number) { return named(std::move(name), number_thing(number)); }
inline Argument bag_argument(std::string name, const Bag& bag) { return named(std::move(name), bag_thing(bag)); }
inline Argument text_argument(std::string name, std::string id, std::string_view text) {
    return {std::move(name), std::move(id), std::string(text)};
}
inline Argument counted_argument(std::string name, int number, std::string_view one, std::string_view many) {
    return named(std::move(name), counted_thing(number, {one, many}));
}
inline Argument invaders_argument(std::string name, int archers, int swordsmen) {
    return named(std::move(name), invaders_thing(archers, swordsmen));
}
inline Argument troops_argument(std::string name, int soldiers, int mercenaries) {
    return named(std::move(name), troops_thing(soldiers, mercenaries));
}
// A sentence of this game; `key` without the game's name.
inline Phrase say(std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {"after_the_empire." + std::string(key), std::move(english), std::move(arguments)};
}

}  // namespace ozy::after_the_empire
