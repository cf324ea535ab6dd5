// possible.hpp - which of the moves that can be said some position allows, so that actions are numbered without gaps.
#pragma once

#include "games/after_the_empire/content/castle.hpp"
#include "games/after_the_empire/content/deeds.hpp"
#include "games/after_the_empire/moves.hpp"

namespace ozy::after_the_empire {

// [AE-1.9] Troops and invaders have no limit. Actions count them as far as this, twice what games come to; beyond it a
// choice has no number.
inline constexpr int most_counted = 31;

constexpr bool has_free_deed(Card card, int variant) {
    for (Deed deed : deeds.free_of(card))
        if (deeds[deed].variant == variant) return true;
    return false;
}
// The options of a space, the slots of a market, the cards with a place for a worker.
constexpr bool is_possible_place(Move move) {
    const Space space = space_in(move);
    if (space == Space::card && staffed_in(move) == Card::barracks) return has_free_deed(Card::barracks, move.c);
    if (move.c != 0) return false;
    if (space == Space::card) return deeds.worker_of(staffed_in(move)) != Deed::none;
    return move.b < (is_market(space) ? slots_of(space) : spaces[space].option_count);
}
// [AE-1.4], [AE-1.5] A wall or gate on a side, a turret on a corner.
constexpr bool is_possible_piece(Move move) {
    return is_side(position_in(move)) == (pieces[piece_in(move)].form != Form::turret);
}
constexpr bool is_possible(Move move) {
    const Kind kind = kind_of(move);
    if (kind == Kind::take) return all_starting.contains(card_in(move));
    if (kind == Kind::free) return has_free_deed(card_in(move), move.b);
    if (kind == Kind::place) return is_possible_place(move);
    if (kind == Kind::build) return is_possible_piece(move);
    if (kind == Kind::shift) return source_in(move) != goal_in(move);
    if (kind == Kind::post) return move.c <= most_counted;
    if (kind == Kind::strike || kind == Kind::kill || kind == Kind::lose) return move.b <= most_counted;
    return true;
}

}  // namespace ozy::after_the_empire
