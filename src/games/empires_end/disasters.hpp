// disasters.hpp - the 66 disaster cards: 6 families of 11, one card for each position. Rows made from disasters.json.
#pragma once

#include <array>
#include <string_view>

#include "games/empires_end/abilities.hpp"

namespace ozy::empires_end {

enum class Family : std::uint8_t { famine, flood, barbarians, drought, riots, fire };
inline constexpr int family_count = 6;
inline constexpr EnumArray<Family, std::string_view, family_count> family_names{
    {"famine", "flood", "barbarians", "drought", "riots", "fire"}};
// [EE-4.5] The tokens a family asks for; a Coin always fits besides.
inline constexpr EnumArray<Family, TokenSet, family_count> family_bids{{{
    {Token::wheat},
    {Token::hammer},
    {Token::axe},
    {Token::wheat, Token::hammer},
    {Token::wheat, Token::axe},
    {Token::hammer, Token::axe},
}}};

// Where a fact about the printed game comes from (RULES.md, "Box").
enum class Origin : std::uint8_t { seed, published, reconstructed, none, one_per_red };
inline constexpr EnumArray<Origin, std::string_view, 5> origin_names{
    {"seed", "published", "reconstructed", "none", "seed: 1 per red ability; reconstructed: two of them on this card"}};

struct Disaster {
    std::string_view name;
    int build_cost;  // [EE-9.5] 1, or 2 for a card with +
    Ability ability;
    std::string_view text;
    Origin kind_origin, numbers_origin;  // of the ability; the rest of a card is reconstructed
};

inline constexpr int plain = 1, plus = 2;

// The cards in the order of their numbers.
inline constexpr std::array<Disaster, card_count> disaster_rows{{
    // Famine: #1 to #11
    {"Granary", plain, gain(wheat(1)), "Gain 1 Wheat.", Origin::seed, Origin::reconstructed},
    {"Crop Rotation", plus, gain(wheat(2)), "Gain 2 Wheat.", Origin::seed, Origin::reconstructed},
    {"Citizen Levy", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Rationing", plain, free_bid(), "Exhaust: bid without paying a token.", Origin::seed, Origin::none},
    {"Grain Market", plain, convert(1, {{Token::wheat, Token::coin, 1}}), "Turn 1 Wheat into 1 Coin, once per Economy.",
     Origin::seed, Origin::reconstructed},
    {"Fishing Fleet", plain, gain_choice({Token::wheat, Token::axe}), "Gain 1 Wheat or 1 Axe.", Origin::reconstructed,
     Origin::reconstructed},
    {"Bread Dole", plain, convert(2, {{Token::wheat, Token::vp, 2}}),
     "Turn 1 Wheat into 2 VP, up to twice per Economy.", Origin::seed, Origin::reconstructed},
    {"Full Silos", plain, per_token(Token::wheat, 1), "End: 1 VP per Wheat you hold.", Origin::seed,
     Origin::reconstructed},
    {"Terraced Fields", plain, per_adjacent_healthy(TileKind::farm, 4),
     "End: 4 VP per healthy Farm next to this location.", Origin::seed, Origin::reconstructed},
    {"Seed Vault", plain, gain_per_adjacent(wheat(1), {false, {TileKind::farm}}),
     "Gain 1 Wheat for each healthy Farm next to this one (at most 2).", Origin::published, Origin::reconstructed},
    {"Public Storehouse", plain, sell_bonus(wheat(1)), "Each card you sell gives 1 Wheat more.", Origin::reconstructed,
     Origin::reconstructed},
    // Flood: #12 to #22
    {"Levee", plain, repair_discount(hammers(1)), "Your repair costs 1 Hammer less.", Origin::reconstructed,
     Origin::reconstructed},
    {"Masonry", plain, gain(hammers(1)), "Gain 1 Hammer.", Origin::seed, Origin::reconstructed},
    {"River Forts", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Dredging", plain, swap_host(), "Swap this location with one of its neighbours.", Origin::seed, Origin::none},
    {"Waterwheel", plain, convert(2, {{Token::wheat, Token::hammer, 1}}),
     "Turn 1 Wheat into 1 Hammer, up to twice per Economy.", Origin::seed, Origin::reconstructed},
    {"Builders' Guild", plus, extra_card_action(), "One more card action (build or sell) in each Industry.",
     Origin::reconstructed, Origin::reconstructed},
    {"Stone Bridges", plain, per_adjacent_healthy(TileKind::road, 4),
     "End: 4 VP per healthy Road next to this location.", Origin::seed, Origin::reconstructed},
    {"Sluice Gates", plain, replace_disaster(), "Exhaust: replace the current disaster by a new one.", Origin::seed,
     Origin::none},
    {"Quarry", plus, gain(tokens(1, 1, 0, 0)), "Gain 1 Hammer and 1 Wheat.", Origin::seed, Origin::reconstructed},
    {"Causeway", plain, move_innovation(), "Move one of your innovations to another location where it could be placed.",
     Origin::seed, Origin::none},
    {"Great Harbour", plain, per_token(Token::hammer, 1), "End: 1 VP per Hammer you hold.", Origin::seed,
     Origin::reconstructed},
    // Barbarians: #23 to #33
    {"Militia", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Palisade", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Armoury", plain, gain(axes(1)), "Gain 1 Axe.", Origin::seed, Origin::reconstructed},
    {"Cavalry", plus, strength(2), "+2 Conflict Strength.", Origin::seed, Origin::one_per_red},
    {"Mercenary Guild", plain, convert(1, {{Token::coin, Token::axe, 2}}), "Turn 1 Coin into 2 Axes, once per Economy.",
     Origin::seed, Origin::reconstructed},
    {"Watchtowers", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Training Grounds", plain, per_adjacent_healthy(TileKind::army, 5),
     "End: 5 VP per healthy Army next to this location.", Origin::seed, Origin::reconstructed},
    {"Hostage Treaty", plain, replace_disaster(), "Exhaust: replace the current disaster by a new one.", Origin::seed,
     Origin::none},
    {"Siege Engines", plus, strength(2), "+2 Conflict Strength.", Origin::seed, Origin::one_per_red},
    {"Raiding Parties", plain, gain_per_adjacent(axes(1), {false, {TileKind::army}}),
     "Gain 1 Axe for each healthy Army next to this one (at most 2).", Origin::published, Origin::reconstructed},
    {"Trophy Hall", plain, per_token(Token::axe, 1), "End: 1 VP per Axe you hold.", Origin::seed,
     Origin::reconstructed},
    // Drought: #34 to #44
    {"Cisterns", plain, gain_choice({Token::wheat, Token::hammer}), "Gain 1 Wheat or 1 Hammer.", Origin::reconstructed,
     Origin::reconstructed},
    {"Caravans", plus,
     convert(2, {{Token::wheat, Token::coin, 1}, {Token::hammer, Token::coin, 1}, {Token::axe, Token::coin, 1}}),
     "Turn 1 Wheat, Hammer or Axe into 1 Coin, up to twice per Economy.", Origin::seed, Origin::reconstructed},
    {"Deep Wells", plus, gain(coins(1)), "Gain 1 Coin.", Origin::seed, Origin::reconstructed},
    {"Water Rights", plain, free_bid(), "Exhaust: bid without paying a token.", Origin::seed, Origin::none},
    {"Salt Trade", plain, convert(1, {{Token::hammer, Token::wheat, 2}}),
     "Turn 1 Hammer into 2 Wheat, once per Economy.", Origin::seed, Origin::reconstructed},
    {"Desert Scouts", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Treasury", plain, per_token(Token::coin, 1), "End: 1 VP per Coin you hold.", Origin::seed, Origin::seed},
    {"Waystations", plain, refresh(), "Refresh every exhausted innovation under the two neighbouring locations.",
     Origin::seed, Origin::none},
    {"Oasis Inns", plain, worth(AbilityKind::per_different_token, 2), "End: 2 VP per kind of token you hold.",
     Origin::reconstructed, Origin::reconstructed},
    {"Bazaar", plus, sell_bonus(coins(1)), "Each card you sell gives 1 Coin more.", Origin::reconstructed,
     Origin::reconstructed},
    {"Qanat", plain, build_discount(), "One card you build this phase costs 1 Hammer less.", Origin::seed,
     Origin::reconstructed},
    // Riots: #45 to #55
    {"Code of Laws", plain, move_innovation(),
     "Move one of your innovations to another location where it could be placed.", Origin::seed, Origin::none},
    {"Town Watch", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Census", plain, vp_per_adjacent(1, {TileKind::town, TileKind::city}),
     "Gain 1 VP for each healthy Town or City next to this one (at most 2).", Origin::published, Origin::reconstructed},
    {"Public Games", plain, free_bid(), "Exhaust: bid without paying a token.", Origin::seed, Origin::none},
    {"Resettlement", plain, swap_host(), "Swap this location with one of its neighbours.", Origin::seed, Origin::none},
    {"Tax Reform", plain, gain_choice({Token::wheat, Token::hammer, Token::axe}), "Gain 1 Wheat, 1 Hammer or 1 Axe.",
     Origin::reconstructed, Origin::reconstructed},
    {"Civic Pride", plain, per_adjacent_healthy(TileKind::town, 6), "End: 6 VP per healthy Town next to this location.",
     Origin::seed, Origin::reconstructed},
    {"Senate", plain, replace_disaster(), "Exhaust: replace the current disaster by a new one.", Origin::seed,
     Origin::none},
    {"Imperial Cult", plain, per_adjacent_healthy(TileKind::city, 8),
     "End: 8 VP per healthy City next to this location.", Origin::seed, Origin::reconstructed},
    {"Spy Network", plain, rally(2), "Exhaust with your secret conflict bid: +2 Conflict Strength.",
     Origin::reconstructed, Origin::reconstructed},
    {"Archive", plain, copy_end(), "End: scores like another end-game innovation of yours, seen from here.",
     Origin::seed, Origin::none},
    // Fire: #56 to #66
    {"Fire Brigade", plain, free_bid(), "Exhaust: bid without paying a token.", Origin::seed, Origin::none},
    {"Slash and Burn", plain, gain_per_adjacent(wheat(1), {true, {}}),
     "Gain 1 Wheat for each destroyed location next to this one (at most 2).", Origin::published,
     Origin::reconstructed},
    {"Salvage Crews", plain, gain_per_adjacent(hammers(1), {true, {}}),
     "Gain 1 Hammer for each destroyed location next to this one (at most 2).", Origin::published,
     Origin::reconstructed},
    {"Ruin Gardens", plain, per_adjacent_destroyed(4), "End: 4 VP per destroyed location next to this one.",
     Origin::seed, Origin::reconstructed},
    {"Signal Beacons", plain, strength(1), "+1 Conflict Strength.", Origin::seed, Origin::seed},
    {"Urban Renewal", plain, repair_discount(coins(1)), "Your repair costs 1 Coin less.", Origin::reconstructed,
     Origin::reconstructed},
    {"Lessons of Ash", plain, worth(AbilityKind::per_destroyed, 2), "End: 2 VP per destroyed location of yours.",
     Origin::seed, Origin::seed},
    {"Phoenix Rite", plus, worth(AbilityKind::most_destroyed, 13),
     "End: 13 VP if nobody has more destroyed locations than you.", Origin::seed, Origin::seed},
    {"Great Monument", plus, worth(AbilityKind::flat, 6), "End: 6 VP.", Origin::reconstructed, Origin::reconstructed},
    {"Chronicle", plain, copy_end(), "End: scores like another end-game innovation of yours, seen from here.",
     Origin::seed, Origin::none},
    {"Charcoal Kilns", plain, convert(2, {{Token::axe, Token::hammer, 1}, {Token::hammer, Token::axe, 1}}),
     "Turn 1 Axe into 1 Hammer or 1 Hammer into 1 Axe, up to twice per Economy.", Origin::seed, Origin::reconstructed},
}};

constexpr const Disaster& disaster(Card card) {
    OZY_ASSERT(card != Card::none);
    return disaster_rows[ordinal(card) - 1];
}
constexpr Family family_of(Card card) { return id_at<Family>((number(card) - 1) / 11); }

constexpr CardSet cards_with_kind(AbilityKind kind) {
    CardSet out;
    for (int card = 1; card <= card_count; ++card)
        if (disaster(card_at(card)).ability.kind == kind) out.insert(card_at(card));
    return out;
}
constexpr EnumArray<AbilityKind, CardSet, ability_kind_count> cards_by_kind() {
    EnumArray<AbilityKind, CardSet, ability_kind_count> out;
    for (AbilityKind kind : all_ability_kinds) out[kind] = cards_with_kind(kind);
    return out;
}
inline constexpr EnumArray<AbilityKind, CardSet, ability_kind_count> cards_with = cards_by_kind();

constexpr CardSet cards_with_color(Color color) {
    CardSet out;
    for (AbilityKind kind : all_ability_kinds)
        if (ability_kinds[kind].color == color) out = out | cards_with[kind];
    return out;
}
inline constexpr CardSet orange_cards = cards_with_color(Color::orange);
inline constexpr CardSet purple_cards = cards_with_color(Color::purple);

static_assert(cards_with_color(Color::green).count() == 22 && cards_with_color(Color::brown).count() == 10);
static_assert(cards_with_color(Color::red).count() == 10 && orange_cards.count() == 8 && purple_cards.count() == 16);
// One Rally card: a bid never has to say which one.
static_assert(cards_with[AbilityKind::rally].count() == 1);
inline constexpr Card rally_card = cards_with[AbilityKind::rally].first();

}  // namespace ozy::empires_end
