// deeds.hpp - everything a seat can do with a worker or a free action, worked out from the tables at compile time: a
// price and a list of steps for each option, each variant of a card and each purchase.
#pragma once

#include "core/move.hpp"
#include "games/after_the_empire/content/board.hpp"
#include "games/after_the_empire/content/cards.hpp"

namespace ozy::after_the_empire {

// The cards that have an effect with this trigger, or with this op in it.
constexpr EnumArray<Trigger, CardSet, trigger_count> cards_by_trigger() {
    EnumArray<Trigger, CardSet, trigger_count> sets;
    for (Card card : all_cards)
        for (const Effect& effect : cards[card].effects)
            if (effect.trigger != Trigger::none) sets[effect.trigger].insert(card);
    return sets;
}
constexpr EnumArray<Op, CardSet, op_count> cards_by_op() {
    EnumArray<Op, CardSet, op_count> sets;
    for (Card card : all_cards)
        for (const Effect& effect : cards[card].effects)
            for (const Step& step : effect.steps) sets[step.op].insert(card);
    return sets;
}
inline constexpr auto cards_with_trigger = cards_by_trigger();
inline constexpr auto cards_with_op = cards_by_op();

enum class Deed : std::uint8_t { none = 255 };
enum class Occasion : std::uint8_t { space, worker, free, acquire };

struct DeedFace {
    Occasion occasion = Occasion::space;
    Space space = Space::none;
    Card card = Card::none;
    std::uint8_t variant = 0;
    Bag pay;
    Steps steps;
    bool grouped = false;  // steps of several effects, each of which must change something (AE-7.5)
};

// Deeds `first` to `first + count - 1`.
struct DeedRange {
    std::uint8_t first = 0, count = 0;

    struct Iterator {
        Deed at;
        constexpr Deed operator*() const { return at; }
        constexpr Iterator& operator++() {
            at = next_id(at);
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {id_at<Deed>(first)}; }
    constexpr Iterator end() const { return {id_at<Deed>(first + count)}; }
    constexpr bool empty() const { return count == 0; }
    // The one with this number, counted from 0; none if there are fewer.
    constexpr Deed operator[](std::size_t number) const {
        return number < count ? id_at<Deed>(first + number) : Deed::none;
    }
};

class DeedTable {
  public:
    constexpr DeedTable() {
        for (Space space : board_spaces) add_space(space);
        for (Card card : all_cards) {
            add_once(card, Trigger::worker, Occasion::worker, by_worker_[card]);
            add_once(card, Trigger::on_acquire, Occasion::acquire, by_purchase_[card]);
            add_free(card);
        }
    }
    constexpr const DeedFace& operator[](Deed deed) const { return deeds_[ordinal(deed)]; }
    constexpr int size() const { return count_; }
    constexpr DeedRange of(Space space) const { return by_space_[space]; }
    constexpr DeedRange free_of(Card card) const { return by_free_[card]; }
    // `none` if the card has no such effect.
    constexpr Deed worker_of(Card card) const { return by_worker_[card]; }
    constexpr Deed purchase_of(Card card) const { return by_purchase_[card]; }

  private:
    static constexpr std::size_t capacity = 128;

    constexpr void add(const DeedFace& face) { deeds_[count_++] = face; }
    constexpr void add_space(Space space) {
        const SpaceFace& face = spaces[space];
        by_space_[space] = {count_, face.option_count};
        for (std::uint8_t i = 0; i < face.option_count; ++i)
            add({Occasion::space, space, Card::none, i, face.options[i].pay, face.options[i].steps, false});
    }
    constexpr void add_once(Card card, Trigger trigger, Occasion occasion, Deed& place) {
        for (const Effect& effect : cards[card].effects) {
            if (effect.trigger != trigger) continue;
            place = id_at<Deed>(count_);
            add({occasion, occasion == Occasion::worker ? Space::card : Space::none, card, 0, effect.pay, effect.steps,
                 false});
        }
    }
    constexpr void add_free(Card card) {
        by_free_[card].first = count_;
        // [AE-7.5] Of grouped effects a variant is a set: bit i of its number stands for the i-th of them.
        const auto& effects = cards[card].effects;
        if (effects[0].grouped)
            for (std::uint8_t set = 1; set < 4; ++set) add_group(card, set);
        else
            for (const Effect& effect : effects)
                if (effect.trigger == Trigger::free) add_variants(card, effect);
        by_free_[card].count = operand(count_ - by_free_[card].first);
    }
    constexpr void add_group(Card card, std::uint8_t set) {
        DeedFace face{Occasion::free, Space::none, card, set, {}, {}, true};
        for (std::size_t i = 0; i < cards[card].effects.size(); ++i) {
            if ((set >> i & 1U) == 0) continue;
            const Effect& effect = cards[card].effects[i];
            face.pay = face.pay + effect.pay;
            for (const Step& step : effect.steps) add_step(face, step, 1);
        }
        add(face);
    }
    // [AE-7.16], [AE-7.17], [AE-7.27] Variants of an exchange are 1, 2 ... times, of a choice its lists from 0.
    constexpr void add_variants(Card card, const Effect& effect) {
        int lowest = 0, highest = 0;
        for (const Step& step : effect.steps) {
            if (step.branch > highest) highest = step.branch;
            if (step.op != Op::exchange) continue;
            lowest = 1;
            highest = step.reversible ? 2 * step.n : step.n;
        }
        for (int variant = lowest; variant <= highest; ++variant) {
            DeedFace face{Occasion::free, Space::none, card, operand(variant), effect.pay, {}, false};
            for (const Step& step : effect.steps)
                if (step.branch < 0 || step.branch == variant) add_step(face, step, variant);
            add(face);
        }
    }
    // An exchange is a price and a gain.
    static constexpr void add_step(DeedFace& face, const Step& step, int variant) {
        if (step.op != Op::exchange) return face.steps.add(step);
        const bool back = variant > step.n;
        const int times = back ? variant - step.n : variant;
        face.pay = face.pay + times * (back ? step.b : step.a);
        face.steps.add(gain(times * (back ? step.a : step.b)));
    }

    std::array<DeedFace, capacity> deeds_{};
    std::uint8_t count_ = 0;
    PerSpace<DeedRange> by_space_;
    EnumArray<Card, DeedRange, card_count> by_free_;
    EnumArray<Card, Deed, card_count> by_worker_ = no_deeds(), by_purchase_ = no_deeds();

    static constexpr EnumArray<Card, Deed, card_count> no_deeds() {
        EnumArray<Card, Deed, card_count> none;
        none.items.fill(Deed::none);
        return none;
    }
};
inline constexpr DeedTable deeds;

// What the rules take for granted about the tables.
constexpr bool is_one_of(Op op, std::initializer_list<Op> allowed) {
    for (Op one : allowed)
        if (op == one) return true;
    return false;
}
constexpr bool fits_its_trigger(const Step& step, Trigger trigger) {
    switch (trigger) {
        case Trigger::passive:
            return is_standing(step.op);
        case Trigger::income:
        case Trigger::harvest:
            return is_one_of(step.op, {Op::gain, Op::gain_per});
        case Trigger::combat:
            return step.op == Op::strike;
        case Trigger::after_combat:
            return step.op == Op::rescue;
        case Trigger::end:
            return step.op == Op::gain_per;
        case Trigger::free:
            return !is_standing(step.op) && !is_one_of(step.op, {Op::strike, Op::rescue});
        case Trigger::on_acquire:
        case Trigger::worker:
        case Trigger::none:
            break;
    }
    return !is_standing(step.op) && !is_one_of(step.op, {Op::strike, Op::rescue, Op::exchange}) && step.branch < 0;
}
constexpr bool effects_fit() {
    for (Card card : all_cards)
        for (const Effect& effect : cards[card].effects)
            for (const Step& step : effect.steps) {
                if (!fits_its_trigger(step, effect.trigger)) return false;
                if (step.op == Op::objective && step.limit != 1) return false;
                if (effect.grouped && (effect.trigger != Trigger::free || effect.steps.count != 1)) return false;
                if (effect.trigger == Trigger::combat && effect.steps.count != 1) return false;
                if (step.op == Op::count_as && step.metric != Metric::buildings && step.metric != Metric::refugees)
                    return false;
            }
    return true;
}
static_assert(effects_fit());

}  // namespace ozy::after_the_empire
