// reveal.cpp - the cards of the attack: laid out, drawn, turned up. AE-8.3 to AE-8.9, AE-13.3, AE-13.4, chapter 14.
#include "games/after_the_empire/rules/reveal.hpp"

#include "games/after_the_empire/events.hpp"
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
        change(field.archers, tier.archers);
        change(field.swordsmen, tier.swordsmen);
        tell(events, Happening::invaders_came, seat,
             {.a = operand(slot.side), .b = tier.archers, .c = tier.swordsmen, .amount = amount_of(gold)});
    }
}

// [AE-8.8] Swordsmen equal to the season's number, whatever the tier.
void bring_surge(State& state, Events* events) {
    const Surge surge = sieges[state.siege.card].surge;
    const SeatSet hit = surge == Surge::all      ? SeatSet::first_of(seats(state))
                        : surge == Surge::leader ? leaders(state)
                                                 : SeatSet{};
    for (Seat seat : hit) {
        if (!is_within_surge(state, effective_gold(state, seat))) continue;
        change(state.lords[seat].fields[state.siege.side].swordsmen, state.turn.season);
        tell(events, Happening::surge_came, seat,
             {.a = operand(state.siege.side), .amount = amount_of(state.turn.season)});
    }
}

// [AE-14.4] A card, then its side.
template <class Id>
Question still_to_draw(const Slot<Id>& slot, Question card) {
    if (slot.card == Id::none) return card;
    return slot.side == Side::none ? Question::side : Question::nothing;
}

template <class Id>
void lay_face_up(Slot<Id>& slot) {
    slot.facing = Facing::up;
    slot.seen = {};
}

void turn_up_invader(State& state, Slot<Invader>& slot, Events* events) {
    lay_face_up(slot);
    tell(events, Happening::invader_turned_up, Seat::chance, {.a = operand(slot.card), .b = operand(slot.side)});
    bring_invaders(state, slot, events);
}

// [AE-8.7] In the same way.
void turn_up_siege(State& state, Events* events) {
    lay_face_up(state.siege);
    tell(events, Happening::siege_turned_up, Seat::chance,
         {.a = operand(state.siege.card), .b = operand(state.siege.side)});
    bring_surge(state, events);
}

}  // namespace

// [AE-3.5] By difficulty and season, and the card to the left of them.
int invader_slots(const Options& options, std::size_t season) {
    return face_down_invaders[options.difficulty][season] + 1;
}

// [AE-13.3] The leftmost card face up, except [AE-3.6] with `no_reports`; the others face down, not yet drawn.
// [AE-13.4] A siege card face down, not yet drawn.
void lay_out_attack(State& state) {
    int left = invader_slots(state.options, season_index(state));
    for (Slot<Invader>& slot : state.invaders)
        if (left-- > 0) slot.facing = Facing::down;
    state.siege.facing = Facing::down;
    if (state.options.no_reports == 0) state.invaders[SlotNumber::first].facing = Facing::up;
}

bool is_within_surge(const State& state, int effective) {
    return state.options.surge_by_tier == 0 || tier_at(sieges[state.siege.card].tiers, effective).gold > 0;
}

void draw_invader(State& state, Invader card) {
    state.decks.unseen_invaders.erase(card);
    state.invaders[state.turn.slot].card = card;
}
void draw_siege(State& state, Siege card) {
    state.decks.unseen_sieges.erase(card);
    state.siege.card = card;
}

// [AE-14.5] The side holds for all seats until refresh.
void draw_side(State& state, Side side) {
    const SlotNumber slot = state.turn.slot;
    (slot == SlotNumber::siege ? state.siege.side : state.invaders[slot].side) = side;
}

Question still_to_draw(const State& state) {
    const SlotNumber slot = state.turn.slot;
    return slot == SlotNumber::siege ? still_to_draw(state.siege, Question::siege)
                                     : still_to_draw(state.invaders[slot], Question::invader);
}

void tell_laid_out(const State& state, Events* events) {
    const Slot<Invader>& slot = state.invaders[SlotNumber::first];
    tell(events, Happening::invader_laid, Seat::chance, {.a = operand(slot.card), .b = operand(slot.side)});
}

bool is_absent(const State& state, SlotNumber slot) {
    return slot != SlotNumber::siege && state.invaders[slot].facing == Facing::absent;
}

void turn_up(State& state, SlotNumber slot, Events* events) {
    slot == SlotNumber::siege ? turn_up_siege(state, events) : turn_up_invader(state, state.invaders[slot], events);
}

SeatSet leaders(const State& state) { return richest_of(state, SeatSet::first_of(seats(state))); }

}  // namespace ozy::after_the_empire
