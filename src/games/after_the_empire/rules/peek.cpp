// peek.cpp - looking at face-down cards of this season. AE-7.26, AE-14.4.
#include "games/after_the_empire/rules/peek.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/moves.hpp"

namespace ozy::after_the_empire {

namespace {

template <class Id>
bool is_unknown(const Slot<Id>& slot, Seat seat) {
    return slot.facing == Facing::down && !slot.seen.contains(seat);
}
// Somebody looks at it, and it is not drawn yet.
template <class Id>
bool is_looked_for(const Slot<Id>& slot) {
    return slot.card == Id::none && !slot.seen.empty();
}

}  // namespace

SlotSet slots_to_peek(const State& state) {
    SlotSet slots;
    for (SlotNumber number : invader_slot_numbers)
        if (is_unknown(state.invaders[number], state.turn.active)) slots.insert(number);
    return slots;
}

Bars<State> peek_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-7.26",
         {"why.peek.known", "No unknown face-down card lies in slot {slot}"},
         [](const State& state, Move move) { return !is_unknown(state.invaders[slot_in(move)], state.turn.active); }},
    };
    return bars;
}

bool may_peek_at_siege(const State& state) { return is_unknown(state.siege, state.turn.active); }

// [AE-7.26] The seat looks at a face-down invader card of its choice. [AE-14.4] It is drawn if nobody has seen it.
void peek_at_invader(State& state, SlotNumber number, Events* events) {
    state.invaders[number].seen.insert(state.turn.active);
    state.turn.slot = number;
    tell(events, Happening::slot_looked_at, state.turn.active, {.a = operand(number)});
    if (!waits_for_draw(state)) show_card(state, events);
}

// [AE-7.26] The siege card with `deck` siege.
void peek_at_siege(State& state, Events* events) {
    state.siege.seen.insert(state.turn.active);
    state.turn.slot = SlotNumber::siege;
    tell(events, Happening::slot_looked_at, state.turn.active, {.a = operand(SlotNumber::siege)});
    if (!waits_for_draw(state)) show_card(state, events);
}

bool waits_for_draw(const State& state) {
    const SlotNumber slot = state.turn.slot;
    return slot == SlotNumber::siege ? is_looked_for(state.siege) : is_looked_for(state.invaders[slot]);
}

// It learns card and side, the others only which card was looked at.
void show_card(State& state, Events* events) {
    Turn& turn = state.turn;
    const Seat seat = turn.active;
    if (turn.slot == SlotNumber::siege) {
        tell(events, Happening::siege_seen, seat,
             {.audience = seat, .a = operand(state.siege.card), .b = operand(state.siege.side)});
    } else {
        const Slot<Invader>& slot = state.invaders[turn.slot];
        tell(events, Happening::invader_seen, seat,
             {.audience = seat, .a = operand(slot.card), .b = operand(slot.side), .c = operand(turn.slot)});
        --turn.left;
    }
    turn.slot = SlotNumber::first;
}

}  // namespace ozy::after_the_empire
