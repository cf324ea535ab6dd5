// operands.hpp - what moves and statements of this game are about, as words: areas, places, goods, empires.
#pragma once

#include "core/forms.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/state.hpp"

namespace ozy::after_the_flood {

using Operand = OperandForm<State>;

constexpr std::string_view action_name(Action action) { return action_names[action]; }
constexpr std::string_view empire_word(Empire empire) { return empires[empire].word; }
constexpr std::string_view empire_id(Empire empire) { return empires[empire].id; }
inline std::string payment_id(Payment payment) {
    if (payment == Payment::worker) return "pile.workers";
    if (payment == Payment::army) return "pile.armies";
    return "goods." + std::string(name_of(payment));
}
inline std::string given_text(Resource resource) { return "for " + std::string(id_of(resource)); }

inline constexpr Operand one_seat = seat_form<State>(players);
inline constexpr Operand one_area = {0, area_count, write_id<Area, id_of>, read_id<Area, take_area>,
                                     "an area such as uruk or egypt"};
inline constexpr Operand one_place = {
    0,
    nameable_places,
    write_id<Place, id_of>,
    read_id<Place, take_place>,
    "an outer area, irrigation, weaving, scribes, toolmakers, a used side or available",
    write_id<Place, place_target>};
inline constexpr Operand one_resource = {0, resource_count, write_id<Resource, id_of>, read_id<Resource, take_resource>,
                                         "a resource from grain to lapis"};

inline constexpr Operand one_action = {0, action_count, write_id<Action, action_name>, read_id<Action, take_action>,
                                       "an action (build, place, trade, start, expand), 'pay' and what, or 'pass'"};
inline constexpr Operand one_payment = {0,
                                        payment_count,
                                        write_id<Payment, name_of>,
                                        read_id<Payment, take_payment>,
                                        "a resource, worker or army",
                                        write_id<Payment, payment_id>};
inline constexpr Operand one_empire = {0,
                                       empire_count,
                                       write_id<Empire, empire_word>,
                                       [](const State& state, Words& words, Move, std::uint8_t& value) {
                                           Empire empire{};
                                           if (!take_empire(words, state.turn, empire)) return false;
                                           value = operand(empire);
                                           return true;
                                       },
                                       "an empire of this turn",
                                       write_id<Empire, empire_id>};
// "for grain": what is given in a trade.
inline constexpr Operand given = {0,
                                  resource_count,
                                  write_id<Resource, given_text>,
                                  [](const State& state, Words& words, Move move, std::uint8_t& value) {
                                      return words.take("for") && one_resource.read(state, words, move, value);
                                  },
                                  "a trade such as 'elam metal for grain', 'tool' or 'end'",
                                  one_resource.write};

}  // namespace ozy::after_the_flood
