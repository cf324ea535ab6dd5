// operands.hpp - what moves and statements of this game are about, as words: areas, places, goods, empires.
#pragma once

#include "core/forms.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

using Operand = OperandForm<State>;

template <class Id, bool (*take)(Words&, Id&)>
bool read_id(const State& /*state*/, Words& words, Move /*before*/, std::uint8_t& value) {
    Id id{};
    if (!take(words, id)) return false;
    value = operand(id);
    return true;
}
template <class Id, std::string_view (*name)(Id)>
std::string write_id(const State& /*state*/, Move /*before*/, std::uint8_t value) {
    return std::string(name(static_cast<Id>(value)));
}

inline constexpr Operand one_seat = seat_form<State>(players);
inline constexpr Operand one_area = {0, area_count, write_id<Area, id_of>, read_id<Area, take_area>,
                                     "an area such as uruk or egypt"};
inline constexpr Operand one_place = {
    0,
    nameable_places,
    write_id<Place, id_of>,
    read_id<Place, take_place>,
    "an outer area, irrigation, weaving, scribes, toolmakers, a used side or available",
    [](const State&, Move, std::uint8_t value) { return place_target(static_cast<Place>(value)); }};
inline constexpr Operand one_resource = {0, resource_count, write_id<Resource, id_of>, read_id<Resource, take_resource>,
                                         "a resource from grain to lapis"};

}  // namespace ozy::after_the_flood
