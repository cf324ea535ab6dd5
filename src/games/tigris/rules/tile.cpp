// tile.cpp - chapter 7: placing a civilization tile.
#include "games/tigris/rules/tile.hpp"

#include "games/tigris/events.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/building.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/war.hpp"
#include "games/tigris/scoring.hpp"

namespace ozy::tigris {

namespace {

// [TE-7.1] An empty space; [TE-7.2] farms on the river, the others on land; [TE-7.4] a space left empty by a war or a
// leader is as good as any.
CellSet free_terrain(const State& state, Color color, const CellSet& linked) {
    const CellSet& river = boards[state.options.board].river;
    const CellSet empty = CellSet::all() - linked - state.pieces.catastrophes;
    return color == Color::blue ? empty & river : empty - river;
}

// [TE-7.3] At most two kingdoms are touched. [TE-7.5] None at all is fine. Kingdoms are looked for only if three could
// meet.
CellSet spaces_among(const State& state, const CellSet& free, const CellSet& linked) {
    const CellSet doubtful = free & meetings_of_three(linked);
    if (doubtful.empty()) return free;
    return free - touched_by_kingdoms(doubtful, linked, leaders_on_board(state.pieces)).thrice;
}

// [TE-7.6] The owner of the leader of the tile's colour gains the point, [TE-7.7] else the owner of the king.
void score_tile(State& state, Cell target, const CellSet& kingdom, Events* events) {
    const Color color = state.turn.action.color;
    Cause cause = Cause::tile;
    Seat winner = leader_within(state, color, kingdom);
    if (!is_player(winner)) {
        cause = Cause::king;
        winner = leader_within(state, Color::black, kingdom);
    }
    if (is_player(winner)) gain_points(state, winner, {color, tile_value(state, target), cause, target}, events);
}

}  // namespace

CellSet tile_spaces(const State& state, Color color) {
    const CellSet linked = links(state.pieces);
    return spaces_among(state, free_terrain(state, color, linked), linked);
}

// A space with no link beside it touches no kingdom.
bool has_tile_space(const State& state, Color color, const CellSet& linked, const CellSet& beside) {
    const CellSet free = free_terrain(state, color, linked);
    return !(free - beside).empty() || !spaces_among(state, free, linked).empty();
}

Bars<State> tile_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-7.1",
         {"why.tile.not_held", "There is no {tile} in the hand"},
         [](const State& state, Move move) { return state.hands[state.turn.active][color_in(move)] == 0; }},
        {"TE-18.3",
         {"why.tile.no_space", "There is no space left for a {tile}"},
         [](const State& state, Move move) { return tile_spaces(state, color_in(move)).empty(); }},
    };
    return bars;
}

Bars<State> tile_space_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"TE-11.4", {"why.space.catastrophe", "{cell} is blocked by a catastrophe"}, is_blocked},
        {"TE-7.1", {"why.space.leader", "A leader stands on {cell}"}, has_leader},
        {"TE-7.1", {"why.space.tile", "A tile lies on {cell}"}, has_tile},
        {"TE-7.2",
         {"why.tile.farm_on_land", "Farms go on river spaces only, and {cell} is land"},
         [](const State& state, Move move) {
             return state.turn.action.color == Color::blue && !is_river(state, move);
         }},
        {"TE-7.2",
         {"why.tile.in_river", "{cell} is river, where only farms go"},
         [](const State& state, Move move) { return state.turn.action.color != Color::blue && is_river(state, move); }},
        {"TE-7.3",
         {"why.tile.four_kingdoms", "{cell} touches four kingdoms; a tile may join two at most"},
         [](const State& state, Move move) { return kingdoms_touching(state.pieces, cell_in(move)).size() == 4; }},
        {"TE-7.3",
         {"why.tile.three_kingdoms", "{cell} touches three kingdoms; a tile may join two at most"},
         [](const State& state, Move move) { return kingdoms_touching(state.pieces, cell_in(move)).size() == 3; }},
    };
    return bars;
}

// [TE-7.8] A tile that joins two kingdoms gives nobody a point. [TE-7.9] Regions do not matter.
bool place_tile(State& state, Cell target, Events* events) {
    const Seat owner = state.turn.active;
    const Color color = state.turn.action.color;
    const Kingdoms kingdoms = kingdoms_touching(state.pieces, target);
    --state.hands[owner][color];
    state.turn.busy = 1;
    state.pieces.tiles[color].insert(target);
    state.turn.action.placed = target;
    tell(events, Happening::tile_placed, owner, {.a = operand(color), .b = operand(target)});
    if (kingdoms.size() == 2) return join_kingdoms(state, events);
    if (kingdoms.size() == 1) score_tile(state, target, kingdoms[0], events);
    return false;
}

}  // namespace ozy::tigris
