// names.hpp - areas, places, resources and empires as words, both ways.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

inline constexpr int nameable_places = ordinal(Place::available) + 1;

constexpr std::string_view id_of(Area area) { return areas[area].id; }
constexpr std::string_view id_of(Resource resource) { return resources[resource].id; }

// Each takes the next word if it names such a thing.
bool take_area(Words& words, Area& area);
bool take_place(Words& words, Place& place);  // an area of Sumer too: no worker goes there, but it can be named
bool take_resource(Words& words, Resource& resource);
bool take_payment(Words& words, Payment& payment);
bool take_action(Words& words, Action& action);
bool take_empire(Words& words, int turn, Empire& empire);  // by the name it has in this turn: "sumer", "egypt"

// "grain 2 gold 1": all words that are left. Resources not named are 0.
bool take_goods(Words& words, Goods& goods);
std::string goods_text(const Goods& goods);

// Thousandths as a percentage without its sign; ">99" where rounding would make a certainty of what dice can still
// refuse.
std::string percent_text(int thousandths);

// "area.uruk", "box.scribes", "pile.workers": the id of the thing on screens.
std::string place_target(Place place);

}  // namespace ozy::after_the_flood
