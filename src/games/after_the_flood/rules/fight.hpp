// fight.hpp - chapter 12: fighting for an area another seat holds.
#pragma once

#include "core/event.hpp"
#include "core/move.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

bool outranks(const State& state, Seat attacker, Seat defender);
// The roll that succeeds.
int needed_roll(const State& state, Seat attacker, Seat defender);

// An invasion of a held area, and the end of step three if the home is held.
bool leads_to_dice(const State& state, Move move);

// What a roll leads to: the area is clear, no attacker is left, or the next roll is due.
enum class Fight : std::uint8_t { won, lost, goes_on };

void begin_fight(State& state, Area area);
Fight resolve_roll(State& state, int total, Events* events);
void stop_fight(State& state, Events* events);

}  // namespace ozy::after_the_flood
