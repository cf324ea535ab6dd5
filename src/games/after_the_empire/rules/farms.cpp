// farms.cpp - sowing and protecting. AE-6.2 to AE-6.6.
#include "games/after_the_empire/rules/farms.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/steps.hpp"

namespace ozy::after_the_empire {

int sowing_room(const Lord& lord, Side first) {
    int room = 0;
    for (Side side : all_sides)
        if (side >= first) room += best_farm - lord.farms[side];
    return room;
}

SideSet unprotected_farms(const Lord& lord) { return SideSet::first(side_count) - lord.protected_farms; }

// [AE-6.5] On the same side as the last or a later one; it and the later sides can take all sows still due.
SideSet sides_to_sow(const State& state) {
    const Lord& lord = active_lord(state);
    SideSet sides;
    for (Side side : all_sides)
        if (ordinal(side) >= state.turn.cursor && lord.farms[side] < best_farm &&
            sowing_room(lord, side) >= state.turn.left)
            sides.insert(side);
    return sides;
}

// [AE-6.6] On later and later sides; enough unprotected farms lie on it and after it. Any level may be protected.
SideSet sides_to_protect(const State& state) {
    const SideSet open = unprotected_farms(active_lord(state)).from(state.turn.cursor);
    SideSet sides;
    for (Side side : open)
        if (open.from(ordinal(side)).size() >= state.turn.left) sides.insert(side);
    return sides;
}

// [AE-6.3] A sow raises one farm below level 2 by one level; a farm may be sown several times.
void sow(State& state, Side side, Events* events) {
    Lord& lord = active_lord(state);
    add(lord.farms[side], 1);
    state.turn.cursor = operand(side);
    tell(events, Happening::farm_sown, state.turn.active, {.a = operand(side), .b = lord.farms[side]});
    if (--state.turn.left == 0) finish_step(state, events);
}

void protect(State& state, Side side, Events* events) {
    active_lord(state).protected_farms.insert(side);
    state.turn.cursor = operand(ordinal(side) + 1);
    tell(events, Happening::farm_protected, state.turn.active, {.a = operand(side)});
    if (--state.turn.left == 0) finish_step(state, events);
}

}  // namespace ozy::after_the_empire
