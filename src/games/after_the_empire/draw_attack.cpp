// draw_attack.cpp - the gold track with threat and spikes, and the cards of the attack with the tier now in force.
#include <algorithm>

#include "games/after_the_empire/draw.hpp"
#include "games/after_the_empire/forecast.hpp"
#include "games/after_the_empire/names.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy::after_the_empire {

namespace {

constexpr int track_start = 6, track_spaces = 36, name_column = 10, tier_column = 31;

int track_column(int gold) { return track_start + 2 * std::min(gold, track_spaces - 1); }

std::string strength_text(const InvaderTier& tier) {
    if (tier.gold == 0) return "-";
    return std::to_string(tier.archers) + "a " + std::to_string(tier.swordsmen) + "s";
}
std::string strength_text(const SiegeTier& tier) { return tier.gold == 0 ? "-" : std::to_string(tier.n); }

// " 6: 0a 3s", the tier in force in brackets.
template <class Tiers>
std::string tiers_text(const Tiers& tiers, int gold) {
    const auto now = tier_at(tiers, gold);
    std::string out;
    for (const auto& tier : tiers) {
        const bool in_force = tier.gold == now.gold;
        out += (in_force ? "[" : " ") + std::to_string(tier.gold) + ": " + strength_text(tier) + (in_force ? "]" : " ");
    }
    return out;
}

// "face down", or who has looked.
template <class Id>
std::string unknown_text(const Slot<Id>& slot) {
    if (slot.seen.empty()) return "face down, nobody has looked";
    std::string out = "face down, seen by";
    for (Seat seat : slot.seen) out.append(" ").append(lord_names[ordinal(seat)]);
    return out;
}

std::string mark(Provenance source) { return source == Provenance::invented ? "*" : ""; }

// Name, side and tiers; returns the column after them.
template <class Id, class Face>
int draw_card(Screen& screen, const Slot<Id>& slot, const Face& face, std::string_view name_mark, int gold, int y) {
    screen.put(name_column, y, std::string(face.name) + std::string(name_mark), {.bold = true});
    screen.put(tier_column - 2, y, slot.side == Side::none ? "?" : id_text(slot.side), {.ink = Ink::red, .bold = true});
    return screen.put(tier_column, y, tiers_text(face.tiers, gold));
}

// A card that lies face down and is drawn with its face has been looked at.
template <class Id>
bool is_secret(const Slot<Id>& slot) {
    return slot.facing == Facing::down && slot.card != Id::none;
}

}  // namespace

int draw_gold_track(Screen& screen, const State& table, Seat focus, int y) {
    screen.put(0, y, "Gold", {.bold = true});
    for (int gold = 0; gold < track_spaces; gold += 2) {
        const bool spike = std::find(spike_spaces.begin(), spike_spaces.end(), gold) != spike_spaces.end();
        screen.put(track_column(gold), y, std::to_string(gold) + (spike ? "!" : ""),
                   {.ink = spike ? Ink::red : Ink::none, .bold = spike});
    }
    screen.put(track_column(threat_by_season[season_index(table)]), y + 1, "T", {.ink = Ink::red});
    const int rise = next_rise(table, focus);
    if (rise > 0) screen.put(track_column(rise), y + 1, "^", {.ink = Ink::red, .bold = true});
    int lowest = y + 1;
    for (Seat seat : seats_of(seats(table))) {
        const int column = track_column(table.lords[seat].stock.gold);
        int line = y + 1;  // seats on the same space stand one below the other
        for (Seat other : seats_of(index(seat))) line += track_column(table.lords[other].stock.gold) == column;
        screen.put(column + 1, line, std::to_string(index(seat)), {.bold = true});
        lowest = std::max(lowest, line);
    }
    screen.put(0, y + 1, "seats");
    return lowest + 1;
}

int draw_attack(Screen& screen, const State& table, Seat focus, int y) {
    const int gold = effective_gold(table, focus);
    for (SlotNumber number : invader_slot_numbers) {
        const Slot<Invader>& slot = table.invaders[number];
        if (slot.facing == Facing::absent) continue;
        screen.put(0, y, (is_secret(slot) ? "Seen   " : "Attack ") + std::to_string(ordinal(number)));
        if (slot.card == Invader::none)
            screen.put(name_column, y, unknown_text(slot), {.dim = true});
        else
            draw_card(screen, slot, invaders[slot.card], mark(invaders[slot.card].name_source), gold, y);
        ++y;
    }
    if (table.siege.facing == Facing::absent) return y;
    screen.put(0, y, is_secret(table.siege) ? "Seen" : "Siege");
    if (table.siege.card == Siege::none) {
        screen.put(name_column, y, unknown_text(table.siege), {.dim = true});
        return y + 1;
    }
    const SiegeFace& face = sieges[table.siege.card];
    const int x = draw_card(screen, table.siege, face, "", gold, y);
    screen.put(x, y,
               std::string(face.mode == Mode::damage ? "damage" : "climb in") + ", surge " +
                   std::string(surge_names[face.surge]));
    return y + 1;
}

}  // namespace ozy::after_the_empire
