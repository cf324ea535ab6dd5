// draw.hpp - the parts of the terminal drawing; each draws from line y on and returns the line after it.
#pragma once

#include "core/screen.hpp"
#include "games/after_the_empire/view.hpp"

namespace ozy::after_the_empire {

// draw_castle.cpp: one castle with walls, turrets, troops, fields and farms.
inline constexpr int castle_width = 80;
int draw_castle(Screen& screen, const State& table, Seat seat, int y);

// draw_attack.cpp: the gold track and the cards of the attack.
int draw_gold_track(Screen& screen, const State& table, Seat focus, int y);
int draw_attack(Screen& screen, const State& table, Seat focus, int y);

}  // namespace ozy::after_the_empire
