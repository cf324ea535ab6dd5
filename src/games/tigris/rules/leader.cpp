// leader.cpp - chapter 5: positioning, moving and withdrawing leaders.
#include "games/tigris/rules/leader.hpp"

#include "games/tigris/events.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/revolt.hpp"
#include "games/tigris/turn.hpp"

namespace ozy::tigris {

namespace {

// [TE-5.4] Empty land [TE-5.5] beside a temple.
CellSet temple_sides(const State& state, const Position& position) {
    return (empty_spaces(position) & position.tiles[Color::red].neighbors()) - boards[state.options.board].river;
}

// A temple's side with no other link beside it touches one kingdom at most, whatever the kingdoms are.
bool has_lonely_side(const State& state) {
    const CellSet linked = links(state.position);
    const CellSet west = linked.west(), east = linked.east(), north = linked.north(), south = linked.south();
    const CellSet crowded = (west & east) | (north & south) | ((west | east) & (north | south));
    return !(temple_sides(state, state.position) - crowded).empty();
}

}  // namespace

// [TE-5.6] The target touches at most one kingdom. [TE-5.2] All is tested on the board without the leader, so that
// [TE-5.8] two groups it alone had linked are two kingdoms. [TE-5.7] It does not go back to where it came from.
CellSet leader_spaces(const State& state, Seat owner, Color color) {
    Position lifted = state.position;
    const Cell from = lifted.leaders[owner][color];
    lifted.leaders[owner][color] = Cell::none;
    CellSet spaces = temple_sides(state, lifted) - touched_by_kingdoms(lifted).twice;
    if (from != Cell::none) spaces.erase(from);
    return spaces;
}

bool has_leader_space(const State& state, Seat owner, Color color) {
    return has_lonely_side(state) || !leader_spaces(state, owner, color).empty();
}

// [TE-5.1] Position or move the leader chosen; [TE-5.3] lifting it has no effect of its own; [TE-5.12] one from the
// supply is as good as new. [TE-5.14] No points are gained by it.
void put_leader(State& state, Cell target, Events* events) {
    const Seat owner = state.turn.active;
    const Color color = state.turn.action.color;
    Cell& space = state.position.leaders[owner][color];
    const Cell from = space;
    space = target;
    state.turn.action.placed = target;
    if (from == Cell::none)
        tell(events, Happening::leader_placed, owner, {.a = operand(color), .b = operand(target)});
    else
        tell(events, Happening::leader_moved, owner, {.a = operand(color), .b = operand(target), .c = operand(from)});
    const Seat rival = rival_in_kingdom(state, target, color);
    if (is_player(rival))
        begin_revolt(state, rival, events);
    else
        treasure_step(state, events);
}

// [TE-5.11] Any own leader on the board may be withdrawn.
void withdraw_leader(State& state, Events* events) {
    const Color color = state.turn.action.color;
    Cell& space = state.position.leaders[state.turn.active][color];
    tell(events, Happening::leader_withdrawn, state.turn.active, {.a = operand(color), .b = operand(space)});
    space = Cell::none;
    treasure_step(state, events);
}

// [TE-5.13] Every leader without a temple beside it returns to its owner's supply, all at the same time.
void check_temples(State& state, Events* events) {
    const CellSet sheltered = state.position.tiles[Color::red].neighbors();
    for (Seat seat : seats_of(seats(state)))
        for (Color color : all_colors) {
            Cell& space = state.position.leaders[seat][color];
            if (space == Cell::none || sheltered.contains(space)) continue;
            tell(events, Happening::leader_without_temple, seat, {.a = operand(color), .b = operand(space)});
            space = Cell::none;
        }
}

}  // namespace ozy::tigris
