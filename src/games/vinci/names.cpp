// names.cpp - provinces and tiles as words, both ways.
#include "games/vinci/names.hpp"

#include "core/joined.hpp"
#include "core/letters.hpp"
#include "games/vinci/rules/decline.hpp"

namespace ozy::vinci {

namespace {

bool begins_with(std::string_view name, std::string_view text) {
    return text.size() <= name.size() &&
           std::equal(text.begin(), text.end(), name.begin(), [](char x, char y) { return lower(x) == lower(y); });
}

constexpr bool short_names_differ() {
    for (Province province : all_provinces)
        for (Province other : all_provinces)
            if (province != other && short_name(province) == short_name(other)) return false;
    return true;
}
static_assert(short_names_differ());

}  // namespace

std::string province_id(Province province) {
    std::string id(provinces[province].name);
    for (char& letter : id) letter = lower(letter);
    return id;
}

std::optional<Province> find_province(std::string_view text) {
    std::optional<Province> found;
    if (text.empty()) return {};
    for (Province province : all_provinces) {
        if (!begins_with(provinces[province].name, text)) continue;
        if (found) return {};
        found = province;
    }
    return found;
}

bool take_province(Words& words, Province& province) { return take_found<find_province>(words, province); }
bool take_tile(Words& words, Tile& tile) { return take_named(words, tile, tiles, &TileFacts::id); }

std::string civilization_text(Civilization civilization) {
    if (!civilization.exists()) return "-";
    return std::string(tiles[civilization.tiles[0]].id) + " " + std::string(tiles[civilization.tiles[1]].id);
}

std::string pair_name(Civilization civilization) {
    return std::string(tiles[civilization.tiles[0]].name) + " + " + std::string(tiles[civilization.tiles[1]].name);
}

// An ability that both tiles have is told once, doubled; so is the one beside Specialization.
std::string effects_text(const State& state, Civilization civilization) {
    const auto [first, second] = civilization.tiles;
    const auto told = [&state](Tile tile, bool doubled) {
        const AbilityFacts& ability = ability_of(tile);
        return std::string(doubled ? ability.doubled : ability.effect) +
               (stays_in_decline(state, tile) ? ", also in decline" : "");
    };
    if (tiles[first].ability == tiles[second].ability) return told(second, true);
    if (ability_of(second).doubles > 0) return told(first, true);
    return told(first, false) + "; " + told(second, false);
}

std::string provinces_text(ProvinceSet listed) {
    return joined(" ", listed, [](Province province) { return provinces[province].name; });
}

}  // namespace ozy::vinci
