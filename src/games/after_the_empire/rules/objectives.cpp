// objectives.cpp - drawing secret objectives and keeping some. AE-7.24, AE-7.25, AE-14.2.
#include "games/after_the_empire/rules/objectives.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/steps.hpp"

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

// [AE-7.24] One after the other. [AE-14.2] Any unseen one; if none is left, the first of the queue.
// Returns whether chance has to draw.
bool draw_on(State& state, Events* events) {
    Turn& turn = state.turn;
    Decks& decks = state.decks;
    while (turn.left > 0) {
        if (!decks.unseen_objectives.empty()) {
            turn.phase = Phase::objective;
            return true;
        }
        const Objective objective = decks.objectives[0];
        decks.objectives.erase(0);
        turn.drawn.insert(objective);
        turn.drawn_shown.insert(objective);
        --turn.left;
        tell(events, Happening::objective_drawn, turn.active, {.a = operand(objective)});
    }
    return false;
}

// [AE-7.25] The seat keeps one, or all if there are no more. Returns whether it is asked.
bool ask_what_to_keep(State& state, Events* events) {
    if (state.turn.drawn.size() > 1) {
        state.turn.phase = Phase::keep;
        return true;
    }
    if (!state.turn.drawn.empty()) {
        take(state, state.turn.drawn.lowest(), events);
        state.turn.drawn = {};
    }
    discard_drawn(state, events);
    return false;
}

}  // namespace

bool begin_draw(State& state, int count, Events* events) {
    const int available = state.decks.unseen_objectives.size() + static_cast<int>(state.decks.objectives.size());
    state.turn.left = operand(std::min(count, available));
    tell(events, Happening::objectives_drawn, state.turn.active, {.amount = state.turn.left});
    return draw_on(state, events) || ask_what_to_keep(state, events);
}

void draw_objective(State& state, Objective objective, Events* events) {
    Turn& turn = state.turn;
    state.decks.unseen_objectives.erase(objective);
    turn.drawn.insert(objective);
    --turn.left;
    tell(events, Happening::objective_drawn, turn.active, {.audience = turn.active, .a = operand(objective)});
    if (!draw_on(state, events) && !ask_what_to_keep(state, events)) finish_step(state, events);
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
    finish_step(state, events);
}

}  // namespace ozy::after_the_empire
