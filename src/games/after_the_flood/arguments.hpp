// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/letters.hpp"
#include "core/sentence.hpp"
#include "games/after_the_flood/names.hpp"

namespace ozy::after_the_flood {

inline Thing seat_thing(Seat seat) { return thing_of("seat", seat, power_names[ordinal(seat)]); }
inline Thing area_thing(Area area) { return thing_of("area", areas[area].id, areas[area].name); }
inline Thing place_thing(Place place) { return {place_target(place), std::string(name_of(place))}; }
inline Thing resource_thing(Resource resource) { return thing_of("goods", resources[resource].id); }
inline Thing payment_thing(Payment payment) {
    if (payment == Payment::worker) return {"pile.workers", "a worker"};
    return payment == Payment::army ? Thing{"pile.armies", "an army"} : resource_thing(resource_of(payment));
}
inline Thing action_thing(Action action) { return thing_of("button", action_names[action]); }
inline Thing empire_thing(Empire empire) { return thing_of("empire", empires[empire].id, empires[empire].name); }
// [AF-11.8] Ranks are A, B and C.
inline Thing rank_thing(int rank) { return thing_of("rank", std::string(1, letter_after('A', rank))); }
inline Thing percent_thing(int thousandths) { return {percent_text(thousandths), percent_text(thousandths)}; }
// "1 worker", "3 workers": the number with its noun.
inline Thing counted_thing(int number, std::string_view noun, std::string_view plural) {
    return {std::to_string(number), counted(number, noun, plural)};
}
inline Thing workers_thing(int number) { return counted_thing(number, "worker", "workers"); }
inline Thing armies_thing(int number) { return counted_thing(number, "army", "armies"); }

}  // namespace ozy::after_the_flood
