// judgement.cpp - how good a position of Tigris & Euphrates is. One point in the weakest colour counts 1000.
#include "bots/tigris/judgement.hpp"

#include <algorithm>
#include <array>

namespace ozy {

namespace {

using namespace tigris;  // NOLINT(google-build-using-namespace): a bot of this game speaks its words

// Weights by rank of a colour, weakest first: the result is a leximin, so the weakest counts most.
constexpr std::array<int, color_count> point_weights = {1000, 300, 100, 30};
constexpr std::array<int, color_count> coverage_weights = {220, 150, 90, 50};
constexpr int leader_weight = 120;
constexpr int support_weight = 35, support_worth_having = 4;
constexpr int shelter_weight = 60, shelter_worth_having = 3;
constexpr int lead_weight = 60, lead_worth_having = 3;
constexpr int red_tile_weight = 45, tile_weight = 20;
constexpr int catastrophe_weight = 200;
constexpr int near_treasure_weight = 120;
constexpr int farthest_income = 6;  // own turns of monument income counted at most

struct Realm {
    CellSet spaces;
    PerColor<Seat> ruler{{Seat::chance, Seat::chance, Seat::chance, Seat::chance}};
    PerColor<int> supporters{};
};
using Realms = FixedVector<Realm, max_players * color_count>;

Realms survey(const State& state) {
    const Position& position = state.position;
    Realms realms;
    for (const CellSet& kingdom : kingdoms_of(position)) {
        Realm realm;
        realm.spaces = kingdom;
        for (Color color : all_colors) {
            realm.supporters[color] = (kingdom & position.tiles[color]).count();
            realm.ruler[color] = leader_within(state, color, kingdom);
        }
        realms.push_back(realm);
    }
    return realms;
}

// Own turns left: about two tiles leave each hand a turn, and treasures go a little faster towards the end.
int turns_left(const State& state) {
    const int by_bag = total(state.bag) / (2 * state.options.players);
    const int by_treasures = std::max(0, state.position.treasures.count() - 2) * 3;
    return std::min({by_bag, by_treasures, farthest_income});
}

struct Ledger {
    PerColor<int> points{};  // with the monument income to come, treasures filled in
    PerColor<int> rank{};    // 0 = weakest
};

Ledger open_ledger(const State& state, const Realms& realms, Seat seat) {
    Ledger ledger;
    for (Color color : all_colors) ledger.points[color] = state.gains[seat].points[color];
    const int turns = turns_left(state);
    for (Monument monument : all_monuments) {
        const Cell top_left = state.position.monuments[monument];
        if (top_left == Cell::none) continue;
        const ColorPair colors = monument_colors[monument];
        for (const Realm& realm : realms)
            if (realm.spaces.contains(top_left))
                for (Color color : {colors.first, colors.second})
                    if (realm.ruler[color] == seat) ledger.points[color] += turns;
    }
    for (int i = 0; i < state.gains[seat].treasures; ++i)
        ++*std::min_element(ledger.points.begin(), ledger.points.end());
    for (Color color : all_colors)
        for (Color other : all_colors)
            ledger.rank[color] += ledger.points[other] < ledger.points[color] ||
                                  (ledger.points[other] == ledger.points[color] && other < color);
    return ledger;
}

int value_of_points(const Ledger& ledger) {
    int value = 0;
    for (Color color : all_colors)
        value += ledger.points[color] * point_weights[static_cast<std::size_t>(ledger.rank[color])];
    return value;
}

// A leader on the board gains its colour; the king gains every colour nobody rules in his realm.
int value_of_coverage(const Realms& realms, const Ledger& ledger, Seat seat) {
    PerColor<bool> covered{};
    for (const Realm& realm : realms)
        for (Color color : all_colors)
            covered[color] = covered[color] || realm.ruler[color] == seat ||
                             (!is_player(realm.ruler[color]) && realm.ruler[Color::black] == seat);
    int value = 0;
    for (Color color : all_colors)
        if (covered[color]) value += coverage_weights[static_cast<std::size_t>(ledger.rank[color])];
    return value;
}

// How the leader would fare against rivals of its colour: the lead over the strongest of them elsewhere.
int value_of_lead(const Realms& realms, const Realm& home, Color color) {
    int strongest = 0;
    for (const Realm& realm : realms)
        if (is_player(realm.ruler[color]) && !(realm.spaces == home.spaces))
            strongest = std::max(strongest, realm.supporters[color]);
    return std::clamp(home.supporters[color] - strongest, -lead_worth_having, lead_worth_having) * lead_weight;
}

int value_of_leaders(const State& state, const Realms& realms, Seat seat) {
    int value = 0;
    for (const Realm& realm : realms)
        for (Color color : all_colors) {
            if (realm.ruler[color] != seat) continue;
            const Cell cell = state.position.leaders[seat][color];
            const int shelter = (neighbors(cell) & state.position.tiles[Color::red]).count();
            value += leader_weight + std::min(shelter, shelter_worth_having) * shelter_weight;
            value += std::min(realm.supporters[color], support_worth_having) * support_weight;
            value += value_of_lead(realms, realm, color);
            if (color == Color::green && realm.spaces.touches(state.position.treasures)) value += near_treasure_weight;
        }
    return value;
}

int value_of_hand(const State& state, const Ledger& ledger, Seat seat) {
    int value = state.gains[seat].catastrophes_left * catastrophe_weight;
    for (Color color : all_colors) {
        const int useful = ledger.rank[color] == 0 ? 2 : 1;
        value += state.hands[seat][color] * (color == Color::red ? red_tile_weight : tile_weight * useful);
    }
    return value;
}

// Near the end only the result counts.
int value_of_seat(const State& state, const Realms& realms, Seat seat) {
    const Ledger ledger = open_ledger(state, realms, seat);
    const int result = value_of_points(ledger);
    if (state.turn.phase == Phase::over) return result;
    return result + value_of_coverage(realms, ledger, seat) + value_of_leaders(state, realms, seat) +
           value_of_hand(state, ledger, seat);
}

// The least support that wins by the board, or nothing if even all of it would not.
Move least_winning_support(const State& state, const MoveList& moves) {
    const Conflict& conflict = state.turn.conflict;
    const bool attacking = state.turn.phase == Phase::attacker_support;
    const auto strength = [&](Seat seat) { return board_strength(state.position, conflict, seat); };
    const int needed = attacking
                           ? strength(conflict.defender) + 1 - strength(conflict.attacker)
                           : strength(conflict.attacker) + conflict.attacker_support - strength(conflict.defender);
    for (Move move : moves)
        if (amount_in(move) >= needed) return move;
    return moves[0];
}

// The own position against the best rival's, and a little against the others'.
int lead_of(const SeatArray<int>& values, int seats, Seat seat) {
    int best = 0, sum = 0, rivals = 0;
    for (Seat rival : seats_of(seats)) {
        if (rival == seat) continue;
        best = rivals == 0 ? values[rival] : std::max(best, values[rival]);
        sum += values[rival];
        ++rivals;
    }
    if (rivals == 1) return values[seat] - best;
    return values[seat] - best * 7 / 10 - (sum - best) * 3 / (10 * (rivals - 1));
}

SeatArray<int> values_of(const State& state) {
    const Realms realms = survey(state);
    SeatArray<int> values;
    for (Seat seat : seats_of(state.options.players)) values[seat] = value_of_seat(state, realms, seat);
    return values;
}

}  // namespace

int Judgement<Tigris>::evaluate(const State& state, Seat seat) {
    return lead_of(values_of(state), state.options.players, seat);
}

// One survey for all seats: a search asks for all of them.
SeatArray<int> Judgement<Tigris>::evaluate_all(const State& state) {
    const SeatArray<int> values = values_of(state);
    SeatArray<int> leads;
    for (Seat seat : seats_of(state.options.players)) leads[seat] = lead_of(values, state.options.players, seat);
    return leads;
}

bool Judgement<Tigris>::is_settled(const State& state) { return state.turn.phase == Phase::action; }

Move Judgement<Tigris>::quick_choice(const State& state, const MoveList& moves) {
    switch (state.turn.phase) {
        case Phase::attacker_support:
        case Phase::defender_support:
            return least_winning_support(state, moves);
        default:
            return moves[0];
    }
}

}  // namespace ozy
