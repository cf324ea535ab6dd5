// why_not.hpp - what the two rooms of refusals share.
#pragma once

#include "core/tellable.hpp"
#include "games/after_the_flood/arguments.hpp"

namespace ozy::after_the_flood {

Refusal refuse(std::string_view rule, std::string_view key, std::string english, std::vector<Argument> arguments = {});
Refusal other_question(const State& state);
Refusal nothing_done_yet();

// The decisions of starting and expanding an empire, bidding and expanding cities.
Refusal why_not_with_empire(const State& state, Move move);

}  // namespace ozy::after_the_flood
