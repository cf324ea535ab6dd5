// conflict.cpp - what revolts and wars share: strength, who wins. Chapters 6, 8 and 17.
#include "games/tigris/rules/conflict.hpp"

#include "games/tigris/rules/groups.hpp"

namespace ozy::tigris {

// [TE-6.4] Temples in a revolt, [TE-8.10] tiles of the war's colour in a war.
Color support_color(const Conflict& conflict) { return is_war(conflict) ? conflict.color : Color::red; }

// [TE-6.3] Board strength: temples beside the leader; [TE-6.4] whatever its colour.
int revolt_strength(const Pieces& pieces, Seat owner, Color color) {
    return (neighbors(pieces.leaders[owner][color]) & pieces.tiles[Color::red]).count();
}

// [TE-8.2] What is reached from the leader without entering the joining space. [TE-8.18] If a side has broken up, only
// the leader's own part; [TE-8.22] by option all of the original kingdom, as if what has fallen still linked.
CellSet side_of(const Pieces& pieces, Cell joining, Seat owner, Color color) {
    CellSet linked = links(pieces) | pieces.fallen;
    if (joining != Cell::none) linked.erase(joining);
    return CellSet(pieces.leaders[owner][color]).spread(linked);
}

// [TE-8.8] Face-up tiles of the leaders' colour on the leader's side; [TE-8.9] what only the joining space connects
// belongs to no side.
int war_strength(const Pieces& pieces, Cell joining, Seat owner, Color color) {
    return (side_of(pieces, joining, owner, color) & pieces.tiles[color]).count();
}

int board_strength(const Pieces& pieces, const Conflict& conflict, Seat owner) {
    return is_war(conflict) ? war_strength(pieces, conflict.joining, owner, conflict.color)
                            : revolt_strength(pieces, owner, conflict.color);
}

// [TE-6.6] [TE-8.11] The higher total wins; the defender wins a tie.
Verdict decide_conflict(const State& state, int defender_support) {
    const Conflict& conflict = state.turn.conflict;
    const int attack = board_strength(state.pieces, conflict, conflict.attacker) + conflict.attacker_support;
    const int defense = board_strength(state.pieces, conflict, conflict.defender) + defender_support;
    if (attack > defense) return {conflict.attacker, conflict.defender, attack, defense};
    return {conflict.defender, conflict.attacker, defense, attack};
}

void drive_off_leader(State& state, Seat owner, Color color, Events* events) {
    Cell& space = state.pieces.leaders[owner][color];
    tell(events, Happening::leader_driven_off, owner, {.a = operand(color), .b = operand(space)});
    space = Cell::none;
}

void tell_conflict_began(const State& state, Happening what, Events* events) {
    if (events == nullptr) return;
    const Conflict& conflict = state.turn.conflict;
    tell(events, what, conflict.attacker,
         {.a = operand(conflict.color),
          .b = operand(board_strength(state.pieces, conflict, conflict.attacker)),
          .c = operand(board_strength(state.pieces, conflict, conflict.defender)),
          .amount = amount_of(index(conflict.defender))});
}

void tell_conflict_won(const Conflict& conflict, const Verdict& verdict, Events* events) {
    tell(events, Happening::conflict_won, verdict.winner,
         {.a = operand(conflict.color),
          .b = operand(verdict.winner_total),
          .c = operand(verdict.loser_total),
          .amount = amount_of(index(verdict.loser))});
}

}  // namespace ozy::tigris
