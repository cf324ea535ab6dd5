// moves.hpp - the kinds of move and how their operands are packed.
#pragma once

#include "core/move.hpp"
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
inline constexpr int kind_count = 31;
inline constexpr EnumArray<Kind, std::string_view, kind_count> kind_names{
    {"",     "first", "deal", "objective", "refugee", "building", "invader", "siege", "side",   "gate", "take",
     "free", "place", "pass", "end",       "sow",     "protect",  "upgrade", "build", "repair", "mend", "done",
     "peek", "keep",  "post", "target",    "strike",  "shift",    "kill",    "lose",  "damage"}};

constexpr Kind kind_of(Move move) { return static_cast<Kind>(move.kind); }

template <class A = int, class B = int, class C = int>
constexpr Move make_move(Kind kind, A a = {}, B b = {}, C c = {}) {
    return {static_cast<std::uint8_t>(kind), operand(a), operand(b), operand(c)};
}

// The first operand as an id.
template <class Id>
constexpr Id id_in(Move move) {
    return static_cast<Id>(move.a);
}
constexpr Card card_in(Move move) { return id_in<Card>(move); }
constexpr Side side_in(Move move) { return id_in<Side>(move); }
constexpr Position position_in(Move move) { return id_in<Position>(move); }

}  // namespace ozy::after_the_empire
