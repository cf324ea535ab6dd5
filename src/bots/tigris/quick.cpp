// quick.cpp - a sensible choice at once, by rule of thumb, for the small decisions of Tigris & Euphrates.
#include "bots/tigris/quick.hpp"

#include <algorithm>

namespace ozy::tigris {

namespace {

// The first of the best.
template <class Worth>
Move best_move(const MoveList& moves, Worth worth_of) {
    Move best = moves[0];
    int most = worth_of(best);
    for (std::size_t i = 1; i < moves.size(); ++i) {
        const int worth = worth_of(moves[i]);
        if (worth <= most) continue;
        most = worth;
        best = moves[i];
    }
    return best;
}

// The least support that wins by the board, or nothing if even all of it would not.
Move least_winning_support(const State& state, const MoveList& moves) {
    const Conflict& conflict = state.turn.conflict;
    const bool attacking = state.turn.question == Question::attacker_support;
    const auto strength = [&](Seat seat) { return board_strength(state.pieces, conflict, seat); };
    const int needed = attacking
                           ? strength(conflict.defender) + 1 - strength(conflict.attacker)
                           : strength(conflict.attacker) + conflict.attacker_support - strength(conflict.defender);
    for (Move move : moves)
        if (amount_in(move) >= needed) return move;
    return moves[0];
}

// Spaces by what a tile of the colour in hand would bring there.
struct TileSpaces {
    CellSet own, rivals;     // a point for this seat, for another
    CellSet touched, joins;  // next to a kingdom, to two
    CellSet sheltering;      // next to a leader of this seat
};

TileSpaces look_at_spaces(const State& state) {
    const Seat seat = state.turn.active;
    const Color color = state.turn.action.color;
    TileSpaces out;
    for (const CellSet& kingdom : kingdoms_of(state.pieces)) {
        const CellSet edge = kingdom.neighbors();
        out.joins |= out.touched & edge;
        out.touched |= edge;
        Seat gainer = leader_within(state, color, kingdom);
        if (!is_player(gainer)) gainer = leader_within(state, Color::black, kingdom);
        if (gainer == seat) out.own |= edge;
        if (is_player(gainer) && gainer != seat) out.rivals |= edge;
    }
    for (Cell leader : state.pieces.leaders[seat])
        if (leader != Cell::none) out.sheltering |= neighbors(leader);
    return out;
}

// Where it gains a point without a war; a temple best beside an own leader.
Move quick_tile(const State& state, const MoveList& moves) {
    const TileSpaces spaces = look_at_spaces(state);
    const bool temple = state.turn.action.color == Color::red;
    return best_move(moves, [&](Move move) {
        const Cell cell = cell_in(move);
        return (spaces.own.contains(cell) ? 4 : 0) - (spaces.rivals.contains(cell) ? 3 : 0) -
               (spaces.joins.contains(cell) ? 6 : 0) + (temple && spaces.sheltering.contains(cell) ? 2 : 0);
    });
}

// Where tiles of its colour support it and nobody rules yet, or where a revolt succeeds; not off the board.
Move quick_leader(const State& state, const MoveList& moves) {
    const Seat seat = state.turn.active;
    const Color color = state.turn.action.color;
    const CellSet temples = state.pieces.tiles[Color::red];
    struct Kingdom {
        CellSet edge;
        int worth = 0, revolt = 0;  // what to rule it is worth; temples needed to win a revolt, 0 if nobody rules
    };
    FixedVector<Kingdom, max_players * color_count> kingdoms;
    for (const CellSet& spaces : kingdoms_of(state.pieces)) {
        const Seat ruler = leader_within(state, color, spaces);
        Kingdom kingdom{spaces.neighbors(), std::min((spaces & state.pieces.tiles[color]).count(), 4), 0};
        if (is_player(ruler) && ruler != seat)
            kingdom.revolt = (neighbors(state.pieces.leaders[ruler][color]) & temples).count() + 1;
        kingdoms.push_back(kingdom);
    }
    return best_move(moves, [&](Move move) {
        if (kind_of(move) == Kind::off) return -8;
        const int shelter = (neighbors(cell_in(move)) & temples).count();
        int worth = 2 * shelter;
        for (const Kingdom& kingdom : kingdoms) {
            if (!kingdom.edge.contains(cell_in(move))) continue;
            const bool loses = shelter + state.hands[seat][Color::red] < kingdom.revolt;
            worth += loses ? -10 : 2 * kingdom.worth + (kingdom.revolt > 0 ? 1 : 3);
        }
        return worth;
    });
}

// A temple that shelters leaders of others and none of this seat.
Move quick_catastrophe(const State& state, const MoveList& moves) {
    CellSet own, rivals;
    for (Seat seat : seats_of(seats(state)))
        for (Cell leader : state.pieces.leaders[seat])
            if (leader != Cell::none) (seat == state.turn.active ? own : rivals) |= neighbors(leader);
    const CellSet temples = state.pieces.tiles[Color::red];
    return best_move(moves, [&](Move move) {
        const Cell cell = cell_in(move);
        return (rivals.contains(cell) ? 2 : 0) - (own.contains(cell) ? 3 : 0) + (temples.contains(cell) ? 1 : 0);
    });
}

}  // namespace

Move quick_move(const State& state, const MoveList& moves) {
    const Question question = state.turn.question;
    if (question == Question::attacker_support || question == Question::defender_support)
        return least_winning_support(state, moves);
    if (question != Question::cell) return moves[0];
    const Kind chosen = id_at<Kind>(state.turn.action.kind);
    if (chosen == Kind::tile) return quick_tile(state, moves);
    return chosen == Kind::leader ? quick_leader(state, moves) : quick_catastrophe(state, moves);
}

}  // namespace ozy::tigris
