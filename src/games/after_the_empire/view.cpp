// view.cpp - what a seat may know, and worlds it cannot rule out (RULES.md, "Hidden information").
#include "games/after_the_empire/view.hpp"

#include "core/pick.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/deployment.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

bool sees_everything(Seat viewer, Stage stage) { return viewer == Seat::omniscient || stage == Stage::over; }

// [AE-7.24] Objectives drawn from the unseen part are seen by their seat alone; those from the queue by all.
void hide_objectives(View& seen) {
    State& table = seen.table;
    ObjectiveSet& unseen = table.decks.unseen_objectives;
    for (Seat seat : seats_of(seats(table))) {
        if (seat == seen.viewer) continue;
        Lord& lord = table.lords[seat];
        const ObjectiveSet hidden = lord.objectives - lord.shown;
        seen.hidden_objectives[seat] = operand(hidden.count());
        lord.objectives = lord.shown;
        unseen |= hidden;
    }
    if (table.turn.active == seen.viewer) return;
    const ObjectiveSet hidden = table.turn.drawn - table.turn.drawn_shown;
    seen.hidden_drawn = operand(hidden.count());
    table.turn.drawn = table.turn.drawn_shown;
    unseen |= hidden;
}

// Whether the viewer may not know what lies in the slot though somebody has looked.
template <class Id>
bool is_hidden(const Slot<Id>& slot, Seat viewer) {
    return slot.facing == Facing::down && !slot.seen.empty() && !(is_player(viewer) && slot.seen.contains(viewer));
}

// [AE-7.26] The others know only which card was looked at.
template <class Id, class Set>
void hide_slot(Slot<Id>& slot, Set& unseen, Seat viewer) {
    if (!is_hidden(slot, viewer) || slot.card == Id::none) return;
    unseen.insert(slot.card);
    slot.card = Id::none;
    slot.side = Side::none;
}

// [AE-2.3], [AE-8.1] Gates and deployments are hidden until all are in. Which post another seat has come to is
// not part of a view.
void hide_choices(View& seen) {
    State& table = seen.table;
    for (Seat seat : seats_of(seats(table))) {
        if (seat == seen.viewer) continue;
        table.lords[seat].gate = Side::none;
        if (table.turn.stage == Stage::deployment) table.lords[seat].posts = {};
    }
    if (table.turn.stage == Stage::deployment && table.turn.active != seen.viewer)
        table.turn.post = next_post(active_lord(table), Post::first);
}

template <class Set>
auto take_at_random(Set& pool, Rng& rng) {
    const auto id = pick(pool, rng);
    pool.erase(id);
    return id;
}
Side any_side(Rng& rng) { return id_at<Side>(rng.below(side_count)); }

void imagine_objectives(const View& seen, State& state, Rng& rng) {
    ObjectiveSet& unseen = state.decks.unseen_objectives;
    for (Seat seat : seats_of(seats(state)))
        for (int i = 0; i < seen.hidden_objectives[seat]; ++i)
            state.lords[seat].objectives.insert(take_at_random(unseen, rng));
    for (int i = 0; i < seen.hidden_drawn; ++i) state.turn.drawn.insert(take_at_random(unseen, rng));
}

// A card or side whose chance event is still to come stays undrawn.
template <class Id, class Set>
void imagine_slot(Slot<Id>& slot, Set& unseen, bool is_being_drawn, Question question, Rng& rng) {
    if (slot.card != Id::none || (is_being_drawn && question != Question::side)) return;
    slot.card = take_at_random(unseen, rng);
    if (!is_being_drawn) slot.side = any_side(rng);
}

void imagine_slots(const View& seen, State& state, Rng& rng) {
    const Turn& turn = state.turn;
    const bool drawing =
        turn.question == Question::invader || turn.question == Question::siege || turn.question == Question::side;
    for (SlotNumber slot : invader_slot_numbers)
        if (is_hidden(state.invaders[slot], seen.viewer))
            imagine_slot(state.invaders[slot], state.decks.unseen_invaders, drawing && turn.slot == slot, turn.question,
                         rng);
    if (is_hidden(state.siege, seen.viewer))
        imagine_slot(state.siege, state.decks.unseen_sieges, drawing && turn.slot == SlotNumber::siege, turn.question,
                     rng);
}

void imagine_posting(Lord& lord, Rng& rng) {
    for (Post at = next_post(lord, Post::first); at != Post::none; at = next_post(lord, next_id(at))) {
        const unsigned unposted = operand(inside(lord, troop_of(at)));
        lord.posts[troop_of(at)][side_of(at)] = operand(rng.below(unposted + 1));
    }
}

// Seats before the one asked have chosen.
void imagine_choices(const View& seen, State& state, Rng& rng) {
    for (Seat seat : seats_of(index(state.turn.active))) {
        if (seat == seen.viewer) continue;
        if (state.turn.question == Question::gate) state.lords[seat].gate = any_side(rng);
        if (state.turn.stage == Stage::deployment) imagine_posting(state.lords[seat], rng);
    }
}

}  // namespace

}  // namespace after_the_empire

AfterTheEmpire::View AfterTheEmpire::view(const State& state, Seat viewer) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    View seen;
    seen.table = state;
    seen.viewer = viewer;
    if (sees_everything(viewer, state.turn.stage)) return seen;
    hide_objectives(seen);
    for (Slot<Invader>& slot : seen.table.invaders) hide_slot(slot, seen.table.decks.unseen_invaders, viewer);
    hide_slot(seen.table.siege, seen.table.decks.unseen_sieges, viewer);
    hide_choices(seen);
    return seen;
}

AfterTheEmpire::State AfterTheEmpire::imagine(const View& seen, Rng& rng) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    State state = seen.table;
    if (sees_everything(seen.viewer, state.turn.stage)) return state;
    imagine_objectives(seen, state, rng);
    imagine_slots(seen, state, rng);
    imagine_choices(seen, state, rng);
    return state;
}

}  // namespace ozy
