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
inline Thing position_thing(CastlePosition position) { return {"position." + id_text(position), id_text(position)}; }
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

}  // namespace ozy::after_the_empire
