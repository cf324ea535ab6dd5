// deed_text.hpp - what a deed costs and does, in words.
#pragma once

#include <string>

#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// "pay 1 iron: gain 1 soldier".
std::string deed_text(const DeedFace& deed, const Bag& price);
// The same as an id that screens can read: "pay=iron.1;gain=soldier.1", "objective=2.1" for draw 2 and keep 1.
std::string deed_id(const DeedFace& deed, const Bag& price);

}  // namespace ozy::after_the_empire
