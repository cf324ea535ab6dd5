// legal.cpp - what the decider may choose, question by question (RULES.md, "Decisions" and "Chance").
#include "games/after_the_empire/legal.hpp"

#include <algorithm>

#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/actions.hpp"
#include "games/after_the_empire/rules/construct.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/farms.hpp"
#include "games/after_the_empire/rules/peek.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/sack.hpp"
#include "games/after_the_empire/setup.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

// Takers of options. `offer` returns true when no more are wanted, so that a look for a choice stops at the second one.
struct Everything {
    MoveList& out;
    bool offer(Move move) {
        out.push_back(move);
        return false;
    }
    bool has_any() const { return !out.empty(); }
};
struct FirstTwo {
    Shortlist& out;
    bool offer(Move move) {
        if (out.count == 0) out.first = move;
        return ++out.count == 2;
    }
    bool has_any() const { return out.count > 0; }
};

template <class Taker, class Set>
bool offer_each(Taker& taker, Kind kind, Set set) {
    for (auto id : set)
        if (taker.offer(make_move(kind, id))) return true;
    return false;
}

// [AE-4.4] A free space, [AE-4.5] whose cost can be paid.
template <class Taker>
bool list_space(const State& state, Space space, Taker& taker) {
    const Lord& lord = active_lord(state);
    const DeedRange range = deeds.of(space);
    for (int option = 0; option < range.count; ++option)
        if (lord.stock.can_pay(price_of(lord, deeds[static_cast<Deed>(range.first + option)])) &&
            taker.offer(make_move(Kind::place, space, option)))
            return true;
    return false;
}

template <class Taker>
bool list_market(const State& state, Space space, Taker& taker) {
    const Lord& lord = active_lord(state);
    const int slots = space == Space::buildings ? building_slots : refugee_slots;
    for (int slot = 0; slot < slots; ++slot) {
        const Card card = market_card(state, space, static_cast<std::size_t>(slot));
        if (card != Card::none && lord.stock.can_pay(cards[card].cost) &&
            taker.offer(make_move(Kind::place, space, slot)))
            return true;
    }
    return false;
}

// Offers the variants of a card's free deeds that would change something.
template <class Offer>
bool list_variants(const State& state, Card card, Offer&& offer) {
    const DeedRange range = deeds.free_of(card);
    for (int i = 0; i < range.count; ++i) {
        const Deed deed = static_cast<Deed>(range.first + i);
        if (may_do_freely(state, deed) && offer(deeds[deed].variant)) return true;
    }
    return false;
}

// [AE-4.4] Shared and own spaces, and worker spaces on own cards. [AE-4.9] Own spaces may be taken even if nothing can
// be done there. [AE-4.8] Each of them takes one worker per season.
template <class Taker>
bool list_placements(const State& state, Taker& taker) {
    for (Space space : board_spaces) {
        if (free_spaces(state, state.turn.active, space) <= 0) continue;
        if (is_market(space) ? list_market(state, space, taker) : list_space(state, space, taker)) return true;
    }
    const Lord& lord = active_lord(state);
    for (Card card : (lord.cards & cards_with_trigger[Trigger::worker]) - lord.staffed)
        if (lord.stock.can_pay(deeds[deeds.worker_of(card)].pay) &&
            taker.offer(make_move(Kind::place, Space::card, card)))
            return true;
    return barracks_wait_for_worker(state) && list_variants(state, Card::barracks, [&](int variant) {
               return taker.offer(make_move(Kind::place, Space::card, Card::barracks, variant));
           });
}

// [AE-4.11] Free effects of own cards, each card's once per season.
template <class Taker>
bool list_free_actions(const State& state, Taker& taker) {
    for (Card card : free_actions_left(state))
        if (list_variants(state, card, [&](int variant) { return taker.offer(make_move(Kind::free, card, variant)); }))
            return true;
    return false;
}

// [AE-4.2] Free actions, then a placement or a pass; after the placement free actions again, and the end of the turn.
// [AE-4.10] A seat passes if it can place no worker; [AE-4.15] with `passing` allowed, whenever it wants to.
template <class Taker>
void list_turn(const State& state, Taker& taker) {
    if (list_placements(state, taker)) return;
    const bool may_pass = state.options.passing_allowed != 0 || !taker.has_any();
    if (!list_free_actions(state, taker) && may_pass) taker.offer(make_move(Kind::pass));
}
template <class Taker>
void list_after(const State& state, Taker& taker) {
    if (!list_free_actions(state, taker)) taker.offer(make_move(Kind::end));
}

template <class Taker>
bool list_builds(const Lord& lord, Position position, Taker& taker) {
    const auto offer = [&](Piece piece) {
        return may_build(lord, position, piece) && taker.offer(make_move(Kind::build, position, piece));
    };
    return is_side(position) ? std::any_of(side_pieces.begin(), side_pieces.end(), offer)
                             : std::any_of(corner_pieces.begin(), corner_pieces.end(), offer);
}

// [AE-6.7] Upgrade, build, repair, mend, done. [AE-6.8] A step must come later than the last one taken.
template <class Taker>
void list_construct(const State& state, Taker& taker) {
    const Lord& lord = active_lord(state);
    const int rank = state.turn.cursor;
    if (taker.offer(make_move(Kind::done))) return;
    for (Position position : all_positions)
        if (upgrade_rank(position) >= rank && may_upgrade(lord, position) &&
            taker.offer(make_move(Kind::upgrade, position)))
            return;
    for (Position position : all_positions)
        if (build_rank(position) >= rank && list_builds(lord, position, taker)) return;
    for (Position position : all_positions)
        if (repair_rank(position) >= rank && may_repair(lord, position) &&
            taker.offer(make_move(Kind::repair, position)))
            return;
    for (Card card : lord.damaged)
        if (mend_rank(card) >= rank && may_mend(lord, card) && taker.offer(make_move(Kind::mend, card))) return;
}

// [AE-7.22] Pieces with an empty cube place that are not inoperable.
template <class Taker>
void list_repairs(const Castle& castle, Taker& taker) {
    for (Position position : all_positions)
        if (castle.works(position) && castle.empty_cube_places(position) > 0 &&
            taker.offer(make_move(Kind::repair, position)))
            return;
}

// [AE-8.2] From 0 to the number not yet posted.
template <class Taker>
void list_posts(const State& state, Taker& taker) {
    const Side side = posted_side(state.turn.cursor);
    const Troop troop = posted_troop(state.turn.cursor);
    const int unposted = inside(active_lord(state), troop);
    for (int number = 0; number <= unposted; ++number)
        if (taker.offer(make_move(Kind::post, side, troop, number))) return;
}

template <class Taker>
bool list_shares(Kind kind, std::uint8_t place, Share share, Taker& taker) {
    for (int number = share.least; number <= share.most; ++number)
        if (taker.offer(make_move(kind, place, number))) return true;
    return false;
}

template <class Taker>
void list_strikes(const State& state, Taker& taker) {
    for (Side side : all_sides) {
        const Field& field = active_lord(state).fields[side];
        if (field.invaders() > 0 &&
            list_shares(Kind::strike, operand(side), archers_among(field, struck_in(state, side)), taker))
            return;
    }
}

template <class Taker>
void list_shifts(const State& state, Taker& taker) {
    if (taker.offer(make_move(Kind::done))) return;
    for (Troop troop : all_troops)
        for (Place from : all_places)
            for (Place to : all_places)
                if (may_shift(state, troop, from, to) && taker.offer(make_move(Kind::shift, troop, from, to))) return;
}

template <class Taker>
void list_kills(const State& state, Taker& taker) {
    const Side side = static_cast<Side>(state.turn.cursor);
    list_shares(Kind::kill, operand(side), archers_among(active_lord(state).fields[side], killed_in(state, side)),
                taker);
}

template <class Taker>
void list_options(const State& state, Taker& taker) {
    switch (state.turn.phase) {
        case Phase::gate:
            offer_each(taker, Kind::gate, all_sides);
            return;
        case Phase::take:
            offer_each(taker, Kind::take, starting_refugees_on_offer(state));
            return;
        case Phase::turn:
            return list_turn(state, taker);
        case Phase::after:
            return list_after(state, taker);
        case Phase::sow:
            offer_each(taker, Kind::sow, sides_to_sow(state));
            return;
        case Phase::protect:
            offer_each(taker, Kind::protect, sides_to_protect(state));
            return;
        case Phase::construct:
            return list_construct(state, taker);
        case Phase::mend:
            offer_each(taker, Kind::mend, active_lord(state).damaged);
            return;
        case Phase::repair:
            return list_repairs(active_lord(state).castle, taker);
        case Phase::peek:
            offer_each(taker, Kind::peek, slots_to_peek(state));
            return;
        case Phase::keep:
            offer_each(taker, Kind::keep, state.turn.drawn);
            return;
        case Phase::post:
            return list_posts(state, taker);
        case Phase::target:
            offer_each(taker, Kind::target, siege_targets(active_lord(state).castle, state.siege.side));
            return;
        case Phase::strike:
            return list_strikes(state, taker);
        case Phase::shift:
            return list_shifts(state, taker);
        case Phase::kill:
            return list_kills(state, taker);
        case Phase::lose: {
            const Place place = static_cast<Place>(state.turn.cursor);
            list_shares(Kind::lose, operand(place), mercenaries_among_losses(state, place), taker);
            return;
        }
        case Phase::damage:
            offer_each(taker, Kind::damage, cards_to_damage(state));
            return;
        default:
            return;
    }
}

// [AE-14.2] Any unseen card with equal chance.
template <class Set>
void list_outcomes(Kind kind, Set set, MoveList& out) {
    for (auto id : set) out.push_outcome(make_move(kind, id), 1);
}

void list_chance(const State& state, MoveList& out) {
    const Decks& decks = state.decks;
    switch (state.turn.phase) {
        case Phase::first:
            return list_outcomes(Kind::first, seats_of(seats(state)), out);
        case Phase::deal:
            return list_outcomes(Kind::deal, starting_refugees_on_offer(state), out);
        case Phase::objective:
            return list_outcomes(Kind::objective, decks.unseen_objectives, out);
        case Phase::refugee:
            return list_outcomes(Kind::refugee, decks.unseen_cards & all_refugees, out);
        case Phase::building:
            return list_outcomes(Kind::building, decks.unseen_cards & all_buildings, out);
        case Phase::invader:
            return list_outcomes(Kind::invader, decks.unseen_invaders, out);
        case Phase::siege:
            return list_outcomes(Kind::siege, decks.unseen_sieges, out);
        default:  // side
            return list_outcomes(Kind::side, all_sides, out);
    }
}

template <class Set>
Move sample(Kind kind, Set set, Rng& rng) {
    return make_move(kind, set.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(set.size())))));
}

}  // namespace

Shortlist shortlist(const State& state) {
    Shortlist out;
    FirstTwo taker{out};
    list_options(state, taker);
    return out;
}

}  // namespace after_the_empire

void AfterTheEmpire::legal_moves(const State& state, MoveList& out) {
    out.clear();
    if (after_the_empire::asks_chance(state.turn.phase)) return after_the_empire::list_chance(state, out);
    after_the_empire::Everything taker{out};
    after_the_empire::list_options(state, taker);
}

Move AfterTheEmpire::sample_chance(const State& state, Rng& rng) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Decks& decks = state.decks;
    switch (state.turn.phase) {
        case Phase::first:
            return sample(Kind::first, SeatSet::first(seats(state)), rng);
        case Phase::deal:
            return sample(Kind::deal, starting_refugees_on_offer(state), rng);
        case Phase::objective:
            return sample(Kind::objective, decks.unseen_objectives, rng);
        case Phase::refugee:
            return sample(Kind::refugee, decks.unseen_cards & all_refugees, rng);
        case Phase::building:
            return sample(Kind::building, decks.unseen_cards & all_buildings, rng);
        case Phase::invader:
            return sample(Kind::invader, decks.unseen_invaders, rng);
        case Phase::siege:
            return sample(Kind::siege, decks.unseen_sieges, rng);
        default:  // [AE-14.5] sides with equal chance
            return sample(Kind::side, SideSet::first(side_count), rng);
    }
}

}  // namespace ozy
