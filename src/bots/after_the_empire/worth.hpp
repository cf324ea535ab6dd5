// worth.hpp - what goods and abilities are worth, in hundredths of a gold (RULES.md, "For the bot's eye").
#pragma once

#include "games/after_the_empire/game.hpp"

namespace ozy::after_the_empire {

inline constexpr int one_gold = 100;
inline constexpr int worker_worth = 500;

constexpr int worth_of(const Bag& bag) {
    return bag.gold * 100 + bag.food * 110 + bag.wood * 110 + bag.stone * 190 + bag.iron * 240 + bag.soldier * 370 +
           bag.mercenary * 180 + bag.move1 * 60 + bag.move3 * 180;
}

// One use of a step.
constexpr int worth_of(const Step& step) {
    switch (step.op) {
        case Op::gain:
            return worth_of(step.a);
        case Op::exchange: {
            const int gained = worth_of(step.b) - worth_of(step.a);
            return step.n * (gained > 0 ? gained : 0) + (step.reversible ? 60 : 0);
        }
        case Op::sow:
            return step.n * 140;
        case Op::protect:
            return step.n * 80;
        case Op::heal:
        case Op::mend:
        case Op::repair:
        case Op::strike:
        case Op::rescue:
            return step.n * 110;
        case Op::construct:
            return 300;
        case Op::objective:
            return 240;
        case Op::peek_invader:
        case Op::peek_siege:
            return 40;
        case Op::gain_per:
            return step.limit * 70;
        case Op::yield_bonus:
            return worth_of(step.a) * 6 / 10;
        case Op::discount_castle:
        case Op::discount_camp:
            return worth_of(step.a);
        case Op::archery_wood_turret:
        case Op::archery_stone_turret:
        case Op::archery_wall_troops:
        case Op::melee_bonus:
            return step.n * 150;
        case Op::hide_gold:
        case Op::absorb_siege:
        case Op::absorb_wall_melee:
        case Op::absorb_inside_melee:
            return step.n * 70;
        case Op::feast_relief:
        case Op::retain:
            return step.n * 100;
        case Op::sack_shield:
            return 120;
        case Op::count_as:
        case Op::none:
            break;
    }
    return 0;
}

// What a card's abilities bring each season while it is in play; its printed gold and `end` effects are counted apart.
constexpr int ability_of(Card card) {
    int sum = 0;
    for (const Effect& effect : cards[card].effects) {
        if (effect.trigger == Trigger::none || effect.trigger == Trigger::on_acquire || effect.trigger == Trigger::end)
            continue;
        int worth = -worth_of(effect.pay);
        for (const Step& step : effect.steps) worth += worth_of(step);
        if (effect.trigger == Trigger::worker) worth -= worker_worth;  // that worker could have gone elsewhere
        sum += worth > 0 ? worth : 0;
    }
    return sum;
}
constexpr EnumArray<Card, int, card_count> all_abilities() {
    EnumArray<Card, int, card_count> abilities;
    for (Card card : all_cards) abilities[card] = ability_of(card);
    return abilities;
}
inline constexpr auto abilities = all_abilities();

}  // namespace ozy::after_the_empire
