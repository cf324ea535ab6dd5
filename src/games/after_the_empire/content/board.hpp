// board.hpp - seasons, markets, worker spaces and set-up, from board.json and gold_track.json.
#pragma once

#include <array>

#include "games/after_the_empire/content/effects.hpp"

namespace ozy::after_the_empire {

inline constexpr int season_count = 7;
template <class T>
using PerSeason = std::array<T, season_count>;  // season n at n - 1

enum class Difficulty : std::uint8_t { easy, normal, hard };
inline constexpr PerSeason<int> workers_by_season{3, 3, 4, 4, 4, 5, 5};
inline constexpr PerSeason<int> threat_by_season{0, 3, 6, 9, 12, 15, 18};
inline constexpr PerSeason<std::uint8_t> flag_by_season{1, 1, 2, 2, 2, 2, 3};
inline constexpr std::uint8_t flag_on_tie = 1, best_flag = 3;
inline constexpr EnumArray<Difficulty, PerSeason<int>, 3> face_down_invaders{{{
    {0, 1, 2, 2, 2, 2, 2},
    {0, 1, 2, 3, 3, 3, 3},
    {1, 2, 3, 3, 3, 3, 3},
}}};
inline constexpr int max_invader_slots = 4;
// The places of the attack: invader cards from left to right, then the siege card.
enum class SlotNumber : std::uint8_t { first, siege = max_invader_slots };
inline constexpr EnumRange<SlotNumber, max_invader_slots> invader_slot_numbers{};
template <class T>
using PerInvaderSlot = EnumArray<SlotNumber, T, max_invader_slots>;
inline constexpr std::array<std::string_view, 6> phase_names = {
    "actions", "combat", "flags", "income_and_order", "harvest_and_feast", "refresh"};

inline constexpr int building_slots = 3, refugee_slots = 2;  // the last slot of each row is its discard slot

// [AE-10.5] Where the gold falls to when the castle is sacked: half, rounded down.
constexpr int fallback(int gold) { return gold / 2; }
inline constexpr std::array<int, 3> spike_spaces{10, 20, 30};
inline constexpr int first_rise = 2, rise_step = 2, last_rise = 30, track_lap = 50;

// [AE-2.1], [AE-2.8] What a seat starts with.
inline constexpr Stock starting_stock{.gold = 0, .food = 4, .wood = 3, .stone = 2, .iron = 1};
inline constexpr int starting_soldiers = 2, starting_farm = 1;
inline constexpr std::array<int, 4> gold_by_turn_order{5, 6, 7, 8};

// [AE-10.3], [AE-10.8] What a sack costs and the help after it.
inline constexpr int cards_damaged_by_sack = 2, mercenaries_after_sack = 2;
inline constexpr int mercenary_cubes = 25, iron_cubes = 20;  // in the box (AE-1.15)

inline constexpr std::size_t fewest_seats = 2;

struct SpaceOption {
    std::string_view text;
    Bag pay;
    Steps steps;
};
struct SpaceFace {
    std::string_view id, name, rule;
    std::array<int, 3> spaces;  // with 2, 3, 4 seats; of an own space always 1
    std::uint8_t option_count;
    std::array<SpaceOption, 4> options{};  // those of the market spaces are the slots of their row

    constexpr int spaces_for(std::uint8_t seats) const { return spaces[seats - fewest_seats]; }
};

// [AE-5.1] Tax; [AE-5.2], [AE-5.3] the two Mercenary Camps; [AE-5.4] Traveling Merchant; [AE-5.5] Scout; [AE-5.6] Mine;
// [AE-5.7] Quarry; [AE-5.8] Woodmill; [AE-6.1] Infirmary; [AE-6.2] Granary: three sows, followed by one protect.
inline constexpr PerSpace<SpaceFace> spaces{{{
    {"tax",
     "Tax",
     "AE-5.1",
     {1, 2, 3},
     2,
     {{{"4 gold and 1 mercenary", {}, {gain({.gold = 4, .mercenary = 1})}}, {"5 food", {}, {gain({.food = 5})}}}}},
    {"camp_large",
     "Mercenary Camp, left",
     "AE-5.2",
     {1, 1, 2},
     2,
     {{{"5 gold: 3 soldiers", {.gold = 5}, {gain({.soldier = 3})}},
       {"3 gold: 5 mercenaries", {.gold = 3}, {gain({.mercenary = 5})}}}}},
    {"camp_small",
     "Mercenary Camp, right",
     "AE-5.3",
     {1, 2, 2},
     2,
     {{{"4 gold: 2 soldiers", {.gold = 4}, {gain({.soldier = 2})}},
       {"2 gold: 3 mercenaries", {.gold = 2}, {gain({.mercenary = 3})}}}}},
    {"merchant",
     "Traveling Merchant",
     "AE-5.4",
     {1, 2, 2},
     4,
     {{{"buy: 4 gold for 1 iron and 6 wood", {.gold = 4}, {gain({.wood = 6, .iron = 1})}},
       {"buy: 3 gold for 2 stone and 3 food", {.gold = 3}, {gain({.food = 3, .stone = 2})}},
       {"sell: 1 iron for 4 gold and 3 food", {.iron = 1}, {gain({.gold = 4, .food = 3})}},
       {"sell: 2 food for 3 gold and 2 iron", {.food = 2}, {gain({.gold = 3, .iron = 2})}}}}},
    {"scout",
     "Scout",
     "AE-5.5",
     {1, 1, 2},
     1,
     {{{"Move 3 token, protect 1 farm, draw 2 objectives and keep 1",
        {},
        {gain({.move3 = 1}), plain(Op::protect, 1), objective(2, 1)}}}}},
    {"mine", "Mine", "AE-5.6", {1, 1, 2}, 1, {{{"2 iron", {}, {gain({.iron = 2})}}}}},
    {"quarry", "Quarry", "AE-5.7", {1, 2, 2}, 1, {{{"3 stone", {}, {gain({.stone = 3})}}}}},
    {"woodmill", "Woodmill", "AE-5.8", {1, 2, 2}, 1, {{{"5 wood", {}, {gain({.wood = 5})}}}}},
    {"buildings", "Buildings", "AE-5.9", {2, 3, 3}, 0, {}},
    {"refugees", "Refugees", "AE-5.10", {1, 2, 2}, 0, {}},
    {"infirmary", "Infirmary", "AE-6.1", {1, 1, 1}, 1, {{{"heal up to 4 soldiers", {}, {plain(Op::heal, 4)}}}}},
    {"granary",
     "Granary",
     "AE-6.2",
     {1, 1, 1},
     1,
     {{{"sow 3 times, then protect 1 farm", {}, {plain(Op::sow, 3), plain(Op::protect, 1)}}}}},
    {"stockpile",
     "Stockpile",
     "AE-6.7",
     {1, 1, 1},
     1,
     {{{"build, upgrade, repair and mend", {}, {plain(Op::construct)}}}}},
}}};

constexpr bool is_market(Space space) { return space == Space::buildings || space == Space::refugees; }
constexpr std::size_t slots_of(Space market) { return market == Space::buildings ? building_slots : refugee_slots; }

}  // namespace ozy::after_the_empire
