// board_test.cpp - board, castle, gold track, invaders and sieges against their data files.
#include <gtest/gtest.h>

#include "games/after_the_empire/files.hpp"
#include "games/after_the_empire/names.hpp"

namespace ozy::after_the_empire {
namespace {

using nlohmann::json;

template <class Numbers>
std::vector<int> numbers(const Numbers& list) {
    return {list.begin(), list.end()};
}

// [AE-3.3] [AE-3.4] [AE-3.5] [AE-3.6] [AE-11.1] [AE-11.2]
TEST(Board, SeasonsMatch) {
    const json seasons = data_file("board")["seasons"];
    EXPECT_EQ(seasons["count"], season_count);
    EXPECT_EQ(seasons["workers"], numbers(workers_by_season));
    EXPECT_EQ(seasons["threat"], numbers(threat_by_season));
    EXPECT_EQ(seasons["flag_value"], numbers(flag_by_season));
    EXPECT_EQ(seasons["flag_value_on_tie"], flag_on_tie);
    const json& down = seasons["face_down_invaders"];
    EXPECT_EQ(down["easy"], numbers(face_down_invaders[Difficulty::easy]));
    EXPECT_EQ(down["normal"], numbers(face_down_invaders[Difficulty::normal]));
    EXPECT_EQ(down["hard"], numbers(face_down_invaders[Difficulty::hard]));
}

// [AE-4.7] [AE-5.1 to AE-5.8] What an option pays and does, as the file says it.
TEST(Board, SharedActionsMatch) {
    const json file = data_file("board")["shared_actions"];
    ASSERT_EQ(file.size(), static_cast<std::size_t>(shared_space_count));
    for (Space space : shared_spaces) {
        const json& entry = file[ordinal(space)];
        const SpaceFace& face = spaces[space];
        SCOPED_TRACE(face.id);
        EXPECT_EQ(entry["space"], static_cast<int>(space));
        EXPECT_EQ(entry["id"], face.id);
        EXPECT_EQ(entry["name"], face.name);
        EXPECT_EQ(entry["rule"], face.rule);
        for (int players = 2; players <= 4; ++players)
            EXPECT_EQ(entry["spaces_by_seats"][std::to_string(players)], face.spaces_for(operand(players)));
        if (is_market(space)) continue;
        ASSERT_EQ(entry["options"].size(), static_cast<std::size_t>(face.option_count));
        for (std::size_t i = 0; i < entry["options"].size(); ++i) {
            const json& option = entry["options"][i];
            EXPECT_EQ(option["text"], face.options[i].text);
            EXPECT_EQ(bag_in(option.value("pay", json::object())), face.options[i].pay);
            EXPECT_EQ(bag_in(option["get"]), face.options[i].steps[0].a);
            EXPECT_EQ(option.value("do", json::array()).size() + 1, face.options[i].steps.count);
        }
    }
    const json& scout = file[ordinal(Space::scout)]["options"][0]["do"];
    EXPECT_EQ(scout[0], (json{{"op", "protect"}, {"n", 1}}));
    EXPECT_EQ(scout[1], (json{{"op", "objective"}, {"draw", 2}, {"keep", 1}}));
    EXPECT_EQ(spaces[Space::scout].options[0].steps[1].op, Op::protect);
    EXPECT_EQ(spaces[Space::scout].options[0].steps[2].n, 2);
}

// [AE-6.1] [AE-6.2] [AE-6.7]
TEST(Board, OwnActionsMatch) {
    const json file = data_file("board")["own_actions"];
    for (std::size_t i = 0; i < 3; ++i) {
        const auto space = static_cast<Space>(shared_space_count + i);
        EXPECT_EQ(file[i]["space"], static_cast<int>(space));
        EXPECT_EQ(file[i]["id"], spaces[space].id);
        EXPECT_EQ(file[i]["name"], spaces[space].name);
        EXPECT_EQ(file[i]["rule"], spaces[space].rule);
        EXPECT_EQ(file[i]["do"].size(), spaces[space].options[0].steps.count);
    }
    const Steps& granary = spaces[Space::granary].options[0].steps;
    EXPECT_EQ(file[0]["do"][0], (json{{"op", "heal"}, {"n", spaces[Space::infirmary].options[0].steps[0].n}}));
    EXPECT_EQ(file[1]["do"][0], (json{{"op", "sow"}, {"n", granary[0].n}}));
    EXPECT_EQ(file[1]["do"][1], (json{{"op", "protect"}, {"n", granary[1].n}}));
    EXPECT_EQ(file[2]["do"][0], (json{{"op", "do_action"}, {"action", "construct"}}));
}

// [AE-6.10 to AE-6.16] Prices, cubes and archery of every piece.
TEST(Board, CastleMatches) {
    const json castle = data_file("board")["castle"];
    ASSERT_EQ(castle["pieces"].size() + 1, static_cast<std::size_t>(piece_count));
    for (Piece piece : all_pieces) {
        if (piece == Piece::none) continue;
        const json& entry = castle["pieces"][ordinal(piece) - 1];
        const PieceFace& face = pieces[piece];
        SCOPED_TRACE(face.id);
        EXPECT_EQ(entry["id"], face.id);
        EXPECT_EQ(entry["place"], face.form == Form::turret ? "corner" : "side");
        EXPECT_EQ(entry["material"], face.of_stone ? "stone" : "wood");
        EXPECT_EQ(bag_in(entry["build"]), face.build);
        EXPECT_EQ(bag_in(entry.value("upgrade", json::object())), face.upgrade);
        EXPECT_EQ(entry["cubes"], face.cubes);
        EXPECT_EQ(entry["archery"], face.archery);
        EXPECT_EQ(provenance_in(entry["provenance"]["cubes"]), provenance_names[face.cubes_source]);
    }
    for (CastlePosition position : all_positions)
        EXPECT_EQ(castle["positions"][ordinal(position)], position_names[position]);
    for (Place place : all_places) EXPECT_EQ(castle["places"][ordinal(place)], place_names[place]);
    for (const json& corner : castle["corners"]) {
        CastlePosition position{};
        Words word(corner["id"].get_ref<const std::string&>());
        ASSERT_TRUE(take_id(word, position));
        for (Side side : all_sides) {
            const bool beside = corner["sides"][0] == id_text(side) || corner["sides"][1] == id_text(side);
            EXPECT_EQ(corners_of[side].before == position || corners_of[side].after == position, beside);
        }
    }
    EXPECT_EQ(castle["limits"], (json{{"walls", form_limits[Form::wall]},
                                      {"gates", form_limits[Form::gate]},
                                      {"turrets", form_limits[Form::turret]}}));
    EXPECT_EQ(bag_in(castle["repair_cube"]["wood"]), repair_wood);
    EXPECT_EQ(bag_in(castle["repair_cube"]["stone"]), repair_stone);
    EXPECT_EQ(bag_in(castle["clear_inoperable_stone_turret"]), clear_flame);
    EXPECT_EQ(bag_in(castle["mend_refugee"]), mend_refugee);
    EXPECT_EQ(bag_in(castle["mend_building"]), mend_building);
}

// [AE-2.1] [AE-2.4] [AE-2.8] [AE-10.3] [AE-10.8]
TEST(Board, SetupAndSackMatch) {
    const json file = data_file("board");
    const json& setup = file["setup"];
    EXPECT_EQ(setup["gold_by_turn_order"], numbers(gold_by_turn_order));
    EXPECT_EQ(setup["stock"], (json{{"food", starting_stock.food},
                                    {"wood", starting_stock.wood},
                                    {"stone", starting_stock.stone},
                                    {"iron", starting_stock.iron}}));
    EXPECT_EQ(setup["soldiers"], starting_soldiers);
    EXPECT_EQ(setup["starting_refugees_on_offer"], starting_refugee_count);
    EXPECT_EQ(file["farms"]["start_level"], starting_farm);
    EXPECT_EQ(file["farms"]["levels"].back(), best_farm);
    EXPECT_EQ(file["sack"]["cards_damaged"], cards_damaged_by_sack);
    EXPECT_EQ(file["sack"]["next_season"]["mercenary"], mercenaries_after_sack);
    EXPECT_EQ(file["box"]["mercenary"], mercenary_cubes);
    EXPECT_EQ(file["box"]["iron"], iron_cubes);
    EXPECT_EQ(file["markets"]["buildings"]["slots"], building_slots);
    EXPECT_EQ(file["markets"]["refugees"]["slots"], refugee_slots);
    for (std::size_t i = 0; i < phase_names.size(); ++i) EXPECT_EQ(file["phases"][i], phase_names[i]);
}

// [AE-10.5]
TEST(GoldTrack, MatchesItsFile) {
    const json file = data_file("gold_track");
    EXPECT_EQ(file["threat_spaces"], numbers(threat_by_season));
    EXPECT_EQ(file["spike_spaces"], numbers(spike_spaces));
    const json& values = file["fallback"]["values"];
    ASSERT_EQ(values.size(), 121U);
    for (int gold = 0; gold <= 120; ++gold) EXPECT_EQ(fallback(gold), values[static_cast<std::size_t>(gold)]);
    EXPECT_EQ(fallback(151), 75);
    std::vector<int> rises;
    for (int gold = first_rise; gold <= last_rise; gold += rise_step) rises.push_back(gold);
    EXPECT_EQ(file["rise_spaces"], rises);
    EXPECT_EQ(file["track"]["lap"], track_lap);
}

// [AE-8.5] [AE-8.6]
TEST(Attackers, InvadersMatchTheirFile) {
    const json file = data_file("invaders");
    ASSERT_EQ(file["cards"].size(), static_cast<std::size_t>(invader_count));
    for (const json& entry : file["cards"]) {
        const auto card = static_cast<Invader>(entry["index"].get<int>());
        const InvaderFace& face = invaders[card];
        SCOPED_TRACE(face.id);
        EXPECT_EQ(entry["id"], face.id);
        EXPECT_EQ(entry["name"], face.name);
        EXPECT_EQ(provenance_in(entry["provenance"]["name"]), provenance_names[face.name_source]);
        for (std::size_t i = 0; i < tier_count; ++i)
            EXPECT_EQ(entry["tiers"][i], (json{{"gold", face.tiers[i].gold},
                                               {"archers", face.tiers[i].archers},
                                               {"swordsmen", face.tiers[i].swordsmen}}));
    }
}

// [AE-8.7] [AE-8.8]
TEST(Attackers, SiegesMatchTheirFile) {
    const json file = data_file("sieges");
    ASSERT_EQ(file["cards"].size(), static_cast<std::size_t>(siege_count));
    for (const json& entry : file["cards"]) {
        const SiegeFace& face = sieges[static_cast<Siege>(entry["index"].get<int>())];
        SCOPED_TRACE(face.id);
        EXPECT_EQ(entry["id"], face.id);
        EXPECT_EQ(entry["name"], face.name);
        EXPECT_EQ(entry["mode"], face.mode == Mode::damage ? "damage" : "bypass");
        EXPECT_EQ(entry["surge"], surge_names[face.surge]);
        EXPECT_EQ(provenance_in(entry["provenance"]["surge"]), provenance_names[face.surge_source]);
        for (std::size_t i = 0; i < tier_count; ++i)
            EXPECT_EQ(entry["tiers"][i], (json{{"gold", face.tiers[i].gold}, {"n", face.tiers[i].n}}));
    }
}

}  // namespace
}  // namespace ozy::after_the_empire
