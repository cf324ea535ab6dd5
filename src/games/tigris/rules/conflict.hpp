// conflict.hpp - what revolts and wars share: strength, who wins. Chapters 6, 8 and 17.
#pragma once

#include "core/event.hpp"
#include "games/tigris/events.hpp"
#include "games/tigris/state.hpp"

namespace ozy::tigris {

constexpr bool is_war(const Conflict& conflict) { return conflict.joining != Cell::none; }
// The colour of the tiles that support the conflict under way.
Color support_color(const Conflict& conflict);
int revolt_strength(const Pieces& pieces, Seat owner, Color color);
// `joining` is the joining space, or none: then a leader's side is its whole kingdom.
CellSet side_of(const Pieces& pieces, Cell joining, Seat owner, Color color);
int war_strength(const Pieces& pieces, Cell joining, Seat owner, Color color);
int board_strength(const Pieces& pieces, const Conflict& conflict, Seat owner);

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
