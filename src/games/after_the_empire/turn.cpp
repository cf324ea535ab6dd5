// turn.cpp - what comes next: how set-up, season, action and combat go on from step to step. Rules say what happens and
// whether something is to be asked; only this file enters a question or a stage.
#include "games/after_the_empire/turn.hpp"

#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/objectives.hpp"
#include "games/after_the_empire/rules/peek.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/refresh.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/steps.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"
#include "games/after_the_empire/setup.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

void enter(State& state, Question question) { state.turn.question = question; }
void enter(State& state, Stage stage, Seat active) {
    state.turn.stage = stage;
    state.turn.active = active;
}

void wait(State& /*state*/, Events* /*events*/) {}

// Whether the seats, one after the other, are still to be served; the first is active if not.
bool goes_round(State& state, bool served) {
    if (served) state.turn.active = next_seat(state.turn.active, seats(state));
    return !served || state.turn.active != Seat::first;
}

// Chapter 4: the action phase.

// [AE-4.1] The first in turn order begins.
void begin_actions(State& state, Events* events) {
    enter(state, Stage::actions, state.turn.order[0]);
    enter(state, Question::turn);
    int face_down = 0;
    for (const Slot<Invader>& slot : state.invaders) face_down += slot.facing == Facing::down;
    tell(events, Happening::season_began, Seat::chance,
         {.a = operand(threat_by_season[season_index(state)]), .b = operand(face_down), .amount = state.turn.season});
}

// [AE-8.1] In seat order; hidden from the others until all are done.
void begin_deployment(State& state, Events* events) {
    enter(state, Stage::deployment, Seat::first);
    enter(state, Question::post);
    gather_troops(state);
    go_on(state, events);
}

// [AE-7.3] Steps in their order, each with all its choices before the next.
void do_steps(State& state, Events* events) {
    Turn& turn = state.turn;
    const Steps& steps = deeds[turn.deed].steps;
    for (; turn.step < steps.count; ++turn.step) {
        const Question asked = open_step(state, steps[turn.step], events);
        if (asked != Question::nothing) return enter(state, asked);
    }
    turn.deed = Deed::none;
    turn.step = turn.left = 0;
    enter(state, turn.placed != 0 ? Question::after : Question::turn);
}

void finish_step(State& state, Events* events) {
    state.turn.farm_from = Side::north;
    state.turn.construct_from = ConstructRank::first;
    ++state.turn.step;
    do_steps(state, events);
}

// [AE-4.2] After the placement the turn is not over yet. [AE-4.1] The phase ends when no seat has a worker left.
void go_on_acting(State& state, Events* events) {
    if (state.turn.deed != Deed::none) return do_steps(state, events);
    if (state.turn.placed != 0) return enter(state, Question::after);
    if (active_lord(state).workers == 0) return begin_deployment(state, events);
    enter(state, Question::turn);
}

void go_on_choosing(State& state, Events* events) {
    if (state.turn.left == 0) finish_step(state, events);
}

// [AE-2.2] In the set-up an objective each; else those the step under way gives.
void go_on_drawing(State& state, Events* events) {
    if (state.turn.stage == Stage::setup) {
        if (!goes_round(state, !active_lord(state).objectives.empty())) enter(state, Question::gate);
        return;
    }
    const Question asked = draw_on(state, events);
    if (asked == Question::nothing) return finish_step(state, events);
    enter(state, asked);
}

// [AE-14.4] A card that nobody has seen is drawn.
void go_on_peeking(State& state, Events* events) {
    if (waits_for_draw(state)) return enter(state, Question::invader);
    enter(state, Question::peek);
    go_on_choosing(state, events);
}

// Chapters 2 and 13: set-up and refresh.

void attack_is_laid_out(State& state, Events* events) {
    if (state.turn.stage == Stage::setup) return begin_actions(state, events);
    move_rows(state, events);
    enter(state, Question::building);
    go_on(state, events);
}

// [AE-2.10], [AE-13.3] Of the cards only the one that lies face up is drawn now.
void begin_attack(State& state, Events* events) {
    lay_out_attack(state);
    if (state.invaders[SlotNumber::first].facing != Facing::up) return attack_is_laid_out(state, events);
    enter(state, Question::invader);
}

// [AE-13.2] The season's number rises by one, and the threat with it.
void begin_refresh(State& state, Events* events) {
    clear_attack(state);
    ++state.turn.season;
    enter(state, Stage::refresh, Seat::first);
    begin_attack(state, events);
}

void go_on_filling_rows(State& state, Events* events) {
    if (const Question asked = gap_in_rows(state); asked != Question::nothing) return enter(state, asked);
    if (state.turn.stage == Stage::setup) return begin_attack(state, events);
    refresh_lords(state, events);
    begin_actions(state, events);
}

// [AE-2.3] A gate each.
void go_on_choosing_gates(State& state, Events* events) {
    if (goes_round(state, active_lord(state).gate != Side::none)) return;
    build_first_castles(state, events);
    enter(state, state.options.random_refugees != 0 ? Question::deal : Question::first);
}

// [AE-2.5], [AE-2.6] A starting refugee each; then the rows are filled.
void go_on_taking_refugees(State& state, Events* events) {
    Turn& turn = state.turn;
    if ((active_lord(state).cards & all_starting).empty()) return;
    turn.active = next_seat(turn.active, seats(state));
    if ((active_lord(state).cards & all_starting).empty()) return;
    turn.active = Seat::first;
    set_first_order(state, events);
    go_on_filling_rows(state, events);
}

// Chapters 8 and 9: the combat phase.

// [AE-8.10] The seats, in turn order, each go through their whole combat before the next begins.
void fight(State& state, Seat seat, Events* events) {
    enter(state, Stage::combat, seat);
    enter(state, Question::target);
    begin_combat(state, events);
    go_on(state, events);
}

// [AE-8.3] From left to right, [AE-8.7] then the siege card; what nobody has seen is drawn now.
void go_on_revealing(State& state, Events* events) {
    SlotNumber& slot = state.turn.slot;
    for (; slot <= SlotNumber::siege; slot = next_id(slot)) {
        if (is_absent(state, slot)) continue;
        if (const Question asked = still_to_draw(state); asked != Question::nothing) return enter(state, asked);
        turn_up(state, slot, events);
    }
    slot = SlotNumber::first;
    fight(state, state.turn.order[0], events);
}

void end_deployment(State& state, Events* events) {
    tell(events, Happening::deployed, state.turn.active);
    state.turn.active = next_seat(state.turn.active, seats(state));
    if (state.turn.active != Seat::first) {
        gather_troops(state);
        return go_on(state, events);
    }
    for (Seat seat : seats_of(seats(state))) tell_posts(state, seat, events);
    enter(state, Stage::reveal, Seat::first);
    go_on_revealing(state, events);
}

// [AE-3.2] Season 7 ends after harvest and feast; final scoring follows.
void end_game(State& state, Events* events) {
    enter(state, Stage::over, Seat::first);
    enter(state, Question::nothing);
    tell_winners(state, events);
}

// [AE-3.1] Flags, income and turn order, harvest and feast, refresh.
void end_season(State& state, Events* events) {
    give_flags(state, events);
    pay_income(state, events);
    set_turn_order(state, events);
    harvest(state, events);
    feast(state, events);
    if (state.turn.season == season_count) return end_game(state, events);
    begin_refresh(state, events);
}

// [AE-9.21] `after_combat` effects first. [AE-8.10] Then the next seat in turn order.
void end_combat(State& state, Events* events) {
    do_effects(state, state.turn.active, Trigger::after_combat, events);
    stand_down(state);
    const std::span<const Seat> order = turn_order(state);
    for (std::size_t i = 0; i + 1 < order.size(); ++i)
        if (order[i] == state.turn.active) return fight(state, order[i + 1], events);
    end_season(state, events);
}

void survive(State& state, Events* events) {
    tell(events, Happening::castle_survived, state.turn.active);
    end_combat(state, events);
}

void next_round(State& state, Events* events) {
    state.turn.shifts = {};
    begin_round(state, events);
    enter(state, Question::kill);
    go_on(state, events);
}

// [AE-8.20], [AE-8.21] A seat without invaders at its castle has survived, also if strikes have killed the last.
void go_on_preparing(State& state, Events* events) {
    if (state.turn.question == Question::target) {
        if (bombard(state, events)) return;
        raze(state, events);
        enter(state, Question::strike);
    }
    if (state.turn.question == Question::strike) {
        if (has_survived(active_lord(state))) return survive(state, events);
        if (strike_is_due(state)) return;
        enter(state, Question::shift);
    }
    if (active_lord(state).move_points == 0) next_round(state, events);
}

// [AE-9.9] If no invader is left after archery the seat has survived at once. [AE-9.13] Else all move, and it posts its
// troops anew.
void end_archery(State& state, Events* events) {
    if (has_survived(active_lord(state))) return survive(state, events);
    move_invaders(state, events);
    gather_troops(state);
    enter(state, Question::post);
    go_on(state, events);
}

// [AE-9.18], [AE-9.19] The check: survived, or sacked, [AE-9.20] or the next round begins.
void end_melee(State& state, Events* events) {
    batter_walls(state, events);
    if (has_survived(active_lord(state))) return survive(state, events);
    if (!is_overrun(active_lord(state))) return next_round(state, events);
    sack(state, events);
    enter(state, Question::damage);
    go_on(state, events);
}

// [AE-9.1] Archery; its losses, or those inside, are named one place after the other.
void go_on_shooting(State& state, Events* events) {
    if (kill_is_due(state)) return;
    enter(state, Question::lose);
    go_on(state, events);
}
void go_on_losing(State& state, Events* events) {
    const bool in_melee = state.turn.combat.losing == Place::inside;
    if (loss_is_due(state)) return;
    in_melee ? end_melee(state, events) : end_archery(state, events);
}

// [AE-8.2] Before the attack is turned up, [AE-9.13] and in each round before the melee.
void go_on_posting(State& state, Events* events) {
    Turn& turn = state.turn;
    if (turn.post != Post::none) return;
    turn.post = Post::first;
    if (turn.stage == Stage::deployment) return end_deployment(state, events);
    tell_posts(state, turn.active, events);
    fight_inside(state, events);
    turn.combat.losing = Place::inside;
    enter(state, Question::lose);
    go_on_losing(state, events);
}

void go_on_sacking(State& state, Events* events) {
    if (state.turn.left > 0) return;
    end_sack(state, events);
    end_combat(state, events);
}

// A card of the attack is drawn, with its side: to be looked at, turned up or laid out.
void go_on_with_attack(State& state, Events* events) {
    if (const Question asked = still_to_draw(state); asked != Question::nothing) return enter(state, asked);
    if (state.turn.stage == Stage::reveal) return go_on_revealing(state, events);
    if (state.turn.stage != Stage::actions) {
        tell_laid_out(state, events);
        return attack_is_laid_out(state, events);
    }
    show_card(state, events);
    go_on_peeking(state, events);
}

// How it goes on from each question.
struct Row {
    Question question;
    void (*go_on)(State& state, Events* events);
};
constexpr std::array<Row, question_count> rows = {{
    {Question::objective, go_on_drawing},
    {Question::first, wait},
    {Question::deal, go_on_taking_refugees},
    {Question::refugee, go_on_filling_rows},
    {Question::building, go_on_filling_rows},
    {Question::invader, go_on_with_attack},
    {Question::siege, go_on_with_attack},
    {Question::side, go_on_with_attack},
    {Question::gate, go_on_choosing_gates},
    {Question::take, go_on_taking_refugees},
    {Question::turn, go_on_acting},
    {Question::after, go_on_acting},
    {Question::sow, go_on_choosing},
    {Question::protect, go_on_choosing},
    {Question::construct, go_on_choosing},
    {Question::mend, go_on_choosing},
    {Question::repair, go_on_choosing},
    {Question::peek, go_on_peeking},
    {Question::keep, go_on_drawing},
    {Question::post, go_on_posting},
    {Question::target, go_on_preparing},
    {Question::strike, go_on_preparing},
    {Question::shift, go_on_preparing},
    {Question::kill, go_on_shooting},
    {Question::lose, go_on_losing},
    {Question::damage, go_on_sacking},
    {Question::nothing, wait},
}};
constexpr bool are_in_order() {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (ordinal(rows[i].question) != i) return false;
    return true;
}
static_assert(are_in_order());

}  // namespace

void go_on(State& state, Events* events) { rows[ordinal(state.turn.question)].go_on(state, events); }

// [AE-2.5] From that seat on clockwise each takes one of the starting refugees still on offer.
void name_first_chooser(State& state, Seat seat, Events* events) {
    state.turn.active = seat;
    enter(state, Question::take);
    tell(events, Happening::chooses_first, seat);
}

// [AE-8.24] Move points left over are of no use; they are lost with the end of the combat.
void be_done(State& state, Events* events) {
    if (state.turn.question == Question::shift) return next_round(state, events);
    state.turn.left = 0;
}

}  // namespace after_the_empire

Seat AfterTheEmpire::decider(const State& state) {
    if (after_the_empire::asks_chance(state.turn.question)) return Seat::chance;
    return state.turn.question == after_the_empire::Question::nothing ? Seat::over : state.turn.active;
}

// The choices of an action are one entry with it, and so is a card with its side; posts and shifts are entries of their
// own, as in the rulebook's examples.
bool AfterTheEmpire::mid_chain(const State& state) {
    using after_the_empire::Question;
    const Question question = state.turn.question;
    return question == Question::side || (question >= Question::sow && question <= Question::keep) ||
           (question == Question::damage && state.turn.damage_from != after_the_empire::Card{});
}

// There is one way to end: seven seasons.
std::string_view AfterTheEmpire::ending(const State& state) {
    return state.turn.stage == after_the_empire::Stage::over ? "seasons" : "";
}

}  // namespace ozy
