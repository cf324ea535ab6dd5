// moves.hpp - the kinds of move and how their operands are packed.
#pragma once

#include "core/move.hpp"
#include "core/move_list.hpp"
#include "core/seat.hpp"
#include "games/after_the_empire/content.hpp"

namespace ozy::after_the_empire {

enum class Kind : std::uint8_t {
    first = 1,  // chance: the seat that takes a starting refugee first
    deal,       // chance: a starting refugee for the next seat
    objective,  // chance: an unseen objective
    refugee,    // chance: an unseen refugee for the row
    building,   // chance: an unseen building for the row
    invader,    // chance: an unseen invader card
    siege,      // chance: an unseen siege card
    side,       // chance: the side of the card just drawn
    gate,       // a side
    take,       // a starting refugee
    free,       // a card, b variant
    place,      // a space, b option, market slot or card, c variant on the Barracks
    pass,
    end,
    sow,      // a side
    protect,  // a side
    upgrade,  // a position
    build,    // a position, b piece
    repair,   // a position
    mend,     // a card
    done,
    peek,    // a slot
    keep,    // an objective
    post,    // a side, b troop, c number
    target,  // a position
    strike,  // a side, b archers
    shift,   // a troop, b from, c to
    kill,    // a side, b archers
    lose,    // a place, b mercenaries
    damage   // a card
};
inline constexpr int kind_count = 31;  // 0 is none

constexpr Kind kind_of(Move move) { return id_at<Kind>(move.kind); }

template <class A = int, class B = int, class C = int>
constexpr Move make_move(Kind kind, A a = {}, B b = {}, C c = {}) {
    return {operand(kind), operand(a), operand(b), operand(c)};
}

template <class Set>
void list_ids(Kind kind, Set set, MoveList& out) {
    for (auto id : set) out.push_back(make_move(kind, id));
}

constexpr Card card_in(Move move) { return id_at<Card>(move.a); }
constexpr Invader invader_in(Move move) { return id_at<Invader>(move.a); }
constexpr Siege siege_in(Move move) { return id_at<Siege>(move.a); }
constexpr SlotNumber slot_in(Move move) { return id_at<SlotNumber>(move.a); }
constexpr Objective objective_in(Move move) { return id_at<Objective>(move.a); }
constexpr Side side_in(Move move) { return id_at<Side>(move.a); }
constexpr CastlePosition position_in(Move move) { return id_at<CastlePosition>(move.a); }
constexpr Place place_in(Move move) { return id_at<Place>(move.a); }
// Of a placement: where, and on which card if it is on one.
constexpr Space space_in(Move move) { return id_at<Space>(move.a); }
constexpr Card staffed_in(Move move) { return id_at<Card>(move.b); }
// Of a build.
constexpr Piece piece_in(Move move) { return id_at<Piece>(move.b); }
// Of a post, and of a shift.
constexpr Troop posted_in(Move move) { return id_at<Troop>(move.b); }
constexpr Troop troop_in(Move move) { return id_at<Troop>(move.a); }
constexpr Place source_in(Move move) { return id_at<Place>(move.b); }
constexpr Place goal_in(Move move) { return id_at<Place>(move.c); }

}  // namespace ozy::after_the_empire
