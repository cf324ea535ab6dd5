// content.hpp - the box: areas, worker places, resources, charts, empires; checked here and against the JSON files.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/enum_array.hpp"
#include "core/id_set.hpp"

namespace ozy::after_the_flood {

inline constexpr int players = 3;
inline constexpr int turns = 5;
inline constexpr std::array<std::string_view, players> power_names = {"Red", "Purple", "Green"};

// ---- Resources (charts.json), in canonical order.

enum class Resource : std::uint8_t { grain, textile, wood, metal, tools, oil, gold, lapis, none = 255 };
inline constexpr int resource_count = 8;
inline constexpr EnumRange<Resource, resource_count> all_resources{};
template <class T>
using PerResource = EnumArray<Resource, T, resource_count>;
using ResourceSet = IdSet<Resource, std::uint8_t>;
using Goods = PerResource<std::uint8_t>;  // a number of each resource

struct ResourceEntry {
    std::string_view id;
    int value, pieces, armies, at_start;
    ResourceSet given_for_it;  // the trade table: what buys one of these
};
inline constexpr PerResource<ResourceEntry> resources{{{
    {"grain", 1, 22, 1, 0, {}},
    {"textile", 2, 15, 0, 0, {}},
    {"wood", 2, 12, 0, 1, {Resource::grain, Resource::textile, Resource::tools}},
    {"metal", 2, 12, 2, 1, {Resource::grain, Resource::textile, Resource::tools}},
    {"tools", 3, 12, 3, 1, {}},
    {"oil", 3, 7, 0, 1, {Resource::textile, Resource::tools}},
    {"gold", 4, 7, 0, 1, {Resource::textile, Resource::tools, Resource::oil}},
    {"lapis", 5, 7, 0, 0, {Resource::tools, Resource::oil, Resource::gold}},
}}};
// [AF-2.7] These run out; [AF-2.8] grain and textile never do.
inline constexpr ResourceSet limited = ResourceSet::range(Resource::wood, Resource::lapis);
inline constexpr ResourceSet luxuries = ResourceSet::range(Resource::tools, Resource::lapis);
inline constexpr int most_luxuries = luxuries.count();

// ---- Areas (areas.json), in canonical order: nine of Sumer, thirteen outer ones.

enum class Area : std::uint8_t {
    sippar,
    babylon,
    nippur,
    shuruppak,
    umma,
    uruk,
    ur,
    lagash,
    eridu,
    egypt,
    amorites,
    hittites,
    mittani,
    assyria,
    kassites,
    guti,
    elam,
    dilmun,
    chaldea,
    larsa,
    isin,
    akkad,
    none = 255
};
inline constexpr int area_count = 22;
inline constexpr EnumRange<Area, area_count> all_areas{};
template <class T>
using PerArea = EnumArray<Area, T, area_count>;
using AreaSet = IdSet<Area, std::uint32_t>;

// [AF-3.1] Sumer and the outer areas. [AF-3.2] Akkad, Isin and Larsa are outer areas.
inline constexpr AreaSet sumer = AreaSet::range(Area::sippar, Area::eridu);
inline constexpr AreaSet outer_areas = AreaSet::range(Area::egypt, Area::akkad);
inline constexpr AreaSet all_of_the_map = sumer | outer_areas;

struct AreaEntry {
    std::string_view id, name;
    ResourceSet trade = {};
    int final_points = 0;
    std::string_view city_rule = {};
};
inline constexpr PerArea<AreaEntry> areas{{{
    {"sippar", "Sippar", {}, 0, "one extra trade in one area in each of your Trade actions"},
    {"babylon", "Babylon", {}, 0, "two extra armies when you start an empire"},
    {"nippur", "Nippur", {}, 0, "one extra VP per Sumer area you hold with an army in the Victory Points phase"},
    {"shuruppak", "Shuruppak", {}, 0, "your cities cost three armies to destroy while you have another city"},
    {"umma", "Umma"},
    {"uruk", "Uruk", {}, 0, "on building, one worker from the unavailable stock to the Scribes box"},
    {"ur", "Ur", {}, 0, "one extra textile in phase one"},
    {"lagash", "Lagash"},
    {"eridu", "Eridu", {}, 0, "on building, one worker from the unavailable stock to the Tool Makers box"},
    {"egypt", "Egypt", {Resource::gold}, 4},
    {"amorites", "Amorites", {Resource::wood, Resource::oil}, 4},
    {"hittites", "Hittites", {Resource::metal}, 3},
    {"mittani", "Mittani", {Resource::wood, Resource::metal}, 3},
    {"assyria", "Assyria", {}, 2},
    {"kassites", "Kassites", {Resource::lapis}, 4},
    {"guti", "Guti", {}, 2},
    {"elam", "Elam", {Resource::metal}, 3},
    {"dilmun", "Dilmun", {Resource::wood, Resource::metal, Resource::oil, Resource::gold}, 2},
    {"chaldea", "Chaldea", {Resource::oil}, 3},
    {"larsa", "Larsa"},
    {"isin", "Isin"},
    {"akkad", "Akkad"},
}}};

struct AreaPair {
    Area from, to;
};
inline constexpr std::array<AreaPair, 31> borders{{
    {Area::amorites, Area::assyria},  {Area::amorites, Area::babylon}, {Area::amorites, Area::egypt},
    {Area::amorites, Area::hittites}, {Area::amorites, Area::mittani}, {Area::amorites, Area::sippar},
    {Area::assyria, Area::babylon},   {Area::assyria, Area::kassites}, {Area::assyria, Area::mittani},
    {Area::assyria, Area::sippar},    {Area::babylon, Area::kassites}, {Area::babylon, Area::nippur},
    {Area::babylon, Area::shuruppak}, {Area::babylon, Area::sippar},   {Area::elam, Area::lagash},
    {Area::elam, Area::umma},         {Area::eridu, Area::lagash},     {Area::eridu, Area::ur},
    {Area::guti, Area::nippur},       {Area::guti, Area::umma},        {Area::hittites, Area::mittani},
    {Area::kassites, Area::nippur},   {Area::lagash, Area::umma},      {Area::lagash, Area::ur},
    {Area::nippur, Area::shuruppak},  {Area::nippur, Area::umma},      {Area::shuruppak, Area::umma},
    {Area::shuruppak, Area::uruk},    {Area::umma, Area::ur},          {Area::umma, Area::uruk},
    {Area::ur, Area::uruk},
}};
inline constexpr std::array<AreaPair, 4> arrows{{{Area::akkad, Area::babylon},
                                                 {Area::isin, Area::shuruppak},
                                                 {Area::larsa, Area::uruk},
                                                 {Area::chaldea, Area::ur}}};

// [AF-3.3] Where armies in an area can go: across its borders and along its arrow.
constexpr PerArea<AreaSet> ways_out() {
    PerArea<AreaSet> out;
    for (AreaPair border : borders) {
        out[border.from].insert(border.to);
        out[border.to].insert(border.from);
    }
    for (AreaPair arrow : arrows) out[arrow.from].insert(arrow.to);
    return out;
}
inline constexpr PerArea<AreaSet> reach_from = ways_out();

constexpr AreaSet entered_from_somewhere() {
    AreaSet out;
    for (AreaPair border : borders) out |= {border.from, border.to};
    for (AreaPair arrow : arrows) out.insert(arrow.to);
    return out;
}
// [AF-3.4] Dilmun, and the homes that are entered only by starting their empire.
inline constexpr AreaSet walled = all_of_the_map - entered_from_somewhere();
static_assert(walled == AreaSet{Area::dilmun, Area::chaldea, Area::larsa, Area::isin, Area::akkad});

// ---- Trade icons: each resource shown in an area, in the order of areas, then resources.

enum class Icon : std::uint8_t {};
inline constexpr int icon_count = 13;
inline constexpr EnumRange<Icon, icon_count> all_icons{};
using IconSet = IdSet<Icon, std::uint16_t>;
struct IconEntry {
    Area area = Area::none;
    Resource resource = Resource::none;
};
constexpr EnumArray<Icon, IconEntry, icon_count> list_icons() {
    EnumArray<Icon, IconEntry, icon_count> out;
    std::size_t count = 0;
    for (Area area : all_areas)
        for (Resource resource : areas[area].trade) out.items[count++] = {area, resource};
    return out;
}
inline constexpr EnumArray<Icon, IconEntry, icon_count> icons = list_icons();
static_assert(icons.items.back().area == Area::chaldea && icons.items.back().resource == Resource::oil);
constexpr PerArea<IconSet> list_icons_of_areas() {
    PerArea<IconSet> out;
    for (Icon icon : all_icons) out[icons[icon].area].insert(icon);
    return out;
}
inline constexpr PerArea<IconSet> icons_in = list_icons_of_areas();
// Of a resource that is shown in the area.
constexpr Icon icon_of(Area area, Resource resource) {
    for (Icon icon : icons_in[area])
        if (icons[icon].resource == resource) return icon;
    OZY_ASSERT(false);
    return Icon{};
}
constexpr AreaSet find_trade_areas() {
    AreaSet out;
    for (IconEntry icon : icons) out.insert(icon.area);
    return out;
}
inline constexpr AreaSet trade_areas = find_trade_areas();

// ---- Where a worker can be. An outer area has the same number as a place and as an area.

enum class Place : std::uint8_t {
    dilmun = 17,  // of the outer areas 9 .. 21 the only one that a worker rule names
    irrigation = 22,
    weaving,
    scribes,
    tool_makers,
    used_scribes,
    used_tool_makers,
    available,
    unavailable,
    none = 255
};
inline constexpr int place_count = 30;
using PlaceSet = IdSet<Place, std::uint32_t>;

constexpr Place place_of(Area area) {
    OZY_ASSERT(outer_areas.contains(area));
    return id_at<Place>(index(area));
}
constexpr bool is_area(Place place) { return ordinal(place) < area_count; }
constexpr Area area_of(Place place) {
    OZY_ASSERT(is_area(place));
    return id_at<Area>(index(place));
}
static_assert(place_of(Area::dilmun) == Place::dilmun);

inline constexpr PlaceSet outer_places = PlaceSet::range(place_of(Area::egypt), place_of(Area::akkad));
inline constexpr PlaceSet boxes = PlaceSet::range(Place::irrigation, Place::tool_makers);
inline constexpr PlaceSet used_sides{Place::used_scribes, Place::used_tool_makers};

// Of the places that are not areas.
struct PlaceEntry {
    Place place;
    std::string_view id, name;
};
inline constexpr std::array<PlaceEntry, 8> places_off_the_map{{
    {Place::irrigation, "irrigation", "Irrigation"},
    {Place::weaving, "weaving", "Weaving"},
    {Place::scribes, "scribes", "Scribes"},
    {Place::tool_makers, "toolmakers", "Tool Makers"},
    {Place::used_scribes, "used_scribes", "Used Scribes"},
    {Place::used_tool_makers, "used_toolmakers", "Used Tool Makers"},
    {Place::available, "available", "the available pile"},
    {Place::unavailable, "unavailable", "the unavailable pile"},
}};
constexpr const PlaceEntry& entry_of(Place place) {
    return places_off_the_map[ordinal(place) - ordinal(Place::irrigation)];
}
constexpr std::string_view id_of(Place place) { return is_area(place) ? areas[area_of(place)].id : entry_of(place).id; }
constexpr std::string_view name_of(Place place) {
    return is_area(place) ? areas[area_of(place)].name : entry_of(place).name;
}
static_assert(id_of(Place::unavailable) == "unavailable" && ordinal(Place::unavailable) == place_count - 1);

// [AF-18.1] [AF-18.2] What the most workers in a place score at the end.
constexpr int final_points(Place place) {
    if (place == Place::irrigation) return 3;
    if (place == Place::weaving) return 4;
    return is_area(place) ? areas[area_of(place)].final_points : 0;
}

// ---- Empires (empires.json): three for each turn.

enum class Empire : std::uint8_t { none = 255 };
inline constexpr int empires_per_turn = 3;
inline constexpr int empire_count = empires_per_turn * turns;
struct EmpireEntry {
    std::string_view id, name, word;  // `word` names it among the three of its turn
    int turn;
    Area home;  // Area::none: any area of Sumer
    int armies;
};
inline constexpr EnumArray<Empire, EmpireEntry, empire_count> empires{{{
    {"akkad", "Akkad", "akkad", 1, Area::akkad, 10},
    {"guti", "Guti", "guti", 1, Area::guti, 8},
    {"sumer1", "Sumer", "sumer", 1, Area::none, 3},
    {"amorites", "Amorites", "amorites", 2, Area::amorites, 10},
    {"isin", "Isin", "isin", 2, Area::isin, 5},
    {"larsa", "Larsa", "larsa", 2, Area::larsa, 5},
    {"mittani", "Mittani", "mittani", 3, Area::mittani, 10},
    {"egypt3", "Egypt", "egypt", 3, Area::egypt, 5},
    {"sumer3", "Sumer", "sumer", 3, Area::none, 3},
    {"hittites", "Hittites", "hittites", 4, Area::hittites, 10},
    {"kassites", "Kassites", "kassites", 4, Area::kassites, 10},
    {"egypt4", "Egypt", "egypt", 4, Area::egypt, 10},
    {"elam", "Elam", "elam", 5, Area::elam, 8},
    {"assyria", "Assyria", "assyria", 5, Area::assyria, 12},
    {"chaldea", "Chaldea", "chaldea", 5, Area::chaldea, 8},
}}};
constexpr Empire empire_of_turn(int turn, int number) { return id_at<Empire>((turn - 1) * empires_per_turn + number); }
constexpr bool starts_anywhere_in_sumer(Empire empire) { return empires[empire].home == Area::none; }
constexpr bool empires_are_in_order() {
    for (int turn = 1; turn <= turns; ++turn)
        for (int number = 0; number < empires_per_turn; ++number)
            if (empires[empire_of_turn(turn, number)].turn != turn) return false;
    return true;
}
static_assert(empires_are_in_order());

// ---- Actions.

enum class Action : std::uint8_t { build, place, trade, start, expand, none = 255 };
inline constexpr int action_count = 5;
inline constexpr EnumRange<Action, action_count> all_actions{};
using ActionSet = IdSet<Action, std::uint8_t>;
inline constexpr EnumArray<Action, std::string_view, action_count> action_names{
    {"build", "place", "trade", "start", "expand"}};

// ---- Charts (charts.json).

inline constexpr std::array<std::string_view, turns> years = {"2500 BC", "2150 BC", "1800 BC", "1450 BC", "1100 BC"};
constexpr std::string_view year_of(int turn) { return years[static_cast<std::size_t>(turn - 1)]; }
inline constexpr int workers_of_a_seat = 25, armies_of_a_seat = 20, cities_of_a_seat = 4;
inline constexpr int available_at_setup = 2;
inline constexpr int workers_per_turn = 8;
inline constexpr int most_scribes = 2;
inline constexpr int ur_textile = 1;
inline constexpr int decline_floor = 2;
inline constexpr int city_moves_per_turn = 4;
inline constexpr int armies_per_area = 2;
inline constexpr int babylon_armies = 2;
inline constexpr int repeat_price = 1;
inline constexpr int destroy_price = 2, shuruppak_destroy_price = 3;
inline constexpr int superior_needs = 5, inferior_needs = 7;
inline constexpr int lowest_roll = 2, highest_roll = 12;
inline constexpr int points_per_area = 2, nippur_points = 1;
inline constexpr int wood_per_expansion = 2;
inline constexpr std::array<int, most_luxuries + 1> points_by_luxuries = {4, 7, 10, 14, 20};

// [AF-5.1] Rows by rank pattern 1-1-1, 1-1-2, 1-2-2, 1-2-3; columns best seat first.
using ProductionTable = std::array<std::array<int, players>, 4>;
inline constexpr ProductionTable grain_production{{{5, 5, 5}, {6, 6, 4}, {6, 4, 4}, {6, 4, 3}}};
inline constexpr ProductionTable textile_production{{{3, 3, 3}, {3, 3, 2}, {3, 2, 2}, {3, 2, 1}}};

// The ways two dice can show this total, of 36.
constexpr int ways_to_roll(int total) { return total <= 7 ? total - 1 : 13 - total; }
inline constexpr int all_rolls = 36;
// The ways to roll this total or more.
constexpr int ways_to_reach(int needed) {
    int ways = 0;
    for (int total = needed; total <= highest_roll; ++total) ways += ways_to_roll(total);
    return ways;
}
static_assert(ways_to_reach(lowest_roll) == all_rolls);
static_assert(ways_to_reach(superior_needs) == 30 && ways_to_reach(inferior_needs) == 21);

}  // namespace ozy::after_the_flood
