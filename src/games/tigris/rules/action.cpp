// action.cpp - chapter 3: which actions can be chosen.
#include "games/tigris/rules/action.hpp"

#include "games/tigris/moves.hpp"
#include "games/tigris/rules/groups.hpp"
#include "games/tigris/rules/leader.hpp"
#include "games/tigris/rules/tile.hpp"

namespace ozy::tigris {

// [TE-18.3] A tile or leader is offered only if there is a space for it. All colours but blue have the same spaces, and
// so have all leaders in the supply. [TE-3.3] A pass is always possible.
void list_actions(const State& state, MoveList& out) {
    const Seat seat = state.turn.active;
    const Tiles& hand = state.hands[seat];
    const CellSet linked = links(state.pieces), beside = linked.neighbors();
    const bool on_land = has_tile_space(state, Color::black, linked, beside),
               on_river = has_tile_space(state, Color::blue, linked, beside);
    for (Color color : all_colors)
        if (hand[color] > 0 && (color == Color::blue ? on_river : on_land)) out.push_back(make_move(Kind::tile, color));
    const bool beside_temple = has_supply_leader_space(state, linked);
    for (Color color : all_colors)
        if (beside_temple || state.pieces.leaders[seat][color] != Cell::none)
            out.push_back(make_move(Kind::leader, color));
    if (state.gains[seat].catastrophes_left > 0) out.push_back(make_move(Kind::catastrophe));
    if (total(state.bag) > 0 && total(hand) > 0) out.push_back(make_move(Kind::swap));
    out.push_back(make_move(Kind::pass));
}

}  // namespace ozy::tigris
