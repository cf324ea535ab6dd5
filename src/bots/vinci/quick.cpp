// quick.cpp - a sensible choice at once, by rule of thumb, for every decision of Vinci.
#include "bots/vinci/quick.hpp"

#include <algorithm>

#include "bots/vinci/danger.hpp"

namespace ozy::vinci {

namespace {

constexpr int token_price = 52;  // what a spent token must bring
constexpr int new_token_worth = 110;

template <class Value>
Move best_move(const MoveList& moves, Value value_of_move) {
    Move best = moves[0];
    int most = value_of_move(best);
    for (Move move : moves) {
        const int value = value_of_move(move);
        if (value > most) {
            most = value;
            best = move;
        }
    }
    return best;
}

int worth_of_pair(const State& state, int position) {
    const Offer& offer = state.row[static_cast<std::size_t>(position - 1)];
    return starting_tokens(state, offer.civilization) * new_token_worth + worth_of_tiles(state, offer.civilization) +
           (price_step * offer.markers - price_of(position)) * one_vp;
}

// What stands around the seat on turn, found once for all conquests it looks at.
struct Campaign {
    Front front;
    ProvinceSet declining;
    int spare = 0;         // provinces that its tokens can still hold
    int slave_points = 0;  // for each slave
    int turns = 0;         // a province is counted for so many tenths of turns
};

Campaign campaign_of(const State& state) {
    const Seat seat = state.turn.on_turn;
    const Realm& realm = state.realms[seat];
    Campaign campaign;
    campaign.front = front_of(state, seat);
    campaign.declining = realm.declining;
    int tokens = realm.hand - state.turn.borrowed;
    for (Province province : realm.active) tokens += state.tokens[province];
    campaign.spare = tokens - realm.active.count();
    campaign.slave_points = effect(realm.civilization, &AbilityFacts::slave_points);
    campaign.turns = std::clamp(turns_left(state, seat) + 10, 10, 30);
    if (has(realm.civilization, &AbilityFacts::keeps_neighbors)) campaign.declining = {};
    return campaign;
}

int worth_of_conquest(const State& state, const Campaign& campaign, Province target, int cost) {
    const Seat seat = state.turn.on_turn;
    const Holder former = holder_of(state, target);
    const bool takes_from_rival = is_player(former.seat) && former.seat != seat;
    int worth = one_vp / 4;
    if (campaign.spare > 0) worth += value_of(state, seat, target) * one_vp * campaign.turns / 10;
    if (former.holding == Holding::neutral || takes_from_rival) worth += campaign.slave_points * one_vp;
    if (takes_from_rival) worth += one_vp / 2;
    const ProvinceSet cleared = campaign.declining & (adjacency(state)[target] | ProvinceSet{target});
    worth -= (cleared - mountains).count() * one_vp * campaign.turns / 10;
    return worth - cost * token_price;
}

Move quick_conquest(const State& state, const MoveList& moves) {
    const Campaign campaign = campaign_of(state);
    return best_move(moves, [&](Move move) {
        if (kind_of(move) == Kind::end) return 0;
        if (kind_of(move) == Kind::abandon) return -one_vp;  // rarely right
        const bool is_spied = kind_of(move) == Kind::spy;
        const int cost = is_spied ? spy_cost : conquest_cost(state, campaign.front, province_in(move)).total;
        return worth_of_conquest(state, campaign, province_in(move), cost);
    });
}

// [VI-14.19] The rival that could strike hardest.
Move quick_truce(const State& state, const MoveList& moves) {
    return best_move(
        moves, [&](Move move) { return kind_of(move) == Kind::truce ? striking_power(state, seat_in(move)) : -1; });
}

Move quick_part(const State& state, const MoveList& moves) {
    const Seat seat = state.turn.on_turn;
    return best_move(moves, [&](Move move) {
        int worth = 0;
        for (Province province : part_at(state, seat, province_in(move)))
            worth += 1 + 2 * value_of(state, seat, province);
        return worth;
    });
}

Move quick_drop(const State& state, const MoveList& moves) {
    return best_move(moves, [&](Move move) { return -value_of(state, state.turn.on_turn, province_in(move)); });
}

Move quick_fort(const State& state, const MoveList& moves) {
    const Danger danger = danger_of(state, threats_on(state), state.turn.on_turn);
    return best_move(moves, [&](Move move) {
        if (kind_of(move) != Kind::fort) return -1;
        return rivals_at(danger, province_in(move)) * (1 + value_of(state, state.turn.on_turn, province_in(move)));
    });
}

// To expand while there are tokens to do it with.
Move quick_turn(const State& state, const MoveList& moves) {
    const bool strong = striking_power(state, state.turn.on_turn) >= 4;
    return best_move(moves, [&](Move move) { return (kind_of(move) == Kind::expand) == strong ? 1 : 0; });
}

Move quick_rebirth(const State& state, const MoveList& moves) {
    const bool strong = striking_power(state, state.turn.on_turn) >= 4;
    return best_move(moves, [&](Move move) { return (kind_of(move) == Kind::stay) == strong ? 1 : 0; });
}

}  // namespace

int worth_of_tiles(const State& state, Civilization civilization) {
    int worth = 0;
    for (std::size_t i = 0; i < 2 && civilization.exists(); ++i) {
        const AbilityFacts& ability = ability_of(civilization.tiles[i]);
        const int scoring = ability.points * (ability.scores_in - mountains).count();
        int tile = scoring * 12 + ability.cheaper_in.count() * 8 + ability.borrowed * 45 + ability.tokens * 150 +
                   ability.slave_points * 300 + ability.spies * 120 + ability.forts * 60 + ability.militia * 120 +
                   ability.sea_reach * 80 + ability.truces * 80 + ability.reborn * 200 + ability.enters_anywhere * 60;
        if (tiles[civilization.tiles[i]].stays_in_decline) tile += 150;
        worth += weight(civilization, i) * tile;
    }
    return worth * std::min(turns_left(state, state.turn.on_turn), 40) / 40;
}

Move quick_move(const State& state, const MoveList& moves) {
    const Seat seat = state.turn.on_turn;
    switch (state.turn.question) {
        case Question::civilization:
            return best_move(moves, [&](Move move) { return worth_of_pair(state, position_in(move)); });
        case Question::turn:
            return quick_turn(state, moves);
        case Question::truce:
            return quick_truce(state, moves);
        case Question::expand:
            return quick_conquest(state, moves);
        case Question::redeploy:
            return make_move(Kind::place,
                             best_garrison(state, state.turn.defender, placeable(state, state.turn.defender)));
        case Question::place:
            return make_move(Kind::place, best_garrison(state, seat, placeable(state, seat)));
        case Question::keep:
            return quick_part(state, moves);
        case Question::drop:
            return quick_drop(state, moves);
        case Question::fort:
            return quick_fort(state, moves);
        case Question::rebirth:
            return quick_rebirth(state, moves);
        case Question::draw:
        case Question::start:
        case Question::over:
            break;
    }
    return moves[0];
}

}  // namespace ozy::vinci
