// sack.cpp - chapter 10: a castle is sacked.
#include "games/after_the_empire/rules/sack.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy::after_the_empire {

namespace {

// [AE-10.3] The Barracks and the starting refugee cannot be damaged. [AE-1.14] One token at most on a card.
// [AE-10.9] With `sack_damage` any a damaged card can be chosen again, without effect.
CardSet can_be_damaged(const State& state, const Lord& lord) {
    const CardSet bought = lord.cards & all_bought;
    return state.options.damage_any != 0 ? bought : bought - lord.damaged;
}

// [AE-7.39] `sack_shield`: fewer cards.
int cards_saved(const Lord& lord) {
    int saved = 0;
    for_each_step(lord.cards, Op::sack_shield, [&](const Step& step) { saved += step.limit; });
    return saved;
}

}  // namespace

int cards_damaged_if_sacked(const State& state, const Lord& lord) {
    const int count = std::min(cards_damaged_by_sack - cards_saved(lord), can_be_damaged(state, lord).count());
    return std::max(0, count);
}

// [AE-10.1] All mercenaries are lost and all fit soldiers wounded. [AE-10.2] All invaders leave. [AE-10.3] Two
// undamaged cards are damaged, less `sack_shield`, or all if there are fewer.
void sack(State& state, Events* events) {
    Lord& lord = active_lord(state);
    const int wounded = lord.troops[Troop::soldier];
    tell(events, Happening::castle_sacked, state.turn.active,
         {.a = operand(wounded), .b = lord.troops[Troop::mercenary]});
    change(lord.wounded, wounded);
    change(state.turn.combat.wounded, wounded);
    lord.troops = {};
    lord.posts = {};
    lord.fields = {};
    lord.inside = 0;
    lord.sacked = 1;
    state.turn.left = operand(cards_damaged_if_sacked(state, lord));
}

Bars<State> damage_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-10.3",
         {"why.damage.not_owned", "You do not own {card}"},
         [](const State& state, Move move) { return !active_lord(state).cards.contains(card_in(move)); }},
        {"AE-10.3",
         {"why.damage.starting", "{card} cannot be damaged"},
         [](const State&, Move move) { return !all_bought.contains(card_in(move)); }},
        {"AE-10.3",
         {"why.damage.again", "You have damaged {card} already"},
         [](const State& state, Move move) {
             return !can_be_damaged(state, active_lord(state)).contains(card_in(move));
         }},
        {"AE-10.4",
         {"why.damage.order", "Cards are chosen in their order, and enough must come after {card}"},
         [](const State& state, Move move) {
             return card_in(move) < state.turn.damage_from ||
                    can_be_damaged(state, active_lord(state)).from(move.a).count() < state.turn.left;
         }},
    };
    return bars;
}

// [AE-10.4] In card order; a card is legal if enough candidates come after it.
void list_damages(const State& state, MoveList& out) {
    const CardSet candidates = can_be_damaged(state, active_lord(state)).from(operand(state.turn.damage_from));
    int after = candidates.count();
    for (Card card : candidates)
        if (after-- >= state.turn.left) out.push_back(make_move(Kind::damage, card));
}

void damage(State& state, Card card, Events* events) {
    active_lord(state).damaged.insert(card);
    state.turn.damage_from = next_id(card);
    tell(events, Happening::card_damaged, state.turn.active, {.a = operand(card)});
    --state.turn.left;
}

// [AE-10.6] Castle, stock, farms, other cards, flags and objectives stay as they are.
void end_sack(State& state, Events* events) {
    Lord& lord = active_lord(state);
    state.turn.damage_from = {};
    lord.stock.gold = narrow(gold_after_sack(lord));
    tell(events, Happening::gold_fell, state.turn.active, {.amount = amount_of(lord.stock.gold)});
}

// [AE-10.5] The fall-back of the present gold, raised by [AE-7.39] `sack_shield`, but not above the old gold.
int gold_after_sack(const Lord& lord) {
    return std::min<int>(lord.stock.gold, fallback(lord.stock.gold) + standing_total(lord, Op::sack_shield));
}

}  // namespace ozy::after_the_empire
