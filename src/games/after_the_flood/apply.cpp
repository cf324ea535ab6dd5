// apply.cpp - carries a move out by calling its rule, then whatever is forced after it.
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/rules/build.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/pass.hpp"
#include "games/after_the_flood/rules/place.hpp"
#include "games/after_the_flood/rules/trade.hpp"
#include "games/after_the_flood/rules/victory.hpp"
#include "games/after_the_flood/turn.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

// `end` closes whatever chain is open.
void end_chain(State& state, Events* events) {
    switch (state.decision) {
        case Decision::buy:
            return end_buying(state);
        case Decision::equip:
            return end_equipping(state, events);
        case Decision::bid:
            return end_bidding(state, events);
        case Decision::luxury:
            return end_growing(state, events);
        case Decision::city:
            return finish_cities(state, events);
        default:
            return finish_action(state, events);
    }
}

// Decisions that always offer a choice, or are asked even without one.
bool is_always_asked(Decision decision) {
    switch (decision) {
        case Decision::order:
        case Decision::turn:
        case Decision::scribe_to:
        case Decision::target:
        case Decision::home:
        case Decision::dice:
        case Decision::fight:
        case Decision::over:
            return true;
        default:
            return false;
    }
}

// An invasion of a held area, and the end of step three if the home is held.
bool leads_to_dice(const State& state, Move move) {
    if (kind_of(move) == Kind::invade) return holder(state.map, area_in(move)).has_value();
    return state.decision == Decision::equip && kind_of(move) == Kind::end &&
           holder(state.map, state.step.area).has_value();
}

}  // namespace

void carry_out(State& state, Move move, Events* events) {
    switch (kind_of(move)) {
        case Kind::order:
            return draw_order(state, move, events);
        case Kind::dice:
            return resolve_roll(state, amount_in(move), events);
        case Kind::action:
            return choose_action(state, action_in(move));
        case Kind::pay:
            return pay(state, payment_in(move), events);
        case Kind::pass:
            return pass(state, events);
        case Kind::build:
            return build(state, area_in(move), events);
        case Kind::abandon:
            return abandon(state, area_in(move), events);
        case Kind::scribe_from:
            return scribe_from(state, place_in(move));
        case Kind::to:
            return scribe_to(state, place_in(move), events);
        case Kind::spend:
            return spend(state, resource_in(move));
        case Kind::target:
            return choose_target(state, place_in(move));
        case Kind::count:
            return place_workers(state, amount_in(move), events);
        case Kind::trade:
            return trade(state, icon_of(area_in(move), taken_in(move)), given_in(move), events);
        case Kind::make_tool:
            return make_tool(state, events);
        case Kind::start:
            return start(state, empire_in(move), events);
        case Kind::home:
            return name_home(state, area_in(move), events);
        case Kind::buy:
            return buy_armies(state, resource_in(move), events);
        case Kind::equip:
            return equip(state, resource_in(move), events);
        case Kind::roll:
            return begin_fight(state, state.step.area);
        case Kind::stop:
            return stop_fight(state, events);
        case Kind::settle:
            return settle_home(state, amount_in(move), events);
        case Kind::invade:
            return invade(state, area_in(move), events);
        case Kind::destroy:
            return destroy_city(state, area_in(move), events);
        case Kind::reinforce:
            return reinforce(state, area_in(move), events);
        case Kind::bid:
            return bid(state, resource_in(move), events);
        case Kind::grow:
            return grow(state, area_in(move));
        case Kind::add:
            return add_luxury(state, resource_in(move));
        case Kind::end:
            return end_chain(state, events);
        case Kind::take_workers:
            return choose_workers(state, amount_in(move), events);
    }
}

// [AF-1.5] A single legal option is carried out without asking, except at D1 and, unless the option says otherwise, if
// dice would be thrown.
std::optional<Move> forced_move(const State& state) {
    if (is_always_asked(state.decision)) return std::nullopt;
    MoveList moves;
    AfterTheFlood::legal_moves(state, moves);
    if (moves.size() != 1) return std::nullopt;
    const bool is_asked = !state.options.forced_dice_are_thrown && leads_to_dice(state, moves[0]);
    return is_asked ? std::nullopt : std::optional(moves[0]);
}

}  // namespace after_the_flood

void AfterTheFlood::apply(State& state, Move move, Events* events) {
    after_the_flood::carry_out(state, move, events);
    while (const auto forced = after_the_flood::forced_move(state)) after_the_flood::carry_out(state, *forced, events);
}

}  // namespace ozy
