// spaces.cpp - where workers can go, what they can do there and what it costs.
#include "games/after_the_empire/rules/spaces.hpp"

namespace ozy::after_the_empire {

Deed deed_of(Space space, std::size_t option) {
    return space == Space::card ? deeds.worker_of(id_at<Card>(option)) : deeds.of(space)[option];
}

Deed variant_of(Card card, int variant) {
    for (Deed deed : deeds.free_of(card))
        if (deeds[deed].variant == variant) return deed;
    return Deed::none;
}

Deed placed_deed(Move move) {
    const Space space = space_in(move);
    const bool at_barracks = space == Space::card && staffed_in(move) == Card::barracks;
    return at_barracks ? variant_of(Card::barracks, move.c) : deed_of(space, move.b);
}

Bag price_of_placement(const State& state, Move move) {
    if (is_market(space_in(move))) {
        const Card card = market_card(state, space_in(move), move.b);
        return card == Card::none ? Bag{} : cards[card].cost;
    }
    const Deed deed = placed_deed(move);
    return deed == Deed::none ? Bag{} : price_of(active_lord(state), deeds[deed]);
}

}  // namespace ozy::after_the_empire
