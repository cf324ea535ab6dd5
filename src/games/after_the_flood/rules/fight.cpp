// fight.cpp - chapter 12: fighting for an area another seat holds.
#include "games/after_the_flood/rules/fight.hpp"

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

// [AF-2.5] The second army of an area first, then the area is clear.
void lose_defender(State& state, Seat defender, Area area) {
    add(state.powers[defender].armies_unavailable, 1);
    if (state.map.pairs.contains(area))
        state.map.pairs.erase(area);
    else
        state.map.held[defender].erase(area);
}

// [AF-12.5] For one's own home: at its start, or coming back with no army on the map.
bool must_fight_on(const State& state) {
    if (!state.options.home_is_fought_out) return false;
    return state.progress.action == Action::start || state.map.held[state.active].empty();
}

}  // namespace

bool outranks(const State& state, Seat attacker, Seat defender) {
    for (Seat seat : state.ranks) {
        if (seat == attacker) return true;
        if (seat == defender) return false;
    }
    return false;
}

// [AF-12.2] 5 or more for the higher rank, 7 or more for the lower.
int needed_roll(const State& state, Seat attacker, Seat defender) {
    return outranks(state, attacker, defender) ? superior_needs : inferior_needs;
}

bool leads_to_dice(const State& state, Move move) {
    if (kind_of(move) == Kind::invade) return holder(state.map, area_in(move)).has_value();
    return state.question == Question::equip && kind_of(move) == Kind::end &&
           holder(state.map, state.progress.area).has_value();
}

// [AF-12.1] The first roll is made at once.
void begin_fight(State& state, Area area) {
    state.progress.area = area;
    state.question = Question::dice;
}

// [AF-12.3] A defending army is lost, or an available one of the attacker. [AF-12.7] Nothing else is harmed.
// [AF-12.4] Won without defenders, over without attackers.
Fight resolve_roll(State& state, int total, Events* events) {
    const Area area = state.progress.area;
    const Seat attacker = state.active, defender = *holder(state.map, area);
    const int needed = needed_roll(state, attacker, defender);
    tell(events, Happening::rolled, attacker, {.a = operand(total), .b = operand(needed), .c = operand(area)});
    if (total >= needed) {
        lose_defender(state, defender, area);
        tell(events, Happening::army_lost, defender, {.a = operand(area)});
        if (!holder(state.map, area)) return Fight::won;
    } else {
        discard_armies(acting(state), 1);
        tell(events, Happening::army_lost, attacker, {.a = operand(area), .b = 1});
        if (acting(state).armies_available == 0) return Fight::lost;
    }
    state.question = must_fight_on(state) ? Question::dice : Question::fight;
    return Fight::goes_on;
}

void stop_fight(State& state, Events* events) {
    tell(events, Happening::fight_stopped, state.active, {.a = operand(state.progress.area)});
}

}  // namespace ozy::after_the_flood
