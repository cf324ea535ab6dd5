// conflict.hpp - what revolts and wars share: strength, support, who wins. Chapters 6, 8 and 17.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/tigris/events.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

constexpr bool is_war(const Conflict& conflict) { return conflict.joining != Cell::none; }
// The colour of the tiles that support the conflict under way.
Color support_color(const Conflict& conflict);
int board_strength(const Position& position, const Conflict& conflict, Seat owner);

// The seat that is asked for support, and what it could commit.
Seat supporting_seat(const State& state);
int tiles_for_support(const State& state);
Bars<State> support_bars(const State& state);
void commit_support(State& state, int count, Events* events);

struct Verdict {
    Seat winner, loser;
    int winner_total, loser_total;
};
Verdict decide_conflict(const State& state, int defender_support);

// The losing leader returns to its owner's supply.
void drive_off_leader(State& state, Seat owner, Color color, Events* events);

void tell_conflict_began(const State& state, Happening what, Events* events);
void tell_conflict_won(const Conflict& conflict, const Verdict& verdict, Events* events);

}  // namespace ozy::tigris
