// apply.cpp - a move is carried out by the rule of its kind.
#include "games/tigris/game.hpp"
#include "games/tigris/rules/building.hpp"
#include "games/tigris/rules/catastrophe.hpp"
#include "games/tigris/rules/conflict.hpp"
#include "games/tigris/rules/leader.hpp"
#include "games/tigris/rules/monument.hpp"
#include "games/tigris/rules/swap.hpp"
#include "games/tigris/rules/tile.hpp"
#include "games/tigris/rules/treasure.hpp"
#include "games/tigris/rules/war.hpp"
#include "games/tigris/scoring.hpp"
#include "games/tigris/turn.hpp"

namespace ozy {

namespace tigris {

namespace {

// [TE-3.2] The five kinds of action; what they need to know comes next.
void choose_action(State& state, Move move) {
    state.turn.action.kind = move.kind;
    state.turn.phase = Phase::cell;
    if (kind_of(move) != Kind::catastrophe) state.turn.action.color = color_in(move);
}

// [TE-3.3] A pass uses up one action and does nothing else.
void pass(State& state, Events* events) {
    tell(events, Happening::passed, state.turn.active);
    finish_action(state, events);
}

void put_piece(State& state, Cell target, Events* events) {
    switch (static_cast<Kind>(state.turn.action.kind)) {
        case Kind::tile:
            return place_tile(state, target, events);
        case Kind::leader:
            return put_leader(state, target, events);
        default:
            return place_catastrophe(state, target, events);
    }
}

// [TE-9.2] [TE-15.2] Building is optional.
void decline(State& state, Events* events) {
    tell(events, Happening::build_declined, state.turn.active);
    if (state.turn.phase == Phase::building)
        monument_step(state, events);
    else
        treasure_step(state, events);
}

void keep_treasure(State& state, Cell kept, Events* events) {
    take_treasures(state, find_hoard(state), kept, events);
    finish_action(state, events);
}

// [TE-16.6] One point in a colour of the seat's choice.
void gain_from_wonder(State& state, Color color, Events* events) {
    gain_points(state, state.turn.active, {color, 1, Cause::wonder, state.position.wonder}, events);
    begin_refill(state, events);
}

}  // namespace

}  // namespace tigris

void Tigris::apply(State& state, Move move, Events* events) {
    using namespace tigris;  // NOLINT(google-build-using-namespace): every name below is a rule of this game
    switch (kind_of(move)) {
        case Kind::start:
            return choose_starting_seat(state, seat_in(move), events);
        case Kind::draw:
            return tigris::draw(state, color_in(move), events);
        case Kind::tile:
        case Kind::leader:
        case Kind::catastrophe:
            return choose_action(state, move);
        case Kind::swap:
            state.turn.action.kind = move.kind;
            return begin_swap(state);
        case Kind::pass:
            return pass(state, events);
        case Kind::put:
            return put_piece(state, cell_in(move), events);
        case Kind::off:
            return withdraw_leader(state, events);
        case Kind::war:
            return begin_war(state, color_in(move), events);
        case Kind::support:
            return commit_support(state, amount_in(move), events);
        case Kind::building:
            place_building(state, cell_in(move), events);
            return monument_step(state, events);
        case Kind::monument:
            build_monument(state, cell_in(move), monument_in(move), events);
            return treasure_step(state, events);
        case Kind::wonder:
            build_wonder(state, cell_in(move), events);
            return treasure_step(state, events);
        case Kind::decline:
            return decline(state, events);
        case Kind::keep:
            return keep_treasure(state, cell_in(move), events);
        case Kind::give:
            return give_tiles(state, amount_in(move), events);
        case Kind::gain:
            return gain_from_wonder(state, color_in(move), events);
    }
}

}  // namespace ozy
