// peek.cpp - looking at face-down cards of this season. AE-7.26, AE-14.4.
#include "games/after_the_empire/rules/peek.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/steps.hpp"

namespace ozy::after_the_empire {

namespace {

template <class Id>
bool is_unknown(const Slot<Id>& slot, Seat seat) {
    return slot.facing == Facing::down && !slot.seen.contains(seat);
}

// It learns card and side, the others only which card was looked at.
void show_invader(State& state, Events* events) {
    const Turn& turn = state.turn;
    const Slot<Invader>& slot = state.invaders[turn.slot];
    tell(events, Happening::invader_seen, turn.active,
         {.audience = turn.active, .a = operand(slot.card), .b = operand(slot.side), .c = turn.slot});
}
void show_siege(State& state, Events* events) {
    const Seat seat = state.turn.active;
    tell(events, Happening::siege_seen, seat,
         {.audience = seat, .a = operand(state.siege.card), .b = operand(state.siege.side)});
}

void end_invader_peek(State& state, Events* events) {
    show_invader(state, events);
    state.turn.slot = 0;
    --state.turn.left;
    if (state.turn.left == 0) return finish_step(state, events);
    state.turn.phase = Phase::peek;
}

}  // namespace

SlotSet slots_to_peek(const State& state) {
    SlotSet slots;
    for (std::size_t i = 0; i < state.invaders.size(); ++i)
        if (is_unknown(state.invaders[i], state.turn.active)) slots.insert(static_cast<SlotNumber>(i));
    return slots;
}

Bars<State> peek_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-7.26",
         {"why.peek.known", "No unknown face-down card lies in slot {slot}"},
         [](const State& state, Move move) { return !is_unknown(state.invaders[move.a], state.turn.active); }},
    };
    return bars;
}

bool may_peek_at_siege(const State& state) { return is_unknown(state.siege, state.turn.active); }

// [AE-7.26] The seat looks at a face-down invader card of its choice. [AE-14.4] It is drawn if nobody has seen it.
void peek_at_invader(State& state, SlotNumber number, Events* events) {
    Slot<Invader>& slot = state.invaders[ordinal(number)];
    slot.seen.insert(state.turn.active);
    state.turn.slot = operand(number);
    tell(events, Happening::slot_looked_at, state.turn.active, {.a = operand(number)});
    if (slot.card == Invader::none)
        state.turn.phase = Phase::invader;
    else
        end_invader_peek(state, events);
}

// [AE-7.26] The siege card with `deck` siege.
bool peek_siege(State& state, Events* events) {
    if (!may_peek_at_siege(state)) return false;
    state.siege.seen.insert(state.turn.active);
    tell(events, Happening::slot_looked_at, state.turn.active, {.a = siege_slot});
    if (state.siege.card != Siege::none) {
        show_siege(state, events);
        return false;
    }
    state.turn.slot = siege_slot;
    state.turn.phase = Phase::siege;
    return true;
}

void finish_peek(State& state, Events* events) {
    if (state.turn.slot != siege_slot) return end_invader_peek(state, events);
    show_siege(state, events);
    state.turn.slot = 0;
    finish_step(state, events);
}

}  // namespace ozy::after_the_empire
