// arguments.hpp - things of this game as screens and sentences know them: the id, and the English word.
#pragma once

#include "core/phrase.hpp"
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
    const std::string letter(1, static_cast<char>('A' + rank));
    return {"rank." + letter, letter};
}
inline Thing percent_thing(int thousandths) { return {percent_text(thousandths), percent_text(thousandths)}; }
// "1 worker", "3 workers": the number with its noun.
inline Thing counted_thing(int number, std::string_view noun, std::string_view plural) {
    return {std::to_string(number), std::to_string(number) + " " + std::string(number == 1 ? noun : plural)};
}
inline Thing workers_thing(int number) { return counted_thing(number, "worker", "workers"); }
inline Thing armies_thing(int number) { return counted_thing(number, "army", "armies"); }

inline Argument named(std::string name, Thing thing) {
    return {std::move(name), std::move(thing.id), std::move(thing.word)};
}
inline Argument seat_argument(std::string name, Seat seat) { return named(std::move(name), seat_thing(seat)); }
inline Argument area_argument(std::string name, Area area) { return named(std::move(name), area_thing(area)); }
inline Argument place_argument(std::string name, Place place) { return named(std::move(name), place_thing(place)); }
inline Argument resource_argument(std::string name, Resource resource) {
    return named(std::move(name), resource_thing(resource));
}
inline Argument payment_argument(std::string name, Payment payment) {
    return named(std::move(name), payment_thing(payment));
}
inline Argument empire_argument(std::string name, Empire empire) {
    return named(std::move(name), empire_thing(empire));
}
inline Argument number_argument(std::string name, int number) { return named(std::move(name), number_thing(number)); }
inline Argument workers_argument(std::string name, int number) { return named(std::move(name), workers_thing(number)); }
inline Argument armies_argument(std::string name, int number) { return named(std::move(name), armies_thing(number)); }
inline Argument percent_argument(std::string name, int number) { return named(std::move(name), percent_thing(number)); }
inline Argument rank_argument(std::string name, int number) { return named(std::move(name), rank_thing(number)); }

// A sentence of this game; `key` without the game's name.
inline Phrase say(std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {"after_the_flood." + std::string(key), std::move(english), std::move(arguments)};
}

}  // namespace ozy::after_the_flood
