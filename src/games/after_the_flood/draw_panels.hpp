// draw_panels.hpp - what is drawn beside the map: seats, stock, boxes, forecasts, odds.
#pragma once

#include "core/screen.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

struct Panel {
    int left, top, right;
};

constexpr char seat_letter(Seat seat) { return power_names[ordinal(seat)][0]; }
constexpr Style seat_style(Seat seat) {
    constexpr PerSeat<Ink> inks{{Ink::red, Ink::magenta, Ink::green}};
    return {.ink = inks[seat], .bold = true};
}

void draw_panels(Screen& screen, const State& state, Panel panel);

}  // namespace ozy::after_the_flood
