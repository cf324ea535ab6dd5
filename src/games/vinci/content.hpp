// content.hpp - the box: the map, the 26 faces of the civilization tiles and what their 22 abilities do; checked at
// compile time and against tiles.json.
#pragma once

#include <algorithm>

#include "games/vinci/map.hpp"

namespace ozy::vinci {

// [VI-1.8] Neutral tokens and forts share these.
inline constexpr int brown_tokens = 33;
inline constexpr int tiles_in_bag = 52;
inline constexpr int row_size = 6;
inline constexpr int starting_vp = 10;         // [VI-2.1]
inline constexpr int tokens_of_a_colour = 25;  // 150 in 6 colours
inline constexpr int price_step = 2;           // [VI-3.2] also the worth of a marker
inline constexpr int spy_cost = 2;             // [VI-7.6]
static_assert(province_count - mountains.count() == brown_tokens);

inline constexpr int min_players = 3;
inline constexpr int max_players = 6;
struct SeatCountRow {
    int bonus_tokens, target_vp;
};
// By number of players, 3 to 6.
inline constexpr std::array<SeatCountRow, 4> by_players = {{{6, 150}, {5, 120}, {4, 100}, {3, 100}}};

// clang-format off
enum class Ability : std::uint8_t {
    agriculture, livestock, mining, ports, slavery, currency, weapons, espionage, fortification, galleys, general,
    militia, mountaineers, astronomy, barbarians, diplomacy, heritage, medicine, messengers, rebirth, revolutionaries,
    specialization
};
// clang-format on
inline constexpr int ability_count = 22;

// What one tile of an ability does at level 1, for the civilization that has it; 0 or nowhere = nothing.
struct AbilityFacts {
    std::string_view id;
    std::string_view effect;   // for people
    std::string_view doubled;  // the same at level 2
    int points = 0;            // VP for each active province in `scores_in`
    ProvinceSet scores_in = {};
    ProvinceSet cheaper_in = {};  // conquest costs 1 less here
    int slave_points = 0;         // VP for each point of the slave count
    int spies = 0;                // spy conquests in a turn
    int forts = 0;                // in a turn
    int borrowed = 0;             // tokens in a turn, given back
    int tokens = 0;               // tokens in a turn, for good
    int militia = 0;              // other seats pay so much more for an active province
    int sea_reach = 0;            // level of borders_by_sea
    int truces = 0;               // in a turn
    int keeps_neighbors = 0;      // own declining neighbours are not cleared
    int scattered = 0;            // no cohesion
    int reborn = 0;               // may decline after scoring
    int enters_anywhere = 0;
    int doubles = 0;  // the other tile counts twice
};

// clang-format off
inline constexpr EnumArray<Ability, AbilityFacts, ability_count> abilities{{{
    // [VI-14.3]
    {.id = "agriculture", .effect = "+1 VP per farmland province", .doubled = "+2 VP per farmland province",
     .points = 1, .scores_in = farmlands},
    // [VI-14.4]
    {.id = "livestock", .effect = "+1 VP per prairie province", .doubled = "+2 VP per prairie province",
     .points = 1, .scores_in = prairies},
    // [VI-14.5]
    {.id = "mining", .effect = "+2 VP per province with a mine", .doubled = "+4 VP per province with a mine",
     .points = 2, .scores_in = mines},
    // [VI-14.6]
    {.id = "ports", .effect = "+1 VP per province with a harbour", .doubled = "+2 VP per province with a harbour",
     .points = 1, .scores_in = harbours},
    // [VI-14.8]
    {.id = "slavery", .effect = "+1 VP per neutral or enemy province conquered this turn",
     .doubled = "+2 VP per neutral or enemy province conquered this turn", .slave_points = 1},
    // [VI-14.7]
    {.id = "currency", .effect = "+1 VP per active province, mountains too",
     .doubled = "+2 VP per active province, mountains too", .points = 1, .scores_in = everywhere},
    // [VI-14.12]
    {.id = "weapons", .effect = "every conquest costs 1 less", .doubled = "every conquest costs 2 less",
     .cheaper_in = everywhere},
    // [VI-14.9]
    {.id = "espionage", .effect = "one conquest per turn may cost exactly 2",
     .doubled = "two conquests per turn may cost exactly 2", .spies = 1},
    // [VI-14.15]
    {.id = "fortification", .effect = "one fort per turn: +1 to conquer it, -1 for attacks out of it",
     .doubled = "two forts per turn: +1 to conquer each, -1 for attacks out of it", .forts = 1},
    // [VI-14.13]
    {.id = "galleys", .effect = "conquest of a coastal province costs 1 less",
     .doubled = "conquest of a coastal province costs 2 less", .cheaper_in = coastal},
    // [VI-14.10]
    {.id = "general", .effect = "7 borrowed tokens in each expansion turn",
     .doubled = "14 borrowed tokens in each expansion turn", .borrowed = 7},
    // [VI-14.11]
    {.id = "militia", .effect = "enemies pay 1 more for each of your active provinces",
     .doubled = "enemies pay 2 more for each of your active provinces", .militia = 1},
    // [VI-14.14]
    {.id = "mountaineers", .effect = "conquest of a mountain costs 1 less",
     .doubled = "conquest of a mountain costs 2 less", .cheaper_in = mountains},
    // [VI-14.16]
    {.id = "astronomy", .effect = "provinces on one sea are in reach of each other",
     .doubled = "provinces on one sea or on neighbouring seas are in reach of each other", .sea_reach = 1},
    // [VI-14.20]
    {.id = "barbarians", .effect = "no ability, many tokens", .doubled = "no ability, many tokens"},
    // [VI-14.19]
    {.id = "diplomacy", .effect = "a truce with one opponent until your next turn",
     .doubled = "truces with two opponents until your next turn", .truces = 1},
    // [VI-14.23] [VI-14.25]
    {.id = "heritage", .effect = "your declining provinces may lie next to your active ones",
     .doubled = "your declining provinces may lie next to your active ones", .keeps_neighbors = 1},
    // [VI-14.17]
    {.id = "medicine", .effect = "1 more token in each expansion turn",
     .doubled = "2 more tokens in each expansion turn", .tokens = 1},
    // [VI-14.18]
    {.id = "messengers", .effect = "the empire need not be in one piece",
     .doubled = "the empire need not be in one piece", .scattered = 1},
    // [VI-14.22]
    {.id = "rebirth", .effect = "may decline at the end of an expansion turn, after scoring",
     .doubled = "may decline at the end of an expansion turn, after scoring", .reborn = 1},
    // [VI-14.24]
    {.id = "revolutionaries", .effect = "may enter the board in any province",
     .doubled = "may enter the board in any province", .enters_anywhere = 1},
    // [VI-14.21]
    {.id = "specialization", .effect = "the other tile counts twice", .doubled = "the other tile counts twice",
     .doubles = 1},
}}};

// A face of a civilization tile, by `index` in tiles.json.
enum class Tile : std::uint8_t { specialization = 25, none = 255 };
inline constexpr int face_count = 26;
inline constexpr EnumRange<Tile, face_count> all_tiles{};
template <class T>
using PerTile = EnumArray<Tile, T, face_count>;

enum class Bag : std::uint8_t { full, seed_only, printed_1999 };
inline constexpr int bag_count = 3;
enum class TileColor : std::uint8_t { yellow, pink, blue };
inline constexpr EnumArray<TileColor, std::string_view, 3> tile_color_names{{"yellow", "pink", "blue"}};

struct TileFacts {
    std::string_view id, name;
    Ability ability;
    TileColor color;
    bool stays_in_decline;  // the broken column
    std::uint8_t red;       // starting tokens; 0 for Specialization, which has a formula
    EnumArray<Bag, std::uint8_t, bag_count> copies;
};

namespace box {

using enum Ability;
using enum TileColor;

// [VI-13.5] Only four yellow faces stay in decline; the column printed on Heritage, Fortification and Rebirth is void.
inline constexpr PerTile<TileFacts> tiles{{{
    {"agriculture", "Agriculture", agriculture, yellow, false, 2, {{2, 3, 2}}},
    {"agriculture_d", "Agriculture (broken column)", agriculture, yellow, true, 1, {{2, 2, 2}}},
    {"livestock", "Livestock Breeding", livestock, yellow, false, 2, {{2, 3, 2}}},
    {"livestock_d", "Livestock Breeding (broken column)", livestock, yellow, true, 1, {{2, 2, 2}}},
    {"mining", "Mining", mining, yellow, false, 3, {{2, 2, 2}}},
    {"mining_d", "Mining (broken column)", mining, yellow, true, 2, {{2, 2, 2}}},
    {"ports", "Port Building", ports, yellow, false, 3, {{2, 2, 2}}},
    {"ports_d", "Port Building (broken column)", ports, yellow, true, 2, {{2, 2, 2}}},
    {"slavery", "Slavery", slavery, yellow, false, 3, {{2, 2, 2}}},
    {"currency", "Currency", currency, yellow, false, 0, {{2, 2, 2}}},
    {"weapons", "Weapons", weapons, pink, false, 0, {{2, 2, 2}}},
    {"espionage", "Espionage", espionage, pink, false, 4, {{2, 2, 2}}},
    {"fortification", "Fortification", fortification, pink, false, 3, {{2, 2, 2}}},
    {"galleys", "Galleys", galleys, pink, false, 4, {{2, 0, 2}}},
    {"general", "Field General", general, pink, false, 2, {{2, 2, 2}}},
    {"militia", "Militia", militia, pink, false, 4, {{2, 2, 2}}},
    {"mountaineers", "Mountaineers", mountaineers, pink, false, 4, {{2, 0, 2}}},
    {"astronomy", "Astronomy", astronomy, blue, false, 4, {{2, 2, 2}}},
    {"barbarians", "Barbarians", barbarians, blue, false, 6, {{3, 4, 2}}},
    {"diplomacy", "Diplomacy", diplomacy, blue, false, 4, {{2, 2, 2}}},
    {"heritage", "Heritage", heritage, blue, false, 4, {{2, 2, 2}}},
    {"medicine", "Medicine", medicine, blue, false, 3, {{2, 3, 2}}},
    {"messengers", "Messengers", messengers, blue, false, 5, {{2, 2, 2}}},
    {"rebirth", "Rebirth", rebirth, blue, false, 3, {{2, 2, 2}}},
    {"revolutionaries", "Revolutionaries", revolutionaries, blue, false, 5, {{2, 2, 2}}},
    {"specialization", "Specialization", specialization, blue, false, 0, {{1, 1, 2}}},
}}};
// clang-format on

}  // namespace box

inline constexpr const PerTile<TileFacts>& tiles = box::tiles;
// [VI-13.4] Whether a face of this tile's ability has the broken column.
constexpr bool ability_has_column(Tile tile) {
    return std::any_of(tiles.begin(), tiles.end(), [tile](const TileFacts& other) {
        return other.ability == tiles[tile].ability && other.stays_in_decline;
    });
}
constexpr const AbilityFacts& ability_of(Tile tile) { return abilities[tiles[tile].ability]; }

constexpr int copies_in(Bag bag) {
    int sum = 0;
    for (const TileFacts& facts : tiles) sum += facts.copies[bag];
    return sum;
}
static_assert(copies_in(Bag::full) == tiles_in_bag && copies_in(Bag::seed_only) == tiles_in_bag &&
              copies_in(Bag::printed_1999) == tiles_in_bag);
static_assert(tiles[Tile::specialization].ability == Ability::specialization);
static_assert(abilities[Ability::revolutionaries].enters_anywhere == 1 && abilities[Ability::militia].militia == 1 &&
              abilities[Ability::specialization].doubles == 1 && abilities[Ability::currency].id == "currency");

// [VI-3.10] Row, active civilizations and kept tiles never empty the bag.
static_assert(tiles_in_bag - 2 * row_size - 2 * max_players - 2 * max_players >= 2);

}  // namespace ozy::vinci
