// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/letters.hpp"
#include "core/sentence.hpp"
#include "games/after_the_flood/names.hpp"

namespace ozy::after_the_flood {

inline Thing seat_thing(Seat seat) {
    return {"seat." + std::to_string(index(seat)), std::string(power_names[ordinal(seat)])};
}
inline Thing area_thing(Area area) { return {"area." + std::string(areas[area].id), std::string(areas[area].name)}; }
inline Thing place_thing(Place place) { return {place_target(place), std::string(name_of(place))}; }
inline Thing resource_thing(Resource resource) {
    return {"goods." + std::string(resources[resource].id), std::string(resources[resource].id)};
}
inline Thing payment_thing(Payment payment) {
    if (payment == Payment::worker) return {"pile.workers", "a worker"};
    return payment == Payment::army ? Thing{"pile.armies", "an army"} : resource_thing(resource_of(payment));
}
inline Thing action_thing(Action action) {
    return {"button." + std::string(action_names[action]), std::string(action_names[action])};
}
inline Thing empire_thing(Empire empire) {
    return {"empire." + std::string(empires[empire].id), std::string(empires[empire].name)};
}
// [AF-11.8] Ranks are A, B and C.
inline Thing rank_thing(int rank) {
    const std::string letter(1, letter_after('A', rank));
    return {"rank." + letter, letter};
}
inline Thing percent_thing(int thousandths) { return {percent_text(thousandths), percent_text(thousandths)}; }
// "1 worker", "3 workers": the number with its noun.
inline Thing counted_thing(int number, std::string_view noun, std::string_view plural) {
    return {std::to_string(number), std::to_string(number) + " " + std::string(number == 1 ? noun : plural)};
}
inline Thing workers_thing(int number) { return counted_thing(number, "worker", "workers"); }
inline Thing armies_thing(int number) { return counted_thing(number, "army", "armies"); }

}  // namespace ozy::after_the_flood
