// farms.cpp - sowing and protecting. AE-6.2 to AE-6.6.
#include "games/after_the_empire/rules/farms.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/moves.hpp"

namespace ozy::after_the_empire {

int sowing_room(const Lord& lord, Side first) {
    int room = 0;
    for (Side side : all_sides)
        if (side >= first) room += best_farm - lord.farms[side];
    return room;
}

SideSet unprotected_farms(const Lord& lord) { return SideSet::first_of(side_count) - lord.protected_farms; }

namespace {

bool is_full_grown(const State& state, Move move) { return active_lord(state).farms[side_in(move)] == best_farm; }
bool is_past(const State& state, Move move) { return side_in(move) < state.turn.farm_from; }
bool lacks_room(const State& state, Move move) {
    return sowing_room(active_lord(state), side_in(move)) < state.turn.left;
}
bool is_protected(const State& state, Move move) { return active_lord(state).protected_farms.contains(side_in(move)); }
bool breaks_order(const State& state, Move move) {
    return is_past(state, move) || unprotected_farms(active_lord(state)).from(move.a).count() < state.turn.left;
}

}  // namespace

// [AE-6.5] On the same side as the last or a later one; it and the later sides can take all sows still due.
Bars<State> sow_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-6.3", {"why.sow.full", "The {side} farm has level 2 already"}, is_full_grown},
        {"AE-6.5", {"why.sow.back", "Sows go on in the order N, E, S, W, and {side} is past"}, is_past},
        {"AE-6.5", {"why.sow.stuck", "From {side} on there is not room for all sows still due"}, lacks_room},
    };
    return bars;
}
void list_sows(const State& state, MoveList& out) {
    for (Side side : all_sides)
        if (const Move move = make_move(Kind::sow, side);
            !is_full_grown(state, move) && !is_past(state, move) && !lacks_room(state, move))
            out.push_back(move);
}

// [AE-6.6] On later and later sides; enough unprotected farms lie on it and after it. Any level may be protected.
Bars<State> protect_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-6.6", {"why.protect.has_one", "The {side} farm has a protection token already"}, is_protected},
        {"AE-6.6",
         {"why.protect.order", "Farms are protected in the order N, E, S, W, as many as possible"},
         breaks_order},
    };
    return bars;
}
void list_protections(const State& state, MoveList& out) {
    for (Side side : all_sides)
        if (const Move move = make_move(Kind::protect, side); !is_protected(state, move) && !breaks_order(state, move))
            out.push_back(move);
}

// [AE-6.3] A sow raises one farm below level 2 by one level; a farm may be sown several times.
void sow(State& state, Side side, Events* events) {
    Lord& lord = active_lord(state);
    change(lord.farms[side], 1);
    state.turn.farm_from = side;
    tell(events, Happening::farm_sown, state.turn.active, {.a = operand(side), .b = lord.farms[side]});
    --state.turn.left;
}

void protect(State& state, Side side, Events* events) {
    active_lord(state).protected_farms.insert(side);
    state.turn.farm_from = next_id(side);
    tell(events, Happening::farm_protected, state.turn.active, {.a = operand(side)});
    --state.turn.left;
}

}  // namespace ozy::after_the_empire
