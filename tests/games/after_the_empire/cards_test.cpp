// cards_test.cpp - the card tables against buildings.json, refugees.json, objectives.json and effects.json.
#include <gtest/gtest.h>
#include <map>

#include "games/after_the_empire/files.hpp"

namespace ozy::after_the_empire {
namespace {

using nlohmann::json;

json bag_json(const Bag& bag) {
    json out = json::object();
    for (const Good& good : goods)
        if (bag.*good.field > 0) out[std::string(good.name)] = bag.*good.field;
    return out;
}

// Ops of effects.json whose only number is n, with the parameter that distinguishes ops of one id.
const std::map<Op, json> counted_ops = {
    {Op::sow, {{"op", "sow"}}},
    {Op::protect, {{"op", "protect"}}},
    {Op::heal, {{"op", "heal"}}},
    {Op::mend, {{"op", "mend"}}},
    {Op::repair, {{"op", "repair"}}},
    {Op::peek_invader, {{"op", "peek"}, {"deck", "invader"}}},
    {Op::peek_siege, {{"op", "peek"}, {"deck", "siege"}}},
    {Op::strike, {{"op", "strike"}}},
    {Op::rescue, {{"op", "rescue"}}},
    {Op::feast_relief, {{"op", "feast_relief"}}},
    {Op::archery_wall_troops, {{"op", "archery_bonus"}, {"source", "wall_troops"}}},
    {Op::archery_wood_turret, {{"op", "archery_bonus"}, {"source", "wood_turret"}}},
    {Op::archery_stone_turret, {{"op", "archery_bonus"}, {"source", "stone_turret"}}},
    {Op::melee_bonus, {{"op", "melee_bonus"}}},
    {Op::absorb_siege, {{"op", "absorb"}, {"source", "siege"}}},
    {Op::absorb_wall_melee, {{"op", "absorb"}, {"source", "wall_melee"}}},
    {Op::absorb_inside_melee, {{"op", "absorb"}, {"source", "inside_melee"}}},
    {Op::retain, {{"op", "retain"}}},
    {Op::hide_gold, {{"op", "hide_gold"}}},
};

json step_as_json(const Step& step) {
    const int n = step.n, limit = step.limit;
    if (const auto counted = counted_ops.find(step.op); counted != counted_ops.end()) {
        json out = counted->second;
        out["n"] = n;
        if (out["op"] == "archery_bonus") out["rounds"] = step.first_round ? "first" : "all";
        return out;
    }
    const std::string metric(step.metric == Metric::none ? "" : metric_names[step.metric]);
    const std::string space(step.space == Space::none ? "" : spaces[step.space].id);
    switch (step.op) {
        case Op::gain:
            return {{"op", "gain"}, {"res", bag_json(step.a)}};
        case Op::exchange:
            return {{"op", "exchange"},
                    {"a", bag_json(step.a)},
                    {"b", bag_json(step.b)},
                    {"times", n},
                    {"reversible", step.reversible}};
        case Op::construct:
            return {{"op", "do_action"}, {"action", "construct"}};
        case Op::objective:
            return {{"op", "objective"}, {"draw", n}, {"keep", limit}};
        case Op::gain_per:
            return {{"op", "gain_per"}, {"res", "gold"}, {"count", metric}, {"per", n}, {"cap", limit}};
        case Op::discount_castle:
            return {{"op", "discount"}, {"scope", "castle"}, {"less", bag_json(step.a)}};
        case Op::discount_camp:
            return {{"op", "discount"}, {"scope", "camp"}, {"less", bag_json(step.a)}};
        case Op::yield_bonus:
            return {{"op", "yield_bonus"}, {"action", space}, {"add", bag_json(step.a)}};
        case Op::sack_shield:
            return {{"op", "sack_shield"}, {"gold", n}, {"cards", limit}};
        default:
            return {{"op", "count_as"}, {"count", metric}, {"n", n}};
    }
}

// Steps with branches become the `choice` of the file.
json steps_as_json(const Steps& steps) {
    json out = json::array(), options = json::array();
    for (const Step& step : steps) {
        if (step.branch < 0) {
            out.push_back(step_as_json(step));
            continue;
        }
        const auto list = static_cast<std::size_t>(step.branch);
        while (options.size() <= list) options.push_back(json::array());
        options[list].push_back(step_as_json(step));
    }
    if (!options.empty()) out.push_back({{"op", "choice"}, {"options", options}});
    return out;
}

void expect_card(const json& entry) {
    const auto card = static_cast<Card>(entry["index"].get<int>());
    const CardFace& face = cards[card];
    SCOPED_TRACE(face.id);
    EXPECT_EQ(face.id, entry["id"]);
    EXPECT_EQ(face.name, entry["name"]);
    EXPECT_EQ(face.text, entry["text"]);
    EXPECT_EQ(face.cost, bag_in(entry["cost"]));
    EXPECT_EQ(face.end_gold, entry["end_gold"]);
    EXPECT_EQ(face.initiative, entry.value("initiative", 0));
    EXPECT_EQ(provenance_names[face.sources.name], provenance_in(entry["provenance"]["name"]));
    EXPECT_EQ(provenance_names[face.sources.effects], provenance_in(entry["provenance"]["effects"]));
    EXPECT_EQ(provenance_names[face.sources.cost], provenance_in(entry["provenance"]["cost"]));
    EXPECT_EQ(provenance_names[face.sources.end_gold], provenance_in(entry["provenance"]["end_gold"]));
    std::size_t effects = 0;
    for (const Effect& effect : face.effects) effects += effect.trigger != Trigger::none;
    ASSERT_EQ(effects, entry["effects"].size());
    for (std::size_t i = 0; i < effects; ++i) {
        const json& ours = entry["effects"][i];
        EXPECT_EQ(trigger_names[face.effects[i].trigger], ours["trigger"]);
        EXPECT_EQ(face.effects[i].grouped, ours.contains("group"));
        EXPECT_EQ(face.effects[i].pay, bag_in(ours.value("pay", json::object())));
        EXPECT_EQ(steps_as_json(face.effects[i].steps), ours["do"]);
    }
}

// [AE-1.10] [AE-7.1]
TEST(Cards, MatchTheirFilesEntryByEntry) {
    int count = 0;
    for (const char* name : {"buildings", "refugees"}) {
        const json file = data_file(name);
        for (const char* list : {"starting", "cards"})
            for (const json& entry : file[list]) {
                expect_card(entry);
                ++count;
            }
    }
    EXPECT_EQ(count, card_count);
}

TEST(Cards, ObjectivesMatchTheirFile) {
    const json file = data_file("objectives");
    ASSERT_EQ(file["cards"].size(), static_cast<std::size_t>(objective_count));
    for (const json& entry : file["cards"]) {
        const ObjectiveFace& face = objectives[static_cast<Objective>(entry["index"].get<int>())];
        SCOPED_TRACE(face.id);
        EXPECT_EQ(face.id, entry["id"]);
        EXPECT_EQ(face.name, entry["name"]);
        EXPECT_EQ(face.gold, entry["gold"]);
        EXPECT_EQ(face.text, entry["text"]);
        json conditions = json::array();
        for (const Condition& condition : face.all) {
            if (condition.metric == Metric::none) continue;
            json ours{{"kind", condition.least > 0 ? "at_least" : "most"}, {"metric", metric_names[condition.metric]}};
            if (condition.least > 0) ours["n"] = condition.least;
            conditions.push_back(ours);
        }
        EXPECT_EQ(conditions, entry["all"]);
    }
}

// [AE-7.41] The language itself: triggers, metrics, goods and the ids of ops.
TEST(Effects, LanguageMatchesItsFile) {
    const json file = data_file("effects");
    ASSERT_EQ(file["triggers"].size(), static_cast<std::size_t>(trigger_count));
    for (Trigger trigger : all_triggers) EXPECT_EQ(file["triggers"][ordinal(trigger)]["id"], trigger_names[trigger]);
    ASSERT_EQ(file["metrics"].size(), static_cast<std::size_t>(metric_count));
    for (Metric metric : all_metrics) EXPECT_EQ(file["metrics"][ordinal(metric)]["id"], metric_names[metric]);
    ASSERT_EQ(file["bag_keys"].size(), goods.size());
    for (std::size_t i = 0; i < goods.size(); ++i) EXPECT_EQ(file["bag_keys"][i], goods[i].name);
    std::map<std::string, bool> ours{{"choice", false}};
    for (Op op : all_ops) ours[step_as_json(plain(op)).value("op", "")] = is_standing(op);
    std::map<std::string, bool> theirs;
    for (const json& entry : file["ops"]) theirs[entry["id"]] = entry["standing"].get<bool>();
    EXPECT_EQ(ours, theirs);
}

// [AE-7.5] [AE-7.16] [AE-7.17] [AE-7.27] Variants of free actions, as RULES.md ("Decisions") numbers them.
TEST(Effects, VariantsAreNumberedAsInTheRules) {
    const auto variants = [](std::string_view id) {
        std::vector<int> out;
        for (Card card : all_cards)
            if (cards[card].id == id)
                for (Deed deed : deeds.free_of(card)) out.push_back(deeds[deed].variant);
        return out;
    };
    EXPECT_EQ(variants("barracks"), (std::vector<int>{1, 2, 3}));
    EXPECT_EQ(variants("ferryman"), (std::vector<int>{1, 2, 3, 4}));
    EXPECT_EQ(variants("cloth_market"), (std::vector<int>{1, 2}));
    EXPECT_EQ(variants("tinker"), (std::vector<int>{1, 2, 3, 4, 5, 6}));
    EXPECT_EQ(variants("wayfinder"), (std::vector<int>{0, 1}));
    EXPECT_EQ(variants("watermill"), (std::vector<int>{0}));
    EXPECT_EQ(variants("bakery"), (std::vector<int>{}));
}

}  // namespace
}  // namespace ozy::after_the_empire
