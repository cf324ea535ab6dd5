// reveal.cpp - the cards of the attack: laid out, drawn, turned up. AE-8.3 to AE-8.9, AE-13.3, AE-13.4, chapter 14.
#include "games/after_the_empire/rules/reveal.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/rules/peek.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/refresh.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy::after_the_empire {

namespace {

// [AE-8.5] By its highest tier reached, and by that tier only. [AE-8.6] Archers and swordsmen are put in the field on
// the card's side of that seat's castle. [AE-1.3] Sides are absolute.
void bring_invaders(State& state, const Slot<Invader>& slot, Events* events) {
    for (Seat seat : seats_of(seats(state))) {
        const int gold = effective_gold(state, seat);
        const InvaderTier tier = tier_at(invaders[slot.card].tiers, gold);
        if (tier.gold == 0) continue;
        Field& field = state.lords[seat].fields[slot.side];
        add(field.archers, tier.archers);
        add(field.swordsmen, tier.swordsmen);
        tell(events, Happening::invaders_came, seat,
             {.a = operand(slot.side), .b = tier.archers, .c = tier.swordsmen, .amount = amount_of(gold)});
    }
}

// [AE-8.8] Swordsmen equal to the season's number, whatever the tier.
void bring_surge(State& state, Events* events) {
    const Surge surge = sieges[state.siege.card].surge;
    const SeatSet hit = surge == Surge::all      ? SeatSet::first(seats(state))
                        : surge == Surge::leader ? leaders(state)
                                                 : SeatSet{};
    for (Seat seat : hit) {
        if (!is_within_surge(state, effective_gold(state, seat))) continue;
        add(state.lords[seat].fields[state.siege.side].swordsmen, state.turn.season);
        tell(events, Happening::surge_came, seat,
             {.a = operand(state.siege.side), .amount = amount_of(state.turn.season)});
    }
}

// What is still to be drawn for a card: the card, its side or nothing.
template <class Id>
bool asks_chance_for(State& state, const Slot<Id>& slot, Phase card_phase) {
    if (slot.card != Id::none && slot.side != Side::none) return false;
    state.turn.phase = slot.card == Id::none ? card_phase : Phase::side;
    return true;
}

template <class Id>
void turn_up(Slot<Id>& slot) {
    slot.facing = Facing::up;
    slot.seen = {};
}

// [AE-8.3] From left to right; a card nobody has seen is drawn now. [AE-8.7] Then the siege card in the same way.
void reveal_on(State& state, Events* events) {
    Turn& turn = state.turn;
    for (; turn.slot < siege_slot; ++turn.slot) {
        Slot<Invader>& slot = state.invaders[turn.slot];
        if (slot.facing == Facing::absent) continue;
        if (asks_chance_for(state, slot, Phase::invader)) return;
        turn_up(slot);
        tell(events, Happening::invader_turned_up, Seat::chance, {.a = operand(slot.card), .b = operand(slot.side)});
        bring_invaders(state, slot, events);
    }
    if (asks_chance_for(state, state.siege, Phase::siege)) return;
    turn_up(state.siege);
    tell(events, Happening::siege_turned_up, Seat::chance,
         {.a = operand(state.siege.card), .b = operand(state.siege.side)});
    bring_surge(state, events);
    turn.slot = 0;
    begin_combats(state, events);
}

}  // namespace

// [AE-3.5] By difficulty and season; [AE-3.6] with `no_reports` the card to the left of them lies face down as well.
int face_down_cards(const Options& options, std::size_t season) {
    return face_down_invaders[options.difficulty][season] + options.no_reports;
}
int invader_slots(const Options& options, std::size_t season) {
    return face_down_invaders[options.difficulty][season] + 1;
}

// [AE-13.3] The leftmost card face up, except with `no_reports`; the others face down, not yet drawn. [AE-13.4] A siege
// card face down, not yet drawn.
bool lay_out_attack(State& state) {
    const int count = invader_slots(state.options, season_index(state));
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) state.invaders[i].facing = Facing::down;
    state.siege.facing = Facing::down;
    if (state.options.no_reports != 0) return false;
    state.invaders[0].facing = Facing::up;
    state.turn.slot = 0;
    state.turn.phase = Phase::invader;
    return true;
}

bool is_within_surge(const State& state, int effective) {
    return state.options.surge_by_tier == 0 || tier_at(sieges[state.siege.card].tiers, effective).gold > 0;
}

void begin_reveal(State& state, Events* events) {
    state.turn.stage = Stage::reveal;
    state.turn.active = Seat::first;
    state.turn.slot = 0;
    reveal_on(state, events);
}

void draw_invader(State& state, Invader card) {
    state.decks.unseen_invaders.erase(card);
    state.invaders[state.turn.slot].card = card;
    state.turn.phase = Phase::side;
}
void draw_siege(State& state, Siege card) {
    state.decks.unseen_sieges.erase(card);
    state.siege.card = card;
    state.turn.phase = Phase::side;
}

// [AE-14.5] The side holds for all seats until refresh.
void draw_side(State& state, Side side, Events* events) {
    const std::uint8_t slot = state.turn.slot;
    (slot == siege_slot ? state.siege.side : state.invaders[slot].side) = side;
    if (state.turn.stage == Stage::actions) return finish_peek(state, events);
    if (state.turn.stage == Stage::reveal) return reveal_on(state, events);
    tell(events, Happening::invader_laid, Seat::chance, {.a = operand(state.invaders[0].card), .b = operand(side)});
    attack_is_laid_out(state, events);
}

SeatSet leaders(const State& state) {
    SeatSet richest;
    int most = -1;
    for (Seat seat : seats_of(seats(state))) {
        const int gold = state.lords[seat].stock.gold;
        if (gold < most) continue;
        if (gold > most) richest = {};
        most = gold;
        richest.insert(seat);
    }
    return richest;
}

}  // namespace ozy::after_the_empire
