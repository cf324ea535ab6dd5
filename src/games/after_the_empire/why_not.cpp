// why_not.cpp - one sentence why a move is not legal, with the rule that forbids it.
#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/actions.hpp"
#include "games/after_the_empire/rules/construct.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/farms.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/steps.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

Refusal refuse(std::string_view rule, std::string_view key, std::string english, std::vector<Argument> arguments = {}) {
    return {say("why." + std::string(key), std::move(english), std::move(arguments)), rule};
}

Refusal too_dear(std::string_view rule, const Bag& price) {
    return refuse(rule, "too_dear", "It costs {price}, and you have not got that", {bag_argument("price", price)});
}

// The move answers another question than the one asked now, in the action phase or before.
Refusal other_question_in_actions(const State& state) {
    switch (state.turn.phase) {
        case Phase::gate:
            return refuse("AE-2.3", "gate", "Choose the side of your gate first");
        case Phase::take:
            return refuse("AE-2.5", "take", "Take a starting refugee first");
        case Phase::turn:
            return refuse("AE-4.2", "turn", "Do a free action or place a worker");
        case Phase::after:
            return refuse("AE-4.2", "after", "A worker has been placed: do free actions or end the turn");
        default:
            return refuse("AE-4.3", "in_action", "The action under way must be finished first");
    }
}

Refusal other_question(const State& state) {
    switch (state.turn.phase) {
        case Phase::post:
            if (state.turn.stage == Stage::deployment)
                return refuse("AE-8.1", "deploy", "All troops must be deployed first");
            return refuse("AE-9.13", "post", "All troops must be posted anew first");
        case Phase::target:
            return refuse("AE-8.12", "target", "Say which of the two turrets is hit");
        case Phase::strike:
            return refuse("AE-7.12", "strike", "The card's strike must be carried out first");
        case Phase::shift:
            return refuse("AE-8.22", "shift", "Use your move points or be done");
        case Phase::kill:
            return refuse("AE-9.6", "kill", "Say how many of the killed are archers");
        case Phase::lose:
            return refuse("AE-9.6", "lose", "Say how many of your losses are mercenaries");
        case Phase::damage:
            return refuse("AE-10.3", "damage", "Choose a card to be damaged");
        case Phase::nothing:
            return refuse("AE-3.2", "over", "The game is over");
        default:
            if (asks_chance(state.turn.phase)) return refuse("AE-14.2", "chance", "Cards are being drawn");
            return other_question_in_actions(state);
    }
}

std::string_view variant_rule(const DeedRange& range, Card card) {
    if (range.count > 0 && cards[card].effects[0].grouped) return "AE-7.5";
    return cards_with_op[Op::exchange].contains(card) ? "AE-7.16" : "AE-7.27";
}

Refusal why_no_free_action(const State& state, Move move) {
    const Card card = card_in(move);
    const Lord& lord = active_lord(state);
    const Argument named = card_argument("card", card);
    const DeedRange range = deeds.free_of(card);
    if (!lord.cards.contains(card)) return refuse("AE-4.11", "free.not_owned", "You do not own {card}", {named});
    if (range.count == 0) return refuse("AE-7.7", "free.none", "There is no free action on {card}", {named});
    if (card == Card::barracks && state.options.barracks_take_worker != 0)
        return refuse("AE-7.42", "free.worker", "Only a worker can use {card}", {named});
    if (lord.used.contains(card)) return refuse("AE-4.11", "free.used", "You have used {card} this season", {named});
    for (int i = 0; i < range.count; ++i) {
        const DeedFace& deed = deeds[static_cast<Deed>(range.first + i)];
        if (deed.variant != move.b) continue;
        if (!lord.stock.can_pay(deed.pay)) return too_dear("AE-4.13", deed.pay);
        return refuse("AE-4.13", "free.nothing", "It would change nothing", {named});
    }
    return refuse(variant_rule(range, card), "free.variant", "There is no such variant on {card}", {named});
}

Refusal why_not_bought(const State& state, Space space, std::size_t slot) {
    const std::size_t slots = space == Space::buildings ? building_slots : refugee_slots;
    const std::string_view rule = space == Space::buildings ? "AE-5.9" : "AE-5.10";
    if (slot >= slots) return refuse(rule, "market.no_slot", "The row has no such slot");
    const Card card = market_card(state, space, slot);
    if (card == Card::none) return refuse("AE-5.11", "market.empty", "That slot is empty until refresh");
    return too_dear("AE-4.5", cards[card].cost);
}

// [AE-7.42] A worker on the Barracks, where they take one.
Refusal why_not_on_barracks(const Lord& lord, int variant) {
    const Argument named = card_argument("card", Card::barracks);
    const DeedRange range = deeds.free_of(Card::barracks);
    for (int i = 0; i < range.count; ++i) {
        const DeedFace& deed = deeds[static_cast<Deed>(range.first + i)];
        if (deed.variant != variant) continue;
        if (!lord.stock.can_pay(deed.pay)) return too_dear("AE-4.5", deed.pay);
        return refuse("AE-7.42", "free.nothing", "It would change nothing", {named});
    }
    return refuse("AE-7.42", "free.variant", "There is no such variant on {card}", {named});
}

Refusal why_not_on_card(const State& state, Move move) {
    const Lord& lord = active_lord(state);
    const Card card = static_cast<Card>(move.b);
    const bool at_barracks = card == Card::barracks && state.options.barracks_take_worker != 0;
    const Argument named = card_argument("card", card);
    if (!lord.cards.contains(card)) return refuse("AE-4.4", "place.not_owned", "You do not own {card}", {named});
    if (deeds.worker_of(card) == Deed::none && !at_barracks)
        return refuse("AE-7.8", "place.no_space", "There is no worker space on {card}", {named});
    if (lord.staffed.contains(card))
        return refuse("AE-4.8", "place.staffed", "A worker stands on {card} already", {named});
    if (at_barracks) return why_not_on_barracks(lord, move.c);
    return too_dear("AE-4.5", deeds[deeds.worker_of(card)].pay);
}

Refusal why_not_placed(const State& state, Move move) {
    if (state.turn.phase == Phase::after)
        return refuse("AE-4.2", "place.again", "One worker is placed in a turn, and it has been");
    const Space space = id_in<Space>(move);
    const Lord& lord = active_lord(state);
    if (space == Space::card) return why_not_on_card(state, move);
    const Argument named = space_argument("space", space);
    if (free_spaces(state, state.turn.active, space) <= 0)
        return refuse(is_shared(space) ? "AE-4.7" : "AE-4.8", "place.full", "No space is left at {space}", {named});
    if (is_market(space)) return why_not_bought(state, space, move.b);
    const Deed deed = deed_of(space, move.b);
    if (deed == Deed::none) return refuse("AE-4.6", "place.no_option", "There is no such option at {space}", {named});
    return too_dear("AE-4.5", price_of(lord, deeds[deed]));
}

Refusal why_not_in_turn(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::free:
            return why_no_free_action(state, move);
        case Kind::place:
            return why_not_placed(state, move);
        case Kind::pass:
            if (state.turn.phase == Phase::turn)
                return refuse("AE-4.10", "pass.workers", "A worker can still be placed, and so it must be");
            return refuse("AE-4.10", "pass.placed", "Only a turn without a placement can be passed");
        case Kind::end:
            return refuse("AE-4.2", "end.early", "Place a worker before the turn ends");
        default:
            return other_question(state);
    }
}

Refusal why_not_sown(const State& state, Side side) {
    const Argument named = side_argument("side", side);
    if (active_lord(state).farms[side] == best_farm)
        return refuse("AE-6.3", "sow.full", "The {side} farm has level 2 already", {named});
    if (ordinal(side) < state.turn.cursor)
        return refuse("AE-6.5", "sow.back", "Sows go on in the order N, E, S, W, and {side} is past", {named});
    return refuse("AE-6.5", "sow.stuck", "From {side} on there is not room for all sows still due", {named});
}

Refusal why_not_protected(const State& state, Side side) {
    const Argument named = side_argument("side", side);
    if (active_lord(state).protected_farms.contains(side))
        return refuse("AE-6.6", "protect.has_one", "The {side} farm has a protection token already", {named});
    return refuse("AE-6.6", "protect.order", "Farms are protected in the order N, E, S, W, as many as possible",
                  {named});
}

Refusal out_of_order() {
    return refuse("AE-6.8", "construct.order",
                  "Steps come in the order upgrades, builds, repairs, mends, each by position; this one is past");
}

Refusal why_not_upgraded(const State& state, Position position) {
    const Lord& lord = active_lord(state);
    if (!is_wood(lord.castle.pieces[position]))
        return refuse("AE-6.10", "upgrade.no_wood", "There is no wood piece at {position}",
                      {position_argument("position", position)});
    if (upgrade_rank(position) < state.turn.cursor) return out_of_order();
    return too_dear("AE-1.7", upgrade_price(lord, position));
}

Refusal why_not_built(const State& state, Position position, Piece piece) {
    const Lord& lord = active_lord(state);
    const Argument named = position_argument("position", position);
    if (is_side(position) == (form_of(piece) == Form::turret))
        return refuse(is_side(position) ? "AE-1.4" : "AE-1.5", "build.misplaced",
                      "Walls and gates stand on sides, turrets on corners");
    if (lord.castle.pieces[position] != Piece::none)
        return refuse("AE-6.11", "build.taken", "A piece stands at {position} already", {named});
    if (!fits(lord.castle, position, piece))
        return refuse("AE-6.12", "build.limit", "A castle has at most 3 walls and 1 gate");
    if (build_rank(position) < state.turn.cursor) return out_of_order();
    return too_dear("AE-1.7", build_price(lord, piece));
}

Refusal why_not_repaired(const State& state, Position position) {
    const Lord& lord = active_lord(state);
    const bool paid = state.turn.phase == Phase::construct;
    if (!needs_repair(lord.castle, position))
        return refuse(paid ? "AE-6.14" : "AE-7.22", "repair.whole", "There is nothing to repair at {position}",
                      {position_argument("position", position)});
    if (!paid) return refuse("AE-7.22", "repair.flame", "An inoperable turret is not repaired this way");
    if (repair_rank(position) < state.turn.cursor) return out_of_order();
    return too_dear("AE-1.7", repair_price(lord.castle, position));
}

Refusal why_not_mended(const State& state, Card card) {
    const Lord& lord = active_lord(state);
    const bool paid = state.turn.phase == Phase::construct;
    if (!lord.damaged.contains(card))
        return refuse(paid ? "AE-6.16" : "AE-7.21", "mend.whole", "You have no damaged {card}",
                      {card_argument("card", card)});
    if (mend_rank(card) < state.turn.cursor) return out_of_order();
    return too_dear("AE-1.7", mend_price(card));
}

Refusal why_not_constructed(const State& state, Move move) {
    switch (kind_of(move)) {
        case Kind::upgrade:
            return why_not_upgraded(state, position_in(move));
        case Kind::build:
            return why_not_built(state, position_in(move), static_cast<Piece>(move.b));
        case Kind::repair:
            return why_not_repaired(state, position_in(move));
        case Kind::mend:
            return why_not_mended(state, card_in(move));
        default:
            return other_question(state);
    }
}

Refusal why_not_posted(const State& state, Move move) {
    const std::string_view rule = state.turn.stage == Stage::deployment ? "AE-8.2" : "AE-9.13";
    const Side side = posted_side(state.turn.cursor);
    const Troop troop = posted_troop(state.turn.cursor);
    if (!active_lord(state).castle.has_wall(side_in(move)))
        return refuse(rule, "post.no_wall", "No wall stands to the {side}", {side_argument("side", side_in(move))});
    if (side_in(move) != side || static_cast<Troop>(move.b) != troop)
        return refuse(rule, "post.order", "The {troops} on the {side} wall are asked for now",
                      {text_argument("troops", "troops." + std::string(troop_names[troop]), troop_plurals[troop]),
                       side_argument("side", side)});
    return refuse(rule, "post.too_many", "Not yet posted: {count}",
                  {number_argument("count", inside(active_lord(state), troop))});
}

Refusal why_not_shifted(const State& state, Move move) {
    const Lord& lord = active_lord(state);
    const Troop troop = id_in<Troop>(move);
    const Place from = static_cast<Place>(move.b), to = static_cast<Place>(move.c);
    const auto stands = [&](Place place) { return place == Place::inside || lord.castle.has_wall(side_of(place)); };
    if (from == to || !stands(from) || !stands(to))
        return refuse("AE-8.22", "shift.places", "A troop moves from a standing wall or inside to another");
    if (troops_at(lord, troop, from) == 0) return refuse("AE-8.22", "shift.nobody", "No such troop stands there");
    return refuse("AE-8.23", "shift.order",
                  "Soldiers move first; sources and goals go on in the order N, E, S, W, inside, and none is both");
}

Refusal why_not_chosen_in_combat(const State& state, Move move) {
    const Side asked = static_cast<Side>(state.turn.cursor % side_count);
    switch (kind_of(move)) {
        case Kind::post:
            return why_not_posted(state, move);
        case Kind::target:
            return refuse("AE-8.12", "target.other", "The engine does not hit {position} now",
                          {position_argument("position", position_in(move))});
        case Kind::strike:
            if (active_lord(state).fields[side_in(move)].invaders() == 0)
                return refuse("AE-7.28", "strike.nobody", "No invader is in the {side} field",
                              {side_argument("side", side_in(move))});
            return refuse("AE-7.28", "strike.share", "So many archers cannot be among those who die");
        case Kind::shift:
            return why_not_shifted(state, move);
        case Kind::kill:
            if (side_in(move) != asked)
                return refuse("AE-9.6", "kill.side", "The {side} field is asked about now",
                              {side_argument("side", asked)});
            return refuse("AE-9.6", "kill.share", "So many archers cannot be among those who die");
        case Kind::lose:
            if (move.a != state.turn.cursor)
                return refuse("AE-9.6", "lose.place", "The losses {place} are asked about now",
                              {place_argument("place", static_cast<Place>(state.turn.cursor))});
            return refuse(state.turn.cursor == side_count ? "AE-9.16" : "AE-9.6", "lose.share",
                          "So many mercenaries cannot be among the losses");
        default:
            return other_question(state);
    }
}

Refusal why_not_damaged(const State& state, Card card) {
    const Lord& lord = active_lord(state);
    const Argument named = card_argument("card", card);
    if (!lord.cards.contains(card)) return refuse("AE-10.3", "damage.not_owned", "You do not own {card}", {named});
    if (!all_bought.contains(card)) return refuse("AE-10.3", "damage.starting", "{card} cannot be damaged", {named});
    if (lord.damaged.contains(card) && state.options.damage_any == 0)
        return refuse("AE-10.3", "damage.again", "You have damaged {card} already", {named});
    return refuse("AE-10.4", "damage.order", "Cards are chosen in their order, and enough must come after {card}",
                  {named});
}

// The kind of move that answers each question that has just one.
Kind answer_to(Phase phase) {
    switch (phase) {
        case Phase::gate:
            return Kind::gate;
        case Phase::take:
            return Kind::take;
        case Phase::sow:
            return Kind::sow;
        case Phase::protect:
            return Kind::protect;
        case Phase::mend:
            return Kind::mend;
        case Phase::repair:
            return Kind::repair;
        case Phase::peek:
            return Kind::peek;
        case Phase::keep:
            return Kind::keep;
        case Phase::post:
            return Kind::post;
        case Phase::target:
            return Kind::target;
        case Phase::strike:
            return Kind::strike;
        case Phase::shift:
            return Kind::shift;
        case Phase::kill:
            return Kind::kill;
        case Phase::lose:
            return Kind::lose;
        case Phase::damage:
            return Kind::damage;
        default:
            return Kind::done;
    }
}

}  // namespace

}  // namespace after_the_empire

Refusal AfterTheEmpire::why_not(const State& state, Move move) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Phase phase = state.turn.phase;
    if (phase == Phase::turn || phase == Phase::after) return why_not_in_turn(state, move);
    if (phase == Phase::construct) return why_not_constructed(state, move);
    if (asks_chance(phase) || kind_of(move) != answer_to(phase)) return other_question(state);
    switch (phase) {
        case Phase::take:
            return refuse("AE-2.5", "take.not_offered", "{card} is not on offer",
                          {card_argument("card", card_in(move))});
        case Phase::sow:
            return why_not_sown(state, side_in(move));
        case Phase::protect:
            return why_not_protected(state, side_in(move));
        case Phase::mend:
            return why_not_mended(state, card_in(move));
        case Phase::repair:
            return why_not_repaired(state, position_in(move));
        case Phase::peek:
            return refuse("AE-7.26", "peek.known", "No unknown face-down card lies in slot {slot}",
                          {number_argument("slot", move.a)});
        case Phase::keep:
            return refuse("AE-7.25", "keep.not_drawn", "You have not drawn {objective}",
                          {objective_argument("objective", id_in<Objective>(move))});
        case Phase::damage:
            return why_not_damaged(state, card_in(move));
        default:
            return why_not_chosen_in_combat(state, move);
    }
}

}  // namespace ozy
