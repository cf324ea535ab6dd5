// pieces.hpp - chapter 2: counts that move between piles; every rule moves pieces through these.
#pragma once

#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

inline void add(std::uint8_t& pile, int number) { change(pile, number); }
inline void remove(std::uint8_t& pile, int number) {
    OZY_ASSERT(pile >= number);
    change(pile, -number);
}

// [AF-2.1] Workers are moved, never made or lost.
inline void move_workers(Power& power, Place from, Place to, int number) {
    remove(power.workers[from], number);
    add(power.workers[to], number);
}

// [AF-2.2] [AF-2.5] An army that is lost, discarded or paid becomes unavailable.
inline void discard_armies(Power& power, int number) {
    remove(power.armies_available, number);
    add(power.armies_unavailable, number);
}

// [AF-2.6] A resource that is discarded or paid is in the stock at once; [AF-2.8] that of grain and textile is not
// counted.
inline void return_to_stock(State& state, Resource resource, int number) {
    if (limited.contains(resource)) add(state.stock[resource], number);
}
inline void discard_goods(State& state, Power& power, Resource resource, int number) {
    remove(power.goods[resource], number);
    return_to_stock(state, resource, number);
}

// [AF-2.7] With none in the stock it cannot be had.
inline bool in_stock(const State& state, Resource resource) { return state.stock[resource] > 0; }

// [AF-8.4] [AF-9.3] At most two scribes a seat, both sides together.
inline int room_in_scribes(const Power& power) {
    return most_scribes - power.workers[Place::scribes] - power.workers[Place::used_scribes];
}

inline void gain_points(Power& power, int points) { change(power.points, points); }

}  // namespace ozy::after_the_flood
