// reorganization.hpp - which provinces to give up in chapter 9 so that the turn brings most; for forecasts, not a rule.
#pragma once

#include "games/vinci/state.hpp"

namespace ozy::vinci {

struct Reorganization {
    ProvinceSet held;     // what is left in the end
    ProvinceSet dropped;  // given up on the shortage (VI-9.4); what cohesion takes besides is neither here nor held
    int parts = 0;        // as the empire stands (VI-9.3); 1 with Messengers
    int points = 0;       // of the active empire and of what is then left of the declining one
};
// The best that the seat can make of its active provinces with so many tokens, in the order of chapter 9. Without a
// shortage it is exact; else the best of a few thousand sets and of one that is found step by step.
Reorganization best_reorganization(const State& state, Seat seat, int tokens);

}  // namespace ozy::vinci
