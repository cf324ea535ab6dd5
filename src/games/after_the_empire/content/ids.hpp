// ids.hpp - what everything in the box is called: sides, places, goods, cards; and sets of such ids.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/enum_array.hpp"
#include "core/id_set.hpp"

namespace ozy::after_the_empire {

// [AE-1.2] The sides in compass order.
enum class Side : std::uint8_t { north, east, south, west, none = 255 };
inline constexpr int side_count = 4;
inline constexpr EnumRange<Side, side_count> all_sides{};
template <class T>
using PerSide = EnumArray<Side, T, side_count>;
using SideSet = IdSet<Side, std::uint8_t>;

// Where pieces stand: the four sides, then the four corners NE, SE, SW, NW.
enum class CastlePosition : std::uint8_t {
    north,
    east,
    south,
    west,
    northeast,
    southeast,
    southwest,
    northwest,
    none = 255
};
inline constexpr int position_count = 8;
inline constexpr EnumRange<CastlePosition, position_count> all_positions{};
template <class T>
using PerPosition = EnumArray<CastlePosition, T, position_count>;
using PositionSet = IdSet<CastlePosition, std::uint8_t>;
inline constexpr PerPosition<std::string_view> position_names{{"N", "E", "S", "W", "NE", "SE", "SW", "NW"}};

constexpr bool is_side(CastlePosition position) { return ordinal(position) < side_count; }
constexpr CastlePosition position_of(Side side) { return id_at<CastlePosition>(ordinal(side)); }
constexpr Side side_of(CastlePosition position) { return id_at<Side>(ordinal(position)); }

// [AE-1.2] Each corner lies between two sides: corner i between sides i and i + 1.
struct Corners {
    CastlePosition before, after;
};
inline constexpr PerSide<Corners> corners_of{{{{CastlePosition::northwest, CastlePosition::northeast},
                                               {CastlePosition::northeast, CastlePosition::southeast},
                                               {CastlePosition::southeast, CastlePosition::southwest},
                                               {CastlePosition::southwest, CastlePosition::northwest}}}};

// Where troops stand: on the wall of a side, or inside.
enum class Place : std::uint8_t { north, east, south, west, inside, none = 255 };
inline constexpr int place_count = 5;
inline constexpr EnumRange<Place, place_count> all_places{};
template <class T>
using PerPlace = EnumArray<Place, T, place_count>;
using PlaceSet = IdSet<Place, std::uint8_t>;
inline constexpr PerPlace<std::string_view> place_names{{"N", "E", "S", "W", "inside"}};
constexpr Place place_of(Side side) { return id_at<Place>(ordinal(side)); }
constexpr Side side_of(Place place) { return id_at<Side>(ordinal(place)); }

// [AE-1.11] Troops are fit soldiers and mercenaries.
enum class Troop : std::uint8_t { soldier, mercenary };
inline constexpr int troop_count = 2;
inline constexpr EnumRange<Troop, troop_count> all_troops{};
template <class T>
using PerTroop = EnumArray<Troop, T, troop_count>;
inline constexpr PerTroop<std::string_view> troop_names{{"soldier", "mercenary"}};
inline constexpr PerTroop<std::string_view> troop_plurals{{"soldiers", "mercenaries"}};

// [AE-1.10] Buildings 0 to 31, refugees 32 to 56, the Barracks 57, starting refugees 58 to 62.
enum class Card : std::uint8_t { first_refugee = 32, barracks = 57, first_starting = 58, none = 255 };
inline constexpr int card_count = 63;
inline constexpr int building_count = 32;
inline constexpr int refugee_count = 25;
inline constexpr int starting_refugee_count = 5;
using CardSet = IdSet<Card, std::uint64_t>;
inline constexpr CardSet all_buildings = CardSet::first_of(building_count);
inline constexpr CardSet all_refugees = CardSet::first_of(building_count + refugee_count) - all_buildings;
inline constexpr CardSet all_bought = all_buildings | all_refugees;
inline constexpr CardSet all_starting = CardSet::first_of(card_count) - all_bought - CardSet(Card::barracks);

enum class Objective : std::uint8_t { none = 255 };
inline constexpr int objective_count = 17;
inline constexpr EnumRange<Objective, objective_count> all_objectives{};
using ObjectiveSet = IdSet<Objective, std::uint32_t>;

enum class Invader : std::uint8_t { none = 255 };
inline constexpr int invader_count = 32;
inline constexpr EnumRange<Invader, invader_count> all_invaders{};
using InvaderSet = IdSet<Invader, std::uint32_t>;

enum class Siege : std::uint8_t { none = 255 };
inline constexpr int siege_count = 11;
inline constexpr EnumRange<Siege, siege_count> all_sieges{};
using SiegeSet = IdSet<Siege, std::uint32_t>;

// Where workers go: ten shared actions, three own ones, and the worker space on an own card.
enum class Space : std::uint8_t {
    tax,
    camp_large,
    camp_small,
    merchant,
    scout,
    mine,
    quarry,
    woodmill,
    buildings,
    refugees,
    infirmary,
    granary,
    stockpile,
    card,
    none = 255
};
inline constexpr int shared_space_count = 10;
inline constexpr int board_space_count = 13;
inline constexpr EnumRange<Space, shared_space_count> shared_spaces{};
inline constexpr EnumRange<Space, board_space_count> board_spaces{};
inline constexpr EnumRange<Space, board_space_count + 1> all_spaces{};
template <class T>
using PerSpace = EnumArray<Space, T, board_space_count>;
constexpr bool is_shared(Space space) { return ordinal(space) < shared_space_count; }

// Where a fact of the data files comes from.
enum class Provenance : std::uint8_t { seed, published, ruling, reconstructed, invented };
inline constexpr EnumArray<Provenance, std::string_view, 5> provenance_names{
    {"seed", "published", "ruling", "reconstructed", "invented"}};

}  // namespace ozy::after_the_empire
