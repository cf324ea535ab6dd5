// content_test.cpp - the tables of the box against the data files, entry by entry, so that they cannot drift apart.
#include "games/empires_end/content.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include "games/empires_end/game.hpp"
#include "tree.hpp"

namespace ozy::empires_end {
namespace {

using nlohmann::json;

std::string folder() { return in_tree("src/games/empires_end/"); }

json read(const std::string& name) {
    std::ifstream file(folder() + name);
    return json::parse(file);
}

json tokens_json(const Tokens& some) {
    json out = json::object();
    for (Token kind : all_tokens)
        if (some[kind] != 0) out[std::string(token_names[kind])] = some[kind];
    return out;
}

json kinds_json(TileKinds kinds) {
    json out = json::array();
    for (TileKind kind : kinds) out.push_back(tile_kind_names[kind]);
    return out;
}

json per_json(const Neighbors& per) {
    if (per.destroyed) return {{"state", "destroyed"}};
    return {{"state", "healthy"}, {"kinds", kinds_json(per.kinds)}};
}

json trades_json(const Trades& trades) {
    json out = json::array();
    for (const Trade& trade : trades)
        out.push_back({{"give", token_names[trade.give]}, {"get", token_names[trade.get]}, {"amount", trade.amount}});
    return out;
}

// The phase in which an ability of each colour works, as the data files name it.
std::string phase_word(const Ability& ability) {
    if (ability.kind == AbilityKind::rally) return "conflict";
    constexpr EnumArray<Color, std::string_view, 5> words{{"economy", "industry", "conflict", "disaster", "end"}};
    return std::string(words[color_of(ability)]);
}

void add_green(json& out, const Ability& ability) {
    switch (ability.kind) {
        case AbilityKind::gain:
            out["gain"] = tokens_json(ability.tokens);
            break;
        case AbilityKind::gain_choice:
            out["n"] = ability.n;
            out["choices"] = json::array();
            for (Token kind : ability.choices) out["choices"].push_back(token_names[kind]);
            break;
        case AbilityKind::gain_per_adjacent: {
            const json each = tokens_json(ability.tokens);
            out["gain"] = each.begin().key();
            out["each"] = each.begin().value();
            out["per"] = per_json(ability.per);
            out["max"] = ability.most;
            break;
        }
        case AbilityKind::vp_per_adjacent:
            out["vp"] = ability.vp;
            out["per"] = per_json(ability.per);
            out["max"] = ability.most;
            break;
        case AbilityKind::convert:
            out["times"] = ability.times;
            out["trades"] = trades_json(ability.trades);
            break;
        default:
            out["scope"] = "adjacent";
    }
}

void add_brown(json& out, const Ability& ability) {
    switch (ability.kind) {
        case AbilityKind::build_discount:
            out["hammers"] = ability.n;
            break;
        case AbilityKind::repair_discount:
            out["hammers"] = ability.tokens[Token::hammer];
            out["coins"] = ability.tokens[Token::coin];
            break;
        case AbilityKind::extra_card_action:
            out["n"] = ability.n;
            break;
        case AbilityKind::sell_bonus:
            out["gain"] = tokens_json(ability.tokens);
            break;
        case AbilityKind::swap:
            out["scope"] = ability.any_two ? "any" : "host_adjacent";
            break;
        default:
            break;
    }
}

void add_purple(json& out, const Ability& ability) {
    if (ability.kind != AbilityKind::copy_end) out["vp"] = ability.vp;
    if (ability.kind == AbilityKind::per_token) out["token"] = token_names[*ability.choices.begin()];
    if (ability.kind == AbilityKind::per_adjacent_healthy) out["kinds"] = kinds_json(ability.per.kinds);
}

json ability_json(const Ability& ability) {
    json out = {{"colour", color_names[color_of(ability)]},
                {"phase", phase_word(ability)},
                {"kind", ability_kinds[ability.kind].name}};
    switch (color_of(ability)) {
        case Color::green:
            add_green(out, ability);
            break;
        case Color::brown:
            add_brown(out, ability);
            break;
        case Color::purple:
            add_purple(out, ability);
            break;
        case Color::orange:
            out["exhaust"] = true;
            [[fallthrough]];
        case Color::red:
            if (ability.n != 0) out["n"] = ability.n;
    }
    return out;
}

TEST(Content, tiles_are_those_of_locations_json) {
    const json file = read("locations.json");
    ASSERT_EQ(file["tiles"].size(), static_cast<std::size_t>(row_length));
    EXPECT_EQ(file["total_vp"], total_vp);
    for (Tile tile : all_tiles) {
        const json& row = file["tiles"][ordinal(tile)];
        const TileFacts& facts = tiles[tile];
        EXPECT_EQ(row["id"], ordinal(tile));
        EXPECT_EQ(row["key"], facts.key);
        EXPECT_EQ(row["short"], facts.short_name);
        EXPECT_EQ(row["kind"], tile_kind_names[facts.kind]);
        EXPECT_EQ(row["vp"], facts.vp);
        EXPECT_EQ(row["repair"]["hammer"], facts.repair[Token::hammer]);
        EXPECT_EQ(row["repair"]["coin"], facts.repair[Token::coin]);
        EXPECT_EQ(row["ability"], ability_json(facts.ability)) << facts.key;
        EXPECT_EQ(row["text"], facts.text);
        EXPECT_EQ(row["provenance"]["vp"], origin_names[facts.vp_origin]);
        EXPECT_EQ(row["provenance"]["repair"], "reconstructed");
        EXPECT_EQ(row["provenance"]["ability"], "seed");
    }
    EXPECT_EQ(file["tiles"][10]["option_ability"]["copies"], city_discounts);
}

TEST(Content, cards_are_those_of_disasters_json) {
    const json file = read("disasters.json");
    ASSERT_EQ(file["cards"].size(), static_cast<std::size_t>(card_count));
    for (int number = 1; number <= card_count; ++number) {
        const Card card = card_at(number);
        const json& row = file["cards"][static_cast<std::size_t>(number - 1)];
        const Disaster& facts = disaster(card);
        EXPECT_EQ(row["id"], number);
        EXPECT_EQ(row["family"], family_names[family_of(card)]);
        EXPECT_EQ(row["target"], empires_end::number(target_of(card)));
        json bid = json::array();
        for (Token kind : family_bids[family_of(card)]) bid.push_back(token_names[kind]);
        EXPECT_EQ(row["bid"], bid);
        EXPECT_EQ(file["families"][row["family"].get<std::string>()]["bid"], bid);
        EXPECT_EQ(row["name"], facts.name);
        EXPECT_EQ(row["plus"], facts.build_cost == plus);
        EXPECT_EQ(row["build_cost"], facts.build_cost);
        EXPECT_EQ(row["ability"], ability_json(facts.ability)) << number;
        EXPECT_EQ(row["text"], facts.text);
        EXPECT_EQ(row["provenance"]["ability_kind"], origin_names[facts.kind_origin]);
        EXPECT_EQ(row["provenance"]["ability_numbers"], origin_names[facts.numbers_origin]);
        EXPECT_EQ(row["provenance"]["rest"], "reconstructed");
    }
}

TEST(Content, ability_kinds_are_those_of_disasters_json) {
    const json rules = read("disasters.json")["ability_rules"];
    ASSERT_EQ(rules.size(), static_cast<std::size_t>(ability_kind_count));
    for (const AbilityKindFacts& kind : ability_kinds) EXPECT_EQ(rules[std::string(kind.name)], kind.rule);
}

TEST(Content, conflicts_are_those_of_conflicts_json) {
    const json file = read("conflicts.json");
    ASSERT_EQ(file["cards"].size(), static_cast<std::size_t>(conflict_count));
    for (int number = 1; number <= conflict_count; ++number) {
        const json& row = file["cards"][static_cast<std::size_t>(number - 1)];
        const ConflictFacts& card = facts(static_cast<Conflict>(number));
        EXPECT_EQ(row["id"], number);
        EXPECT_EQ(row["name"], card.name);
        EXPECT_EQ(row["upheaval"], empires_end::number(card.upheaval));
        ASSERT_EQ(row["rows"].size(), card.rows.size());
        for (std::size_t i = 0; i < card.rows.size(); ++i) {
            EXPECT_EQ(row["rows"][i]["min"], card.rows[i].least);
            EXPECT_EQ(row["rows"][i]["vp"], card.rows[i].reward.vp);
            EXPECT_EQ(row["rows"][i]["tokens"], tokens_json(card.rows[i].reward.tokens));
        }
        EXPECT_EQ(row["victory"]["vp"], card.victory.vp);
        EXPECT_EQ(row["victory"]["tokens"], tokens_json(card.victory.tokens));
    }
}

TEST(Content, tracks_are_those_of_tracks_json) {
    const json file = read("tracks.json");
    int compared = 0;
    for (const json& track : file["tracks"])
        for (int players : track["players"]) {
            Options options;
            options.players = static_cast<std::uint8_t>(players);
            options.blitz = track["length"] == "blitz" ? 1 : 0;
            ASSERT_EQ(track["space_count"], track_length(options));
            int disasters = 0;
            for (int space = 0; space < track_length(options); ++space) {
                EXPECT_EQ(track["spaces"][static_cast<std::size_t>(space)], phase_codes[phase_on(options, space)]);
                disasters += disaster_cards(phase_on(options, space));
            }
            EXPECT_EQ(track["disaster_cards"], disasters);
            ++compared;
        }
    EXPECT_EQ(compared, 6);
}

TEST(Content, the_rules_in_the_program_are_the_file) {
    std::ifstream file(folder() + "RULES.md");
    const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    EXPECT_EQ(EmpiresEnd::rules_text(), text);
}

}  // namespace
}  // namespace ozy::empires_end
