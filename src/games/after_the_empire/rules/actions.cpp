// actions.cpp - chapters 4 and 5: turns of the action phase.
#include "games/after_the_empire/rules/actions.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/goods.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/steps.hpp"

namespace ozy::after_the_empire {

namespace {

// [AE-7.32] Each own placement on that shared action, with any option, also gains `add`, after the cost is paid.
void gain_yield_bonus(State& state, Space space, Events* events) {
    for_each_step(active_lord(state).cards, Op::yield_bonus, [&](const Step& step) {
        if (step.space == space) receive(state, state.turn.active, step.a, events);
    });
}

// [AE-5.9], [AE-5.10] Pay the card's cost and take it into play. [AE-5.11] It comes undamaged and unused; its slot
// stays empty until refresh. [AE-5.12] There is no limit to cards. [AE-7.6] `on_acquire` right after the purchase.
void buy(State& state, Space space, std::size_t slot, Events* events) {
    Card& place = space == Space::buildings ? state.buildings[slot] : state.refugees[slot];
    const Card card = place;
    pay(state, state.turn.active, cards[card].cost, events);
    place = Card::none;
    active_lord(state).cards.insert(card);
    tell(events, Happening::card_bought, state.turn.active, {.a = operand(card)});
    if (const Deed deed = deeds.purchase_of(card); deed != Deed::none) return begin_deed(state, deed, events);
    state.turn.phase = Phase::after;
}

}  // namespace

// [AE-4.1] The first in turn order begins.
void begin_actions(State& state, Events* events) {
    Turn& turn = state.turn;
    turn.stage = Stage::actions;
    turn.phase = Phase::turn;
    turn.active = turn.order[0];
    turn.slot = 0;
    int face_down = 0;
    for (const Slot<Invader>& slot : state.invaders) face_down += slot.facing == Facing::down;
    tell(events, Happening::season_began, Seat::chance,
         {.a = operand(threat_by_season[season_index(state)]), .b = operand(face_down), .amount = turn.season});
}

// [AE-4.7] The number of spaces of a shared action depends on the number of seats. [AE-4.8] An own space takes one
// worker per season.
int spaces_of(const State& state, Space space) {
    return spaces[space].spaces[static_cast<std::size_t>(seats(state)) - 2];
}

int free_spaces(const State& state, Seat seat, Space space) {
    if (!is_shared(space)) return 1 - state.lords[seat].placed[space];
    int taken = 0;
    for (const Lord& lord : state.lords) taken += lord.placed[space];
    return spaces_of(state, space) - taken;
}

Card market_card(const State& state, Space space, std::size_t slot) {
    if (space == Space::buildings) return slot < building_slots ? state.buildings[slot] : Card::none;
    return slot < refugee_slots ? state.refugees[slot] : Card::none;
}

// [AE-7.31] Each option of either Mercenary Camp costs less of the named good, not below 0.
Bag price_of(const Lord& lord, const DeedFace& deed) {
    if (deed.space != Space::camp_large && deed.space != Space::camp_small) return deed.pay;
    return less(deed.pay, standing_bag(lord, Op::discount_camp));
}

// [AE-4.13] Its cost can be paid and at least one of its ops would change something. [AE-7.27] This also leaves out the
// lists of a choice that would change nothing.
bool may_do_freely(const State& state, Deed deed) {
    const DeedFace& face = deeds[deed];
    return active_lord(state).stock.can_pay(face.pay) && changes_something(state, state.turn.active, face);
}

Deed deed_of(Space space, std::size_t option) {
    if (space == Space::card) return deeds.worker_of(static_cast<Card>(option));
    const DeedRange range = deeds.of(space);
    return option < range.count ? static_cast<Deed>(range.first + option) : Deed::none;
}

Deed variant_of(Card card, int variant) {
    const DeedRange range = deeds.free_of(card);
    for (int i = 0; i < range.count; ++i)
        if (const Deed deed = static_cast<Deed>(range.first + i); deeds[deed].variant == variant) return deed;
    return Deed::none;
}

Deed placed_deed(Move move) {
    const Space space = id_in<Space>(move);
    const bool at_barracks = space == Space::card && static_cast<Card>(move.b) == Card::barracks;
    return at_barracks ? variant_of(Card::barracks, move.c) : deed_of(space, move.b);
}

// [AE-4.11] Each card's once per season. [AE-7.42] With `barracks` worker the Barracks have none.
CardSet free_actions_left(const State& state) {
    const Lord& lord = active_lord(state);
    CardSet left = (lord.cards & cards_with_trigger[Trigger::free]) - lord.used;
    if (state.options.barracks_take_worker != 0) left.erase(Card::barracks);
    return left;
}

// [AE-7.42] With `barracks` worker they are a worker space, [AE-4.8] for one worker per season.
bool barracks_wait_for_worker(const State& state) {
    return state.options.barracks_take_worker != 0 && !active_lord(state).staffed.contains(Card::barracks);
}

// [AE-7.7] A free action; the card is then used until refresh. [AE-4.11] It does not use up the placement. [AE-4.12] A
// card bought in this turn can be used at once.
void do_freely(State& state, Card card, int variant, Events* events) {
    const Deed deed = variant_of(card, variant);
    active_lord(state).used.insert(card);
    tell(events, Happening::free_action, state.turn.active, {.a = operand(card)});
    pay(state, state.turn.active, deeds[deed].pay, events);
    begin_deed(state, deed, events);
}

// [AE-4.5] The cost is paid in full, then the effect is carried out; [AE-4.6] one option, once. [AE-4.3] Nothing else
// can be done before the last step of the action. [AE-7.8] A worker space on a card does the card's ops.
void place_worker(State& state, Move move, Events* events) {
    const Space space = id_in<Space>(move);
    Lord& lord = active_lord(state);
    --lord.workers;
    state.turn.placed = 1;
    if (space == Space::card)
        lord.staffed.insert(static_cast<Card>(move.b));
    else
        ++lord.placed[space];
    tell(events, Happening::worker_placed, state.turn.active, {.a = operand(space), .b = move.b});
    if (is_market(space)) return buy(state, space, move.b, events);
    const Deed deed = placed_deed(move);
    pay(state, state.turn.active, price_of(lord, deeds[deed]), events);
    gain_yield_bonus(state, space, events);
    begin_deed(state, deed, events);
}

// [AE-4.10], [AE-4.15] The turn ends at once and all its remaining workers are done for this season.
void pass(State& state, Events* events) {
    Lord& lord = active_lord(state);
    tell(events, Happening::passed, state.turn.active, {.amount = lord.workers});
    add(lord.passed, lord.workers);
    lord.workers = 0;
    end_turn(state, events);
}

// [AE-4.1] In turn order, again and again; a seat without a worker in its Great Hall is left out. The phase ends when
// no seat has a worker left. [AE-1.12] Turn order is the order on the player order track.
void end_turn(State& state, Events* events) {
    Turn& turn = state.turn;
    turn.placed = 0;
    const auto count = static_cast<std::size_t>(seats(state));
    std::size_t at = 0;
    while (turn.order[at] != turn.active) ++at;
    for (std::size_t i = 1; i <= count; ++i) {
        const Seat next = turn.order[(at + i) % count];
        if (state.lords[next].workers == 0) continue;
        turn.active = next;
        turn.phase = Phase::turn;
        return;
    }
    begin_deployment(state, events);
}

}  // namespace ozy::after_the_empire
