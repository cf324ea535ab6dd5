// deployment.cpp - posting troops on walls: hidden before the attack is turned up, open in every movement step.
#include "games/after_the_empire/rules/deployment.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/moves.hpp"

namespace ozy::after_the_empire {

namespace {

Side side_asked(const State& state) { return side_of(state.turn.post); }
Troop troop_asked(const State& state) { return troop_of(state.turn.post); }

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

Post next_post(const Lord& lord, Post post) {
    while (post != Post::none && !(lord.castle.has_wall(side_of(post)) && inside(lord, troop_of(post)) > 0))
        post = next_id(post);
    return post;
}

// [AE-8.2], [AE-9.13] For each standing wall in compass order; the rest stand inside.
void gather_troops(State& state) {
    active_lord(state).posts = {};
    state.turn.post = next_post(active_lord(state), Post::first);
}

void post(State& state, int number) {
    Post& asked = state.turn.post;
    active_lord(state).posts[troop_of(asked)][side_of(asked)] = operand(number);
    asked = next_post(active_lord(state), next_id(asked));
}

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

}  // namespace ozy::after_the_empire
