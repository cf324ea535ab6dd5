// worlds.hpp - what a seat can foresee: worlds are imagined that it cannot tell from the true one, and what is the same
// in all of them is kept.
#pragma once

#include <algorithm>
#include <vector>

#include "core/event.hpp"
#include "core/game.hpp"
#include "core/hash.hpp"

namespace ozy {

// Imagines worlds one after the other, the same for the same view, until one does not hold.
template <Game G, class Holds>
bool holds_in_all(const typename G::View& seen, int count, Holds holds) {
    Rng rng(hash_bytes(seen));
    for (int i = 0; i < count; ++i)
        if (!holds(G::imagine(seen, rng))) return false;
    return true;
}

template <Game G>
std::vector<typename G::State> imagined_worlds(const typename G::View& seen, int count) {
    std::vector<typename G::State> worlds;
    holds_in_all<G>(seen, count, [&](const typename G::State& world) {
        worlds.push_back(world);
        return true;
    });
    return worlds;
}

// The events that all worlds begin with; `happen(world)` gives those of one.
template <class Worlds, class Happen>
std::vector<Event> events_in_all(const Worlds& worlds, Happen happen) {
    std::vector<Event> shared;
    bool is_first = true;
    for (const auto& world : worlds) {
        const auto events = happen(world);
        if (is_first) shared.assign(events.begin(), events.end());
        is_first = false;
        shared.erase(std::mismatch(shared.begin(), shared.end(), events.begin(), events.end()).first, shared.end());
    }
    return shared;
}

// Those of one move.
template <Game G>
std::vector<Event> events_in_all(const std::vector<typename G::State>& worlds, Move move) {
    return events_in_all(worlds, [&](const typename G::State& world) {
        typename G::State after = world;
        Events events;
        G::apply(after, move, &events);
        return events;
    });
}

}  // namespace ozy
