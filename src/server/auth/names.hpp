// names.hpp - names as others see them: what cannot be seen, or only looks like another name, is none.
#pragma once

#include <string>
#include <string_view>

namespace ozy::server {

// Control characters and every kind of blank become a plain blank, those at the ends go, as does what only chooses
// between two drawings of the letter before it.
std::string tidy_name(std::string_view name);

// What is wrong with a tidy name; empty if nothing is: it must have something to see, nothing that cannot be seen and
// no word that mixes letters of several scripts so that they pass for Latin ones.
std::string_view flaw_of_name(std::string_view name);

// Two names with the same looks can be taken for each other.
std::string looks_of(std::string_view name);

}  // namespace ozy::server
