// defaults.cpp - what statements of a position leave open: where they start, and what is so unless they say otherwise.
#include <algorithm>

#include "core/statements.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/setup.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

constexpr std::uint8_t unstated = 255;

int workers_placed(const Lord& lord) {
    int placed = lord.staffed.count();
    for (std::uint8_t workers : lord.placed) placed += workers;
    return placed;
}

// Whatever lies nowhere else is unseen.
void find_unseen(State& state) {
    Decks& decks = state.decks;
    CardSet market = all_bought;
    ObjectiveSet secret = ObjectiveSet::first_of(objective_count) - state.turn.drawn;
    for (const Lord& lord : state.lords) {
        market = market - lord.cards;
        secret = secret - lord.objectives;
    }
    const auto leave = [](auto& set, const auto& ids) {
        for (auto id : ids)
            if (id != decltype(id)::none) set.erase(id);
    };
    leave(market, state.buildings);
    leave(market, state.refugees);
    leave(market, decks.buildings);
    leave(market, decks.refugees);
    leave(secret, decks.objectives);
    InvaderSet raiders = InvaderSet::first_of(invader_count);
    SiegeSet engines = SiegeSet::first_of(siege_count);
    leave(raiders, decks.invaders);
    leave(engines, decks.sieges);
    for (const Slot<Invader>& slot : state.invaders)
        if (slot.card != Invader::none) raiders.erase(slot.card);
    if (state.siege.card != Siege::none) engines.erase(state.siege.card);
    decks.unseen_cards = market;
    decks.unseen_objectives = secret;
    decks.unseen_invaders = raiders;
    decks.unseen_sieges = engines;
}

// Workers that no statement counted are at home in the action phase and have passed after it.
void count_workers(State& state) {
    for (Seat seat : seats_of(seats(state))) {
        Lord& lord = state.lords[seat];
        const int due = workers_by_season[season_index(state)] + lord.villager - workers_placed(lord);
        const bool acting = state.turn.stage == Stage::actions || state.turn.stage == Stage::setup;
        const int stated = lord.passed == unstated ? 0 : lord.passed;
        if (lord.workers == unstated) lord.workers = operand(acting ? std::max(0, due - stated) : 0);
        if (lord.passed == unstated) lord.passed = operand(std::max(0, due - lord.workers));
    }
}

void give_starting_refugees(State& state) {
    if (state.turn.stage == Stage::setup) return;
    for (Seat seat : seats_of(seats(state))) {
        CardSet& own = state.lords[seat].cards;
        if ((own & all_starting).empty()) own.insert(starting_refugees_on_offer(state).first());
    }
}

void draw_first_invader(State& state) {
    Slot<Invader>& slot = state.invaders[SlotNumber::first];
    if (slot.facing != Facing::up || slot.card != Invader::none) return;
    slot.card = state.decks.unseen_invaders.first();
    slot.side = Side::north;
    state.decks.unseen_invaders.erase(slot.card);
}

}  // namespace

}  // namespace after_the_empire

// The action phase of season 1 with the gate in the west, everything else as after the set-up.
AfterTheEmpire::State AfterTheEmpire::empty_position(const Config& config) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state = setup(config);
    state.turn.stage = Stage::actions;
    for (Seat seat : seats_of(seats(state))) {
        Lord& lord = state.lords[seat];
        lord.stock.gold = narrow(gold_by_turn_order[ordinal(seat)]);
        lord.workers = lord.passed = unstated;
        for (CastlePosition side : {CastlePosition::north, CastlePosition::east, CastlePosition::south}) {
            lord.castle.pieces[side] = Piece::wood_wall;
            lord.castle.cubes[side] = operand(pieces[Piece::wood_wall].cubes);
        }
        lord.castle.pieces[CastlePosition::west] = Piece::wood_gate;
        lord.castle.cubes[CastlePosition::west] = operand(pieces[Piece::wood_gate].cubes);
    }
    lay_out_attack(state);
    state.turn.question = Question::turn;
    return state;
}

// Starting refugees, workers, the first invader card and the first post get their defaults; what does not add up is
// found by check().
Outcome AfterTheEmpire::finish_position(State& state) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    give_starting_refugees(state);
    count_workers(state);
    find_unseen(state);
    if (state.turn.stage == Stage::setup) {
        for (Slot<Invader>& slot : state.invaders) slot = {};
        state.siege = {};
    }
    if (state.decks.unseen_invaders.empty()) return bad_position("no invader card is left unseen");
    draw_first_invader(state);
    if (state.turn.question == Question::post) state.turn.post = next_post(active_lord(state), state.turn.post);
    return Done{};
}

}  // namespace ozy
