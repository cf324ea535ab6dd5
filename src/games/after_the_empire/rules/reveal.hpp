// reveal.hpp - the cards of the attack: laid out, drawn, turned up. AE-8.3 to AE-8.9, AE-13.3, AE-13.4, chapter 14.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Invader cards of a season's row.
int invader_slots(const Options& options, std::size_t season_index);

// Lays out this season's cards, none of them drawn.
void lay_out_attack(State& state);

// Chance has drawn these for the slot asked for.
void draw_invader(State& state, Invader card);
void draw_siege(State& state, Siege card);
void draw_side(State& state, Side side);
// What chance has yet to draw for that slot: the card, its side or nothing.
Question still_to_draw(const State& state);

// The card that lies face up from the beginning.
void tell_laid_out(const State& state, Events* events);

bool is_absent(const State& state, SlotNumber slot);
// The card is shown to all and does what it brings.
void turn_up(State& state, SlotNumber slot, Events* events);

// [AE-8.25] With `surge` reached the surge leaves out whom the siege card does not reach.
bool is_within_surge(const State& state, int effective_gold);
// [AE-8.9] The seats with the most real gold.
SeatSet leaders(const State& state);

}  // namespace ozy::after_the_empire
