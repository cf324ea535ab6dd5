// forecast.cpp - what would come of the position: odds of a fight, production, Decline, points in sight.
#include "games/after_the_flood/forecast.hpp"

#include <algorithm>

#include "games/after_the_flood/rules/collect.hpp"
#include "games/after_the_flood/rules/victory.hpp"

namespace ozy::after_the_flood {

namespace {

// By armies of the attacker; one row for each number of defenders, in millionths so that rounding does not add up.
using ChanceRow = std::array<int, armies_of_a_seat + 1>;
constexpr int million = 1'000'000;

constexpr std::array<ChanceRow, armies_per_area + 1> chances_for(int needed) {
    const long long hits = ways_to_reach(needed);
    std::array<ChanceRow, armies_per_area + 1> out{};
    out[0].fill(million);
    for (std::size_t defenders = 1; defenders <= armies_per_area; ++defenders)
        for (std::size_t armies = 1; armies <= armies_of_a_seat; ++armies)
            out[defenders][armies] = static_cast<int>(
                (hits * out[defenders - 1][armies] + (all_rolls - hits) * out[defenders][armies - 1] + all_rolls / 2) /
                all_rolls);
    return out;
}
constexpr auto superior_chances = chances_for(superior_needs);
constexpr auto inferior_chances = chances_for(inferior_needs);

int luxury_kinds_beyond(const Power& power, int number) {
    int kinds = 0;
    for (Resource luxury : luxuries) kinds += power.goods[luxury] > number;
    return kinds;
}

}  // namespace

int chance_to_clear(int needed, int defenders, int armies) {
    const auto& table = needed == superior_needs ? superior_chances : inferior_chances;
    constexpr int unit = million / certain;
    return (table[static_cast<std::size_t>(defenders)][static_cast<std::size_t>(armies)] + unit / 2) / unit;
}

int expected_losses(int needed, int defenders) {
    const int hits = ways_to_reach(needed);
    return (defenders * 100 * (all_rolls - hits) + hits / 2) / hits;
}

Production next_production(const State& state) {
    Production out{production(state, Place::irrigation), production(state, Place::weaving)};
    for (Seat seat : all_seats) out.textile[seat] += ur_pays(state, seat) ? ur_textile : 0;
    return out;
}

// Each further luxury of a city is worth as much as the one before or more, so the first city takes one of every kind,
// the next what is left, and so on.
int best_expansions(const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    const int cities = std::min((state.map.cities[seat] - state.map.expanded).count(),
                                power.goods[Resource::wood] / wood_per_expansion);
    int points = 0;
    for (int city = 0; city < cities; ++city)
        points += points_by_luxuries[static_cast<std::size_t>(luxury_kinds_beyond(power, city))];
    return points;
}

int luxuries_of_best_city(const Power& power) { return luxury_kinds_beyond(power, 0); }

int majority_points(const State& state, Seat seat) {
    int points = 0;
    for (Place place : places_with_final_points(state))
        if (sole_most(state, place) == seat) points += final_points(place);
    return points;
}

}  // namespace ozy::after_the_flood
