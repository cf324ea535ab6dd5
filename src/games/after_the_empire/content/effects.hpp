// effects.hpp - the language of card effects (effects.json): triggers, ops and metrics. A card is a row of these.
#pragma once

#include <array>
#include <initializer_list>

#include "games/after_the_empire/content/goods.hpp"
#include "games/after_the_empire/content/ids.hpp"

namespace ozy::after_the_empire {

enum class Trigger : std::uint8_t {
    on_acquire,
    free,
    worker,
    passive,
    income,
    harvest,
    combat,
    after_combat,
    end,
    none
};
inline constexpr int trigger_count = 9;
inline constexpr EnumRange<Trigger, trigger_count> all_triggers{};
inline constexpr EnumArray<Trigger, std::string_view, trigger_count> trigger_names{
    {"on_acquire", "free", "worker", "passive", "income", "harvest", "combat", "after_combat", "end"}};

// What ops do. The op `choice` of effects.json is the `branch` of the ops in its lists.
enum class Op : std::uint8_t {
    gain,
    exchange,
    sow,
    protect,
    heal,
    mend,
    repair,
    construct,
    objective,
    peek_invader,
    peek_siege,
    strike,
    rescue,
    gain_per,
    discount_castle,
    discount_camp,
    yield_bonus,
    feast_relief,
    archery_wall_troops,
    archery_wood_turret,
    archery_stone_turret,
    melee_bonus,
    absorb_siege,
    absorb_wall_melee,
    absorb_inside_melee,
    retain,
    hide_gold,
    sack_shield,
    count_as,
    none
};
inline constexpr int op_count = 29;
inline constexpr EnumRange<Op, op_count> all_ops{};
constexpr bool is_standing(Op op) { return op >= Op::discount_castle && op != Op::none; }

enum class Metric : std::uint8_t {
    food,
    wood,
    stone,
    iron,
    soldiers,
    fit_soldiers,
    buildings,
    refugees,
    flags,
    walls,
    stone_walls,
    turrets,
    stone_pieces,
    full_pieces,
    active_farms,
    farms_l2,
    objectives_met,
    none
};
inline constexpr int metric_count = 17;
inline constexpr EnumRange<Metric, metric_count> all_metrics{};
inline constexpr EnumArray<Metric, std::string_view, metric_count> metric_names{
    {"food", "wood", "stone", "iron", "soldiers", "fit_soldiers", "buildings", "refugees", "flags", "walls",
     "stone_walls", "turrets", "stone_pieces", "full_pieces", "active_farms", "farms_l2", "objectives_met"}};

// One op with its numbers. Which of them mean something depends on the op; see the makers below.
struct Step {
    Op op = Op::none;
    std::uint8_t n = 0, limit = 0;
    std::int8_t branch = -1;  // [AE-7.27] number of the list of a choice this step is in; -1 outside
    Metric metric = Metric::none;
    Space space = Space::none;
    bool reversible = false, first_round = false;
    Bag a = {}, b = {};

    // The same step as part of list `number` of a choice.
    constexpr Step either(std::int8_t number) const {
        Step step = *this;
        step.branch = number;
        return step;
    }
};

constexpr Step plain(Op op, std::uint8_t n = 0) { return {.op = op, .n = n}; }
constexpr Step gain(Bag goods_gained) { return {.op = Op::gain, .a = goods_gained}; }
constexpr Step exchange(Bag a, Bag b, std::uint8_t times) { return {.op = Op::exchange, .n = times, .a = a, .b = b}; }
constexpr Step swap(Bag a, Bag b, std::uint8_t times) {
    Step step = exchange(a, b, times);
    step.reversible = true;
    return step;
}
constexpr Step objective(std::uint8_t draw, std::uint8_t keep) {
    return {.op = Op::objective, .n = draw, .limit = keep};
}
constexpr Step gold_per(Metric metric, std::uint8_t per, std::uint8_t cap) {
    return {.op = Op::gain_per, .n = per, .limit = cap, .metric = metric};
}
constexpr Step discount(Op scope, Bag off) { return {.op = scope, .a = off}; }
constexpr Step yield_bonus(Space space, Bag add) { return {.op = Op::yield_bonus, .space = space, .a = add}; }
constexpr Step archery_bonus(Op source, std::uint8_t n) { return plain(source, n); }
constexpr Step archery_bonus_first_round(Op source, std::uint8_t n) {
    Step step = plain(source, n);
    step.first_round = true;
    return step;
}
constexpr Step sack_shield(std::uint8_t gold, std::uint8_t cards) {
    return {.op = Op::sack_shield, .n = gold, .limit = cards};
}
constexpr Step count_as(Metric metric, std::uint8_t n) { return {.op = Op::count_as, .n = n, .metric = metric}; }

// A short list of steps; constexpr, never in a State.
struct Steps {
    std::array<Step, 4> items{};
    std::uint8_t count = 0;

    constexpr Steps() = default;
    constexpr Steps(std::initializer_list<Step> steps) {
        for (const Step& step : steps) add(step);
    }
    constexpr void add(const Step& step) { items[count++] = step; }
    constexpr const Step* begin() const { return items.data(); }
    constexpr const Step* end() const { return items.data() + count; }
    constexpr const Step& operator[](std::size_t i) const { return items[i]; }
};

// [AE-7.1] A trigger, sometimes a cost, and steps. Free effects that are `grouped` share one activation (AE-7.5).
struct Effect {
    Trigger trigger = Trigger::none;
    Steps steps;
    Bag pay;
    bool grouped = false;

    constexpr Effect paying(Bag price) const {
        Effect effect = *this;
        effect.pay = price;
        return effect;
    }
    constexpr Effect in_group() const {
        Effect effect = *this;
        effect.grouped = true;
        return effect;
    }
};
constexpr Effect on(Trigger trigger, Steps steps) { return {trigger, steps, {}, false}; }

struct CardFace {
    std::string_view id, name;
    Bag cost;
    std::uint8_t end_gold = 0;
    std::uint8_t initiative = 0;  // [AE-2.8] of a starting refugee
    std::string_view text;
    std::array<Effect, 2> effects{};
    struct Sources {
        Provenance name, effects, cost, end_gold;
    } sources{};
};

}  // namespace ozy::after_the_empire
