// groups.cpp - chapter 4: groups, kingdoms, regions.
#include "games/tigris/rules/groups.hpp"

namespace ozy::tigris {

CellSet face_up_tiles(const Pieces& pieces) {
    const auto& tiles = pieces.tiles;
    return (tiles[Color::black] | tiles[Color::red]) | (tiles[Color::blue] | tiles[Color::green]);
}

CellSet leaders_on_board(const Pieces& pieces) { return CellSet::of_rows(pieces.leaders); }

CellSet links(const Pieces& pieces) { return face_up_tiles(pieces) | pieces.face_down | leaders_on_board(pieces); }

CellSet empty_spaces(const Pieces& pieces) { return CellSet::all() - links(pieces) - pieces.catastrophes; }

CellSet meetings_of_two(const CellSet& linked) {
    const CellSet north = linked.south(), south = linked.north(), west = linked.east(), east = linked.west();
    const CellSet upper_left = north & west & north.east(), upper_right = north & east & north.west();
    const CellSet lower_left = south & west & south.east(), lower_right = south & east & south.west();
    const CellSet apart = ((north & west) - upper_left) | ((north & east) - upper_right) |
                          ((south & west) - lower_left) | ((south & east) - lower_right);
    const CellSet sideways = (west & east) - (upper_left & upper_right) - (lower_left & lower_right);
    const CellSet upright = (north & south) - (upper_left & lower_left) - (upper_right & lower_right);
    return apart | sideways | upright;
}

CellSet meetings_of_three(const CellSet& linked) {
    const CellSet north = linked.south(), south = linked.north(), west = linked.east(), east = linked.west();
    const CellSet upper = north - north.east() - north.west(), lower = south - south.east() - south.west();
    const CellSet left = west - west.north() - west.south(), right = east - east.north() - east.south();
    return (west & east & (upper | lower)) | (north & south & (left | right));
}

bool is_blocked(const State& state, Move move) { return state.pieces.catastrophes.contains(cell_in(move)); }
bool has_leader(const State& state, Move move) { return leaders_on_board(state.pieces).contains(cell_in(move)); }
bool has_tile(const State& state, Move move) {
    return (face_up_tiles(state.pieces) | state.pieces.face_down).contains(cell_in(move));
}
bool is_river(const State& state, Move move) { return boards[state.options.board].river.contains(cell_in(move)); }

CellSet group_at(const Pieces& pieces, Cell cell) { return CellSet(cell).spread(links(pieces)); }

// [TE-4.3] A group with a leader is a kingdom; [TE-4.4] whose and how many leaders does not matter.
KingdomList kingdoms_of(const Pieces& pieces) {
    KingdomList kingdoms;
    CellSet leaders = leaders_on_board(pieces);
    const CellSet linked = face_up_tiles(pieces) | pieces.face_down | leaders;
    while (!leaders.empty()) {
        kingdoms.push_back(leaders.first_alone().spread(linked));
        leaders -= kingdoms.back();
    }
    return kingdoms;
}
// All kingdoms are found at once; which is which matters only where two may meet, and is asked of few. With each found
// for itself they took 646 instructions of a decision of random play, so 337.
Touched touched_by_kingdoms(const CellSet& spaces, const CellSet& linked, const CellSet& leaders) {
    const CellSet ruled = leaders.spread(linked);
    const CellSet doubtful = spaces & meetings_of_two(ruled);
    CellSet once, twice, thrice;
    CellSet contacts = doubtful.neighbors() & ruled;
    while (!contacts.empty()) {
        const CellSet kingdom = contacts.first_alone().spread(ruled);
        const CellSet edge = kingdom.neighbors() & doubtful;
        contacts -= kingdom;
        thrice |= twice & edge;
        twice |= once & edge;
        once |= edge;
    }
    return {twice, thrice};
}

Kingdoms kingdoms_touching(const Pieces& pieces, Cell cell) {
    Kingdoms kingdoms;
    const CellSet leaders = leaders_on_board(pieces);
    const CellSet linked = face_up_tiles(pieces) | pieces.face_down | leaders;
    CellSet contacts = neighbors(cell) & linked;
    while (!contacts.empty()) {
        const CellSet group = contacts.first_alone().spread(linked);
        if (group.touches(leaders)) kingdoms.push_back(group);
        contacts -= group;
    }
    return kingdoms;
}

Seat leader_within(const State& state, Color color, const CellSet& spaces) {
    for (Seat seat : seats_of(seats(state))) {
        const Cell cell = state.pieces.leaders[seat][color];
        if (cell != Cell::none && spaces.contains(cell)) return seat;
    }
    return Seat::chance;
}

}  // namespace ozy::tigris
