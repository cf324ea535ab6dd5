// content.hpp - the box: tiles, conflict cards, progress track; checked here and against the data files.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fixed_vector.hpp"
#include "games/empires_end/disasters.hpp"

namespace ozy::empires_end {

// ---- Locations (locations.json)

inline constexpr int row_length = 11;

enum class Tile : std::uint8_t { none = 255 };
inline constexpr EnumRange<Tile, row_length> all_tiles{};
using TileSet = SmallSet<Tile>;

// [EE-1.3] A place in a row, from the left; people count from 1.
enum class RowPosition : std::uint8_t { none = 255 };
inline constexpr EnumRange<RowPosition, row_length> all_positions{};

constexpr int number(RowPosition position) { return index(position) + 1; }
constexpr bool in_row(int number) { return number >= 1 && number <= row_length; }
constexpr RowPosition position_at(int number) {
    OZY_ASSERT(in_row(number));
    return id_at<RowPosition>(number - 1);
}
// Within a family the cards target the positions 1 to 11 in order.
constexpr RowPosition target_of(Card card) { return position_at((number(card) - 1) % row_length + 1); }

struct TileFacts {
    std::string_view short_name, key;
    TileKind kind;
    int vp;
    Tokens repair;  // Hammers and Coins
    Ability ability;
    std::string_view text;
    Origin vp_origin;
};
inline constexpr EnumArray<Tile, TileFacts, row_length> tiles{{{
    {"F3", "farm3", TileKind::farm, 3, hammers(1), gain(wheat(1)), "Gain 1 Wheat.", Origin::seed},
    {"R4", "road4", TileKind::road, 4, hammers(2), refresh(),
     "Refresh every exhausted innovation under the two neighbouring locations.", Origin::reconstructed},
    {"A5", "army5", TileKind::army, 5, hammers(2), strength(2), "+2 Conflict Strength.", Origin::published},
    {"R6", "road6", TileKind::road, 6, hammers(2), refresh(),
     "Refresh every exhausted innovation under the two neighbouring locations.", Origin::reconstructed},
    {"F8", "farm8", TileKind::farm, 8, hammers(3), gain(axes(1)), "Gain 1 Axe.", Origin::seed},
    {"A9", "army9", TileKind::army, 9, tokens(0, 3, 0, 1), strength(2), "+2 Conflict Strength.", Origin::reconstructed},
    {"F11", "farm11", TileKind::farm, 11, tokens(0, 3, 0, 1), gain(hammers(1)), "Gain 1 Hammer.", Origin::seed},
    {"R14", "road14", TileKind::road, 14, tokens(0, 3, 0, 2),
     convert(2, {{Token::wheat, Token::hammer, 1}, {Token::wheat, Token::axe, 1}}),
     "Turn 1 Wheat into 1 Hammer or 1 Axe, up to twice per Economy.", Origin::seed},
    {"T18", "town18", TileKind::town, 18, tokens(0, 4, 0, 2), build_discount(),
     "One card you build this phase costs 1 Hammer less.", Origin::reconstructed},
    {"T24", "town24", TileKind::town, 24, tokens(0, 5, 0, 3), build_discount(),
     "One card you build this phase costs 1 Hammer less.", Origin::reconstructed},
    {"C32", "city32", TileKind::city, 32, tokens(0, 6, 0, 4), swap_any_two(), "Swap any two of your locations.",
     Origin::reconstructed},
}}};
inline constexpr int total_vp = 134;
inline constexpr int city_discounts = 2;  // [EE-12.8] with the option

constexpr EnumArray<AbilityKind, TileSet, ability_kind_count> tiles_by_kind() {
    EnumArray<AbilityKind, TileSet, ability_kind_count> out;
    for (Tile tile : all_tiles) out[tiles[tile].ability.kind].insert(tile);
    return out;
}
inline constexpr EnumArray<AbilityKind, TileSet, ability_kind_count> tiles_with = tiles_by_kind();

constexpr EnumArray<TileKind, TileSet, tile_kind_count> tiles_by_tile_kind() {
    EnumArray<TileKind, TileSet, tile_kind_count> out;
    for (Tile tile : all_tiles) out[tiles[tile].kind].insert(tile);
    return out;
}
inline constexpr EnumArray<TileKind, TileSet, tile_kind_count> tiles_of = tiles_by_tile_kind();

constexpr int vp_of(TileSet some) {
    int sum = 0;
    for (Tile tile : some) sum += tiles[tile].vp;
    return sum;
}
inline constexpr TileSet every_tile = TileSet::first_of(row_length);
static_assert(vp_of(every_tile) == total_vp);
// Moves name a tile's own conversion or swap by "no card"; that is enough while one tile has each.
static_assert(tiles_with[AbilityKind::convert].count() == 1 && tiles_with[AbilityKind::swap].count() == 1);
inline constexpr Tile converting_tile = *tiles_with[AbilityKind::convert].begin();
inline constexpr Tile swapping_tile = *tiles_with[AbilityKind::swap].begin();

// Tiles are listed by rising VP, so the most valuable of a set is the one with the highest id (EE-11.9).
constexpr bool values_rise() {
    int before = 0;
    for (const TileFacts& tile : tiles) {
        if (tile.vp <= before) return false;
        before = tile.vp;
    }
    return true;
}
static_assert(values_rise());

// ---- Conflicts (conflicts.json)

enum class Conflict : std::uint8_t { none = 0 };  // by printed number, 1 to 11
inline constexpr int conflict_count = 11;
constexpr int number(Conflict conflict) { return index(conflict); }
using ConflictSet = SmallSet<Conflict>;

struct Reward {
    int vp = 0;
    Tokens tokens = {};  // negative: lost
};
struct Threshold {
    int least = 0;  // strength needed
    Reward reward = {};
};
struct ConflictFacts {
    std::string_view name;
    RowPosition upheaval;
    FixedVector<Threshold, 5> rows;
    Reward victory;
};
constexpr ConflictFacts conflict_card(std::string_view name, int upheaval, std::initializer_list<Threshold> rows,
                                      Reward victory) {
    ConflictFacts out{name, position_at(upheaval), {}, victory};
    for (const Threshold& row : rows) out.rows.push_back(row);
    return out;
}
inline constexpr std::array<ConflictFacts, conflict_count> conflict_rows{{
    conflict_card("Border Raids", 11, {{0, {-4}}, {4, {-1}}, {7, {1}}, {9, {3}}, {12, {6}}}, {0, coins(1)}),
    conflict_card("Long Siege", 1, {{0, {-5}}, {5, {-2}}, {8, {1}}, {11, {5}}}, {3}),
    conflict_card("Civil War", 6, {{0, {-6}}, {4, {-3}}, {7, {0}}, {10, {3}}}, {4}),
    conflict_card("Naval War", 2,
                  {{0, {-3, wheat(-1)}}, {4, {-1}}, {6, {0, wheat(1)}}, {9, {2, wheat(1)}}, {12, {4, wheat(2)}}},
                  {0, hammers(2)}),
    conflict_card("Succession Crisis", 10, {{0, {-5}}, {5, {-2}}, {8, {2}}, {11, {5}}}, {4}),
    conflict_card("Servile Revolt", 4, {{0, {-3, hammers(-1)}}, {4, {-1}}, {7, {0, hammers(1)}}, {10, {3, hammers(1)}}},
                  {0, wheat(2)}),
    conflict_card("Steppe Invasion", 8, {{0, {-7}}, {5, {-3}}, {8, {0}}, {11, {4}}}, {5}),
    conflict_card("Trade War", 3, {{0, {-2, coins(-1)}}, {4, {-1}}, {7, {0, coins(1)}}, {10, {1, coins(2)}}},
                  {0, coins(1)}),
    conflict_card("Holy War", 9, {{0, {-4}}, {4, {-1}}, {8, {2}}, {12, {8}}}, {3}),
    conflict_card("Provincial Rebellion", 5, {{0, {-4}}, {3, {-2}}, {6, {0}}, {9, {3}}}, {0, axes(2)}),
    conflict_card("Sack of the Capital", 7, {{0, {-6, coins(-1)}}, {5, {-2}}, {8, {1}}, {11, {4, coins(1)}}}, {4}),
}};
constexpr const ConflictFacts& facts(Conflict conflict) {
    OZY_ASSERT(conflict != Conflict::none);
    return conflict_rows[ordinal(conflict) - 1];
}

constexpr bool upheavals_differ() {
    SmallSet<RowPosition> seen;
    for (const ConflictFacts& card : conflict_rows) seen.insert(card.upheaval);
    return seen.count() == conflict_count;
}
static_assert(upheavals_differ());

// ---- Progress track (tracks.json)

enum class Phase : std::uint8_t { disaster, double_disaster, economy, industry, both, conflict };
inline constexpr EnumArray<Phase, std::string_view, 6> phase_codes{{"D", "DD", "E", "I", "EI", "C"}};
inline constexpr EnumArray<Phase, std::string_view, 6> phase_names{
    {"Disaster", "Double Disaster", "Economy", "Industry", "Economy and Industry", "Conflict"}};

inline constexpr int full_length = 26;
inline constexpr int blitz_skips = 7;
// With 3 or 4 players and full length; Blitz leaves out the first seven spaces, and 2 players play D for DD.
inline constexpr std::array<Phase, full_length> full_track = [] {
    using enum Phase;
    return std::array<Phase, full_length>{
        disaster,        economy,         disaster, industry,        disaster,        disaster,
        conflict,        double_disaster, economy,  disaster,        industry,        double_disaster,
        conflict,        double_disaster, both,     double_disaster, disaster,        economy,
        double_disaster, conflict,        industry, double_disaster, double_disaster, both,
        double_disaster, conflict};
}();

inline constexpr int hand_limit = 4;
inline constexpr int loan_limit = 5;  // [EE-5.10]
inline constexpr int loan_price = 2;

}  // namespace ozy::empires_end
