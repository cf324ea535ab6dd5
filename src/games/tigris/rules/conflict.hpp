// conflict.hpp - what revolts and wars share: strength, support, who wins. Chapters 6, 8 and 17.
#pragma once

#include "core/event.hpp"
#include "games/tigris/events.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

constexpr bool is_war(const Conflict& conflict) { return conflict.joining != Cell::none; }
// The colour of the tiles that support the conflict under way.
Color support_color(const Conflict& conflict);
int board_strength(const Position& position, const Conflict& conflict, Seat owner);

// Whether the seat asked may commit this many tiles.
bool may_commit(const State& state, int count);
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
