// position.hpp - the two halves of a position's text: what lies on the table (position.cpp) and how far the turn has
// come (step.cpp).
#pragma once

#include <string>
#include <vector>

#include "core/result.hpp"
#include "core/words.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

inline Error wrong(std::string detail) { return {Errc::bad_position, std::move(detail)}; }

Outcome read_step(State& state, Words& words);
void write_step(std::vector<std::string>& out, const State& state);

}  // namespace ozy::vinci
