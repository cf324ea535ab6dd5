// leader.cpp - chapter 5: positioning, moving and withdrawing leaders.
#include "games/tigris/rules/leader.hpp"

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/revolt.hpp"

namespace ozy::tigris {

namespace {

// [TE-5.4] Empty land [TE-5.5] beside a temple.
CellSet temple_sides(const State& state, const CellSet& linked) {
    const Pieces& pieces = state.pieces;
    return pieces.tiles[Color::red].neighbors() - linked - pieces.catastrophes - boards[state.options.board].river;
}

}  // namespace

Pieces without_leader(const State& state, Seat owner, Color color) {
    Pieces lifted = state.pieces;
    lifted.leaders[owner][color] = Cell::none;
    return lifted;
}

// Where the leader chosen stands now.
Cell place_of_chosen(const State& state) { return state.pieces.leaders[state.turn.active][state.turn.action.color]; }

bool has_no_temple(const State& state, Move move) {
    return !state.pieces.tiles[Color::red].neighbors().contains(cell_in(move));
}

bool joins_kingdoms(const State& state, Move move) {
    const Pieces lifted = without_leader(state, state.turn.active, state.turn.action.color);
    return kingdoms_touching(lifted, cell_in(move)).size() > 1;
}

// [TE-5.6] The target touches at most one kingdom. [TE-5.2] All is tested on the board without the leader, so that
// [TE-5.8] two groups it alone had linked are two kingdoms. [TE-5.7] It does not go back to where it came from.
CellSet leader_spaces(const State& state, Seat owner, Color color) {
    CellSet linked = links(state.pieces), leaders = leaders_on_board(state.pieces);
    const Cell from = state.pieces.leaders[owner][color];
    const CellSet sides = temple_sides(state, linked);
    if (from != Cell::none) {
        linked.erase(from);
        leaders.erase(from);
    }
    return sides - touched_by_kingdoms(sides, linked, leaders).twice;
}

// A side with no other link beside it touches one kingdom at most, whatever the kingdoms are.
bool has_supply_leader_space(const State& state, const CellSet& linked) {
    const CellSet sides = temple_sides(state, linked);
    const CellSet west = linked.west(), east = linked.east(), north = linked.north(), south = linked.south();
    const CellSet crowded = (west & east) | (north & south) | ((west | east) & (north | south));
    return !(sides - crowded).empty() ||
           !(sides - touched_by_kingdoms(sides, linked, leaders_on_board(state.pieces)).twice).empty();
}

// [TE-18.3] One on the board can at least be withdrawn.
static bool has_no_space(const State& state, Move move) {
    const Seat seat = state.turn.active;
    return state.pieces.leaders[seat][color_in(move)] == Cell::none &&
           leader_spaces(state, seat, color_in(move)).empty();
}

Bars<State> leader_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-18.3", {"why.leader.no_space", "There is no space where the {leader} could stand"}, has_no_space},
    };
    return bars;
}

void list_withdrawal(const State& state, MoveList& out) {
    if (state.turn.action.kind == operand(Kind::leader) && place_of_chosen(state) != Cell::none)
        out.push_back(make_move(Kind::off));
}

Bars<State> leader_space_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-5.7",
         {"why.leader.same_space", "The leader stands on {cell} already"},
         [](const State& state, Move move) { return place_of_chosen(state) == cell_in(move); }},
        {"TE-11.4", {"why.space.catastrophe", "{cell} is blocked by a catastrophe"}, is_blocked},
        {"TE-5.4", {"why.space.leader", "A leader stands on {cell}"}, has_leader},
        {"TE-5.4", {"why.space.tile", "A tile lies on {cell}"}, has_tile},
        {"TE-5.4", {"why.leader.in_river", "{cell} is river; leaders stand on land"}, is_river},
        {"TE-5.5",
         {"why.leader.no_temple", "A leader needs a face-up temple beside it; {cell} has none"},
         has_no_temple},
        {"TE-5.6",
         {"why.leader.two_kingdoms", "A leader must not join kingdoms, and {cell} touches two or more"},
         joins_kingdoms},
    };
    return bars;
}

Bars<State> withdrawal_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-5.1",
         {"why.off.no_leader", "Only a leader can be withdrawn"},
         [](const State& state, Move) { return state.turn.action.kind != operand(Kind::leader); }},
        {"TE-5.11",
         {"why.off.in_supply", "That leader is not on the board"},
         [](const State& state, Move) { return place_of_chosen(state) == Cell::none; }},
    };
    return bars;
}

// [TE-5.1] Position or move the leader chosen; [TE-5.3] lifting it has no effect of its own; [TE-5.12] one from the
// supply is as good as new. [TE-5.14] No points are gained by it.
bool put_leader(State& state, Cell target, Events* events) {
    const Seat owner = state.turn.active;
    const Color color = state.turn.action.color;
    Cell& space = state.pieces.leaders[owner][color];
    const Cell from = space;
    space = target;
    state.turn.action.placed = target;
    if (from == Cell::none)
        tell(events, Happening::leader_placed, owner, {.a = operand(color), .b = operand(target)});
    else
        tell(events, Happening::leader_moved, owner, {.a = operand(color), .b = operand(target), .c = operand(from)});
    const Seat rival = rival_in_kingdom(state, target, color);
    if (is_player(rival)) begin_revolt(state, rival, events);
    return is_player(rival);
}

// [TE-5.11] Any own leader on the board may be withdrawn.
void withdraw_leader(State& state, Events* events) {
    const Color color = state.turn.action.color;
    Cell& space = state.pieces.leaders[state.turn.active][color];
    tell(events, Happening::leader_withdrawn, state.turn.active, {.a = operand(color), .b = operand(space)});
    space = Cell::none;
}

// [TE-5.13] Every leader without a temple beside it returns to its owner's supply, all at the same time.
void check_temples(State& state, Events* events) {
    const CellSet sheltered = state.pieces.tiles[Color::red].neighbors();
    for (Seat seat : seats_of(seats(state)))
        for (Color color : all_colors) {
            Cell& space = state.pieces.leaders[seat][color];
            if (space == Cell::none || sheltered.contains(space)) continue;
            tell(events, Happening::leader_without_temple, seat, {.a = operand(color), .b = operand(space)});
            space = Cell::none;
        }
}

}  // namespace ozy::tigris
