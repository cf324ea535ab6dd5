// actions.cpp - chapters 4 and 5: turns of the action phase.
#include "games/after_the_empire/rules/actions.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/goods.hpp"
#include "games/after_the_empire/rules/spaces.hpp"
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
    state.turn.deed = deeds.purchase_of(card);
}

// [AE-4.13] Its cost can be paid and at least one of its ops would change something. [AE-7.27] This also leaves out the
// lists of a choice that would change nothing.
bool may_do_freely(const State& state, Deed deed) {
    const DeedFace& face = deeds[deed];
    return active_lord(state).stock.can_pay(face.pay) && changes_something(state, state.turn.active, face);
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

// [AE-7.42] With `barracks` worker the Barracks are used by a worker only.
bool barracks_take_worker(const State& state, Card card) {
    return card == Card::barracks && state.options.barracks_take_worker != 0;
}

// Placements on a card, in a market and on any other space of the board.
bool is_on_card(Move move) { return space_in(move) == Space::card; }
bool is_purchase(Move move) { return is_market(space_in(move)); }
bool is_full(const State& state, Move move) {
    return !is_on_card(move) && free_spaces(state, state.turn.active, space_in(move)) <= 0;
}
bool has_no_slot(Move move, Space market) {
    return space_in(move) == market && (move.b >= slots_of(market) || move.c != 0);
}
bool is_after_placement(const State& state, Move /*move*/) { return state.turn.question == Question::after; }
bool is_too_dear(const State& state, Move move) {
    return !active_lord(state).stock.can_pay(price_of_placement(state, move));
}
bool has_no_variant(Move move) { return variant_of(card_in(move), move.b) == Deed::none; }
bool has_grouped_effects(Card card) { return cards[card].effects[0].grouped; }

constexpr Sentence no_variant = {"why.free.variant", "There is no such variant on {card}"};
constexpr Sentence changes_nothing = {"why.free.nothing", "It would change nothing"};
constexpr Sentence full = {"why.place.full", "No space is left at {space}"};
constexpr Sentence no_slot = {"why.market.no_slot", "The row has no such slot"};

}  // namespace

// [AE-4.4] A free space, [AE-4.5] whose cost can be paid. [AE-4.6] One of its options.
Bars<State> place_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-4.2", {"why.place.again", "One worker is placed in a turn, and it has been"}, is_after_placement},
        {"AE-4.4",
         {"why.place.not_owned", "You do not own {card}"},
         [](const State& state, Move move) {
             return is_on_card(move) && !active_lord(state).cards.contains(staffed_in(move));
         }},
        {"AE-7.8",
         {"why.place.no_space", "There is no worker space on {card}"},
         [](const State& state, Move move) {
             return is_on_card(move) && deeds.worker_of(staffed_in(move)) == Deed::none &&
                    !barracks_take_worker(state, staffed_in(move));
         }},
        {"AE-4.8",
         {"why.place.staffed", "A worker stands on {card} already"},
         [](const State& state, Move move) {
             return is_on_card(move) && active_lord(state).staffed.contains(staffed_in(move));
         }},
        {"AE-7.42", no_variant,
         [](const State&, Move move) {
             return is_on_card(move) &&
                    (placed_deed(move) == Deed::none || (staffed_in(move) != Card::barracks && move.c != 0));
         }},
        {"AE-4.7", full,
         [](const State& state, Move move) { return is_shared(space_in(move)) && is_full(state, move); }},
        {"AE-4.8", full,
         [](const State& state, Move move) { return !is_shared(space_in(move)) && is_full(state, move); }},
        {"AE-5.9", no_slot, [](const State&, Move move) { return has_no_slot(move, Space::buildings); }},
        {"AE-5.10", no_slot, [](const State&, Move move) { return has_no_slot(move, Space::refugees); }},
        {"AE-5.11",
         {"why.market.empty", "That slot is empty until refresh"},
         [](const State& state, Move move) {
             return is_purchase(move) && market_card(state, space_in(move), move.b) == Card::none;
         }},
        {"AE-4.6",
         {"why.place.no_option", "There is no such option at {space}"},
         [](const State&, Move move) {
             return !is_on_card(move) && !is_purchase(move) && (placed_deed(move) == Deed::none || move.c != 0);
         }},
        {"AE-4.5", too_dear, is_too_dear},
        {"AE-7.42", changes_nothing,
         [](const State& state, Move move) {
             return is_on_card(move) && staffed_in(move) == Card::barracks && !may_do_freely(state, placed_deed(move));
         }},
    };
    return bars;
}

Bars<State> free_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-4.11",
         {"why.free.not_owned", "You do not own {card}"},
         [](const State& state, Move move) { return !active_lord(state).cards.contains(card_in(move)); }},
        {"AE-7.7",
         {"why.free.none", "There is no free action on {card}"},
         [](const State&, Move move) { return deeds.free_of(card_in(move)).empty(); }},
        {"AE-7.42",
         {"why.free.worker", "Only a worker can use {card}"},
         [](const State& state, Move move) { return barracks_take_worker(state, card_in(move)); }},
        {"AE-4.11",
         {"why.free.used", "You have used {card} this season"},
         [](const State& state, Move move) { return active_lord(state).used.contains(card_in(move)); }},
        {"AE-7.5", no_variant,
         [](const State&, Move move) { return has_no_variant(move) && has_grouped_effects(card_in(move)); }},
        {"AE-7.16", no_variant,
         [](const State&, Move move) {
             return has_no_variant(move) && cards_with_op[Op::exchange].contains(card_in(move));
         }},
        {"AE-7.27", no_variant, [](const State&, Move move) { return has_no_variant(move); }},
        {"AE-4.13", too_dear,
         [](const State& state, Move move) {
             return !active_lord(state).stock.can_pay(deeds[variant_of(card_in(move), move.b)].pay);
         }},
        {"AE-4.13", changes_nothing,
         [](const State& state, Move move) { return !may_do_freely(state, variant_of(card_in(move), move.b)); }},
    };
    return bars;
}

// [AE-4.10] A seat passes if it can place no worker; [AE-4.15] with `passing` allowed, whenever it wants to.
Bars<State> pass_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-4.10", {"why.pass.placed", "Only a turn without a placement can be passed"}, is_after_placement},
        {"AE-4.10",
         {"why.pass.workers", "A worker can still be placed, and so it must be"},
         [](const State& state, Move) { return state.options.passing_allowed == 0 && count_placements(state, 1) > 0; }},
    };
    return bars;
}

// [AE-4.2] Free actions, then a placement or a pass; after the placement free actions again, and the end of the turn.
Bars<State> end_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AE-4.2",
         {"why.end.early", "Place a worker before the turn ends"},
         [](const State& state, Move) { return state.turn.question == Question::turn; }},
    };
    return bars;
}

namespace {

// Each of these offers moves until no more are wanted, and returns whether that is so.
template <class Offer>
bool offer_options(const State& state, Space space, Offer& offer) {
    const Lord& lord = active_lord(state);
    for (Deed deed : deeds.of(space))
        if (lord.stock.can_pay(price_of(lord, deeds[deed])) &&
            offer(make_move(Kind::place, space, deeds[deed].variant)))
            return true;
    return false;
}

template <class Offer>
bool offer_purchases(const State& state, Space space, Offer& offer) {
    const Lord& lord = active_lord(state);
    for (std::size_t slot = 0; slot < slots_of(space); ++slot) {
        const Card card = market_card(state, space, slot);
        if (card != Card::none && lord.stock.can_pay(cards[card].cost) && offer(make_move(Kind::place, space, slot)))
            return true;
    }
    return false;
}

// The variants of a card's free deeds that would change something.
template <class Offer>
bool offer_variants(const State& state, Card card, Offer&& offer) {
    for (Deed deed : deeds.free_of(card))
        if (may_do_freely(state, deed) && offer(deeds[deed].variant)) return true;
    return false;
}

// Workers of all lords on every space, in one pass: with a pass for each space, listing placements took 267
// instructions of a decision of random play, so 256.
PerSpace<std::uint8_t> workers_on_spaces(const State& state) {
    PerSpace<std::uint8_t> workers{};
    for (const Lord& lord : state.lords)
        for (std::size_t i = 0; i < workers.size(); ++i)
            workers.items[i] = static_cast<std::uint8_t>(workers.items[i] + lord.placed.items[i]);
    return workers;
}

// [AE-4.4] Shared and own spaces, and worker spaces on own cards. [AE-4.9] Own spaces may be taken even if nothing can
// be done there. [AE-4.8] Each of them takes one worker per season.
template <class Offer>
bool offer_placements(const State& state, Offer offer) {
    const PerSpace<std::uint8_t> workers = workers_on_spaces(state);
    for (Space space : board_spaces) {
        const bool is_open = is_shared(space) ? workers[space] < spaces_of(state, space)
                                              : free_spaces(state, state.turn.active, space) > 0;
        if (!is_open) continue;
        if (is_market(space) ? offer_purchases(state, space, offer) : offer_options(state, space, offer)) return true;
    }
    const Lord& lord = active_lord(state);
    for (Card card : (lord.cards & cards_with_trigger[Trigger::worker]) - lord.staffed)
        if (lord.stock.can_pay(deeds[deeds.worker_of(card)].pay) && offer(make_move(Kind::place, Space::card, card)))
            return true;
    return barracks_wait_for_worker(state) && offer_variants(state, Card::barracks, [&](int variant) {
               return offer(make_move(Kind::place, Space::card, Card::barracks, variant));
           });
}

// [AE-4.11] Free effects of own cards, each card's once per season.
template <class Offer>
bool offer_free_actions(const State& state, Offer offer) {
    for (Card card : free_actions_left(state))
        if (offer_variants(state, card, [&](int variant) { return offer(make_move(Kind::free, card, variant)); }))
            return true;
    return false;
}

}  // namespace

void list_placements(const State& state, MoveList& out) {
    if (state.turn.question == Question::after) return;
    offer_placements(state, [&](Move move) {
        out.push_back(move);
        return false;
    });
}
int count_placements(const State& state, int most) {
    int count = 0;
    offer_placements(state, [&](Move) { return ++count == most; });
    return count;
}

// Placements are listed before it.
void list_pass(const State& state, MoveList& out) {
    const bool placements = !out.empty() && kind_of(out[0]) == Kind::place;
    if (state.turn.question == Question::turn && (state.options.passing_allowed != 0 || !placements))
        out.push_back(make_move(Kind::pass));
}
void list_end(const State& state, MoveList& out) {
    if (state.turn.question == Question::after) out.push_back(make_move(Kind::end));
}

void list_free_actions(const State& state, MoveList& out) {
    offer_free_actions(state, [&](Move move) {
        out.push_back(move);
        return false;
    });
}
bool has_free_action(const State& state) {
    return offer_free_actions(state, [](Move) { return true; });
}

// [AE-7.7] A free action; the card is then used until refresh. [AE-4.11] It does not use up the placement. [AE-4.12] A
// card bought in this turn can be used at once.
void do_freely(State& state, Card card, int variant, Events* events) {
    const Deed deed = variant_of(card, variant);
    active_lord(state).used.insert(card);
    tell(events, Happening::free_action, state.turn.active, {.a = operand(card)});
    pay(state, state.turn.active, deeds[deed].pay, events);
    state.turn.deed = deed;
}

// [AE-4.5] The cost is paid in full, then the effect is carried out; [AE-4.6] one option, once. [AE-4.3] Nothing else
// can be done before the last step of the action. [AE-7.8] A worker space on a card does the card's ops.
void place_worker(State& state, Move move, Events* events) {
    const Space space = space_in(move);
    Lord& lord = active_lord(state);
    --lord.workers;
    state.turn.placed = 1;
    if (space == Space::card)
        lord.staffed.insert(staffed_in(move));
    else
        ++lord.placed[space];
    tell(events, Happening::worker_placed, state.turn.active, {.a = operand(space), .b = move.b});
    if (is_market(space)) return buy(state, space, move.b, events);
    const Deed deed = placed_deed(move);
    pay(state, state.turn.active, price_of(lord, deeds[deed]), events);
    gain_yield_bonus(state, space, events);
    state.turn.deed = deed;
}

// [AE-4.10], [AE-4.15] The turn ends at once and all its remaining workers are done for this season.
void pass(State& state, Events* events) {
    Lord& lord = active_lord(state);
    tell(events, Happening::passed, state.turn.active, {.amount = lord.workers});
    change(lord.passed, lord.workers);
    lord.workers = 0;
    end_turn(state);
}

// [AE-4.1] In turn order, again and again; a seat without a worker in its Great Hall is left out.
void end_turn(State& state) {
    const std::span<const Seat> order = turn_order(state);
    Turn& turn = state.turn;
    turn.placed = 0;
    std::size_t at = 0;
    while (order[at] != turn.active) ++at;
    do at = (at + 1) % order.size();
    while (state.lords[order[at]].workers == 0 && order[at] != turn.active);
    turn.active = order[at];
}

}  // namespace ozy::after_the_empire
