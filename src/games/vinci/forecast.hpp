// forecast.hpp - what the turn under way would bring if the conquests ended now; for screens and bots.
#pragma once

#include "games/vinci/scoring.hpp"

namespace ozy::vinci {

struct Forecast {
    Income income;
    int tokens = 0;       // that stay with the civilization, in hand and on the board
    int provinces = 0;    // held now
    int parts = 0;        // VI-9.3; 1 with Messengers
    ProvinceSet held;     // what is left after cohesion and shortage, by the best choice
    ProvinceSet dropped;  // what that choice gives up on a shortage (VI-9.4)
    ProvinceSet cleared;  // own declining neighbours of what is held now
};
Forecast forecast_of(const State& state, Seat seat);
// The same once the target is taken; the hand can pay for it, or a spy may go.
Forecast forecast_with(const State& state, Province target);
// What a decline would score now.
int decline_vp(const State& state);

// Where a player could put the tokens in hand: each goes to the thinnest province that borders another active empire.
PerProvince<int> suggested_garrisons(const State& state, Seat seat);

}  // namespace ozy::vinci
