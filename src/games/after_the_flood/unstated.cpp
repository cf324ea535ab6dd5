// unstated.cpp - positions as text: what no statement says gets its default.
#include <algorithm>
#include <numeric>

#include "core/statements.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/empire.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

// What is not placed is unavailable.
Outcome count_unavailable(State& state) {
    for (Seat seat : all_seats) {
        Power& power = state.powers[seat];
        const int lifted = seat == state.active && state.question == Question::scribe_to ? 1 : 0;
        power.workers[Place::unavailable] = 0;
        const int workers = workers_of_a_seat - lifted - std::accumulate(power.workers.begin(), power.workers.end(), 0);
        const int armies = armies_of_a_seat - power.armies_available - armies_on_map(state.map, seat);
        if (workers < 0) return bad_position(seat_text(seat) + " has more than 25 workers");
        if (armies < 0) return bad_position(seat_text(seat) + " has more than 20 armies");
        power.workers[Place::unavailable] = narrow(workers);
        power.armies_unavailable = narrow(armies);
    }
    return Done{};
}

// What nobody has is in the stock.
Outcome count_stock(State& state) {
    for (Resource resource : limited) {
        int left = resources[resource].pieces;
        for (const Power& power : state.powers)
            left -= power.goods[resource] + power.equipment[resource] + power.bid[resource];
        if (left < 0) return bad_position("there is not so much " + std::string(resources[resource].id));
        state.stock[resource] = narrow(left);
    }
    return Done{};
}

// Ranks not stated follow equipment, then the order of play.
void rank_by_equipment(State& state) {
    if (!state.ranks.empty()) return;
    const bool preparing =
        state.question == Question::home || state.question == Question::buy || state.question == Question::equip;
    for (Seat seat : state.order) {
        if (state.powers[seat].empire == Empire::none || (preparing && seat == state.active)) continue;
        const auto rank = rank_for(state, value_of(state.powers[seat].equipment));
        state.ranks.push_back(seat);
        std::rotate(state.ranks.begin() + rank, state.ranks.end() - 1, state.ranks.end());
    }
}

// A question not stated is the turn of the first seat in order that has not passed, or phase five if all have.
void decide_by_order(State& state) {
    if (state.question != Question::order) return;
    const auto waits = [&](Seat seat) { return state.powers[seat].passed == 0; };
    const auto first = std::find_if(state.order.begin(), state.order.end(), waits);
    state.active = first == state.order.end() ? state.order[0] : *first;
    state.question = first == state.order.end() ? Question::city : Question::turn;
}

}  // namespace

}  // namespace after_the_flood

// An empty map, nobody has anything; Question::order stands for a question not stated.
AfterTheFlood::State AfterTheFlood::empty_position(const Config& config) {
    State state;
    state.options = setup(config).options;
    state.order = {seat_at(0), seat_at(1), seat_at(2)};
    return state;
}

Outcome AfterTheFlood::finish_position(State& state) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    decide_by_order(state);
    if (Outcome counted = count_unavailable(state); !counted) return counted;
    if (Outcome counted = count_stock(state); !counted) return counted;
    rank_by_equipment(state);
    if (const auto broken = after_the_flood::check(state)) return bad_position(std::string(*broken));
    MoveList moves;
    legal_moves(state, moves);
    if (state.question != Question::over && moves.empty())
        return bad_position("there is nothing to decide in this position");
    return Done{};
}

}  // namespace ozy
