// turn.cpp - chapters 3, 13 and 14: how a turn goes on from step to step.
#include "games/tigris/turn.hpp"

#include <algorithm>

#include "games/tigris/events.hpp"
#include "games/tigris/game.hpp"
#include "games/tigris/moves.hpp"
#include "games/tigris/rules/building.hpp"
#include "games/tigris/rules/catastrophe.hpp"
#include "games/tigris/rules/leader.hpp"
#include "games/tigris/rules/monument.hpp"
#include "games/tigris/rules/revolt.hpp"
#include "games/tigris/rules/support.hpp"
#include "games/tigris/rules/swap.hpp"
#include "games/tigris/rules/tile.hpp"
#include "games/tigris/rules/treasure.hpp"
#include "games/tigris/rules/war.hpp"

namespace ozy {

namespace tigris {

namespace {

void begin_turn(State& state, Events* events) {
    state.turn.question = Question::action;
    state.turn.action_number = 0;
    state.turn.busy = 0;
    tell(events, Happening::turn_began, state.turn.active);
}

bool hands_are_full(const State& state) {
    return std::all_of(state.hands.begin(), state.hands.begin() + seats(state),
                       [](const Tiles& hand) { return total(hand) == hand_limit; });
}

// [TE-14.1] Two or fewer treasures, a hand that could not be filled, or the stall rule; [TE-14.2] looked at only here.
// [TE-14.3] A turn is quiet if no tile left a hand and no catastrophe was placed.
Ending ending_now(const State& state) {
    if (state.pieces.treasures.count() <= 2) return Ending::treasures;
    if (!hands_are_full(state)) return Ending::bag;
    if (state.turn.quiet_turns == stall_rounds * seats(state)) return Ending::stall;
    return Ending::none;
}

// [TE-13.5] The end of the game is checked, [TE-3.7] then the next seat clockwise [TE-1.7] is active.
void finish_turn(State& state, Events* events) {
    Turn& turn = state.turn;
    turn.quiet_turns = narrow(turn.busy != 0 ? 0 : turn.quiet_turns + 1);
    turn.action_number = 0;
    turn.busy = 0;
    turn.ending = ending_now(state);
    if (turn.ending != Ending::none) {
        turn.question = Question::over;
        tell(events, Happening::game_ended, turn.active, {.a = operand(turn.ending)});
        return;
    }
    turn.active = next_seat(turn.active, seats(state));
    begin_turn(state, events);
}

// [TE-13.1] Monuments pay, [TE-13.3] then the wonder, then hands are filled.
void end_turn(State& state, Events* events) {
    score_monuments(state, events);
    if (wonder_pays(state))
        state.turn.question = Question::wonder_gain;
    else
        begin_refill(state, events);
}

// [TE-19.3] The drawer alone sees the colour.
void draw_tile(State& state, Seat seat, Color color, Events* events) {
    --state.bag[color];
    ++state.hands[seat][color];
    tell(events, Happening::tile_drawn, seat, {.audience = seat, .a = operand(color)});
}

// [TE-12.4] The tiles may be used at once, in the next action.
void draw_swapped_tile(State& state, Color color, Events* events) {
    draw_tile(state, state.turn.active, color, events);
    if (!count_drawn(state)) return;
    finish_swap(state, events);
    finish_action(state, events);
}

}  // namespace

// The piece chosen decides what happens on the space.
void put_piece(State& state, Cell target, Events* events) {
    const Kind chosen = id_at<Kind>(state.turn.action.kind);
    if (chosen == Kind::tile) {
        if (!place_tile(state, target, events)) building_step(state, events);
        return;
    }
    if (chosen == Kind::catastrophe)
        place_catastrophe(state, target, events);
    else if (put_leader(state, target, events))
        return;
    treasure_step(state, events);
}

void withdraw(State& state, Events* events) {
    withdraw_leader(state, events);
    treasure_step(state, events);
}

// [TE-6.5] [TE-8.10] First the attacker, openly, then the defender, each once.
void support(State& state, int count, Events* events) {
    commit_support(state, count, events);
    Turn& turn = state.turn;
    if (turn.question == Question::attacker_support) {
        turn.question = Question::defender_support;
    } else if (!is_war(turn.conflict)) {
        resolve_revolt(state, count, events);
        treasure_step(state, events);
    } else if (!resolve_war(state, count, events)) {
        building_step(state, events);
    }
}

// The steps after a tile, in the order of the table in chapter 3 [TE-3.4]: building, monument or wonder, treasures.
// [TE-3.5] Nothing else can be done in between. [TE-18.1] Asked only if there is a choice.
void building_step(State& state, Events* events) {
    if (!building_spaces(state).empty())
        state.turn.question = Question::building;
    else
        monument_step(state, events);
}

void monument_step(State& state, Events* events) {
    if (!can_build(state)) return treasure_step(state, events);
    state.turn.question = Question::monument;
    const std::optional<Monument> only = only_monument(state);
    if (!only) return;
    build_monument(state, completed_squares(state).first(), *only, events);
    treasure_step(state, events);
}

// [TE-10.1] The treasure step closes every leader, tile and catastrophe action. [TE-10.3] A single candidate stays
// without a choice.
void treasure_step(State& state, Events* events) {
    if (!may_complete_hoard(state)) return finish_action(state, events);
    const Hoard hoard = find_hoard(state);
    if (is_player(hoard.owner)) {
        if (hoard.candidates.count() > 1) {
            state.turn.question = Question::treasure;
            return;
        }
        take_treasures(state, hoard, hoard.candidates.first(), events);
    }
    finish_action(state, events);
}

// [TE-3.1] Two actions a turn; [TE-3.7] then its end.
void finish_action(State& state, Events* events) {
    state.turn.action = {};
    if (state.turn.action_number == 1) return end_turn(state, events);
    state.turn.action_number = 1;
    state.turn.question = Question::action;
}

// [TE-13.4] Clockwise from the active seat, each seat draws until it holds six or the bag is empty. [TE-3.6] Hands are
// filled at no other time.
void begin_refill(State& state, Events* events) {
    int bag = total(state.bag);
    Seat seat = state.turn.active;
    bool anybody = false;
    for (int i = 0; i < seats(state); ++i, seat = next_seat(seat, seats(state))) {
        const int drawn = std::min(hand_limit - total(state.hands[seat]), bag);
        if (drawn == 0) continue;
        tell(events, Happening::tiles_drawn, seat, {.amount = amount_of(drawn)});
        bag -= drawn;
        anybody = true;
    }
    if (!anybody) return finish_turn(state, events);
    state.turn.question = Question::refill;
}

Seat drawing_seat(const State& state) {
    Seat seat = state.turn.active;
    if (state.turn.question == Question::swap_draw) return seat;
    for (int i = 1; i < seats(state) && total(state.hands[seat]) == hand_limit; ++i)
        seat = next_seat(seat, seats(state));
    return seat;
}

// [TE-2.5] Each seat has the same chance; [TE-2.6] then the tiles are dealt.
void choose_starting_seat(State& state, Seat seat, Events* events) {
    state.turn.active = seat;
    state.turn.question = Question::deal;
    tell(events, Happening::game_began, seat);
}

void draw(State& state, Color color, Events* events) {
    if (state.turn.question == Question::swap_draw) return draw_swapped_tile(state, color, events);
    draw_tile(state, drawing_seat(state), color, events);
    if (total(state.bag) > 0 && !hands_are_full(state)) return;
    if (state.turn.question == Question::deal)
        begin_turn(state, events);
    else
        finish_turn(state, events);
}

}  // namespace tigris

// [TE-18.2] Support is always asked of both sides.
Seat Tigris::decider(const State& state) {
    using tigris::Question;
    switch (state.turn.question) {
        case Question::start:
        case Question::deal:
        case Question::swap_draw:
        case Question::refill:
            return Seat::chance;
        case Question::attacker_support:
            return state.turn.conflict.attacker;
        case Question::defender_support:
            return state.turn.conflict.defender;
        case Question::treasure:
            return tigris::find_hoard(state).owner;
        case Question::over:
            return Seat::over;
        case Question::action:
        case Question::cell:
        case Question::swap_give:
        case Question::war:
        case Question::building:
        case Question::monument:
        case Question::wonder_gain:
            break;
    }
    return state.turn.active;
}

// [TE-18.4] A chain is one entry: the space of a piece, the colours of a swap, the tiles drawn by one seat.
bool Tigris::mid_chain(const State& state) {
    using tigris::Question;
    switch (state.turn.question) {
        case Question::cell:
        case Question::swap_give:
        case Question::swap_draw:
        case Question::refill:
            return true;
        case Question::deal:
            return tigris::total(state.hands[tigris::drawing_seat(state)]) > 0;
        case Question::start:
        case Question::action:
        case Question::war:
        case Question::attacker_support:
        case Question::defender_support:
        case Question::building:
        case Question::monument:
        case Question::treasure:
        case Question::wonder_gain:
        case Question::over:
            break;
    }
    return false;
}

std::string_view Tigris::ending(const State& state) { return tigris::ending_names[ordinal(state.turn.ending)]; }

}  // namespace ozy
