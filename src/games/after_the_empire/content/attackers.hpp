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
    std::string_view id, name;
    std::array<InvaderTier, tier_count> tiers{};
    Provenance name_source = Provenance::invented;
};
inline constexpr EnumArray<Invader, InvaderFace, invader_count> invaders{{{
#include "games/after_the_empire/content/invaders.inc"
}}};

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
#include "games/after_the_empire/content/sieges.inc"
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
