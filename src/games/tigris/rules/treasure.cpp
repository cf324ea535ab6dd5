// treasure.cpp - chapter 10: treasures.
#include "games/tigris/rules/treasure.hpp"

#include <algorithm>

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/groups.hpp"

namespace ozy::tigris {

// [TE-10.2] A kingdom with a trader and two or more treasures. [TE-10.6] Without a trader they stay. [TE-10.5] Those on
// face-down tiles count. [TE-10.8] Only the kingdom with the piece just placed can qualify; check() proves the rest.
// [TE-10.3] Any treasure not on a take-first space may stay, or any at all if all are on such spaces, so that
// [TE-10.4] take-first treasures are taken first.
Hoard find_hoard(const State& state) {
    const Cell placed = state.turn.action.placed;
    const Pieces& pieces = state.pieces;
    if (placed == Cell::none) return {};
    const CellSet kingdom = group_at(pieces, placed);
    const CellSet treasures = kingdom & pieces.treasures;
    if (treasures.count() < 2) return {};
    const CellSet ordinary = treasures - boards[state.options.board].take_first;
    return {leader_within(state, Color::green, kingdom), treasures, ordinary.empty() ? treasures : ordinary};
}

// Without a trader on the board nothing does. A trader comes to treasures, or a piece brings them together, which it
// does not where it joins one link alone.
bool may_complete_hoard(const State& state) {
    const Cell placed = state.turn.action.placed;
    const auto has_trader = [](const PerColor<Cell>& leaders) { return leaders[Color::green] != Cell::none; };
    if (placed == Cell::none || std::ranges::none_of(state.pieces.leaders, has_trader)) return false;
    return placed == state.pieces.leaders[state.turn.active][Color::green] ||
           (neighbors(placed) & links(state.pieces)).count() > 1;
}

Bars<State> treasure_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-10.2",
         {"why.keep.none", "{cell} has no treasure of this kingdom"},
         [](const State& state, Move move) { return !find_hoard(state).treasures.contains(cell_in(move)); }},
        {"TE-10.3",
         {"why.keep.take_first", "The treasure on {cell} must be taken first"},
         [](const State& state, Move move) { return !find_hoard(state).candidates.contains(cell_in(move)); }},
    };
    return bars;
}

void list_treasures(const State& state, MoveList& out) { list_cells(Kind::keep, find_hoard(state).candidates, out); }

// [TE-10.7] Each taken treasure counts for its owner; its temple is an ordinary tile from now on.
void take_treasures(State& state, const Hoard& hoard, Cell kept, Events* events) {
    for (Cell cell : hoard.treasures) {
        if (cell == kept) continue;
        state.pieces.treasures.erase(cell);
        ++state.gains[hoard.owner].treasures;
        tell(events, Happening::treasure_taken, hoard.owner, {.b = operand(cell)});
    }
}

}  // namespace ozy::tigris
