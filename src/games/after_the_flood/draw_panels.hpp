// draw_panels.hpp - what is drawn around the map: goods below or beside it, the details beside or above.
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

// Points and goods of every seat, and the stock. Like the other one it returns the line after the last.
int draw_goods(Screen& screen, const State& state, Panel panel);
// Pieces, boxes, forecasts, odds.
int draw_details(Screen& screen, const State& state, Panel panel);

}  // namespace ozy::after_the_flood
