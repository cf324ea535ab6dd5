// attackers.hpp - invader cards, siege cards and their tiers (invaders.json, sieges.json).
#pragma once

#include <array>

#include "games/after_the_empire/content/ids.hpp"

namespace ozy::after_the_empire {

inline constexpr int tier_count = 3;

// Least effective gold, and who comes then (AE-8.5).
struct InvaderTier {
    std::uint8_t gold = 0, archers = 0, swordsmen = 0;
};
struct InvaderFace {
    std::string_view name, stem;  // the id is inv_<stem>, of a band with _a to _d behind
    bool host = false;
    std::array<InvaderTier, tier_count> tiers{};
    Provenance name_source = Provenance::invented;
};

struct Strengths {
    std::uint8_t archers = 0, swordsmen = 0;
};
struct Band {
    std::string_view name, stem;
    std::array<Strengths, tier_count> strengths;
    Provenance name_source;
};
inline constexpr int band_count = 6, copies_per_band = 4, host_count = 8;
inline constexpr std::array<Band, band_count> bands = {{
    {"Hordesmen", "hordesmen", {{{0, 3}, {0, 5}, {0, 7}}}, Provenance::seed},
    {"Fighting Band", "fighting_band", {{{1, 1}, {2, 2}, {3, 3}}}, Provenance::seed},
    {"Fen Bowmen", "fen_bowmen", {{{2, 0}, {3, 0}, {5, 0}}}, Provenance::invented},
    {"Coast Reavers", "coast_reavers", {{{1, 2}, {1, 4}, {2, 4}}}, Provenance::invented},
    {"Hill Skirmishers", "hill_skirmishers", {{{2, 1}, {3, 1}, {3, 2}}}, Provenance::invented},
    {"Torch Raiders", "torch_raiders", {{{0, 2}, {1, 3}, {1, 5}}}, Provenance::invented},
}};
inline constexpr std::array<Band, host_count> hosts = {{
    {"The Infernal Army", "infernal_army", {{{3, 2}, {4, 4}, {5, 5}}}, Provenance::seed},
    {"The Iron Tide", "iron_tide", {{{0, 5}, {0, 8}, {0, 10}}}, Provenance::invented},
    {"The Black Quivers", "black_quivers", {{{4, 0}, {6, 0}, {7, 0}}}, Provenance::invented},
    {"The Lost Cohort", "lost_cohort", {{{1, 3}, {2, 5}, {3, 6}}}, Provenance::invented},
    {"The Wolf Oath", "wolf_oath", {{{0, 4}, {0, 7}, {0, 9}}}, Provenance::invented},
    {"The Ash Walkers", "ash_walkers", {{{2, 2}, {3, 4}, {4, 5}}}, Provenance::invented},
    {"The Kingless Host", "kingless_host", {{{1, 4}, {2, 6}, {2, 8}}}, Provenance::invented},
    {"The Salt Riders", "salt_riders", {{{2, 3}, {4, 3}, {4, 5}}}, Provenance::invented},
}};

// Copy a, b, c, d of a band has its tiers at 2, 4, 6, 8 and ten and twenty more; hosts at 10, 20, 30.
constexpr InvaderFace invader_face(const Band& band, int first_gold) {
    InvaderFace face{band.name, band.stem, first_gold == 10, {}, band.name_source};
    for (std::size_t tier = 0; tier < tier_count; ++tier)
        face.tiers[tier] = {static_cast<std::uint8_t>(first_gold + 10 * static_cast<int>(tier)),
                            band.strengths[tier].archers, band.strengths[tier].swordsmen};
    return face;
}
constexpr EnumArray<Invader, InvaderFace, invader_count> all_invader_faces() {
    EnumArray<Invader, InvaderFace, invader_count> faces;
    std::size_t at = 0;
    for (const Band& band : bands)
        for (int copy = 1; copy <= copies_per_band; ++copy) faces.items[at++] = invader_face(band, 2 * copy);
    for (const Band& host : hosts) faces.items[at++] = invader_face(host, 10);
    return faces;
}
inline constexpr auto invaders = all_invader_faces();
static_assert(band_count * copies_per_band + host_count == invader_count);

enum class Mode : std::uint8_t { damage, bypass };
enum class Surge : std::uint8_t { none, leader, all };
inline constexpr EnumArray<Surge, std::string_view, 3> surge_names{{"none", "leader", "all"}};

struct SiegeTier {
    std::uint8_t gold = 0, n = 0;
};
struct SiegeFace {
    std::string_view id, name;
    Mode mode;
    Surge surge;
    std::array<SiegeTier, tier_count> tiers;
    Provenance surge_source = Provenance::reconstructed;  // names and modes are seed, tiers reconstructed
};
inline constexpr EnumArray<Siege, SiegeFace, siege_count> sieges{{{
    {"siege_catapult_a", "Catapult", Mode::damage, Surge::all, {{{2, 1}, {12, 2}, {22, 3}}}},
    {"siege_catapult_b", "Catapult", Mode::damage, Surge::leader, {{{4, 1}, {14, 2}, {24, 3}}}},
    {"siege_catapult_c", "Catapult", Mode::damage, Surge::all, {{{6, 1}, {16, 2}, {26, 3}}}},
    {"siege_mangonel_a", "Mangonel", Mode::damage, Surge::leader, {{{8, 2}, {18, 3}, {28, 4}}}, Provenance::seed},
    {"siege_mangonel_b", "Mangonel", Mode::damage, Surge::leader, {{{10, 2}, {20, 3}, {30, 5}}}},
    {"siege_trebuchet_a", "Trebuchet", Mode::damage, Surge::none, {{{8, 3}, {18, 5}, {28, 7}}}},
    {"siege_trebuchet_b", "Trebuchet", Mode::damage, Surge::leader, {{{10, 3}, {20, 5}, {30, 7}}}},
    {"siege_ladders_a", "Ladders", Mode::bypass, Surge::all, {{{4, 1}, {14, 2}, {24, 2}}}},
    {"siege_ladders_b", "Ladders", Mode::bypass, Surge::leader, {{{6, 1}, {16, 2}, {26, 3}}}},
    {"siege_tower_a", "Siege Tower", Mode::bypass, Surge::none, {{{8, 2}, {18, 3}, {28, 4}}}},
    {"siege_tower_b", "Siege Tower", Mode::bypass, Surge::leader, {{{10, 2}, {20, 3}, {30, 4}}}},
}}};

// [AE-8.5] The highest tier whose gold is not above the effective gold; a tier of zeros if none is reached.
template <class Tier>
constexpr Tier tier_at(const std::array<Tier, tier_count>& tiers, int effective_gold) {
    Tier reached{};
    for (const Tier& tier : tiers)
        if (tier.gold <= effective_gold) reached = tier;
    return reached;
}

}  // namespace ozy::after_the_empire
