// peek.hpp - looking at face-down cards of this season.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

enum class SlotNumber : std::uint8_t {};
using SlotSet = IdSet<SlotNumber, std::uint8_t>;

// Face-down invader cards that the active seat has not seen.
SlotSet slots_to_peek(const State& state);
Bars<State> peek_bars(const State& state);
bool may_peek_at_siege(const State& state);

void peek_at_invader(State& state, SlotNumber slot, Events* events);
// Whether chance is asked for the siege card.
bool peek_siege(State& state, Events* events);
// The card looked at has been drawn, with its side.
void finish_peek(State& state, Events* events);

}  // namespace ozy::after_the_empire
