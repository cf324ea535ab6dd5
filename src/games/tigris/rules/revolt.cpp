// revolt.cpp - chapter 6: internal conflict.
#include "games/tigris/rules/revolt.hpp"

#include <algorithm>

#include "games/tigris/events.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy::tigris {

// [TE-5.9] A revolt follows if the kingdom holds a leader of the same colour of another seat. [TE-5.10] A leader moved
// within its own kingdom meets none. [TE-6.1] This is the only way a revolt arises.
Seat rival_in_kingdom(const State& state, Cell space, Color color) {
    const auto is_on_board = [&](const PerColor<Cell>& leaders) {
        return leaders[color] != Cell::none && leaders[color] != space;
    };
    if (std::ranges::none_of(state.pieces.leaders, is_on_board)) return Seat::chance;
    const CellSet kingdom = group_at(state.pieces, space) - CellSet(space);
    return leader_within(state, color, kingdom);
}

// [TE-6.2] Attacker is the seat that put the leader down.
void begin_revolt(State& state, Seat defender, Events* events) {
    Conflict& conflict = state.turn.conflict;
    conflict.color = state.turn.action.color;
    conflict.attacker = state.turn.active;
    conflict.defender = defender;
    state.turn.question = Question::attacker_support;
    tell_conflict_began(state, Happening::revolt_began, events);
}

void resolve_revolt(State& state, int defender_support, Events* events) {
    const Conflict conflict = state.turn.conflict;
    const Verdict verdict = decide_conflict(state, defender_support);
    tell_conflict_won(conflict, verdict, events);
    drive_off_leader(state, verdict.loser, conflict.color, events);                          // [TE-6.8]
    gain_points(state, verdict.winner, {Color::red, 1, Cause::revolt, Cell::none}, events);  // [TE-6.7]
    state.turn.conflict = {};
}

}  // namespace ozy::tigris
