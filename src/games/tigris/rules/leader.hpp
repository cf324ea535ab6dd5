// leader.hpp - chapter 5: positioning, moving and withdrawing leaders.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

// Where this leader may be put now; for one on the board, where it may be moved.
CellSet leader_spaces(const State& state, Seat owner, Color color);

// Whether one in the supply can be put anywhere; `linked` are all links.
bool has_supply_leader_space(const State& state, const CellSet& linked);

Bars<State> leader_bars(const State& state);        // of choosing a leader
Bars<State> leader_space_bars(const State& state);  // of the space for the one chosen
Bars<State> withdrawal_bars(const State& state);
void list_withdrawal(const State& state, MoveList& out);

// Whether it begins a revolt.
bool put_leader(State& state, Cell target, Events* events);
void withdraw_leader(State& state, Events* events);
void check_temples(State& state, Events* events);

}  // namespace ozy::tigris
