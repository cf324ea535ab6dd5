// deployment.cpp - posting troops on walls: hidden before the attack is turned up, open in every movement step.
#include "games/after_the_empire/rules/deployment.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/rounds.hpp"

namespace ozy::after_the_empire {

namespace {

void tell_posts(const State& state, Seat seat, Events* events) {
    if (events == nullptr) return;
    const Lord& lord = state.lords[seat];
    for (Side side : all_sides)
        if (on_wall(lord, side) > 0)
            tell(events, Happening::posted, seat,
                 {.a = operand(side), .b = lord.posts[Troop::soldier][side], .c = lord.posts[Troop::mercenary][side]});
    if (troops_inside(lord) > 0)
        tell(events, Happening::posted, seat,
             {.a = operand(Place::inside),
              .b = operand(inside(lord, Troop::soldier)),
              .c = operand(inside(lord, Troop::mercenary))});
}

// [AE-8.1] In seat order; hidden from the others until all are done.
void end_deployment(State& state, Events* events) {
    tell(events, Happening::deployed, state.turn.active);
    if (index(state.turn.active) + 1 < seats(state)) {
        state.turn.active = next_seat(state.turn.active, seats(state));
        return begin_posting(state, events);
    }
    for (Seat seat : seats_of(seats(state))) tell_posts(state, seat, events);
    begin_reveal(state, events);
}

void end_posting(State& state, Events* events) {
    state.turn.cursor = 0;
    if (state.turn.stage == Stage::deployment) return end_deployment(state, events);
    tell_posts(state, state.turn.active, events);
    fight_melee(state, events);
}

void ask_next_post(State& state, std::size_t cursor, Events* events) {
    state.turn.cursor = operand(next_post(active_lord(state), cursor));
    if (state.turn.cursor == post_count) return end_posting(state, events);
    state.turn.phase = Phase::post;
}

Side side_asked(const State& state) { return posted_side(state.turn.cursor); }
Troop troop_asked(const State& state) { return posted_troop(state.turn.cursor); }

constexpr std::array<Bar<State>, 3> post_bars_by(std::string_view rule) {
    return {{{rule,
              {"why.post.no_wall", "No wall stands to the {side}"},
              [](const State& state, Move move) { return !active_lord(state).castle.has_wall(side_in(move)); }},
             {rule,
              {"why.post.order", "The {kind} on the {asked} wall are asked for now"},
              [](const State& state, Move move) {
                  return side_in(move) != side_asked(state) || posted_in(move) != troop_asked(state);
              }},
             {rule, {"why.post.too_many", "Not yet posted: {count}"}, [](const State& state, Move move) {
                  return move.c > inside(active_lord(state), troop_asked(state));
              }}}};
}

}  // namespace

Bars<State> post_bars(const State& state) {
    static constexpr auto deploying = post_bars_by("AE-8.2"), anew = post_bars_by("AE-9.13");
    return state.turn.stage == Stage::deployment ? deploying : anew;
}

// [AE-8.2] From 0 to the number not yet posted.
void list_posts(const State& state, MoveList& out) {
    const int unposted = inside(active_lord(state), troop_asked(state));
    for (int number = 0; number <= unposted; ++number)
        out.push_back(make_move(Kind::post, side_asked(state), troop_asked(state), number));
}

std::size_t next_post(const Lord& lord, std::size_t cursor) {
    for (; cursor < post_count; ++cursor)
        if (lord.castle.has_wall(posted_side(cursor)) && inside(lord, posted_troop(cursor)) > 0) return cursor;
    return post_count;
}

void begin_deployment(State& state, Events* events) {
    state.turn.stage = Stage::deployment;
    state.turn.active = Seat::first;
    begin_posting(state, events);
}

// [AE-8.2], [AE-9.13] For each standing wall in compass order; the rest stand inside.
void begin_posting(State& state, Events* events) {
    active_lord(state).posts = {};
    ask_next_post(state, 0, events);
}

void post(State& state, int number, Events* events) {
    const std::size_t cursor = state.turn.cursor;
    active_lord(state).posts[posted_troop(cursor)][posted_side(cursor)] = operand(number);
    ask_next_post(state, cursor + 1, events);
}

}  // namespace ozy::after_the_empire
