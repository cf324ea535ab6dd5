// peek.hpp - looking at face-down cards of this season.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

using SlotSet = IdSet<SlotNumber, std::uint8_t>;

// Face-down invader cards that the active seat has not seen.
SlotSet slots_to_peek(const State& state);
Bars<State> peek_bars(const State& state);
bool may_peek_at_siege(const State& state);

// Each looks at a card and, if it lies drawn already, shows it.
void peek_at_invader(State& state, SlotNumber slot, Events* events);
void peek_at_siege(State& state, Events* events);
// Whether the card looked at, in the slot of the turn, is to be drawn.
bool waits_for_draw(const State& state);
// What chance has drawn, with its side, is shown to the active seat.
void show_card(State& state, Events* events);

}  // namespace ozy::after_the_empire
