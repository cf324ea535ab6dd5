// trade.hpp - chapter 10: the action Trade.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

// Who trades for the seat in an area.
int traders(const State& state, Seat seat, Area area);
// Trades still open to the seat's traders in an area in the action under way, the Sippar trade not counted.
int trades_left(const State& state, Seat seat, Area area);
bool has_sippar_trade(const State& state);
// Whether the acting seat's Sippar trade can be made in this area.
bool sippar_reaches(const State& state, Area area);
// Icons the acting seat can take from now, as far as traders and the action so far go.
IconSet open_icons(const State& state);
bool can_make_tool(const State& state);
bool can_trade(const State& state);

void trade(State& state, Icon icon, Resource give, Events* events);
void make_tool(State& state, Events* events);

Bars<State> trade_bars(const State& state);
Bars<State> tool_bars(const State& state);
void list_trades(const State& state, MoveList& out);
void list_tools(const State& state, MoveList& out);

}  // namespace ozy::after_the_flood
