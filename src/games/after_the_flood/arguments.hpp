// arguments.hpp - things of this game as arguments of a sentence: the id screens know, and the English word.
#pragma once

#include "core/phrase.hpp"
#include "games/after_the_flood/names.hpp"

namespace ozy::after_the_flood {

inline Argument seat_argument(std::string name, Seat seat) {
    return {std::move(name), "seat." + std::to_string(index(seat)), std::string(power_names[ordinal(seat)])};
}
inline Argument area_argument(std::string name, Area area) {
    return {std::move(name), "area." + std::string(areas[area].id), std::string(areas[area].name)};
}
inline Argument place_argument(std::string name, Place place) {
    return {std::move(name), place_target(place), std::string(name_of(place))};
}
inline Argument resource_argument(std::string name, Resource resource) {
    return {std::move(name), "goods." + std::string(resources[resource].id), std::string(resources[resource].id)};
}
inline Argument payment_argument(std::string name, Payment payment) {
    if (is_resource(payment)) return resource_argument(std::move(name), resource_of(payment));
    const bool worker = payment == Payment::worker;
    return {std::move(name), worker ? "pile.workers" : "pile.armies", worker ? "a worker" : "an army"};
}
inline Argument empire_argument(std::string name, Empire empire) {
    return {std::move(name), "empire." + std::string(empires[empire].id), std::string(empires[empire].name)};
}
inline Argument number_argument(std::string name, int number) {
    return {std::move(name), std::to_string(number), std::to_string(number)};
}
// "1 worker", "3 workers": the number with its noun.
inline Argument counted_argument(std::string name, int number, std::string_view noun, std::string_view plural) {
    return {std::move(name), std::to_string(number),
            std::to_string(number) + " " + std::string(number == 1 ? noun : plural)};
}
inline Argument workers_argument(std::string name, int number) {
    return counted_argument(std::move(name), number, "worker", "workers");
}
inline Argument armies_argument(std::string name, int number) {
    return counted_argument(std::move(name), number, "army", "armies");
}

// A sentence of this game; `key` without the game's name.
inline Phrase say(std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {"after_the_flood." + std::string(key), std::move(english), std::move(arguments)};
}

}  // namespace ozy::after_the_flood
