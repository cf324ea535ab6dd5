// judgement.cpp - what a bot sees in a position of After the Flood. One victory point counts 1000 before it is weighed.
#include "bots/after_the_flood/judgement.hpp"

#include <algorithm>
#include <array>

namespace ozy {

namespace {

using namespace after_the_flood;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

constexpr int point = 1000;
using ByTurn = std::array<int, turns>;  // weights for turns 1 to 5

constexpr int expansion_percent = 90;
constexpr int army_weight = 1350;
constexpr int idle_army_weight = 150;  // beyond what the map in reach can take
constexpr int unreached_percent = 100, pair_percent = 92, single_percent = 78;
constexpr int rank_weight = 500;
constexpr ByTurn goods_weight = {350, 350, 350, 250, 0};  // of each point of value
constexpr ByTurn city_weight = {1500, 1500, 1500, 1200, 0};
constexpr ByTurn half_weight = {600, 600, 600, 400, 0};  // of one wood for a city that waits for two
constexpr ByTurn majority_percent = {15, 25, 40, 65, 100};
constexpr ByTurn trader_percent = {100, 90, 80, 60, 25};
constexpr int production_weight = 220;                          // of each point of value and turn
constexpr int right_now_weight = 450, right_next_weight = 220;  // of each base army
constexpr int contested_percent = 40;
constexpr int scribe_weight = 800, tool_maker_weight = 600;
constexpr int free_worker_weight = 250;  // lost by who passes: a turn without work
constexpr PerResource<int> icon_weight{{0, 0, 700, 350, 0, 700, 900, 1100}};

struct Feature {
    enum : std::size_t {
        points,
        areas,
        armies,
        rank,
        goods,
        expansions,
        cities_waiting,
        production,
        majorities,
        rights_now,
        rights_next,
        traders,
        workers,
        city_rules,
        count
    };
};
static_assert(Feature::count == feature_count<AfterTheFlood>);
using FeatureRow = std::array<int, Feature::count>;

constexpr WeightLine weight_lines[] = {
#include "bots/after_the_flood/weights.inc"
};
constexpr auto weight_tables = tabulate(Judgement<AfterTheFlood>::feature_names, weight_lines, 3, 3);

struct CityWorth {
    Area area;
    int weight;  // each turn left
};
constexpr CityWorth city_worth[] = {
    {Area::babylon, 1000}, {Area::nippur, 1000}, {Area::sippar, 800}, {Area::ur, 800}, {Area::shuruppak, 200}};

int by_turn(const State& state, const ByTurn& weights) { return weights[static_cast<std::size_t>(state.turn - 1)]; }
int turns_left(const State& state) { return turns - state.turn; }

bool in_phase_three(const State& state) {
    return state.question != Question::city && state.question != Question::luxury && state.question != Question::over;
}
bool can_act(const State& state, Seat seat) { return in_phase_three(state) && !state.powers[seat].passed; }

// Areas where an army of the seat could still be attacked in this turn.
AreaSet threatened(const State& state, Seat seat) {
    AreaSet out;
    for (Seat rival : all_seats) {
        if (rival == seat || !can_act(state, rival)) continue;
        if (state.powers[rival].armies_available > 0) out |= reach_of(state, rival);
        for (Empire empire : open_empires(state, rival)) {
            const Area home = empires[empire].home;
            out |= home == Area::none ? sumer : AreaSet(home) | reach_from[home];
        }
    }
    return out;
}

// Held areas by how likely they are to be held still in phase five.
int value_of_areas(const State& state, Seat seat) {
    if (!in_phase_three(state)) return 0;
    const AreaSet danger = threatened(state, seat);
    const bool nippur = has_city(state, seat, Area::nippur);
    int value = 0;
    for (Area area : state.map.held[seat]) {
        const int points = points_per_area + (nippur && sumer.contains(area) ? nippur_points : 0);
        const int percent = !danger.contains(area)           ? unreached_percent
                            : state.map.pairs.contains(area) ? pair_percent
                                                             : single_percent;
        value += points * point * percent / 100;
    }
    return value;
}

// Armies at hand, as far as there is room for them.
int value_of_armies(const State& state, Seat seat) {
    if (!can_act(state, seat)) return 0;
    const int armies = state.powers[seat].armies_available;
    if (armies == 0) return 0;
    AreaSet room = reach_of(state, seat);
    for (Area area : room) room |= reach_from[area];
    const int useful = 2 * (room - state.map.held[seat] - held_by_others(state.map, seat)).count() + 2;
    return std::min(armies, useful) * army_weight + std::max(0, armies - useful) * idle_army_weight;
}

int value_of_rank(const State& state, Seat seat) {
    int below = 0;
    for (Seat rival : state.ranks) below += rival != seat && outranks(state, seat, rival);
    return in_phase_three(state) ? below * rank_weight : 0;
}

// What the goods bring: expansions they pay for, and the rest by its value.
void see_goods(const State& state, Seat seat, FeatureRow& row) {
    const Power& power = state.powers[seat];
    const int cities = (state.map.cities[seat] - state.map.expanded).count();
    const int paid = std::min(cities, power.goods[Resource::wood] / wood_per_expansion);
    Goods rest = power.goods;
    rest[Resource::wood] = static_cast<std::uint8_t>(rest[Resource::wood] - paid * wood_per_expansion);
    for (Resource luxury : luxuries) rest[luxury] = static_cast<std::uint8_t>(std::max(0, rest[luxury] - paid));
    const int half = cities > paid && rest[Resource::wood] % wood_per_expansion == 1 ? by_turn(state, half_weight) : 0;
    row[Feature::expansions] = best_expansions(state, seat) * point * expansion_percent / 100;
    row[Feature::goods] = value_of(rest) * by_turn(state, goods_weight);
    row[Feature::cities_waiting] = half + (cities - paid) * by_turn(state, city_weight);
}

int value_of_production(const State& state, Seat seat, const Production& next) {
    const int value =
        next.grain[seat] * resources[Resource::grain].value + next.textile[seat] * resources[Resource::textile].value;
    return value * turns_left(state) * production_weight;
}

// [AF-18.1] Majorities as they stand, half of one that a single worker would win.
int value_of_majorities(const State& state, Seat seat) {
    int doubled = 0;
    for (Place place : outer_places | boxes) {
        const int points = final_points(place);
        if (points == 0 || (!is_area(place) && !state.options.final_boxes)) continue;
        const int own = state.powers[seat].workers[place];
        int most = 0;
        for (Seat rival : all_seats)
            if (rival != seat) most = std::max<int>(most, state.powers[rival].workers[place]);
        if (own > most) doubled += 2 * points;
        if (own == most && own > 0) doubled += points;
    }
    return doubled * point * by_turn(state, majority_percent) / 200;
}

// Somebody else who can still place workers stands close to the right to start it.
bool is_contested(const State& state, Seat seat, Empire empire) {
    if (starts_anywhere_in_sumer(empire)) return true;
    const Place home = place_of(empires[empire].home);
    for (Seat rival : all_seats) {
        const Power& power = state.powers[rival];
        const int most = power.workers[home] + power.workers[Place::available];
        if (rival != seat && power.workers[home] > 0 && power.empire == Empire::none && can_act(state, rival) &&
            most >= state.powers[seat].workers[home])
            return true;
    }
    return false;
}

// Empires the seat may still start in this turn, or could in the next with its workers as they stand.
void see_rights(const State& state, Seat seat, FeatureRow& row) {
    int now = 0, next = 0;
    if (can_act(state, seat))
        for (Empire empire : open_empires(state, seat))
            now = std::max(
                now, empires[empire].armies * (is_contested(state, seat, empire) ? contested_percent : 100) / 100);
    for (Empire empire : empires_in_sight(state, seat)) {
        const Area home = empires[empire].home;
        const bool lasts =
            home == Area::none || !has_decline(state.turn + 1) || state.powers[seat].workers[place_of(home)] > 1;
        next = std::max(next, empires[empire].armies / (lasts ? 1 : 3));
    }
    row[Feature::rights_now] = now * right_now_weight;
    row[Feature::rights_next] = next * right_next_weight;
}

// Traders where something is to be had; one for each icon counts fully.
int value_of_traders(const State& state, Seat seat) {
    int value = 0;
    for (Area area : trade_areas) {
        int left = std::min(traders(state, seat, area), areas[area].trade.count());
        for (Resource wanted : {Resource::lapis, Resource::gold, Resource::oil, Resource::wood, Resource::metal})
            if (left > 0 && areas[area].trade.contains(wanted)) {
                value += icon_weight[wanted];
                --left;
            }
    }
    return value * by_turn(state, trader_percent) / 100;
}

int value_of_workers(const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    const int scribes = power.workers[Place::scribes] + power.workers[Place::used_scribes];
    const int makers = power.workers[Place::tool_makers] + power.workers[Place::used_tool_makers];
    int value = std::min(turns_left(state), 2) * (scribes * scribe_weight + makers * tool_maker_weight) / 2;
    if (!can_act(state, seat)) return value;
    value += usable_scribes(power) * scribe_weight / 2;
    return value + power.workers[Place::available] * free_worker_weight;
}

int value_of_city_rules(const State& state, Seat seat) {
    int value = 0;
    for (const CityWorth& city : city_worth)
        if (has_city(state, seat, city.area)) value += city.weight * turns_left(state);
    if (has_city(state, seat, Area::babylon) && can_act(state, seat) && state.powers[seat].empire == Empire::none)
        value += babylon_armies * right_now_weight;
    return value;
}

Features<AfterTheFlood> see_position(const State& state) {
    Features<AfterTheFlood> out;
    const Production next = next_production(state);
    for (Seat seat : all_seats) {
        FeatureRow& row = out[seat];
        row[Feature::points] = state.powers[seat].points * point;
        row[Feature::areas] = value_of_areas(state, seat);
        row[Feature::armies] = value_of_armies(state, seat);
        row[Feature::rank] = value_of_rank(state, seat);
        see_goods(state, seat, row);
        row[Feature::production] = value_of_production(state, seat, next);
        row[Feature::majorities] = value_of_majorities(state, seat);
        see_rights(state, seat, row);
        row[Feature::traders] = value_of_traders(state, seat);
        row[Feature::workers] = value_of_workers(state, seat);
        row[Feature::city_rules] = value_of_city_rules(state, seat);
    }
    return out;
}

// The fight under way as if it had ended: cleared with the losses to be expected, or all armies lost.
Features<AfterTheFlood> see_fight(const State& state) {
    const Area area = state.progress.area;
    const Seat attacker = state.active, defender = *holder(state.map, area);
    const int needed = needed_roll(state, attacker, defender);
    const int defenders = armies_in(state.map, area), available = acting(state).armies_available;
    const int chance = chance_to_clear(needed, defenders, available);
    State won = state, lost = state;
    won.question = lost.question = Question::turn;
    won.map.held[defender].erase(area);
    won.map.pairs.erase(area);
    won.map.held[attacker].insert(area);
    const int losses = (expected_losses(needed, defenders) + 50) / 100;
    acting(won).armies_available = static_cast<std::uint8_t>(std::max(0, available - losses - 1));
    acting(lost).armies_available = 0;
    Features<AfterTheFlood> out = see_position(won);
    const Features<AfterTheFlood> otherwise = see_position(lost);
    for (Seat seat : all_seats)
        for (std::size_t i = 0; i < Feature::count; ++i)
            out[seat][i] = static_cast<int>((std::int64_t{out[seat][i]} * chance +
                                             std::int64_t{otherwise[seat][i]} * (after_the_flood::certain - chance)) /
                                            after_the_flood::certain);
    return out;
}

}  // namespace

Features<AfterTheFlood> Judgement<AfterTheFlood>::features(const State& state) {
    return state.question == Question::dice ? see_fight(state) : see_position(state);
}

int Judgement<AfterTheFlood>::progress(const State& state) {
    constexpr std::array<int, turns> by_turn = {0, 4, 8, 12, latest};
    return by_turn[static_cast<std::size_t>(state.turn - 1)];
}

const WeightsOf<AfterTheFlood>& Judgement<AfterTheFlood>::weights(int seats) {
    return weight_tables[static_cast<std::size_t>(seats)];
}

// Placing and expanding can be judged after every step; a chain of trades only at its end.
bool Judgement<AfterTheFlood>::is_settled(const State& state) {
    constexpr QuestionSet settled{Question::turn, Question::city, Question::over};
    constexpr QuestionSet settled_by_steps{Question::place, Question::expand};
    if (settled_by_steps.contains(state.question)) return state.progress.acted != 0;
    return settled.contains(state.question);
}

// Ends what can be ended, but leaves no luxury out; places as many workers as it may.
Move Judgement<AfterTheFlood>::quick_choice(const State& state, const MoveList& moves) {
    const Move last = moves[moves.size() - 1];
    if (state.question == Question::luxury) return moves[0];
    return kind_of(last) == Kind::end || state.question == Question::count || state.question == Question::collect
               ? last
               : moves[0];
}

// A turn: what armies and rights are worth shows when it is scored.
int Judgement<AfterTheFlood>::stage(const State& state) { return state.turn; }

}  // namespace ozy
