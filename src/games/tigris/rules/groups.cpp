// groups.cpp - chapter 4: groups, kingdoms, regions.
#include "games/tigris/rules/groups.hpp"

namespace ozy::tigris {

CellSet face_up_tiles(const Pieces& pieces) {
    const auto& tiles = pieces.tiles;
    return (tiles[Color::black] | tiles[Color::red]) | (tiles[Color::blue] | tiles[Color::green]);
}

CellSet leaders_on_board(const Pieces& pieces) {
    CellSet out;
    for (const auto& of_seat : pieces.leaders)
        for (Cell cell : of_seat)
            if (cell != Cell::none) out.insert(cell);
    return out;
}

CellSet links(const Pieces& pieces) { return face_up_tiles(pieces) | pieces.face_down | leaders_on_board(pieces); }

CellSet empty_spaces(const Pieces& pieces) { return CellSet::all() - links(pieces) - pieces.catastrophes; }

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
        kingdoms.push_back(CellSet(leaders.first()).spread(linked));
        leaders -= kingdoms.back();
    }
    return kingdoms;
}

Touched touched_by_kingdoms(const Pieces& pieces) {
    Touched touched;
    for (const CellSet& kingdom : kingdoms_of(pieces)) {
        const CellSet edge = kingdom.neighbors();
        touched.thrice |= touched.twice & edge;
        touched.twice |= touched.once & edge;
        touched.once |= edge;
    }
    return touched;
}

Kingdoms kingdoms_touching(const Pieces& pieces, Cell cell) {
    Kingdoms kingdoms;
    const CellSet leaders = leaders_on_board(pieces);
    const CellSet linked = face_up_tiles(pieces) | pieces.face_down | leaders;
    CellSet contacts = neighbors(cell) & linked;
    while (!contacts.empty()) {
        const CellSet group = CellSet(contacts.first()).spread(linked);
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
