// legal.cpp - what the decider may choose, phase by phase (RULES.md, "Decisions").
#include "games/vinci/game.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/cost.hpp"
#include "games/vinci/rules/deployment.hpp"
#include "games/vinci/rules/expansion.hpp"
#include "games/vinci/rules/fort.hpp"

namespace ozy {

namespace vinci {

namespace {

void list_provinces(Kind kind, ProvinceSet provinces_open, MoveList& out) {
    for (Province province : provinces_open) out.push_back(make_move(kind, province));
}

// RULES.md, "Chance": a face with weight = its copies in the bag, a seat with weight 1.
void list_draws(const State& state, MoveList& out) {
    for (Tile tile : all_tiles)
        if (const int weight = draw_weight(state, tile); weight > 0)
            out.push_outcome(make_move(Kind::draw, tile), static_cast<std::uint32_t>(weight));
}

void list_pairs(const State& state, MoveList& out) {
    for (int position = 1; may_take(state, position); ++position) out.push_back(make_move(Kind::take, position));
}

void list_truces(const State& state, MoveList& out) {
    for (Seat seat : truce_partners(state)) out.push_back(make_move(Kind::truce, seat));
    out.push_back(make_move(Kind::no_truce));
}

// [VI-6.1] Any number of conquests, and an end at any moment. [VI-6.6] What the hand can pay.
void list_conquests(const State& state, MoveList& out) {
    list_provinces(Kind::abandon, abandonable(state), out);
    const Front front = front_of(state, state.turn.on_turn);
    const int hand = state.realms[state.turn.on_turn].hand;
    for (Province target : front.targets) {
        const int cost = conquest_cost(state, front, target).total;
        if (cost <= hand) out.push_back(make_move(Kind::conquer, target));
        if (spy_may_go(state, cost)) out.push_back(make_move(Kind::spy, target));
    }
    out.push_back(make_move(Kind::end));
}

// [VI-9.3] A part is named by its lowest index.
void list_parts(const State& state, MoveList& out) {
    ProvinceSet left = state.realms[state.turn.on_turn].active;
    while (!left.empty()) {
        out.push_back(make_move(Kind::keep, left.first()));
        left -= part_at(state, state.turn.on_turn, left.first());
    }
}

void list_forts(const State& state, MoveList& out) {
    list_provinces(Kind::fort, fortifiable(state), out);
    out.push_back(make_move(Kind::no_fort));
}

}  // namespace

}  // namespace vinci

void Vinci::legal_moves(const State& state, MoveList& out) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): every name below is a rule of this game
    out.clear();
    switch (state.turn.phase) {
        case Phase::draw:
            return list_draws(state, out);
        case Phase::start:
            for (Seat seat : seats_of(seats(state))) out.push_outcome(make_move(Kind::start, seat), 1);
            return;
        case Phase::civilization:
            return list_pairs(state, out);
        case Phase::turn:
            out.push_back(make_move(Kind::expand));
            return out.push_back(make_move(Kind::decline));
        case Phase::truce:
            return list_truces(state, out);
        case Phase::expand:
            return list_conquests(state, out);
        case Phase::redeploy:
            return list_provinces(Kind::place, placeable(state, state.turn.defender), out);
        case Phase::keep:
            return list_parts(state, out);
        case Phase::drop:
            return list_provinces(Kind::drop, droppable(state), out);
        case Phase::place:
            return list_provinces(Kind::place, placeable(state, state.turn.on_turn), out);
        case Phase::fort:
            return list_forts(state, out);
        case Phase::rebirth:
            out.push_back(make_move(Kind::rebirth));
            return out.push_back(make_move(Kind::stay));
        case Phase::over:
            return;
    }
}

Move Vinci::sample_chance(const State& state, Rng& rng) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (state.turn.phase == Phase::start)
        return make_move(Kind::start, seat_at(static_cast<int>(rng.below(state.options.players))));
    int total = 0;
    for (Tile tile : all_tiles) total += draw_weight(state, tile);
    int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(total)));
    for (Tile tile : all_tiles) {
        pick -= draw_weight(state, tile);
        if (pick < 0) return make_move(Kind::draw, tile);
    }
    OZY_ASSERT(false);
    return {};
}

}  // namespace ozy
