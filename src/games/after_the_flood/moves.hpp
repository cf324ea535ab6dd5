// moves.hpp - the kinds of move and how their operands are packed (RULES.md, "Decisions").
#pragma once

#include "core/move.hpp"
#include "core/move_list.hpp"
#include "core/seat.hpp"
#include "games/after_the_flood/content.hpp"

namespace ozy::after_the_flood {

enum class Kind : std::uint8_t {
    order = 1,    // chance C1: the seats in their order of play
    dice,         // chance C2: a total of two dice
    action,       // D1, D2: one of the five actions
    pay,          // D1: a resource, a worker or an army, after somebody has passed
    pass,         // D1
    build,        // D3: a city in this area
    abandon,      // D4: take away the city in this area
    scribe_from,  // D5: use a scribe on a worker of this place
    to,           // D6: which goes to this place
    spend,        // D5: discard this resource to place workers
    target,       // D7: in this place
    count,        // D8: so many
    trade,        // D9: in area a take b and give c
    make_tool,    // D9
    start,        // D10: this empire
    home,         // D11: in this area of Sumer
    buy,          // D12: armies for this resource
    equip,        // D13: put this resource in the Equipment box
    roll,         // D14
    stop,         // D14
    settle,       // D15: so many armies in the home
    invade,       // D16: this area
    destroy,      // D16: the city in this area
    reinforce,    // D16: this area
    bid,          // D17: put this resource in the Passed box
    grow,         // D18: expand the city in this area
    add,          // D19: with this luxury
    end,          // of a chain that could go on
    take_workers  // D20: so many
};
inline constexpr int kind_count = 30;  // 0 is none

// [AF-7.6] What can be paid: each resource by its own number, then a worker, then an army.
enum class Payment : std::uint8_t { worker = 8, army = 9 };
inline constexpr int payment_count = 10;
inline constexpr EnumRange<Payment, payment_count> all_payments{};
constexpr bool is_resource(Payment payment) { return ordinal(payment) < resource_count; }
constexpr Resource resource_of(Payment payment) { return id_at<Resource>(index(payment)); }
constexpr std::string_view name_of(Payment payment) {
    if (payment == Payment::worker) return "worker";
    return payment == Payment::army ? "army" : resources[resource_of(payment)].id;
}

constexpr Kind kind_of(Move move) { return id_at<Kind>(move.kind); }
constexpr Move make_trade(Area area, Resource get, Resource give) { return make_move(Kind::trade, area, get, give); }

constexpr Action action_in(Move move) { return id_at<Action>(move.a); }
constexpr Payment payment_in(Move move) { return id_at<Payment>(move.a); }
constexpr Area area_in(Move move) { return id_at<Area>(move.a); }
constexpr Place place_in(Move move) { return id_at<Place>(move.a); }
constexpr Resource resource_in(Move move) { return id_at<Resource>(move.a); }
constexpr Empire empire_in(Move move) { return id_at<Empire>(move.a); }
constexpr int amount_in(Move move) { return move.a; }
constexpr Resource taken_in(Move move) { return id_at<Resource>(move.b); }
constexpr Resource given_in(Move move) { return id_at<Resource>(move.c); }

// One move of this kind for each id.
template <class Id, class Word>
void list_each(Kind kind, IdSet<Id, Word> ids, MoveList& out) {
    for (Id id : ids) out.push_back(make_move(kind, id));
}
inline void list_numbers(Kind kind, int lowest, int highest, MoveList& out) {
    for (int number = lowest; number <= highest; ++number) out.push_back(make_move(kind, number));
}

}  // namespace ozy::after_the_flood
