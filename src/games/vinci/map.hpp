// map.hpp - the board: 45 provinces, ten seas, six straits, made from map.json and checked at compile time.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/id_set.hpp"

namespace ozy::vinci {

// [VI-1.1] The order of `index` in map.json.
// clang-format off
enum class Province : std::uint8_t {
    hibernia, caledonia, britannia, lusitania, baetica, tarraconensis, pyrenaei, aquitania, armorica,
    belgica, narbonensis, helvetia, noricum, cisalpina, apenninus, campania, sicilia, saxonia,
    suebia, bohemia, cimbria, norvegia, gothia, lapponia, finnia, vandalia, aestia,
    novgorodia, sarmatia, volhynia, scythia, tanais, bolgaria, riphaei, pannonia, dacia,
    illyria, moesia, macedonia, achaea, asia, cappadocia, caucasus, mauretania, africa,
    none = 255
};
// clang-format on
inline constexpr int province_count = 45;
inline constexpr EnumRange<Province, province_count> all_provinces{};
template <class T>
using PerProvince = EnumArray<Province, T, province_count>;
using ProvinceSet = IdSet<Province, std::uint64_t>;
inline constexpr ProvinceSet everywhere = ProvinceSet::first_of(province_count);

// clang-format off
enum class Sea : std::uint8_t {
    atlanticum, hyperboreum, germanicum, suebicum, tyrrhenum, adriaticum, ionium, aegaeum, levantinum, euxinum
};
// clang-format on
inline constexpr int sea_count = 10;
inline constexpr EnumRange<Sea, sea_count> all_seas{};
using SeaSet = IdSet<Sea, std::uint16_t>;

enum class Terrain : std::uint8_t { farmland, prairie, forest, mountain };
inline constexpr EnumArray<Terrain, std::string_view, 4> terrain_names{{"farmland", "prairie", "forest", "mountain"}};

enum class Sign : std::uint8_t { mine, harbour, edge, start_by_sea };
using Signs = IdSet<Sign, std::uint8_t>;

struct ProvinceFacts {
    std::string_view name;
    Terrain terrain;
    Signs signs;
    SeaSet coasts;
    ProvinceSet neighbors, straits;
};

struct SeaFacts {
    std::string_view id, name;
    SeaSet neighbors;
};

namespace box {

using enum Province;
using enum Sea;
using enum Terrain;
using enum Sign;

// clang-format off
inline constexpr PerProvince<ProvinceFacts> provinces{{{
    {"Hibernia", prairie, {start_by_sea}, {atlanticum}, {}, {caledonia}},
    {"Caledonia", mountain, {start_by_sea}, {atlanticum, hyperboreum, germanicum}, {britannia}, {hibernia}},
    {"Britannia", farmland, {mine, start_by_sea}, {atlanticum, germanicum}, {caledonia}, {belgica}},
    {"Lusitania", prairie, {harbour, start_by_sea}, {atlanticum}, {baetica, tarraconensis, pyrenaei}, {}},
    {"Baetica", farmland, {mine, start_by_sea}, {atlanticum, tyrrhenum}, {lusitania, tarraconensis}, {mauretania}},
    {"Tarraconensis", prairie, {}, {tyrrhenum}, {lusitania, baetica, pyrenaei}, {}},
    {"Pyrenaei", mountain, {start_by_sea}, {atlanticum, tyrrhenum},
     {lusitania, tarraconensis, aquitania, narbonensis}, {}},
    {"Aquitania", farmland, {start_by_sea}, {atlanticum}, {pyrenaei, armorica, narbonensis}, {}},
    {"Armorica", prairie, {harbour, start_by_sea}, {atlanticum}, {aquitania, belgica, narbonensis}, {}},
    {"Belgica", farmland, {start_by_sea}, {atlanticum, germanicum},
     {armorica, narbonensis, helvetia, saxonia, suebia}, {britannia}},
    {"Narbonensis", farmland, {harbour}, {tyrrhenum},
     {pyrenaei, aquitania, armorica, belgica, helvetia, cisalpina}, {}},
    {"Helvetia", mountain, {}, {}, {belgica, narbonensis, noricum, cisalpina, suebia}, {}},
    {"Noricum", mountain, {mine}, {}, {helvetia, cisalpina, suebia, bohemia, pannonia, illyria}, {}},
    {"Cisalpina", farmland, {}, {tyrrhenum, adriaticum}, {narbonensis, helvetia, noricum, apenninus, illyria}, {}},
    {"Apenninus", mountain, {}, {tyrrhenum, adriaticum}, {cisalpina, campania}, {}},
    {"Campania", farmland, {harbour, start_by_sea}, {tyrrhenum, adriaticum, ionium}, {apenninus}, {sicilia}},
    {"Sicilia", farmland, {start_by_sea}, {tyrrhenum, ionium}, {}, {campania}},
    {"Saxonia", forest, {}, {germanicum, suebicum}, {belgica, suebia, bohemia, cimbria, vandalia}, {}},
    {"Suebia", forest, {}, {}, {belgica, helvetia, noricum, saxonia, bohemia}, {}},
    {"Bohemia", forest, {mine}, {}, {noricum, saxonia, suebia, vandalia, pannonia, dacia}, {}},
    {"Cimbria", prairie, {harbour}, {germanicum, suebicum}, {saxonia}, {gothia}},
    {"Norvegia", mountain, {edge}, {hyperboreum, germanicum}, {gothia, lapponia}, {}},
    {"Gothia", forest, {mine}, {germanicum, suebicum}, {norvegia, lapponia}, {cimbria}},
    {"Lapponia", forest, {edge}, {suebicum}, {norvegia, gothia, finnia}, {}},
    {"Finnia", forest, {edge}, {suebicum}, {lapponia, novgorodia}, {}},
    {"Vandalia", prairie, {}, {suebicum}, {saxonia, bohemia, aestia, volhynia, dacia}, {}},
    {"Aestia", forest, {harbour}, {suebicum}, {vandalia, novgorodia, sarmatia, volhynia}, {}},
    {"Novgorodia", forest, {edge}, {suebicum}, {finnia, aestia, sarmatia, bolgaria, riphaei}, {}},
    {"Sarmatia", forest, {}, {}, {aestia, novgorodia, volhynia, tanais, bolgaria}, {}},
    {"Volhynia", farmland, {}, {}, {vandalia, aestia, sarmatia, scythia, tanais, dacia}, {}},
    {"Scythia", prairie, {harbour}, {euxinum}, {volhynia, tanais, dacia, moesia}, {}},
    {"Tanais", prairie, {edge}, {euxinum}, {sarmatia, volhynia, scythia, bolgaria, caucasus}, {}},
    {"Bolgaria", prairie, {edge}, {}, {novgorodia, sarmatia, tanais, riphaei}, {}},
    {"Riphaei", mountain, {mine, edge}, {}, {novgorodia, bolgaria}, {}},
    {"Pannonia", prairie, {}, {}, {noricum, bohemia, dacia, illyria, moesia}, {}},
    {"Dacia", mountain, {mine}, {}, {bohemia, vandalia, volhynia, scythia, pannonia, moesia}, {}},
    {"Illyria", mountain, {}, {adriaticum}, {noricum, cisalpina, pannonia, moesia, macedonia}, {}},
    {"Moesia", farmland, {}, {aegaeum, euxinum}, {scythia, pannonia, dacia, illyria, macedonia}, {asia}},
    {"Macedonia", mountain, {mine, start_by_sea}, {adriaticum, ionium, aegaeum}, {illyria, moesia, achaea}, {}},
    {"Achaea", prairie, {harbour, start_by_sea}, {ionium, aegaeum}, {macedonia}, {}},
    {"Asia", farmland, {harbour, start_by_sea}, {aegaeum, levantinum, euxinum}, {cappadocia, caucasus}, {moesia}},
    {"Cappadocia", prairie, {edge}, {levantinum}, {asia, caucasus}, {}},
    {"Caucasus", mountain, {edge}, {euxinum}, {tanais, asia, cappadocia}, {}},
    {"Mauretania", mountain, {edge}, {atlanticum, tyrrhenum}, {africa}, {baetica}},
    {"Africa", farmland, {harbour, edge}, {tyrrhenum, ionium}, {mauretania}, {}},
}}};

inline constexpr EnumArray<Sea, SeaFacts, sea_count> seas{{{
    {"atlanticum", "Mare Atlanticum", {hyperboreum, germanicum, tyrrhenum}},
    {"hyperboreum", "Mare Hyperboreum", {atlanticum, germanicum}},
    {"germanicum", "Mare Germanicum", {atlanticum, hyperboreum, suebicum}},
    {"suebicum", "Mare Suebicum", {germanicum}},
    {"tyrrhenum", "Mare Tyrrhenum", {atlanticum, ionium}},
    {"adriaticum", "Mare Adriaticum", {ionium}},
    {"ionium", "Mare Ionium", {tyrrhenum, adriaticum, aegaeum, levantinum}},
    {"aegaeum", "Mare Aegaeum", {ionium, levantinum, euxinum}},
    {"levantinum", "Mare Levantinum", {ionium, aegaeum}},
    {"euxinum", "Pontus Euxinus", {aegaeum}},
}}};
// clang-format on

}  // namespace box

inline constexpr const PerProvince<ProvinceFacts>& provinces = box::provinces;
inline constexpr const EnumArray<Sea, SeaFacts, sea_count>& seas = box::seas;

template <class Claim>
constexpr ProvinceSet provinces_where(Claim claim) {
    ProvinceSet out;
    for (Province province : all_provinces)
        if (claim(provinces[province])) out.insert(province);
    return out;
}
constexpr ProvinceSet provinces_of(Terrain terrain) {
    return provinces_where([terrain](const ProvinceFacts& facts) { return facts.terrain == terrain; });
}
constexpr ProvinceSet provinces_with(Sign sign) {
    return provinces_where([sign](const ProvinceFacts& facts) { return facts.signs.contains(sign); });
}

inline constexpr ProvinceSet farmlands = provinces_of(Terrain::farmland);
inline constexpr ProvinceSet prairies = provinces_of(Terrain::prairie);
inline constexpr ProvinceSet forests = provinces_of(Terrain::forest);
inline constexpr ProvinceSet mountains = provinces_of(Terrain::mountain);
inline constexpr ProvinceSet mines = provinces_with(Sign::mine);
inline constexpr ProvinceSet harbours = provinces_with(Sign::harbour);
// [VI-1.5] Touching at least one sea; coast is no terrain of its own, and nothing else about a sea is ever asked.
inline constexpr ProvinceSet coastal =
    provinces_where([](const ProvinceFacts& facts) { return !facts.coasts.empty(); });
// [VI-6.3] Where a civilization enters the board.
inline constexpr ProvinceSet starting_provinces = provinces_with(Sign::edge) | provinces_with(Sign::start_by_sea);

// For each province a set of others, by land or by sea.
using Borders = PerProvince<ProvinceSet>;

// [VI-1.3] Land borders, and straits if they are on.
constexpr Borders borders(bool with_straits) {
    Borders out;
    for (Province province : all_provinces) {
        out[province] = provinces[province].neighbors;
        if (with_straits) out[province] |= provinces[province].straits;
    }
    return out;
}

constexpr ProvinceSet coasts_of(SeaSet wanted) {
    return provinces_where([wanted](const ProvinceFacts& facts) { return facts.coasts.touches(wanted); });
}

// [VI-14.16] By sea: provinces on the same sea; at level 2 also provinces on neighbouring seas.
constexpr Borders borders_by_sea(int level) {
    Borders out;
    for (Province province : all_provinces) {
        SeaSet sailed = level > 0 ? provinces[province].coasts : SeaSet{};
        if (level > 1)
            for (Sea sea : provinces[province].coasts) sailed |= seas[sea].neighbors;
        out[province] = coasts_of(sailed) - ProvinceSet{province};
    }
    return out;
}

// [VI-1.4] What is in reach of each province: by whether straits are on and by level of Astronomy.
constexpr Borders reach_table(bool with_straits, int astronomy) {
    Borders out = borders(with_straits);
    const Borders by_sea = borders_by_sea(astronomy);
    for (Province province : all_provinces) out[province] |= by_sea[province];
    return out;
}
inline constexpr std::array<std::array<Borders, 3>, 2> reach_tables = {{
    {reach_table(false, 0), reach_table(false, 1), reach_table(false, 2)},
    {reach_table(true, 0), reach_table(true, 1), reach_table(true, 2)},
}};

constexpr bool is_symmetric(const Borders& table) {
    for (Province province : all_provinces)
        for (Province other : table[province])
            if (other == province || !table[other].contains(province)) return false;
    return true;
}
constexpr int border_count(const Borders& table) {
    int ends = 0;
    for (ProvinceSet others : table) ends += others.count();
    return ends / 2;
}
constexpr bool seas_are_symmetric() {
    for (Sea sea : all_seas)
        for (Sea other : seas[sea].neighbors)
            if (other == sea || !seas[other].neighbors.contains(sea)) return false;
    return true;
}

static_assert(farmlands.count() == 12 && prairies.count() == 12 && forests.count() == 9 && mountains.count() == 12);
static_assert(mines.count() == 8 && harbours.count() == 10 && coastal.includes(harbours));
static_assert(provinces_with(Sign::edge).count() == 11 && provinces_with(Sign::start_by_sea).count() == 14);
static_assert(starting_provinces.count() == 25 && coastal.includes(provinces_with(Sign::start_by_sea)));
static_assert(border_count(borders(false)) == 75 && border_count(borders(true)) == 75 + 6);
static_assert(is_symmetric(reach_tables[0][0]) && is_symmetric(reach_tables[1][0]));
static_assert(is_symmetric(reach_tables[1][1]) && is_symmetric(reach_tables[1][2]) && seas_are_symmetric());

}  // namespace ozy::vinci
