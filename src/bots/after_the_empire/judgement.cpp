// judgement.cpp - what a bot sees in a position of After the Empire, in hundredths of a gold before it is weighed.
#include "bots/after_the_empire/judgement.hpp"

#include <algorithm>

#include "bots/after_the_empire/defence.hpp"
#include "bots/after_the_empire/worth.hpp"

namespace ozy {

namespace {

using namespace after_the_empire;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

constexpr int farm_level_worth = 80, soldier_upkeep = 90, best_soldier = 160, soldier_a_season = 35;
constexpr int wood_worth = 110, stone_worth = 190, iron_worth = 240, food_worth = 80, spare_food_worth = 40;
constexpr int plenty_of_wood = 9, plenty_of_stone = 9, plenty_of_iron = 3;
constexpr int unmet_objective_share = 35;  // percent of its gold, while seasons are left
constexpr int help_after_sack = 500;       // villager and mercenaries, as far as they are used
constexpr int cube_worth = 45, mercenary_worth = 40, protected_farm_worth = 25, move_point_worth = 30;

struct Feature {
    enum : std::size_t { gold, objectives, stock, cards, castle, people, combat, count };
};
static_assert(Feature::count == feature_count<AfterTheEmpire>);
using FeatureRow = std::array<int, Feature::count>;

constexpr WeightLine weight_lines[] = {
#include "bots/after_the_empire/weights.inc"
};
constexpr auto weight_tables = tabulate(Judgement<AfterTheEmpire>::feature_names, weight_lines, 2, max_players);

// Seasons whose income is still to come.
int seasons_left(const State& state) {
    return state.turn.stage == Stage::over ? 0 : season_count - state.turn.season + 1;
}

int halved_beyond(int amount, int plenty, int worth) {
    return std::min(amount, plenty) * worth + std::max(0, amount - plenty) * worth / 2;
}

int value_of_stock(const State& state, Seat seat, int seasons) {
    const Stock& stock = state.lords[seat].stock;
    const int hungry = std::max(0, stock.food - forecast_food(state, seat));
    const int eaten = std::min<int>(stock.food, hungry);
    const int goods_worth = eaten * food_worth + (stock.food - eaten) * spare_food_worth +
                            halved_beyond(stock.wood, plenty_of_wood, wood_worth) +
                            halved_beyond(stock.stone, plenty_of_stone, stone_worth) +
                            halved_beyond(stock.iron, plenty_of_iron, iron_worth);
    return goods_worth * std::min(seasons, 3) / 3;
}

int value_of_objectives(const State& state, Seat seat, int seasons) {
    int value = 0;
    for (Objective objective : state.lords[seat].objectives) {
        const int gold = objectives[objective].gold * one_gold;
        value += is_fulfilled(state, seat, objective) ? gold : seasons > 0 ? gold * unmet_objective_share / 100 : 0;
    }
    return value;
}

// The printed gold of damaged cards can be won back by mending.
int value_of_cards(const State& state, Seat seat, int seasons) {
    const Lord& lord = state.lords[seat];
    int value = 0;
    for (Card card : lord.cards) {
        value += abilities[card] * (2 * seasons - 1) / 2 * 6 / 10;
        if (lord.damaged.contains(card)) value += cards[card].end_gold * one_gold * std::min(seasons, 4) / 8;
    }
    return value;
}

// Pieces pay and defend; cubes keep them standing.
int value_of_castle(const Lord& lord, int seasons) {
    int cubes = 0;
    for (std::uint8_t count : lord.castle.cubes) cubes += count;
    int pieces_paying = 0, farms = 0;
    for (CastlePosition position : all_positions) pieces_paying += lord.castle.works(position);
    for (std::uint8_t level : lord.farms) farms += level;
    return seasons * (pieces_paying * one_gold + farms * farm_level_worth) +
           std::min(seasons, 2) * cubes * cube_worth / 2;
}

int value_of_people(const Lord& lord, int seasons) {
    const int soldier = std::min(best_soldier, soldier_a_season * seasons);
    return lord.troops[Troop::soldier] * soldier + lord.wounded * soldier * 4 / 10 -
           seasons * soldiers(lord) * soldier_upkeep + lord.troops[Troop::mercenary] * mercenary_worth +
           lord.protected_farms.count() * protected_farm_worth + lord.move_points * move_point_worth +
           lord.workers * worker_worth;
}

bool is_richest(const State& state, Seat seat) {
    for (Seat rival : seats_of(seats(state)))
        if (state.lords[rival].stock.gold > state.lords[seat].stock.gold) return false;
    return true;
}

// What the coming combat may cost, and the flag it may bring.
int value_of_combat(const State& state, Seat seat) {
    const Lord& lord = state.lords[seat];
    const int sacked = chance_of_sack(state, seat);
    const int help = state.turn.season < season_count ? help_after_sack : 0;
    const int loss = (lord.stock.gold - gold_after_sack(lord)) * one_gold + 500 + 80 * state.turn.season - help;
    const int flag = is_richest(state, seat) ? flag_by_season[season_index(state)] * one_gold : 0;
    return -sacked * loss / 100 + (100 - sacked) * flag / 200;
}

}  // namespace

Features<AfterTheEmpire> Judgement<AfterTheEmpire>::features(const State& state) {
    Features<AfterTheEmpire> out;
    const int seasons = seasons_left(state);
    for (Seat seat : seats_of(seats(state))) {
        FeatureRow& row = out[seat];
        const ScoreSheet sheet = score_sheet(state, seat);
        row[Feature::gold] = (sheet.total() - sheet.objectives) * one_gold;
        row[Feature::objectives] = value_of_objectives(state, seat, seasons);
        if (seasons == 0) continue;
        row[Feature::stock] = value_of_stock(state, seat, seasons);
        row[Feature::cards] = value_of_cards(state, seat, seasons);
        row[Feature::castle] = value_of_castle(state.lords[seat], seasons);
        row[Feature::people] = value_of_people(state.lords[seat], seasons);
        row[Feature::combat] = value_of_combat(state, seat);
    }
    return out;
}

int Judgement<AfterTheEmpire>::progress(const State& state) {
    return std::min(latest, (state.turn.season - 1) * latest / (season_count - 1));
}

const WeightsOf<AfterTheEmpire>& Judgement<AfterTheEmpire>::weights(int players) {
    return weight_tables[static_cast<std::size_t>(players)];
}

// Between the placements of the action phase, and once nothing is left to decide.
bool Judgement<AfterTheEmpire>::is_settled(const State& state) {
    constexpr IdSet<Question, std::uint32_t> settled{Question::gate, Question::take, Question::turn, Question::after,
                                                     Question::nothing};
    return settled.contains(state.turn.question);
}

}  // namespace ozy
