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

int fitting_neighbors(const Empire& empire, Position position, const Neighbors& per) {
    int fitting = 0;
    for (Position neighbor : neighbors(position)) {
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

void exchange_tiles(Empire& empire, Position one, Position other) { std::swap(empire.row[one], empire.row[other]); }

}  // namespace ozy::empires_end
