// abilities.hpp - chapter 14: how much of an ability a civilization has.
#pragma once

#include "games/vinci/state.hpp"

namespace ozy::vinci {

// [VI-14.1] How often the tile in this place counts: twice beside Specialization, else once.
constexpr int weight(Civilization civilization, std::size_t place) {
    return 1 + ability_of(civilization.tiles[1 - place]).doubles;
}

// [VI-14.1] The level of the ability of the tile in this place: both tiles count if they have the same one.
constexpr int level_at(Civilization civilization, std::size_t place) {
    const bool equal = tiles[civilization.tiles[0]].ability == tiles[civilization.tiles[1]].ability;
    return equal ? weight(civilization, 0) + weight(civilization, 1) : weight(civilization, place);
}

// [VI-14.2] An effect of both tiles together; 0 without a civilization.
constexpr int effect(Civilization civilization, int AbilityFacts::*amount) {
    if (!civilization.exists()) return 0;
    return weight(civilization, 0) * ability_of(civilization.tiles[0]).*amount +
           weight(civilization, 1) * ability_of(civilization.tiles[1]).*amount;
}

// [VI-14.25] Level 2 is the same as level 1.
constexpr bool has(Civilization civilization, int AbilityFacts::*ability) { return effect(civilization, ability) > 0; }

// [VI-1.3] Which provinces are adjacent.
constexpr const Borders& adjacency(const State& state) { return reach_tables[state.options.straits][0]; }

// [VI-1.4] Which provinces are in reach of which for a seat's active civilization.
constexpr const Borders& reach_of(const State& state, Seat seat) {
    const int astronomy = effect(state.realms[seat].civilization, &AbilityFacts::sea_reach);
    return reach_tables[state.options.straits][static_cast<std::size_t>(astronomy)];
}

// The provinces joined to one of `bases`.
constexpr ProvinceSet joined_to(const Borders& borders, ProvinceSet bases) {
    ProvinceSet out;
    for (Province base : bases) out |= borders[base];
    return out;
}

}  // namespace ozy::vinci
