// apply.cpp - one choice carried out, and after it all steps that leave no choice.
#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/legal.hpp"
#include "games/after_the_empire/rules/actions.hpp"
#include "games/after_the_empire/rules/construct.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/farms.hpp"
#include "games/after_the_empire/rules/objectives.hpp"
#include "games/after_the_empire/rules/peek.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/refresh.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/sack.hpp"
#include "games/after_the_empire/rules/steps.hpp"
#include "games/after_the_empire/setup.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

void carry_out_chance(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::first:
            return name_first_chooser(state, id_in<Seat>(move), events);
        case Kind::deal:
            return take_starting_refugee(state, card_in(move), events);
        case Kind::objective:
            if (state.turn.stage == Stage::setup) return deal_objective(state, id_in<Objective>(move), events);
            return draw_objective(state, id_in<Objective>(move), events);
        case Kind::refugee:
        case Kind::building:
            return draw_market_card(state, card_in(move), events);
        case Kind::invader:
            return draw_invader(state, id_in<Invader>(move));
        case Kind::siege:
            return draw_siege(state, id_in<Siege>(move));
        default:
            return draw_side(state, side_in(move), events);
    }
}

// Repairs and mends are paid in a construct action, and free as ops of cards.
void repair_or_mend(State& state, Move move, Events* events) {
    switch (state.turn.phase) {
        case Phase::construct:
            return kind_of(move) == Kind::repair ? repair(state, position_in(move), events)
                                                 : mend(state, card_in(move), events);
        case Phase::repair:
            return repair_freely(state, position_in(move), events);
        default:
            return mend_freely(state, card_in(move), events);
    }
}

void finish(State& state, Events* events) {
    if (state.turn.phase == Phase::shift) return end_shifts(state, events);
    finish_step(state, events);
}

void carry_out_in_combat(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::post:
            return post(state, move.c, events);
        case Kind::target:
            return target(state, position_in(move), events);
        case Kind::strike:
            return strike(state, side_in(move), move.b, events);
        case Kind::shift:
            return shift(state, id_in<Troop>(move), static_cast<Place>(move.b), static_cast<Place>(move.c), events);
        case Kind::kill:
            return kill(state, side_in(move), move.b, events);
        case Kind::lose:
            return lose(state, id_in<Place>(move), move.b, events);
        default:
            return damage(state, card_in(move), events);
    }
}

void carry_out(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::gate:
            return choose_gate(state, side_in(move), events);
        case Kind::take:
            return take_starting_refugee(state, card_in(move), events);
        case Kind::free:
            return do_freely(state, card_in(move), move.b, events);
        case Kind::place:
            return place_worker(state, move, events);
        case Kind::pass:
            return pass(state, events);
        case Kind::end:
            return end_turn(state, events);
        case Kind::sow:
            return sow(state, side_in(move), events);
        case Kind::protect:
            return protect(state, side_in(move), events);
        case Kind::upgrade:
            return upgrade(state, position_in(move), events);
        case Kind::build:
            return build(state, position_in(move), static_cast<Piece>(move.b), events);
        case Kind::repair:
        case Kind::mend:
            return repair_or_mend(state, move, events);
        case Kind::done:
            return finish(state, events);
        case Kind::peek:
            return peek_at_invader(state, id_in<SlotNumber>(move), events);
        case Kind::keep:
            return keep_objective(state, id_in<Objective>(move), events);
        default:
            return carry_out_in_combat(state, move, events);
    }
}

}  // namespace

}  // namespace after_the_empire

// [AE-1.13] A single legal option is applied without a move.
void AfterTheEmpire::apply(State& state, Move move, Events* events) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (asks_chance(state.turn.phase))
        carry_out_chance(state, move, events);
    else
        carry_out(state, move, events);
    while (is_player(decider(state))) {
        const Shortlist options = shortlist(state);
        OZY_ASSERT(options.count > 0);
        if (options.count > 1) return;
        carry_out(state, options.first, events);
    }
}

}  // namespace ozy
