// row.cpp - chapters 1 and 7: positions of a row, neighbours, which abilities are active, where a card may go.
#include "games/empires_end/rules/row.hpp"

#include <algorithm>
#include <utility>

namespace ozy::empires_end {

namespace {

using Counts = EnumArray<Tile, int, row_length>;

Counts count_innovations(const Board& board, Seat owner) {
    Counts counts;
    for (Card card : board.empires[owner].innovations) ++counts[board.host[card]];
    return counts;
}

// [EE-7.2] Healthy tiles with the fewest innovations among all healthy ones. [EE-7.3] What is destroyed does not count;
// [EE-7.4] there is no upper limit.
TileSet fewest(const Counts& counts, TileSet healthy) {
    int minimum = card_count;
    TileSet out;
    for (Tile tile : healthy) {
        if (counts[tile] > minimum) continue;
        if (counts[tile] < minimum) out = {};
        minimum = counts[tile];
        out.insert(tile);
    }
    return out;
}

TileSet targets_without(Counts& counts, TileSet healthy, Tile old_host) {
    --counts[old_host];
    TileSet out = fewest(counts, healthy);
    ++counts[old_host];
    out.erase(old_host);
    return out;
}

}  // namespace

int fitting_neighbors(const Empire& empire, RowPosition position, const Neighbors& per) {
    int fitting = 0;
    for (RowPosition neighbor : neighbors(position)) {
        const bool healthy = is_healthy(empire, neighbor);
        fitting += per.destroyed ? !healthy : healthy && per.kinds.contains(tiles[empire.row[neighbor]].kind);
    }
    return fitting;
}

CardSet active_of(const Board& board, Seat owner, const CardSet& innovations) {
    CardSet out;
    for (Card card : innovations)
        if (is_active(board, owner, card)) out.insert(card);
    return out;
}

TileSet legal_hosts(const Board& board, Seat owner) {
    return fewest(count_innovations(board, owner), board.empires[owner].healthy);
}

// [EE-12.14] A legal place counted as if the innovation had been removed first, and not its old tile.
TileSet move_targets(const Board& board, Seat owner, Card innovation) {
    Counts counts = count_innovations(board, owner);
    return targets_without(counts, board.empires[owner].healthy, board.host[innovation]);
}

bool can_move_innovation(const Board& board, Seat owner) {
    const Empire& empire = board.empires[owner];
    Counts counts = count_innovations(board, owner);
    const auto has_target = [&](Tile host) {
        return counts[host] > 0 && !targets_without(counts, empire.healthy, host).empty();
    };
    for (Tile host : all_tiles)
        if (has_target(host)) return true;
    return false;
}

Bars<State> place_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        place_in_ruins,
        {"EE-7.2",
         {"why.place.fewest", "Fewest innovations first: another healthy location has fewer than {tile}"},
         [](const State& state, Move move) {
             const Seat seat = state.turn.active;
             return !legal_hosts(state.board, seat).contains(state.board.empires[seat].row[position_in(move)]);
         }},
    };
    return bars;
}

void list_hosts(const State& state, Kind kind, TileSet hosts, MoveList& out) {
    const Row& row = state.board.empires[state.turn.active].row;
    for (RowPosition position : all_positions)
        if (hosts.contains(row[position])) out.push_back(make_move(kind, position));
}
void list_places(const State& state, MoveList& out) {
    list_hosts(state, Kind::place, legal_hosts(state.board, state.turn.active), out);
}

bool is_not_own(const State& state, Move move) {
    const Card card = innovation_in(move);
    return card != Card::none && !state.board.empires[decider_of(state.turn)].innovations.contains(card);
}
bool is_inactive(const State& state, Move move) {
    const Card card = innovation_in(move);
    return card != Card::none && !is_active(state.board, decider_of(state.turn), card);
}
bool is_ruin(const State& state, Move move) {
    return !is_healthy(state.board.empires[state.turn.active], position_in(move));
}

void exchange_tiles(Empire& empire, RowPosition one, RowPosition other) {
    std::swap(empire.row[one], empire.row[other]);
}

}  // namespace ozy::empires_end
