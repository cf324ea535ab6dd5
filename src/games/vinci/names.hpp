// names.hpp - provinces and tiles as words, both ways.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/words.hpp"
#include "games/vinci/state.hpp"

namespace ozy::vinci {

inline constexpr std::array<std::string_view, max_players> seat_names = {"Urn", "Lion", "Bull",
                                                                         "Bow", "Ibis", "Scorpion"};
inline constexpr std::array<std::string_view, row_size> position_names = {"I", "II", "III", "IV", "V", "VI"};
inline constexpr EnumArray<Holding, std::string_view, holding_count> holding_names{
    {"empty", "neutral", "active", "declining"}};

// As in map.json: "belgica".
std::string province_id(Province province);
// The first four letters, which no two provinces share: "Belg".
constexpr std::string_view short_name(Province province) { return provinces[province].name.substr(0, 4); }
// A province by its name, or by a beginning that no other shares; capitals do not matter.
std::optional<Province> find_province(std::string_view text);

bool take_province(Words& words, Province& province);
bool take_tile(Words& words, Tile& tile);  // a face by its id in tiles.json

std::string civilization_text(Civilization civilization);                 // "mining galleys", or "-"
std::string pair_name(Civilization civilization);                         // "Mining + Galleys", for people
std::string effects_text(const State& state, Civilization civilization);  // what both tiles do, for people
std::string provinces_text(ProvinceSet listed);                           // "Belgica Suebia"

}  // namespace ozy::vinci
