// position.hpp - the part of a position's text that says how far an action under way has come (step.cpp).
#pragma once

#include <string>
#include <vector>

#include "core/result.hpp"
#include "core/words.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

Outcome read_step(State& state, Words& words);
void write_step(std::vector<std::string>& out, const State& state);

}  // namespace ozy::tigris
