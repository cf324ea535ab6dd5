// abilities.hpp - the 24 kinds of ability and what a row of the card and tile tables says about one (chapter 12).
#pragma once

#include <cstdint>
#include <string_view>

#include "core/fixed_vector.hpp"
#include "games/empires_end/tokens.hpp"

namespace ozy::empires_end {

enum class TileKind : std::uint8_t { farm, road, army, town, city };
inline constexpr int tile_kind_count = 5;
inline constexpr EnumArray<TileKind, std::string_view, tile_kind_count> tile_kind_names{
    {"farm", "road", "army", "town", "city"}};
using TileKinds = SmallSet<TileKind>;

enum class Color : std::uint8_t { green, brown, red, orange, purple };
inline constexpr EnumArray<Color, std::string_view, 5> color_names{{"green", "brown", "red", "orange", "purple"}};

enum class AbilityKind : std::uint8_t {
    gain,
    gain_choice,
    gain_per_adjacent,
    vp_per_adjacent,
    convert,
    refresh,
    build_discount,
    repair_discount,
    extra_card_action,
    sell_bonus,
    swap,
    move_innovation,
    strength,
    free_bid,
    replace_disaster,
    rally,
    per_token,
    per_different_token,
    per_adjacent_healthy,
    per_adjacent_destroyed,
    per_destroyed,
    most_destroyed,
    flat,
    copy_end
};
inline constexpr int ability_kind_count = 24;
inline constexpr EnumRange<AbilityKind, ability_kind_count> all_ability_kinds{};

struct AbilityKindFacts {
    std::string_view name, rule;
    Color color;
};
inline constexpr EnumArray<AbilityKind, AbilityKindFacts, ability_kind_count> ability_kinds{{{
    {"gain", "EE-12.1", Color::green},
    {"gain_choice", "EE-12.5", Color::green},
    {"gain_per_adjacent", "EE-12.2", Color::green},
    {"vp_per_adjacent", "EE-12.3", Color::green},
    {"convert", "EE-12.6", Color::green},
    {"refresh", "EE-12.4", Color::green},
    {"build_discount", "EE-12.8", Color::brown},
    {"repair_discount", "EE-12.9", Color::brown},
    {"extra_card_action", "EE-12.10", Color::brown},
    {"sell_bonus", "EE-12.11", Color::brown},
    {"swap", "EE-12.12", Color::brown},
    {"move_innovation", "EE-12.13", Color::brown},
    {"strength", "EE-12.15", Color::red},
    {"free_bid", "EE-12.17", Color::orange},
    {"replace_disaster", "EE-12.18", Color::orange},
    {"rally", "EE-12.16", Color::orange},
    {"per_token", "EE-12.19", Color::purple},
    {"per_different_token", "EE-12.20", Color::purple},
    {"per_adjacent_healthy", "EE-12.21", Color::purple},
    {"per_adjacent_destroyed", "EE-12.22", Color::purple},
    {"per_destroyed", "EE-12.23", Color::purple},
    {"most_destroyed", "EE-12.24", Color::purple},
    {"flat", "EE-12.25", Color::purple},
    {"copy_end", "EE-12.26", Color::purple},
}}};

// [EE-12.6] One token of a kind for so many of another, or VP.
struct Trade {
    Token give = Token::wheat, get = Token::wheat;
    std::uint8_t amount = 1;
    friend constexpr bool operator==(const Trade&, const Trade&) = default;
};
using Trades = FixedVector<Trade, 3>;

// Which neighbours of a host count.
struct Neighbors {
    bool destroyed = false;  // else healthy and one of `kinds`
    TileKinds kinds = {};
};

// A row of the tables; what a kind does not use stays empty.
struct Ability {
    AbilityKind kind = AbilityKind::gain;
    Tokens tokens = {};     // gain, sell_bonus; gain_per_adjacent: for each neighbour; repair_discount: saved
    TokenSet choices = {};  // gain_choice: of these; per_token: the kind counted
    int n = 0;              // how many: tokens of a choice, Hammers saved, card actions, strength
    int vp = 0;             // vp_per_adjacent and purple kinds
    int most = 0;           // *_per_adjacent: neighbours that count at most
    int times = 0;          // convert: uses in an Economy
    Neighbors per = {};     // *_adjacent*
    Trades trades = {};     // convert
    bool any_two = false;   // swap: any two positions, else the host and a neighbour
};

constexpr Color color_of(const Ability& ability) { return ability_kinds[ability.kind].color; }

// The rows of the tables are written with these.
constexpr Ability gain(const Tokens& what) { return {.kind = AbilityKind::gain, .tokens = what}; }
constexpr Ability gain_choice(TokenSet choices) {
    return {.kind = AbilityKind::gain_choice, .choices = choices, .n = 1};
}
constexpr Ability gain_per_adjacent(const Tokens& each, Neighbors per) {
    return {.kind = AbilityKind::gain_per_adjacent, .tokens = each, .most = 2, .per = per};
}
constexpr Ability vp_per_adjacent(int vp, TileKinds kinds) {
    return {.kind = AbilityKind::vp_per_adjacent, .vp = vp, .most = 2, .per = {false, kinds}};
}
constexpr Ability convert(int times, std::initializer_list<Trade> trades) {
    Ability out{.kind = AbilityKind::convert, .times = times};
    for (const Trade& trade : trades) out.trades.push_back(trade);
    return out;
}
constexpr Ability refresh() { return {.kind = AbilityKind::refresh}; }
constexpr Ability build_discount() { return {.kind = AbilityKind::build_discount, .n = 1}; }
constexpr Ability repair_discount(const Tokens& saved) {
    return {.kind = AbilityKind::repair_discount, .tokens = saved};
}
constexpr Ability extra_card_action() { return {.kind = AbilityKind::extra_card_action, .n = 1}; }
constexpr Ability sell_bonus(const Tokens& bonus) { return {.kind = AbilityKind::sell_bonus, .tokens = bonus}; }
constexpr Ability swap_any_two() { return {.kind = AbilityKind::swap, .any_two = true}; }
constexpr Ability swap_host() { return {.kind = AbilityKind::swap}; }
constexpr Ability move_innovation() { return {.kind = AbilityKind::move_innovation}; }
constexpr Ability strength(int n) { return {.kind = AbilityKind::strength, .n = n}; }
constexpr Ability free_bid() { return {.kind = AbilityKind::free_bid}; }
constexpr Ability replace_disaster() { return {.kind = AbilityKind::replace_disaster}; }
constexpr Ability rally(int n) { return {.kind = AbilityKind::rally, .n = n}; }
constexpr Ability per_token(Token kind, int vp) {
    return {.kind = AbilityKind::per_token, .choices = {kind}, .vp = vp};
}
constexpr Ability per_adjacent_healthy(TileKind kind, int vp) {
    return {.kind = AbilityKind::per_adjacent_healthy, .vp = vp, .most = 2, .per = {false, {kind}}};
}
constexpr Ability per_adjacent_destroyed(int vp) {
    return {.kind = AbilityKind::per_adjacent_destroyed, .vp = vp, .most = 2, .per = {true, {}}};
}
// per_different_token, per_destroyed, most_destroyed, flat: a number of VP says it all.
constexpr Ability worth(AbilityKind kind, int vp) { return {.kind = kind, .vp = vp}; }
constexpr Ability copy_end() { return {.kind = AbilityKind::copy_end}; }

}  // namespace ozy::empires_end
