// seat_numbers.hpp - the numbers of a seat that statements, claims and screens know by name: "gold P0 17".
#pragma once

#include <string_view>
#include <type_traits>

#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

inline constexpr int most_goods = 9999, most_troops = 120, most_workers = 6;

struct SeatNumber {
    std::string_view name;
    int highest;
    int (*get)(const Lord&);
    void (*set)(Lord&, int);
};

// A good of its stock, fit troops of a kind, or a field of its own.
template <auto what>
constexpr auto& number_of(auto& lord) {
    if constexpr (std::is_same_v<decltype(what), Troop>)
        return lord.troops[what];
    else if constexpr (std::is_same_v<decltype(what), std::uint16_t Stock::*>)
        return lord.stock.*what;
    else
        return lord.*what;
}
template <auto what>
constexpr SeatNumber seat_number(std::string_view name, int highest) {
    return {name, highest, [](const Lord& lord) { return int{number_of<what>(lord)}; },
            [](Lord& lord, int number) { number_of<what>(lord) = narrow(number); }};
}

inline constexpr SeatNumber seat_numbers[] = {
    seat_number<&Stock::gold>("gold", most_goods),
    seat_number<&Stock::food>("food", most_goods),
    seat_number<&Stock::wood>("wood", most_goods),
    seat_number<&Stock::stone>("stone", most_goods),
    seat_number<&Stock::iron>("iron", most_goods),
    seat_number<Troop::soldier>("soldiers", most_troops),
    seat_number<Troop::mercenary>("mercenaries", most_troops),
    seat_number<&Lord::wounded>("wounded", most_troops),
    seat_number<&Lord::move_points>("move_points", most_troops),
    seat_number<&Lord::workers>("workers", most_workers),
    seat_number<&Lord::passed>("passed", most_workers),
    seat_number<&Lord::villager>("villager", 1),
    seat_number<&Lord::sacked>("sacked", 1),
    seat_number<&Lord::inside>("invaders_inside", most_troops),
};

}  // namespace ozy::after_the_empire
