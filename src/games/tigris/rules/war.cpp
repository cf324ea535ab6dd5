// war.cpp - chapter 8: external conflict.
#include "games/tigris/rules/war.hpp"

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy::tigris {

namespace {

struct Rivals {
    Seat first = Seat::chance, second = Seat::chance;  // clockwise from the active seat
};

// The seats whose leaders of this colour stand on sides that touch the joining space, clockwise from the active seat.
Rivals rivals_over(const State& state, Color color, const CellSet& sides) {
    Rivals rivals;
    Seat seat = state.turn.active;
    for (int i = 0; i < seats(state); ++i, seat = next_seat(seat, seats(state))) {
        const Cell cell = state.pieces.leaders[seat][color];
        if (cell == Cell::none || !sides.contains(cell)) continue;
        (is_player(rivals.first) ? rivals.second : rivals.first) = seat;
    }
    return rivals;
}

// [TE-8.2] All that is reached from the joining space without going through it again: every side that touches it.
CellSet sides_at(const State& state, Cell joining) {
    CellSet linked = links(state.pieces);
    linked.erase(joining);
    return neighbors(joining).spread(linked);
}

// [TE-8.6] The active seat chooses among several contested colours; a single one starts without a choice.
// [TE-8.17] They are found again after each war. [TE-8.19] Each colour comes up at most once, for one leader leaves.
bool next_war(State& state, Events* events) {
    const CellSet sides = sides_at(state, state.turn.action.placed);
    FixedVector<Color, color_count> contested;
    for (Color color : all_colors)
        if (is_player(rivals_over(state, color, sides).second)) contested.push_back(color);
    if (contested.empty()) {
        state.turn.conflict = {};  // [TE-8.21] the marker leaves the board
        state.pieces.fallen = {};
        return false;
    }
    state.turn.conflict = {};
    state.turn.conflict.joining = state.turn.action.placed;  // [TE-8.5] the marker lies there meanwhile
    state.turn.question = Question::war;
    if (contested.size() == 1) begin_war(state, contested[0], events);
    return true;
}

// [TE-8.14] In a red war a temple stays if a treasure lies on it or a leader now on the board is beside it.
// [TE-15.7] The tile under a building stays.
CellSet spared_tiles(const State& state, Color color) {
    const Pieces& pieces = state.pieces;
    CellSet spared;
    if (pieces.buildings[color] != Cell::none) spared.insert(pieces.buildings[color]);
    if (color == Color::red) spared |= pieces.treasures | leaders_on_board(pieces).neighbors();
    return spared;
}

void tell_fallen(const State& state, Seat loser, const CellSet& supporters, const CellSet& spared, Events* events) {
    if (events == nullptr) return;
    const Color color = state.turn.conflict.color;
    for (Cell cell : supporters) {
        if (!spared.contains(cell))
            tell(events, Happening::tile_removed, loser, {.a = operand(color), .b = operand(cell)});
        else if (cell == state.pieces.buildings[color])
            tell(events, Happening::building_spared, loser, {.a = operand(color), .b = operand(cell)});
        else
            tell(events, Happening::temple_spared, loser,
                 {.b = operand(cell), .c = operand(state.pieces.treasures.contains(cell))});
    }
}

}  // namespace

// [TE-8.1] The tile's space is the joining space. [TE-8.4] If no colour is contested the kingdoms merge peacefully.
bool join_kingdoms(State& state, Events* events) {
    tell(events, Happening::kingdoms_joined, state.turn.active, {.b = operand(state.turn.action.placed)});
    return next_war(state, events);
}

// [TE-8.3] Two leaders of the colour stand on sides that both touch the joining space.
Bars<State> war_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-8.3",
         {"why.war.not_contested", "No two {leader}s stand on sides of the joining space"},
         [](const State& state, Move move) {
             const CellSet sides = sides_at(state, state.turn.conflict.joining);
             return !is_player(rivals_over(state, color_in(move), sides).second);
         }},
    };
    return bars;
}

// [TE-8.7] Attacker is the active seat if it owns one of the leaders, else the next clockwise that does.
void begin_war(State& state, Color color, Events* events) {
    Conflict& conflict = state.turn.conflict;
    const Rivals rivals = rivals_over(state, color, sides_at(state, conflict.joining));
    conflict.color = color;
    conflict.attacker = rivals.first;
    conflict.defender = rivals.second;
    conflict.attacker_support = 0;
    state.turn.question = Question::attacker_support;
    tell_conflict_began(state, Happening::war_began, events);
}

// [TE-8.12] The losing leader leaves; [TE-8.13] the tiles counted for it, found while it was in place, are removed,
// save those spared; [TE-8.15] the winner gains 1 for the leader and 1 for each tile removed.
bool resolve_war(State& state, int defender_support, Events* events) {
    const Conflict conflict = state.turn.conflict;
    const Color color = conflict.color;
    const Verdict verdict = decide_conflict(state, defender_support);
    tell_conflict_won(conflict, verdict, events);
    const CellSet supporters =
        side_of(state.pieces, conflict.joining, verdict.loser, color) & state.pieces.tiles[color];
    const Cell left = state.pieces.leaders[verdict.loser][color];
    drive_off_leader(state, verdict.loser, color, events);
    const CellSet spared = spared_tiles(state, color);
    tell_fallen(state, verdict.loser, supporters, spared, events);
    const CellSet removed = supporters - spared;
    state.pieces.tiles[color] -= removed;
    if (state.options.original_strength != 0) state.pieces.fallen |= removed | CellSet(left);
    change(state.out[color], removed.count());
    gain_points(state, verdict.winner, {color, 1 + removed.count(), Cause::war, conflict.joining}, events);
    // [TE-8.20] What stays beside a leader keeps its last temple.
    OZY_ASSERT((leaders_on_board(state.pieces) - state.pieces.tiles[Color::red].neighbors()).empty());
    return next_war(state, events);
}

}  // namespace ozy::tigris
