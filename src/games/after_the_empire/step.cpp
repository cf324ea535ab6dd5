// step.cpp - statements about whose turn it is and how far it has come.
#include "games/after_the_empire/position.hpp"
#include "games/after_the_empire/questions.hpp"
#include "games/after_the_empire/rules/spaces.hpp"

namespace ozy::after_the_empire {

namespace {

constexpr int any_byte = 255;

Stage usual_stage(Question question) {
    if (question == Question::nothing) return Stage::over;
    if (question <= Question::take) return Stage::setup;
    if (question <= Question::keep) return Stage::actions;
    return question == Question::post ? Stage::deployment : Stage::combat;
}

bool take_byte(Words& words, std::uint8_t& byte, int highest = any_byte) {
    int number = 0;
    if (!words.take_number(number, 0, highest)) return false;
    byte = operand(number);
    return true;
}
// A part that may be left out: its name and a number.
bool take_part(Words& words, std::string_view name, std::uint8_t& byte) {
    return !words.take(name) || take_byte(words, byte);
}

bool take_deed(Words& words, Deed& deed) {
    Card card{};
    Space space{};
    int number = 0;
    if (words.take("buy") && take_id(words, card)) {
        deed = deeds.purchase_of(card);
    } else if (words.take("free") && take_id(words, card) && words.take_number(number, 0, any_byte)) {
        deed = variant_of(card, number);
    } else if (words.take("place") && take_id(words, space)) {
        if (space == Space::card && take_id(words, card))
            deed = deeds.worker_of(card);
        else if (space != Space::card && words.take_number(number, 0, any_byte))
            deed = deed_of(space, operand(number));
    }
    return deed != Deed::none;
}

std::string deed_name(const DeedFace& face) {
    switch (face.occasion) {
        case Occasion::acquire:
            return "buy " + id_text(face.card);
        case Occasion::free:
            return "free " + id_text(face.card) + " " + std::to_string(face.variant);
        case Occasion::worker:
            return "place card " + id_text(face.card);
        case Occasion::space:
            break;
    }
    return "place " + id_text(face.space) + " " + std::to_string(face.variant);
}

}  // namespace

// `turn P1`: its turn in the action phase; `turn P1 placed` after its placement.
std::string turn_value(const State& state, Move /*subject*/) {
    return seat_text(state.turn.active) + (state.turn.placed != 0 ? " placed" : "");
}
Outcome set_turn(State& state, Move /*subject*/, Words& words) {
    Turn& turn = state.turn;
    if (!words.take_seat(turn.active, seats(state))) return unreadable_value();
    turn.placed = words.take("placed") ? 1 : 0;
    turn.stage = Stage::actions;
    turn.question = turn.placed != 0 ? Question::after : Question::turn;
    return Done{};
}

// `step sow P0 left 2 from 1`: what is asked, of whom, how many are due, the lowest choice allowed.
std::string step_value(const State& state, Move /*subject*/) {
    const Turn& turn = state.turn;
    return std::string(questions[ordinal(turn.question)].name) + " " + turn_value(state, {}) +
           (turn.left > 0 ? " left " + std::to_string(turn.left) : "") +
           (come_to(turn) > 0 ? " from " + std::to_string(come_to(turn)) : "");
}
Outcome set_step(State& state, Move /*subject*/, Words& words) {
    Turn& turn = state.turn;
    if (!take_named(words, turn.question, questions, &QuestionForm<State, View>::name) ||
        !words.take_seat(turn.active, seats(state)))
        return unreadable_value();
    turn.stage = usual_stage(turn.question);
    if (words.take("placed")) turn.placed = 1;
    std::uint8_t from = 0;
    const bool read = take_part(words, "left", turn.left) && take_part(words, "from", from);
    look_at_order(turn, [&]<class Id>(Id& id) { id = id_at<Id>(from); });
    return done_if(read);
}
Outcome claim_step(const State& state, Move /*subject*/, Words& words) {
    return compare(words, std::string(questions[ordinal(state.turn.question)].name));
}

// Only if it is not the stage that the question usually belongs to.
std::string stage_value(const State& state, Move /*subject*/) {
    const Stage stage = state.turn.stage;
    return stage == usual_stage(state.turn.question) ? std::string() : std::string(stage_names[stage]);
}
Outcome set_stage(State& state, Move /*subject*/, Words& words) {
    return done_if(take_named(words, state.turn.stage, stage_names));
}

// `deed place granary 0 step 1`: what is under way, `place tax 0`, `place card bakery`, `free ferryman 4` or
// `buy annalist`, and at which of its steps.
std::string deed_value(const State& state, Move /*subject*/) {
    const Turn& turn = state.turn;
    return turn.deed == Deed::none ? std::string() : deed_name(deeds[turn.deed]) + " step " + std::to_string(turn.step);
}
Outcome set_deed(State& state, Move /*subject*/, Words& words) {
    if (!take_deed(words, state.turn.deed)) return unreadable_value();
    const int steps = deeds[state.turn.deed].steps.count;
    if (words.take("step") && !take_byte(words, state.turn.step, steps - 1))
        return bad_position("the deed has " + std::to_string(steps) + " steps, from 0");
    return Done{};
}

// `shifts mercenary E N sources E goals N`: the last shift, and all sources and goals of its kind.
std::string shifts_value(const State& state, Move /*subject*/) {
    const Shifts& shifts = state.turn.shifts;
    if (shifts == Shifts{}) return {};
    return std::string(troop_names[shifts.kind]) + " " + id_text(shifts.from) + " " + id_text(shifts.to) + " sources " +
           ids_text(shifts.sources) + " goals " + ids_text(shifts.goals);
}
Outcome set_shifts(State& state, Move /*subject*/, Words& words) {
    Shifts& shifts = state.turn.shifts;
    if (!take_id(words, shifts.kind) || !take_id(words, shifts.from) || !take_id(words, shifts.to))
        return unreadable_value();
    Place place{};
    if (words.take("sources"))
        while (take_id(words, place)) shifts.sources.insert(place);
    if (words.take("goals"))
        while (take_id(words, place)) shifts.goals.insert(place);
    return Done{};
}

// `combat round 1 pools 0/0/0 wounded 2 effect 23 losses 0 0 1 0 0`
std::string pools_value(const State& state, Move /*subject*/) {
    const Combat& combat = state.turn.combat;
    return numbers_text({combat.siege_pool, combat.wall_pool, combat.inside_pool});
}
std::string combat_value(const State& state, Move /*subject*/) {
    const Combat& combat = state.turn.combat;
    if (combat == Combat{}) return {};
    std::string out = "round " + std::to_string(combat.round) + " pools " + pools_value(state, {}) + " wounded " +
                      std::to_string(combat.wounded) + " effect " + std::to_string(ordinal(combat.strike_from)) +
                      " losses";
    for (std::uint8_t lost : combat.losses) out += " " + std::to_string(lost);
    return out;
}
Outcome set_combat(State& state, Move /*subject*/, Words& words) {
    Combat& combat = state.turn.combat;
    bool read = take_part(words, "round", combat.round);
    if (words.take("pools"))
        read = read && take_numbers(words, {&combat.siege_pool, &combat.wall_pool, &combat.inside_pool});
    std::uint8_t effect = 0;
    read = read && take_part(words, "wounded", combat.wounded) && take_part(words, "effect", effect);
    combat.strike_from = id_at<Card>(effect);
    if (words.take("losses"))
        for (std::uint8_t& lost : combat.losses) read = read && take_byte(words, lost);
    return done_if(read);
}

}  // namespace ozy::after_the_empire
