// deployment.hpp - posting troops on walls: hidden before the attack is turned up, open in every movement step.
#pragma once

#include "core/bar.hpp"
#include "core/event.hpp"
#include "core/move_list.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// [AE-8.2] The order of posts: for each wall in compass order soldiers, then mercenaries.
constexpr Side posted_side(std::size_t cursor) { return static_cast<Side>(cursor / troop_count); }
constexpr Troop posted_troop(std::size_t cursor) { return static_cast<Troop>(cursor % troop_count); }
inline constexpr std::size_t post_count = side_count * troop_count;

// The first post from `cursor` on with a choice: a standing wall and a troop not yet posted; post_count if none.
std::size_t next_post(const Lord& lord, std::size_t cursor);

Bars<State> post_bars(const State& state);
void list_posts(const State& state, MoveList& out);

void begin_deployment(State& state, Events* events);
// The active seat posts all its troops anew.
void begin_posting(State& state, Events* events);
void post(State& state, int number, Events* events);

}  // namespace ozy::after_the_empire
