// view.cpp - what a seat may know, and worlds it cannot rule out (RULES.md, "Hidden information").
#include "games/after_the_empire/view.hpp"

#include "games/after_the_empire/events.hpp"
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
        seen.hidden_objectives[seat] = operand(hidden.size());
        lord.objectives = lord.shown;
        unseen |= hidden;
    }
    if (table.turn.active == seen.viewer) return;
    const ObjectiveSet hidden = table.turn.drawn - table.turn.drawn_shown;
    seen.hidden_drawn = operand(hidden.size());
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

// [AE-2.3], [AE-8.1] Gates and deployments are hidden until all are in. The cursor of another seat's posting is not
// part of a view.
void hide_choices(View& seen) {
    State& table = seen.table;
    for (Seat seat : seats_of(seats(table))) {
        if (seat == seen.viewer) continue;
        table.lords[seat].gate = Side::none;
        if (table.turn.stage == Stage::deployment) table.lords[seat].posts = {};
    }
    if (table.turn.stage == Stage::deployment && table.turn.active != seen.viewer)
        table.turn.cursor = operand(next_post(active_lord(table), 0));
}

template <class Id, class Word>
Id take_at_random(IdSet<Id, Word>& pool, Rng& rng) {
    const Id id = pool.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(pool.size()))));
    pool.erase(id);
    return id;
}

void imagine_objectives(const View& seen, State& state, Rng& rng) {
    ObjectiveSet& unseen = state.decks.unseen_objectives;
    for (Seat seat : seats_of(seats(state)))
        for (int i = 0; i < seen.hidden_objectives[seat]; ++i)
            state.lords[seat].objectives.insert(take_at_random(unseen, rng));
    for (int i = 0; i < seen.hidden_drawn; ++i) state.turn.drawn.insert(take_at_random(unseen, rng));
}

// A card or side whose chance event is still to come stays undrawn.
template <class Id, class Set>
void imagine_slot(Slot<Id>& slot, Set& unseen, bool is_being_drawn, Phase phase, Rng& rng) {
    if (slot.card != Id::none || (is_being_drawn && phase != Phase::side)) return;
    slot.card = take_at_random(unseen, rng);
    if (!is_being_drawn) slot.side = static_cast<Side>(rng.below(side_count));
}

void imagine_slots(const View& seen, State& state, Rng& rng) {
    const Turn& turn = state.turn;
    const bool drawing = turn.phase == Phase::invader || turn.phase == Phase::siege || turn.phase == Phase::side;
    for (std::uint8_t i = 0; i < max_invader_slots; ++i)
        if (is_hidden(state.invaders[i], seen.viewer))
            imagine_slot(state.invaders[i], state.decks.unseen_invaders, drawing && turn.slot == i, turn.phase, rng);
    if (is_hidden(state.siege, seen.viewer))
        imagine_slot(state.siege, state.decks.unseen_sieges, drawing && turn.slot == siege_slot, turn.phase, rng);
}

void imagine_posting(Lord& lord, Rng& rng) {
    for (std::size_t at = next_post(lord, 0); at < post_count; at = next_post(lord, at + 1)) {
        const auto unposted = static_cast<std::uint32_t>(inside(lord, posted_troop(at)));
        lord.posts[posted_troop(at)][posted_side(at)] = operand(rng.below(unposted + 1));
    }
}

// Seats before the one asked have chosen.
void imagine_choices(const View& seen, State& state, Rng& rng) {
    for (Seat seat : seats_of(index(state.turn.active))) {
        if (seat == seen.viewer) continue;
        if (state.turn.phase == Phase::gate) state.lords[seat].gate = static_cast<Side>(rng.below(side_count));
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
