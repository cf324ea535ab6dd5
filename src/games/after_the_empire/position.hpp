// position.hpp - what the rooms about positions as text share: lists of ids, numbers of a seat, and the parts of a
// position's text that are told in step.cpp (turn and combat).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy::after_the_empire {

inline constexpr std::string_view nothing_text = "-";

inline Error wrong(std::string detail) { return {Errc::bad_position, std::move(detail)}; }

// The numbers of a seat that statements and claims name: "gold P0 17".
struct SeatNumber {
    std::string_view name;
    int highest;
    int (*get)(const Lord&);
    void (*set)(Lord&, int);
};
std::span<const SeatNumber> seat_numbers();

// "bakery minster", "-" for none.
template <class Ids>
std::string ids_text(const Ids& ids) {
    std::string out;
    for (auto id : ids) out.append(out.empty() ? "" : " ").append(id_text(id));
    return out.empty() ? std::string(nothing_text) : out;
}

// Reads ids to the end of the statement; "-" is none of them.
template <class Id, class Take>
Outcome read_ids(Words& words, Take&& take) {
    if (words.take(nothing_text)) return Done{};
    while (!words.empty()) {
        Id id{};
        if (!take_id(words, id)) return wrong("what is '" + std::string(words.peek()) + "'?");
        take(id);
    }
    return Done{};
}

// "2/1": two small numbers.
bool take_pair(Words& words, int& first, int& second);
std::string pair_of_numbers(int first, int second);

// "wood_wall 2", "stone_turret flame", "none".
std::string piece_text(const Castle& castle, Position position);
// "inv_iron_tide S up", "inv_iron_tide S seen P1", "down", "absent".
template <class Id>
std::string slot_text(const Slot<Id>& slot) {
    if (slot.facing == Facing::absent) return "absent";
    if (slot.card == Id::none && slot.seen.empty()) return "down";
    std::string out = slot.card == Id::none ? "hidden" : id_text(slot.card);
    if (slot.side != Side::none) out += " " + id_text(slot.side);
    if (slot.facing == Facing::up) return out + " up";
    return out + " seen" + (slot.seen.empty() ? "" : " " + ids_text(slot.seen));
}

std::string_view question_name(Phase phase);

// step.cpp
bool reads_step(std::string_view word);
Outcome read_step(State& state, Words& words);
void write_step(std::vector<std::string>& out, const State& state);

}  // namespace ozy::after_the_empire
