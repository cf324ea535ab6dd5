// goods.hpp - bags of goods: prices, gains and what a seat holds.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "core/narrow.hpp"

namespace ozy::after_the_empire {

// A price or a gain, as printed.
struct Bag {
    std::uint8_t gold = 0, food = 0, wood = 0, stone = 0, iron = 0;
    std::uint8_t soldier = 0, mercenary = 0, move1 = 0, move3 = 0;
    friend constexpr bool operator==(const Bag&, const Bag&) = default;
};

struct Good {
    std::string_view name, plural;
    std::uint8_t Bag::*field;
};
inline constexpr std::array<Good, 9> goods = {{{"gold", "gold", &Bag::gold},
                                               {"food", "food", &Bag::food},
                                               {"wood", "wood", &Bag::wood},
                                               {"stone", "stone", &Bag::stone},
                                               {"iron", "iron", &Bag::iron},
                                               {"soldier", "soldiers", &Bag::soldier},
                                               {"mercenary", "mercenaries", &Bag::mercenary},
                                               {"move1", "Move 1 tokens", &Bag::move1},
                                               {"move3", "Move 3 tokens", &Bag::move3}}};

constexpr Bag operator+(Bag x, const Bag& y) {
    for (const Good& good : goods) change(x.*good.field, y.*good.field);
    return x;
}
constexpr Bag operator*(int times, Bag bag) {
    for (const Good& good : goods) bag.*good.field = narrow(times * bag.*good.field);
    return bag;
}
// A price reduced by a discount, no good below 0.
constexpr Bag less(Bag price, const Bag& discount) {
    for (const Good& good : goods) price.*good.field = narrow(std::max(0, price.*good.field - discount.*good.field));
    return price;
}

// [AE-1.7] What prices are paid from: the place on the gold track and the stock.
struct Stock {
    std::uint16_t gold = 0, food = 0, wood = 0, stone = 0, iron = 0;

    constexpr bool can_pay(const Bag& price) const {
        return gold >= price.gold && food >= price.food && wood >= price.wood && stone >= price.stone &&
               iron >= price.iron;
    }
    constexpr void pay(const Bag& price) {
        change(gold, -price.gold);
        change(food, -price.food);
        change(wood, -price.wood);
        change(stone, -price.stone);
        change(iron, -price.iron);
    }
    constexpr void gain(const Bag& goods_gained) {
        change(gold, goods_gained.gold);
        change(food, goods_gained.food);
        change(wood, goods_gained.wood);
        change(stone, goods_gained.stone);
        change(iron, goods_gained.iron);
    }
    friend constexpr bool operator==(const Stock&, const Stock&) = default;
};

}  // namespace ozy::after_the_empire
