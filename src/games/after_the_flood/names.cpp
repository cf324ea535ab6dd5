// names.cpp - areas, places, resources and empires as words, both ways.
#include "games/after_the_flood/names.hpp"

#include "core/joined.hpp"

namespace ozy::after_the_flood {

namespace {

constexpr int most_pieces = 99;

}  // namespace

bool take_area(Words& words, Area& area) { return take_named(words, area, areas, &AreaEntry::id); }
bool take_resource(Words& words, Resource& resource) {
    return take_named(words, resource, resources, &ResourceEntry::id);
}
bool take_action(Words& words, Action& action) { return take_named(words, action, action_names); }
bool take_payment(Words& words, Payment& payment) {
    return take_one(words, all_payments, payment, [](Payment one) { return name_of(one); });
}
bool take_place(Words& words, Place& place) {
    constexpr PlaceSet nameable = PlaceSet::range(Place{}, Place::available);
    return take_one(words, nameable, place, [](Place one) { return id_of(one); });
}

bool take_empire(Words& words, int turn, Empire& empire) {
    for (int number = 0; number < empires_per_turn; ++number) {
        const Empire one = empire_of_turn(turn, number);
        if (!words.take(empires[one].word) && !words.take(empires[one].id)) continue;
        empire = one;
        return true;
    }
    return false;
}

bool take_goods(Words& words, Goods& goods) {
    Resource resource{};
    int number = 0;
    goods = {};
    while (!words.empty()) {
        if (!take_resource(words, resource) || !words.take_number(number, 0, most_pieces)) return false;
        goods[resource] = narrow(number);
    }
    return true;
}

std::string goods_text(const Goods& goods) {
    return joined(" ", kinds_of(goods), [&](Resource resource) {
        return std::string(id_of(resource)) + " " + std::to_string(goods[resource]);
    });
}

std::string percent_text(int thousandths) {
    constexpr int nearly_certain = 995;
    return thousandths >= nearly_certain ? ">99" : std::to_string((thousandths + 5) / 10);
}

std::string place_target(Place place) {
    if (place == Place::available) return "pile.workers";
    return std::string(is_area(place) ? "area." : "box.") + std::string(id_of(place));
}

}  // namespace ozy::after_the_flood
