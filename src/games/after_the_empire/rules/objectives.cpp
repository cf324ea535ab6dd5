// objectives.cpp - drawing secret objectives and keeping some. AE-7.24, AE-7.25, AE-14.2.
#include "games/after_the_empire/rules/objectives.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/moves.hpp"

namespace ozy::after_the_empire {

namespace {

void take(State& state, Objective objective, Events* events) {
    Turn& turn = state.turn;
    Lord& lord = active_lord(state);
    lord.objectives.insert(objective);
    const bool known = turn.drawn_shown.contains(objective);
    if (known) lord.shown.insert(objective);
    tell(events, Happening::objective_kept, turn.active,
         {.audience = known ? Seat::spectator : turn.active, .a = operand(objective)});
}

// The others go face up under the deck in rising index.
void discard_drawn(State& state, Events* events) {
    for (Objective objective : state.turn.drawn) {
        state.decks.objectives.push_back(objective);
        tell(events, Happening::objective_discarded, state.turn.active, {.a = operand(objective)});
    }
    state.turn.drawn = state.turn.drawn_shown = {};
}

// [AE-14.2] Any unseen one; if none is left, the first of the queue.
void draw_from_queue(State& state, Events* events) {
    Turn& turn = state.turn;
    const Objective objective = state.decks.objectives[0];
    state.decks.objectives.erase(0);
    turn.drawn.insert(objective);
    turn.drawn_shown.insert(objective);
    --turn.left;
    tell(events, Happening::objective_drawn, turn.active, {.a = operand(objective)});
}

}  // namespace

Question begin_draw(State& state, int count, Events* events) {
    const Decks& decks = state.decks;
    state.turn.left = operand(std::min(count, decks.unseen_objectives.count() + decks.objectives.count));
    tell(events, Happening::objectives_drawn, state.turn.active, {.amount = state.turn.left});
    return draw_on(state, events);
}

// [AE-7.24] One after the other. [AE-7.25] The seat keeps one, or all if there are no more.
Question draw_on(State& state, Events* events) {
    for (; state.turn.left > 0; draw_from_queue(state, events))
        if (!state.decks.unseen_objectives.empty()) return Question::objective;
    if (state.turn.drawn.count() > 1) return Question::keep;
    if (!state.turn.drawn.empty()) keep_objective(state, state.turn.drawn.first(), events);
    return Question::nothing;
}

void draw_objective(State& state, Objective objective, Events* events) {
    Turn& turn = state.turn;
    state.decks.unseen_objectives.erase(objective);
    turn.drawn.insert(objective);
    --turn.left;
    tell(events, Happening::objective_drawn, turn.active, {.audience = turn.active, .a = operand(objective)});
}

Bars<State> keep_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-7.25",
         {"why.keep.not_drawn", "You have not drawn {objective}"},
         [](const State& state, Move move) { return !state.turn.drawn.contains(objective_in(move)); }},
    };
    return bars;
}

void keep_objective(State& state, Objective objective, Events* events) {
    take(state, objective, events);
    state.turn.drawn.erase(objective);
    discard_drawn(state, events);
}

}  // namespace ozy::after_the_empire
