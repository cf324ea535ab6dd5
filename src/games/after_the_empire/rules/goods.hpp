// goods.hpp - paying and gaining.
#pragma once

#include "core/event.hpp"
#include "core/sentence.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

inline constexpr Sentence too_dear = {"why.too_dear", "It costs {price}, and you have not got that"};

void pay(State& state, Seat seat, const Bag& price, Events* events);
// What of these goods the supply still has.
Bag available(const State& state, Bag goods);
void receive(State& state, Seat seat, const Bag& goods_gained, Events* events);
// Up to `most` wounded soldiers become fit; returns how many.
int heal(State& state, Seat seat, int most);

}  // namespace ozy::after_the_empire
