// arguments.cpp - counted things as screens and sentences know them.
#include "games/after_the_empire/arguments.hpp"

#include <algorithm>

namespace ozy::after_the_empire {

namespace {

Thing pair_thing(std::pair<int, Noun> first, std::pair<int, Noun> second) {
    Thing both;
    for (const auto& [number, noun] : {first, second})
        if (number > 0) add_thing(both, counted_thing(number, noun), "+", " and ");
    return both.id.empty() ? Thing{"nothing", "nothing"} : both;
}

}  // namespace

Thing counted_thing(int number, const Noun& noun) {
    std::string id(noun.id.empty() ? noun.one : noun.id);
    std::replace(id.begin(), id.end(), ' ', '_');
    return {id + "." + std::to_string(number), counted(number, noun.one, noun.many)};
}

Thing invaders_thing(int archers, int swordsmen) {
    return pair_thing({archers, {"archer", "archers"}}, {swordsmen, {"swordsman", "swordsmen"}});
}
Thing troops_thing(int soldiers, int mercenaries) {
    return pair_thing({soldiers, {"soldier", "soldiers"}}, {mercenaries, {"mercenary", "mercenaries"}});
}

}  // namespace ozy::after_the_empire
