// decline.cpp - chapter 6: phase two, in turns 2 and 4.
#include "games/after_the_flood/rules/decline.hpp"

#include <algorithm>

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

// [AF-6.4] What the leader has beyond two is taken from every seat.
int surplus_in(const State& state, Place box) {
    int most = 0;
    for (const Power& power : state.powers) most = std::max<int>(most, power.workers[box]);
    return std::max(0, most - decline_floor);
}

}  // namespace

// The used side counts as the ready side, on which its workers will be.
int decline_losses(const State& state, Seat seat, Place place) {
    const auto& workers = state.powers[seat].workers;
    const int here = workers[place];
    if (place == Place::dilmun) return here;                     // [AF-6.2]
    if (outer_places.contains(place)) return std::min(here, 1);  // [AF-6.3]
    if (place == Place::irrigation || place == Place::weaving)   // [AF-6.4]
        return std::min(here, surplus_in(state, place));
    if (place == Place::scribes) return std::min(here + workers[Place::used_scribes], 1);  // [AF-6.5]
    if (place == Place::tool_makers) return std::min(here + workers[Place::used_tool_makers], 1);
    return 0;
}

// [AF-6.6] The workers become unavailable; they come back with phase one of later turns.
void decline(State& state, Events* events) {
    for (Place place : outer_places | boxes) {
        PerSeat<int> losses;
        for (Seat seat : all_seats) losses[seat] = decline_losses(state, seat, place);
        for (Seat seat : all_seats) {
            if (losses[seat] == 0) continue;
            move_workers(state.powers[seat], place, Place::unavailable, losses[seat]);
            tell(events, Happening::declined, seat, {.b = operand(place), .amount = amount_of(losses[seat])});
        }
    }
}

}  // namespace ozy::after_the_flood
