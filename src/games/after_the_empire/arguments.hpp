// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/sentence.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy::after_the_empire {

inline Thing seat_thing(Seat seat) { return thing_of("seat", seat, lord_names[ordinal(seat)]); }
inline Thing side_thing(Side side) { return thing_of("side", id_text(side)); }
inline Thing place_thing(Place place) {
    return {"place." + id_text(place), place == Place::inside ? "inside" : "on the " + id_text(place) + " wall"};
}
// A place as where something comes from or goes to: "N", "inside".
inline Thing goal_thing(Place place) { return thing_of("goal", id_text(place)); }
inline Thing position_thing(CastlePosition position) { return thing_of("position", id_text(position)); }
inline Thing card_thing(Card card) { return thing_of("card", id_text(card), cards[card].name); }
inline Thing objective_thing(Objective objective) {
    return thing_of("objective", id_text(objective), objectives[objective].name);
}
inline Thing invader_thing(Invader invader) { return thing_of("invader", id_text(invader), invaders[invader].name); }
inline Thing siege_thing(Siege siege) { return thing_of("siege", id_text(siege), sieges[siege].name); }
inline Thing space_thing(Space space) { return thing_of("space", id_text(space), spaces[space].name); }
inline Thing piece_thing(Piece piece) { return thing_of("piece", id_text(piece), pieces[piece].name); }
inline Thing troop_thing(Troop troop) { return thing_of("troop", troop_names[troop]); }
// All of a kind: "soldiers".
inline Thing troops_thing(Troop troop) { return thing_of("troops", troop_names[troop], troop_plurals[troop]); }
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
