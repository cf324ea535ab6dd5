// turn.cpp - chapters 2, 4 and 16: how setup, turn and game go on from step to step.
#include "games/vinci/turn.hpp"

#include "games/vinci/events.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/decline.hpp"
#include "games/vinci/rules/deployment.hpp"
#include "games/vinci/rules/expansion.hpp"
#include "games/vinci/rules/fort.hpp"
#include "games/vinci/scoring.hpp"

namespace ozy {

namespace vinci {

namespace {

void enter(State& state, Question question) {
    state.turn.question = question;
    state.turn.last_used = 0;
}

// [VI-8.1] Whether a defender has to decide; those without a choice redeploy by themselves.
bool defenders_redeploy(State& state, Events* events) {
    Turn& turn = state.turn;
    while (turn.defender != turn.on_turn) {
        if (distribution_is_open(state, turn.defender, events)) return true;
        turn.defender = next_defender(state, turn.defender);
        turn.last_used = 0;
    }
    turn.defender = Seat::chance;
    return false;
}

void begin_redeployment(State& state) {
    enter(state, Question::redeploy);
    state.turn.defender = next_defender(state, state.turn.on_turn);
}

// [VI-9.3] Cohesion, [VI-9.4] then shortage, [VI-9.5] then cohesion once more if that split the empire.
bool provinces_are_given_up(State& state) {
    const bool dropping = state.turn.question == Question::drop && shortage(state) > 0;
    if (dropping) return true;
    if (is_split(state)) {
        enter(state, Question::keep);
        return true;
    }
    if (shortage(state) == 0) return false;
    enter(state, Question::drop);
    return true;
}

void tell_garrisons(const State& state, Events* events) {
    if (events == nullptr) return;
    for (Province province : state.realms[state.turn.on_turn].active)
        tell(events, Happening::garrisoned, state.turn.on_turn,
             {.a = operand(province), .amount = amount_of(state.tokens[province])});
}

// [VI-16.2] The round in which the end was called is the last; [VI-16.3] so is round max_rounds.
void end_round(State& state, Events* events) {
    Turn& turn = state.turn;
    if (turn.end_called != 0 || turn.round == state.options.max_rounds) {
        turn.question = Question::over;
        tell(events, Happening::game_ended, Seat::chance, {.a = turn.end_called});
        return;
    }
    change(turn.round, 1);
    tell(events, Happening::round_began, Seat::chance, {.amount = amount_of(turn.round)});
    begin_turn(state, events);
}

}  // namespace

// [VI-4.2] An unplayed civilization expands; [VI-13.9] with `end_only` one with Rebirth, too.
bool must_expand(const State& state) {
    const Realm& realm = state.realms[state.turn.on_turn];
    if (realm.unplayed != 0) return true;
    return state.options.reborn_at_end_only != 0 && has(realm.civilization, &AbilityFacts::reborn);
}

// [VI-4.1] Truces of the seat end. [VI-4.2] Then the seat chooses its turn, if it may.
void begin_turn(State& state, Events* events) {
    state.realms[state.turn.on_turn].truces = {};
    tell(events, Happening::turn_began, state.turn.on_turn);
    if (must_expand(state)) return choose_expansion(state, events);
    enter(state, Question::turn);
}

// [VI-5.3] Truces come first, unless they are made after the conquests.
void choose_expansion(State& state, Events* events) {
    begin_expansion(state, events);
    if (state.options.truces_after != 0) return enter(state, Question::expand);
    enter(state, Question::truce);
    go_on(state, events);
}

// [VI-4.4] [VI-13.6] [VI-13.7] The new declining empire scores, then a civilization is chosen.
void choose_decline(State& state, Events* events) {
    let_empire_decline(state, events);
    score_decline(state, events);
    enter(state, Question::civilization);
}

// [VI-13.9] [VI-14.22] The same without a second score.
void be_reborn(State& state, Events* events) {
    let_empire_decline(state, events);
    enter(state, Question::civilization);
}

// [VI-6.1] The defenders come next, [VI-5.3] or truces that are made after the conquests.
void end_conquests(State& state, Events* events) {
    tell(events, Happening::conquests_ended, state.turn.on_turn);
    state.turn.conquests = state.turn.spies_left = 0;
    if (state.options.truces_after != 0)
        enter(state, Question::truce);
    else
        begin_redeployment(state);
    go_on(state, events);
}

// [VI-4.3] The order of an expansion turn.
void go_on(State& state, Events* events) {
    switch (state.turn.question) {
        case Question::truce:
            if (!truce_partners(state).empty()) return;
            state.turn.truces_left = 0;
            if (state.options.truces_after == 0) return enter(state, Question::expand);
            begin_redeployment(state);
            [[fallthrough]];
        case Question::redeploy:
            if (defenders_redeploy(state, events)) return;
            gather_tokens(state, events);
            enter(state, Question::keep);
            [[fallthrough]];
        case Question::keep:
        case Question::drop:
            if (provinces_are_given_up(state)) return;
            man_provinces(state);
            enter(state, Question::place);
            [[fallthrough]];
        case Question::place:
            if (distribution_is_open(state, state.turn.on_turn, events)) return;
            tell_garrisons(state, events);
            enter(state, Question::fort);
            [[fallthrough]];
        case Question::fort:
            if (!fortifiable(state).empty()) return;
            state.turn.forts_left = 0;
            clear_declining_neighbors(state, events);
            score_expansion(state, events);
            enter(state, Question::rebirth);
            if (has(state.realms[state.turn.on_turn].civilization, &AbilityFacts::reborn)) return;
            [[fallthrough]];
        case Question::rebirth:
            return end_turn(state, events);
        case Question::draw:
        case Question::start:
        case Question::civilization:
        case Question::turn:
        case Question::expand:
        case Question::over:
            OZY_ASSERT(false);  // these wait for a choice
    }
}

// [VI-4.6] [VI-1.11] The next seat upwards; after the last the round ends. [VI-4.5] [VI-15.2] No seat is ever left out.
// [VI-2.6] In the setup every seat chooses first.
void end_turn(State& state, Events* events) {
    const Turn done = state.turn;
    state.turn = {.question = done.question,
                  .starting = done.starting,
                  .on_turn = next_seat(done.on_turn, seats(state)),
                  .round = done.round,
                  .end_called = done.end_called};
    if (state.turn.on_turn == state.turn.starting) return end_round(state, events);
    if (state.turn.round > 0) return begin_turn(state, events);
    enter(state, Question::civilization);
}

// [VI-2.5]
void choose_starting_seat(State& state, Seat seat, Events* events) {
    tell(events, Happening::starting_seat, seat);
    state.turn.starting = seat;
    state.turn.on_turn = seat;
    enter(state, Question::civilization);
}

void choose_pair(State& state, int position, Events* events) {
    take_pair(state, position, events);
    enter(state, Question::draw);
}

// [VI-2.3] Twelve tiles before any seat has a civilization, [VI-3.6] two after each choice.
void draw(State& state, Tile tile, Events* events) {
    draw_tile(state, tile, events);
    if (!row_is_full(state)) return;
    if (state.realms[state.turn.on_turn].civilization.exists()) return end_turn(state, events);
    enter(state, Question::start);
}

}  // namespace vinci

Seat Vinci::decider(const State& state) {
    using vinci::Question;
    const Question question = state.turn.question;
    if (question == Question::draw || question == Question::start) return Seat::chance;
    return question == Question::over ? Seat::over : chooser(state.turn);
}

// A chain is one entry: tokens placed one after another, provinces dropped, truces, forts, the two tiles of a pair.
bool Vinci::mid_chain(const State& state) {
    using vinci::Question;
    switch (state.turn.question) {
        case Question::draw:
            return state.turn.drawn != vinci::Tile::none;
        case Question::truce:
        case Question::redeploy:
        case Question::drop:
        case Question::place:
        case Question::fort:
            return state.turn.last_used > 0;
        case Question::start:
        case Question::civilization:
        case Question::turn:
        case Question::expand:
        case Question::keep:
        case Question::rebirth:
        case Question::over:
            return false;
    }
    return false;
}

// [VI-16.2] [VI-16.3]
std::string_view Vinci::ending(const State& state) {
    if (state.turn.question != vinci::Question::over) return "";
    return state.turn.end_called != 0 ? "target" : "rounds";
}

}  // namespace ozy
