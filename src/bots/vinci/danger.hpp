// danger.hpp - what bots see in a position of Vinci: how long the game lasts, what is in danger, where tokens help.
// Values are in hundredths of a VP.
#pragma once

#include "games/vinci/game.hpp"

namespace ozy::vinci {

inline constexpr int one_vp = 100;

// Own turns that are still to come, in tenths, the one under way not counted.
int turns_left(const State& state, Seat seat);

// Tokens that a seat can bring against others in its next turn.
int striking_power(const State& state, Seat seat);

// Where each seat could attack in its next turn; nowhere if it has nothing to attack with.
using Threats = PerSeat<ProvinceSet>;
Threats threats_on(const State& state);

// Provinces of a seat that at least one, two, three rivals can attack.
using Danger = std::array<ProvinceSet, 3>;
Danger danger_of(const State& state, const Threats& threats, Seat seat);
constexpr int rivals_at(const Danger& danger, Province province) {
    return danger[0].contains(province) + danger[1].contains(province) + danger[2].contains(province);
}

// What the tokens on the provinces of a seat are worth, its hand put where it helps most among `open`.
int shelter_of_realm(const State& state, const Threats& threats, Seat seat, ProvinceSet open);
// The province among `open` where the next token of a distribution in rising order belongs.
Province best_garrison(const State& state, Seat seat, ProvinceSet open);

}  // namespace ozy::vinci
