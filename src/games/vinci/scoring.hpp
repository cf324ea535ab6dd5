// scoring.hpp - chapters 12 and 16: victory points.
#pragma once

#include "core/event.hpp"
#include "games/vinci/events.hpp"

namespace ozy::vinci {

// What an empire would score as it stands, by where it comes from.
struct Income {
    int active = 0;                 // base value of active provinces
    std::array<int, 2> tiles = {};  // of the active civilization
    int declining = 0;              // base value of declining provinces
    std::array<int, 2> kept_tiles = {};
    int slavery = 0;  // of the turn under way

    constexpr int of_active() const { return active + tiles[0] + tiles[1]; }
    constexpr int of_declining() const { return declining + kept_tiles[0] + kept_tiles[1]; }
    constexpr int total() const { return of_active() + of_declining() + slavery; }
};
Income income_of(const State& state, Seat seat);
// The points that one active province brings a seat's civilization.
int value_of(const State& state, Seat seat, Province province);
// The points that one declining province brings, with the seat's kept tiles.
int declining_value_of(const State& state, Seat seat, Province province);

void gain_vp(State& state, Seat seat, int vp, Events* events);
// Scores the seat on turn: after an expansion, and in a decline.
void score_expansion(State& state, Events* events);
void score_decline(State& state, Events* events);

}  // namespace ozy::vinci
