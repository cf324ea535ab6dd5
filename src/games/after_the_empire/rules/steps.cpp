// steps.cpp - chapter 7: a deed done step by step, with the choices of each step before the next.
#include "games/after_the_empire/rules/steps.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/construct.hpp"
#include "games/after_the_empire/rules/farms.hpp"
#include "games/after_the_empire/rules/goods.hpp"
#include "games/after_the_empire/rules/objectives.hpp"
#include "games/after_the_empire/rules/peek.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy::after_the_empire {

namespace {

// Asks `question` up to `count` times, if there is anything to ask.
Question ask(State& state, Question question, int count) {
    state.turn.left = operand(count);
    return count > 0 ? question : Question::nothing;
}

void heal_by_step(State& state, const Step& step, Events* events) {
    const int healed = heal(state, state.turn.active, step.n);
    if (healed > 0) tell(events, Happening::soldiers_healed, state.turn.active, {.amount = amount_of(healed)});
}

// [AE-7.30] The metric divided by `per`, rounded down, but at most `cap`.
void gain_per(State& state, Seat seat, const Step& step, Events* events) {
    if (const int gold = gold_per_metric(state, seat, step); gold > 0)
        receive(state, seat, {.gold = operand(gold)}, events);
}

// [AE-7.29] Up to n of the soldiers wounded since this combat's preparation began, sack included, become fit.
void rescue(State& state, Seat seat, const Step& step, Events* events) {
    const int rescued = heal(state, seat, std::min(step.n, state.turn.combat.wounded));
    change(state.turn.combat.wounded, -rescued);
    if (rescued > 0) tell(events, Happening::soldiers_rescued, seat, {.amount = amount_of(rescued)});
}

// What each op of a deed does, and what it asks; standing ops and those of combats are in no deed. A step that can do
// nothing is left out.
using Opening = Question (*)(State& state, const Step& step, Events* events);
constexpr EnumArray<Op, Opening, op_count> openings{{
    [](State& state, const Step& step, Events* events) {
        receive(state, state.turn.active, step.a, events);
        return Question::nothing;
    },
    nullptr,
    [](State& state, const Step& step, Events*) {  // [AE-7.18]; [AE-6.4] sows must be used, the surplus is lost
        return ask(state, Question::sow, std::min<int>(step.n, sowing_room(active_lord(state))));
    },
    [](State& state, const Step& step, Events*) {  // [AE-7.19] as many as possible
        return ask(state, Question::protect, std::min<int>(step.n, unprotected_farms(active_lord(state)).count()));
    },
    [](State& state, const Step& step, Events* events) {
        heal_by_step(state, step, events);
        return Question::nothing;
    },
    [](State& state, const Step& step, Events*) {
        return ask(state, Question::mend, std::min<int>(step.n, active_lord(state).damaged.count()));
    },
    [](State& state, const Step& step, Events*) {
        return ask(state, Question::repair, std::min(+step.n, empty_cube_places(active_lord(state).castle)));
    },
    [](State& state, const Step&, Events*) {  // [AE-7.23] without using the Stockpile space; `done` is always legal
        return ask(state, Question::construct, 1);
    },
    [](State& state, const Step& step, Events* events) { return begin_draw(state, step.n, events); },
    [](State& state, const Step& step, Events*) {
        return ask(state, Question::peek, std::min<int>(step.n, slots_to_peek(state).count()));
    },
    [](State& state, const Step&, Events* events) {
        if (!may_peek_at_siege(state)) return Question::nothing;
        peek_at_siege(state, events);
        return waits_for_draw(state) ? Question::siege : Question::nothing;
    },
    nullptr,
    nullptr,
    [](State& state, const Step& step, Events* events) {
        gain_per(state, state.turn.active, step, events);
        return Question::nothing;
    },
}};

// What each op of a deed would change; standing ops and those of combats are in no deed.
using Changes = bool (*)(const State& state, Seat seat, const Step& step);
constexpr EnumArray<Op, Changes, op_count> changes{{
    [](const State& state, Seat, const Step& step) { return available(state, step.a) != Bag{}; },
    nullptr,
    [](const State& state, Seat seat, const Step&) { return sowing_room(state.lords[seat]) > 0; },
    [](const State& state, Seat seat, const Step&) { return !unprotected_farms(state.lords[seat]).empty(); },
    [](const State& state, Seat seat, const Step&) { return state.lords[seat].wounded > 0; },
    [](const State& state, Seat seat, const Step&) { return !state.lords[seat].damaged.empty(); },
    [](const State& state, Seat seat, const Step&) { return empty_cube_places(state.lords[seat].castle) > 0; },
    [](const State& state, Seat, const Step&) { return can_construct(state); },
    [](const State& state, Seat, const Step&) {
        return !state.decks.unseen_objectives.empty() || !state.decks.objectives.empty();
    },
    [](const State& state, Seat, const Step&) { return !slots_to_peek(state).empty(); },
    [](const State& state, Seat, const Step&) { return may_peek_at_siege(state); },
    nullptr,
    nullptr,
    [](const State& state, Seat seat, const Step& step) { return gold_per_metric(state, seat, step) > 0; },
}};

}  // namespace

Question open_step(State& state, const Step& step, Events* events) { return openings[step.op](state, step, events); }

// [AE-4.13] At least one of its steps would change something; [AE-7.5] of a group each effect that is used.
bool changes_something(const State& state, Seat seat, const DeedFace& deed) {
    const auto would_change = [&](const Step& step) { return changes[step.op](state, seat, step); };
    return deed.grouped ? std::all_of(deed.steps.begin(), deed.steps.end(), would_change)
                        : std::any_of(deed.steps.begin(), deed.steps.end(), would_change);
}

// [AE-7.10], [AE-7.11], [AE-7.13] In card order; none of these effects asks anything.
void do_effects(State& state, Seat seat, Trigger trigger, Events* events) {
    for (Card card : state.lords[seat].cards& cards_with_trigger[trigger])
        for (const Effect& effect : cards[card].effects) {
            if (effect.trigger != trigger) continue;
            for (const Step& step : effect.steps) {
                if (step.op == Op::gain) receive(state, seat, step.a, events);
                if (step.op == Op::gain_per) gain_per(state, seat, step, events);
                if (step.op == Op::rescue) rescue(state, seat, step, events);
            }
        }
}

// [AE-7.21] n times, any damaged own card, nothing is paid.
void mend_freely(State& state, Card card, Events* events) {
    mend_card(state, card, events);
    --state.turn.left;
}

// [AE-7.22] n times, a piece that is not inoperable gets a cube from the supply.
void repair_freely(State& state, CastlePosition position, Events* events) {
    add_cube(state, position, events);
    --state.turn.left;
}

}  // namespace ozy::after_the_empire
