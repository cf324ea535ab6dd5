// why_not.cpp - one sentence why a move is not legal, with the rule that forbids it.
#include "games/vinci/arguments.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/cost.hpp"
#include "games/vinci/rules/deployment.hpp"

namespace ozy {

namespace vinci {

namespace {

Refusal refuse(std::string_view rule, std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {say("why." + std::string(key), std::move(english), std::move(arguments)), rule};
}

// In chains of rising indices a province that is lower than the last one comes too late; players know no indices, so
// both are told.
Refusal refuse_order(const State& state, std::string_view rule, Province province) {
    const auto last = static_cast<Province>(state.turn.last_used - 1);
    return refuse(
        rule, "order",
        "{province} must be named before {last}: provinces go by their numbers, {number} before {last_number}",
        {province_argument("province", province), province_argument("last", last),
         number_argument("number", index(province)), number_argument("last_number", index(last))});
}

Refusal refuse_province(std::string_view rule, std::string_view key, std::string english, Province province) {
    return refuse(rule, key, std::move(english), {province_argument("province", province)});
}

// The move answers another question than the one asked now.
Refusal other_question(const State& state) {
    switch (state.turn.phase) {
        case Phase::civilization:
            return refuse("VI-3.1", "civilization", "A civilization must be chosen from the row");
        case Phase::turn:
            return refuse("VI-4.2", "turn", "Choose an expansion or a declining turn first");
        case Phase::truce:
            return refuse("VI-5.3", "truce", "Diplomacy comes first: name a seat or none");
        case Phase::expand:
            return refuse("VI-6.1", "expand", "Conquer a province, or end the conquests");
        case Phase::redeploy:
            return refuse("VI-8.1", "redeploy", "A defender distributes its tokens first");
        case Phase::keep:
            return refuse("VI-9.3", "keep", "Name the part of the empire that is kept");
        case Phase::drop:
            return refuse("VI-9.4", "drop", "Give up provinces until the tokens are enough");
        case Phase::place:
            return refuse("VI-9.7", "place", "All tokens in hand must be put on provinces");
        case Phase::fort:
            return refuse("VI-10.1", "fort", "Build a fort, or none");
        case Phase::rebirth:
            return refuse("VI-13.9", "rebirth", "Decline now or stay");
        case Phase::over:
            return refuse("VI-16.2", "over", "The game is over");
        default:
            return refuse("VI-2.3", "chance", "Tiles are being drawn");
    }
}

Refusal why_no_pair(const State& state, Move move) {
    if (kind_of(move) != Kind::take) return other_question(state);
    return refuse(
        "VI-3.2", "take.price", "Position {position} costs {price} VP, and there are only {vp}",
        {position_argument("position", position_in(move)), number_argument("price", price_of(position_in(move))),
         number_argument("vp", state.realms[state.turn.on_turn].vp)});
}

Refusal why_no_truce(const State& state, Move move) {
    if (kind_of(move) != Kind::truce) return other_question(state);
    if (index(seat_in(move)) >= seats(state)) return refuse("VI-14.19", "truce.nobody", "Nobody sits there");
    const std::vector<Argument> arguments = {seat_argument("seat", seat_in(move))};
    if (seat_in(move) == state.turn.on_turn)
        return refuse("VI-14.19", "truce.self", "A truce is made with another seat", arguments);
    return refuse("VI-14.19", "truce.order",
                  "Truces are made from the first seat to the last: {seat} had to be named earlier", arguments);
}

Refusal why_not_abandoned(const State& state, Province province) {
    if (!state.realms[state.turn.on_turn].active.contains(province))
        return refuse_province("VI-5.4", "abandon.not_own", "{province} is not an active province of this seat",
                               province);
    if (state.turn.conquests > 0)
        return refuse("VI-6.13", "abandon.late", "After the first conquest nothing can be abandoned");
    return refuse_order(state, "VI-5.4", province);
}

// Why a province is no target at all; nothing if only the cost stands against it.
std::optional<Refusal> why_no_target(const State& state, Province target) {
    const Seat seat = state.turn.on_turn;
    const Realm& realm = state.realms[seat];
    if (realm.active.contains(target))
        return refuse_province("VI-6.2", "conquer.own", "{province} belongs to this civilization already", target);
    if (realm.active.empty() && !starting_provinces.contains(target) &&
        !has(realm.civilization, &AbilityFacts::enters_anywhere))
        return refuse_province("VI-6.3", "conquer.start", "{province} is no starting province", target);
    if (!realm.active.empty() && !joined_to(reach_of(state, seat), realm.active).contains(target))
        return refuse_province("VI-6.2", "conquer.reach", "{province} is not in reach of an active province", target);
    if (under_truce(state, seat).contains(target))
        return refuse("VI-6.5", "conquer.truce", "A truce with {owner} protects {province}",
                      {seat_argument("owner", holder_of(state, target).seat), province_argument("province", target)});
    return {};
}

Refusal why_not_conquered(const State& state, Province target) {
    if (auto refusal = why_no_target(state, target)) return std::move(*refusal);
    const Cost cost = conquest_cost(state, front_of(state, state.turn.on_turn), target);
    return refuse("VI-6.6", "conquer.cost", "{province} costs {cost}, and the hand holds {tokens}",
                  {province_argument("province", target), number_argument("cost", cost.total),
                   counted_argument("tokens", state.realms[state.turn.on_turn].hand, "token")});
}

Refusal why_no_spy(const State& state, Province target) {
    const Realm& realm = state.realms[state.turn.on_turn];
    if (effect(realm.civilization, &AbilityFacts::spies) == 0)
        return refuse("VI-14.9", "spy.none", "Only a civilization with Espionage has spies");
    if (auto refusal = why_no_target(state, target)) return std::move(*refusal);
    if (state.turn.spies_left == 0) return refuse("VI-7.7", "spy.used", "No spy is left this turn");
    if (realm.hand < spy_cost) return refuse("VI-7.7", "spy.hand", "A spy costs 2 tokens, and there are not so many");
    return refuse_province("VI-7.7", "spy.cheap", "{province} costs no more than 2 anyway", target);
}

Refusal why_no_expansion_move(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::abandon:
            return why_not_abandoned(state, province_in(move));
        case Kind::conquer:
            return why_not_conquered(state, province_in(move));
        case Kind::spy:
            return why_no_spy(state, province_in(move));
        case Kind::expand:
        case Kind::decline:
            return refuse("VI-4.2", "turn.settled", "This turn is an expansion turn already");
        case Kind::truce:
        case Kind::no_truce:
            return refuse("VI-14.19", "truce.late", "Truces are made with Diplomacy, at their own time");
        default:
            return other_question(state);
    }
}

Refusal why_not_placed(const State& state, Move move) {
    if (kind_of(move) != Kind::place) return other_question(state);
    const Seat seat = state.turn.phase == Phase::redeploy ? state.turn.defender : state.turn.on_turn;
    if (!state.realms[seat].active.contains(province_in(move)))
        return refuse_province(state.turn.phase == Phase::redeploy ? "VI-8.1" : "VI-9.7", "place.not_own",
                               "{province} is not an active province of this seat", province_in(move));
    return refuse_order(state, "VI-8.4", province_in(move));
}

Refusal why_not_kept(const State& state, Move move) {
    if (kind_of(move) != Kind::keep) return other_question(state);
    if (!state.realms[state.turn.on_turn].active.contains(province_in(move)))
        return refuse_province("VI-9.3", "keep.not_own", "{province} is not an active province of this seat",
                               province_in(move));
    const Province lowest = part_at(state, state.turn.on_turn, province_in(move)).first();
    return refuse("VI-9.3", "keep.lowest", "The part with {province} is named by {lowest}",
                  {province_argument("province", province_in(move)), province_argument("lowest", lowest)});
}

Refusal why_not_dropped(const State& state, Move move) {
    if (kind_of(move) != Kind::drop) return other_question(state);
    const ProvinceSet active = state.realms[state.turn.on_turn].active;
    if (!active.contains(province_in(move)))
        return refuse_province("VI-9.4", "drop.not_own", "{province} is not an active province of this seat",
                               province_in(move));
    if (!active.from(state.turn.last_used).contains(province_in(move)))
        return refuse_order(state, "VI-9.4", province_in(move));
    return refuse_province("VI-9.4", "drop.too_few",
                           "From {province} upwards there are not enough provinces to give up", province_in(move));
}

Refusal why_no_fort(const State& state, Move move) {
    if (kind_of(move) != Kind::fort) return other_question(state);
    if (!state.realms[state.turn.on_turn].active.contains(province_in(move)))
        return refuse_province("VI-10.1", "fort.not_own", "{province} is not an active province of this seat",
                               province_in(move));
    if (state.forts.contains(province_in(move)))
        return refuse_province("VI-10.2", "fort.second", "{province} has a fort already", province_in(move));
    return refuse_order(state, "VI-10.1", province_in(move));
}

}  // namespace

}  // namespace vinci

Refusal Vinci::why_not(const State& state, Move move) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    switch (state.turn.phase) {
        case Phase::civilization:
            return why_no_pair(state, move);
        case Phase::truce:
            return why_no_truce(state, move);
        case Phase::expand:
            return why_no_expansion_move(state, move);
        case Phase::redeploy:
        case Phase::place:
            return why_not_placed(state, move);
        case Phase::keep:
            return why_not_kept(state, move);
        case Phase::drop:
            return why_not_dropped(state, move);
        case Phase::fort:
            return why_no_fort(state, move);
        default:
            return other_question(state);
    }
}

}  // namespace ozy
