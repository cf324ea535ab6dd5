// refresh.cpp - chapter 13: from one season to the next; and the market rows.
#include "games/after_the_empire/rules/refresh.hpp"

#include <algorithm>

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/goods.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy::after_the_empire {

namespace {

// [AE-13.5] The card in the discard slot goes under its deck. [AE-13.6] The others move towards it, in their order.
template <class Row, class Queue>
void move_row(Row& row, Queue& queue, Events* events) {
    if (row.back() != Card::none) {
        queue.push_back(row.back());
        tell(events, Happening::card_discarded, Seat::chance, {.a = operand(row.back())});
        row.back() = Card::none;
    }
    std::size_t goal = row.size();
    for (std::size_t slot = row.size(); slot-- > 0;) {
        if (row[slot] == Card::none) continue;
        const Card card = row[slot];
        row[slot] = Card::none;
        row[--goal] = card;
    }
}

template <class Row>
bool has_gap(const Row& row) {
    return std::find(row.begin(), row.end(), Card::none) != row.end();
}

// [AE-13.7] From the highest empty slot number to the lowest.
template <class Row>
void fill_gap(Row& row, Card card, Events* events) {
    std::size_t slot = row.size() - 1;
    while (row[slot] != Card::none) --slot;
    row[slot] = card;
    tell(events, Happening::row_filled, Seat::chance, {.a = operand(card), .b = operand(slot)});
}

// [AE-13.8] All mercenaries leave except those kept by [AE-7.37] `retain`.
void dismiss_mercenaries(State& state, Seat seat, Events* events) {
    std::uint8_t& mercenaries = state.lords[seat].troops[Troop::mercenary];
    const int leaving = std::max(0, mercenaries - standing_total(state.lords[seat], Op::retain));
    change(mercenaries, -leaving);
    if (leaving > 0) tell(events, Happening::mercenaries_left, seat, {.amount = amount_of(leaving)});
}

// [AE-13.10] A villager of the past season goes back, used or not; [AE-13.11] with `villager` until_used one of a seat
// that has passed with a worker stays.
bool villager_stays(const State& state, const Lord& lord) {
    return state.options.villager_until_used != 0 && lord.villager != 0 && lord.passed > 0;
}

// [AE-13.9], [AE-10.8] A seat sacked in the past season gets 2 mercenaries and a villager, a worker more for the next
// season only.
void send_help(State& state, Seat seat, Events* events) {
    Lord& lord = state.lords[seat];
    lord.villager = lord.sacked != 0 || villager_stays(state, lord) ? 1 : 0;
    if (lord.sacked == 0) return;
    lord.sacked = 0;
    const int mercenaries = available(state, {.mercenary = mercenaries_after_sack}).mercenary;
    change(lord.troops[Troop::mercenary], mercenaries);
    tell(events, Happening::help_came, seat, {.amount = amount_of(mercenaries)});
}

// [AE-13.10] All workers come home in the number of [AE-3.4]; protection tokens, used marks and taken spaces are
// cleared.
void bring_workers_home(State& state, Lord& lord) {
    lord.workers = operand(workers_by_season[season_index(state)] + lord.villager);
    lord.passed = 0;
    lord.placed = {};
    lord.used = lord.staffed = {};
    lord.protected_farms = {};
}

}  // namespace

// [AE-13.1] The invader cards, left to right, and the siege card go face up under their decks. [AE-14.3] Discards go to
// the end of the queue.
void clear_attack(State& state) {
    for (Slot<Invader>& slot : state.invaders) {
        if (slot.facing != Facing::absent) state.decks.invaders.push_back(slot.card);
        slot = {};
    }
    state.decks.sieges.push_back(state.siege.card);
    state.siege = {};
}

void move_rows(State& state, Events* events) {
    move_row(state.buildings, state.decks.buildings, events);
    move_row(state.refugees, state.decks.refugees, events);
}

// [AE-13.7] Building row first; [AE-2.9] in the set-up the refugee row first.
Question gap_in_rows(const State& state) {
    const bool buildings = has_gap(state.buildings), refugees = has_gap(state.refugees);
    if (refugees && (state.turn.stage == Stage::setup || !buildings)) return Question::refugee;
    return buildings ? Question::building : Question::nothing;
}

void draw_market_card(State& state, Card card, Events* events) {
    state.decks.unseen_cards.erase(card);
    if (all_buildings.contains(card))
        fill_gap(state.buildings, card, events);
    else
        fill_gap(state.refugees, card, events);
}

// [AE-13.8] to [AE-13.10].
void refresh_lords(State& state, Events* events) {
    for (Seat seat : seats_of(seats(state))) dismiss_mercenaries(state, seat, events);
    for (Seat seat : seats_of(seats(state))) {
        send_help(state, seat, events);
        bring_workers_home(state, state.lords[seat]);
    }
}

}  // namespace ozy::after_the_empire
