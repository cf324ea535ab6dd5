// preparation.hpp - chapter 8 from the siege engine on: bombardment, razing, `combat` effects and move points.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// The active seat's combat begins with the points of the siege engine that get through.
void begin_combat(State& state, Events* events);
// The engine does its damage; whether the owner has to choose between two turrets.
bool bombard(State& state, Events* events);
void raze(State& state, Events* events);

// [AE-8.12] The turrets the engine may hit next, equal ones both; the wall if there is no turret; else none.
PositionSet siege_targets(const Castle& castle, Side side);
Bars<State> target_bars(const State& state);
void target(State& state, CastlePosition position, Events* events);

// Points of damage on a piece; returns those left over when it is destroyed.
int damage_piece(State& state, Seat seat, CastlePosition position, int points, Events* events);

// Of `killed` invaders in a field, the least and the most that can be archers.
struct Share {
    int least, most;
    constexpr bool has(int number) const { return least <= number && number <= most; }
};
template <class Place>
void list_shares(Kind kind, Place place, Share share, MoveList& out) {
    for (int number = share.least; number <= share.most; ++number) out.push_back(make_move(kind, place, number));
}
constexpr Share archers_among(const Field& field, int killed) {
    return {killed > field.swordsmen ? killed - field.swordsmen : 0, killed < field.archers ? killed : field.archers};
}
// Whether a card of the active seat has yet to strike: it is the first from `strike_from` on.
bool strike_is_due(State& state);
int struck_in(const State& state, Side side);
Bars<State> strike_bars(const State& state);
void list_strikes(const State& state, MoveList& out);
void strike(State& state, Side side, int archers, Events* events);

Bars<State> shift_bars(const State& state);
void list_shifts(const State& state, MoveList& out);
void shift(State& state, Troop troop, Place from, Place to, Events* events);

}  // namespace ozy::after_the_empire
