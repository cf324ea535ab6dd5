// reveal.hpp - the cards of the attack: laid out, drawn, turned up. AE-8.3 to AE-8.9, AE-13.3, AE-13.4, chapter 14.
#pragma once

#include "core/event.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Invader cards of a season's row, and how many of them lie face down.
int face_down_cards(const Options& options, std::size_t season_index);
int invader_slots(const Options& options, std::size_t season_index);

// Lays out this season's cards; whether chance has to draw the first one.
bool lay_out_attack(State& state);
void begin_reveal(State& state, Events* events);

// Chance has drawn these for the slot asked for.
void draw_invader(State& state, Invader card);
void draw_siege(State& state, Siege card);
void draw_side(State& state, Side side, Events* events);

// [AE-8.25] With `surge` reached the surge leaves out whom the siege card does not reach.
bool is_within_surge(const State& state, int effective_gold);
// [AE-8.9] The seats with the most real gold.
SeatSet leaders(const State& state);

}  // namespace ozy::after_the_empire
