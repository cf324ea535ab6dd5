// tile.cpp - chapter 7: placing a civilization tile.
#include "games/tigris/rules/tile.hpp"

#include "games/tigris/events.hpp"
#include "games/tigris/rules/building.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/war.hpp"
#include "games/tigris/scoring.hpp"
#include "games/tigris/turn.hpp"

namespace ozy::tigris {

namespace {

// [TE-7.1] An empty space; [TE-7.2] farms on the river, the others on land; [TE-7.4] a space left empty by a war or a
// leader is as good as any.
CellSet free_terrain(const State& state, Color color) {
    const CellSet river = boards[state.options.board].river;
    const CellSet empty = empty_spaces(state.position);
    return color == Color::blue ? empty & river : empty - river;
}

// A space with at most two links beside it touches two kingdoms at most, whatever the kingdoms are.
bool has_uncrowded_space(const State& state, const CellSet& free) {
    const CellSet linked = links(state.position);
    const CellSet west = linked.west(), east = linked.east(), north = linked.north(), south = linked.south();
    const CellSet three = (west & east & (north | south)) | (north & south & (west | east));
    return !(free - three).empty();
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

// [TE-7.3] At most two kingdoms are touched. [TE-7.5] None at all is fine.
CellSet tile_spaces(const State& state, Color color) {
    return free_terrain(state, color) - touched_by_kingdoms(state.position).thrice;
}

bool has_tile_space(const State& state, Color color) {
    const CellSet free = free_terrain(state, color);
    return has_uncrowded_space(state, free) || !(free - touched_by_kingdoms(state.position).thrice).empty();
}

// [TE-7.8] A tile that joins two kingdoms gives nobody a point. [TE-7.9] Regions do not matter.
void place_tile(State& state, Cell target, Events* events) {
    const Seat owner = state.turn.active;
    const Color color = state.turn.action.color;
    const Kingdoms kingdoms = kingdoms_touching(state.position, target);
    --state.hands[owner][color];
    state.turn.busy = 1;
    state.position.tiles[color].insert(target);
    state.turn.action.placed = target;
    tell(events, Happening::tile_placed, owner, {.a = operand(color), .b = operand(target)});
    if (kingdoms.size() == 2) return join_kingdoms(state, events);
    if (kingdoms.size() == 1) score_tile(state, target, kingdoms[0], events);
    building_step(state, events);
}

}  // namespace ozy::tigris
