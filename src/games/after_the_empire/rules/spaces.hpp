// spaces.hpp - where workers can go, what they can do there and what it costs.
#pragma once

#include "games/after_the_empire/moves.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/state.hpp"

namespace ozy::after_the_empire {

// Placements are listed more often than anything else: with these in spaces.cpp random games take 8 % more
// instructions.

// [AE-4.7] The number of spaces of a shared action depends on the number of seats. [AE-4.8] An own space takes one
// worker per season.
constexpr int spaces_of(const State& state, Space space) { return spaces[space].spaces_for(state.options.players); }

// Those still free for the seat.
constexpr int free_spaces(const State& state, Seat seat, Space space) {
    if (!is_shared(space)) return 1 - state.lords[seat].placed[space];
    int taken = 0;
    for (const Lord& lord : state.lords) taken += lord.placed[space];
    return spaces_of(state, space) - taken;
}

// The card in a slot of the market a space buys from; none if the slot is empty or there is no such slot.
constexpr Card market_card(const State& state, Space space, std::size_t slot) {
    if (slot >= slots_of(space)) return Card::none;
    return space == Space::buildings ? state.buildings[slot] : state.refugees[slot];
}

// The price of a deed for this lord. [AE-7.31] Each option of either Mercenary Camp costs less of the named good, not
// below 0.
constexpr Bag price_of(const Lord& lord, const DeedFace& deed) {
    if (deed.space != Space::camp_large && deed.space != Space::camp_small) return deed.pay;
    return discounted(lord, deed.pay, Op::discount_camp);
}

// The deed of placing a worker on a board space that is no market, or on a card.
Deed deed_of(Space space, std::size_t option);
// The variant of a card's free deeds; none if it has no such variant.
Deed variant_of(Card card, int variant);
// The deed of a placement that buys nothing.
Deed placed_deed(Move move);
// What a placement costs; nothing if there is no such option.
Bag price_of_placement(const State& state, Move move);

}  // namespace ozy::after_the_empire
