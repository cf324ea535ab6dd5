// step.cpp - statements for whose turn it is and how far it has come:
//   turn P1                              its turn in the action phase; `turn P1 placed` after its placement
//   step sow P0 left 2 from 1            the question asked, of whom, how many are due, the lowest choice allowed
//   stage combat                         if it is not the stage that the question usually belongs to
//   deed place granary 0 step 1          what is under way: `place tax 0`, `place card bakery`, `free ferryman 4`,
//                                        `buy annalist`, and at which of its steps
//   drawn unburnt | drawn_shown unburnt  objectives drawn and not yet kept; those of them taken from the queue
//   shifts mercenary E N sources E goals N      the last shift, and all sources and goals of its kind
//   combat round 1 pools 0/0/0 wounded 2 effect 23 losses 0 0 1 0 0
#include <charconv>

#include "games/after_the_empire/position.hpp"
#include "games/after_the_empire/rules/actions.hpp"

namespace ozy::after_the_empire {

namespace {

constexpr std::string_view question_names[phase_count] = {
    "objective", "first", "deal",   "refugee", "building", "invader",   "siege", "side",   "gate",
    "take",      "turn",  "after",  "sow",     "protect",  "construct", "mend",  "repair", "peek",
    "keep",      "post",  "target", "strike",  "shift",    "kill",      "lose",  "damage", "nothing"};
constexpr std::string_view stage_names[] = {"setup", "actions", "deployment", "reveal", "combat", "refresh", "over"};
constexpr int any_byte = 255;

template <class Id, std::size_t Size>
bool take_name(Words& words, const std::string_view (&names)[Size], Id& id) {
    for (std::size_t i = 0; i < Size; ++i)
        if (words.take(names[i])) {
            id = static_cast<Id>(i);
            return true;
        }
    return false;
}

Stage usual_stage(Phase phase) {
    if (phase == Phase::nothing) return Stage::over;
    if (phase <= Phase::take) return Stage::setup;
    if (phase <= Phase::keep) return Stage::actions;
    return phase == Phase::post ? Stage::deployment : Stage::combat;
}

Outcome read_turn(State& state, Words& words) {
    if (!words.take_seat(state.turn.active, seats(state))) return wrong("expected a seat, such as 'turn P0'");
    state.turn.placed = words.take("placed") ? 1 : 0;
    state.turn.stage = Stage::actions;
    state.turn.phase = state.turn.placed != 0 ? Phase::after : Phase::turn;
    return Done{};
}

bool take_byte(Words& words, std::uint8_t& byte, int highest = any_byte) {
    int number = 0;
    if (!words.take_number(number, 0, highest)) return false;
    byte = operand(number);
    return true;
}

Outcome read_question(State& state, Words& words) {
    Turn& turn = state.turn;
    if (!take_name(words, question_names, turn.phase) || !words.take_seat(turn.active, seats(state)))
        return wrong("expected a question and a seat, such as 'step sow P0 left 2'");
    turn.stage = usual_stage(turn.phase);
    if (words.take("placed")) turn.placed = 1;
    if (words.take("left") && !take_byte(words, turn.left)) return wrong("expected how many are due");
    if (words.take("from") && !take_byte(words, turn.cursor)) return wrong("expected the lowest choice as a number");
    return words.empty() ? Outcome(Done{}) : wrong("what does '" + std::string(words.rest()) + "' mean?");
}

bool take_deed(Words& words, Deed& deed) {
    Card card{};
    Space space{};
    int number = 0;
    if (words.take("buy") && take_id(words, card)) {
        deed = deeds.purchase_of(card);
    } else if (words.take("free") && take_id(words, card) && words.take_number(number, 0, any_byte)) {
        const DeedRange range = deeds.free_of(card);
        for (int i = 0; i < range.count; ++i)
            if (deeds[static_cast<Deed>(range.first + i)].variant == number) deed = static_cast<Deed>(range.first + i);
    } else if (words.take("place") && take_id(words, space)) {
        if (space == Space::card && take_id(words, card))
            deed = deeds.worker_of(card);
        else if (space != Space::card && words.take_number(number, 0, any_byte))
            deed = deed_of(space, static_cast<std::size_t>(number));
    }
    return deed != Deed::none;
}

Outcome read_deed(State& state, Words& words) {
    if (!take_deed(words, state.turn.deed)) return wrong("expected a deed, such as 'deed place granary 0 step 1'");
    const int steps = deeds[state.turn.deed].steps.count;
    if (words.take("step") && !take_byte(words, state.turn.step, steps - 1))
        return wrong("the deed has " + std::to_string(steps) + " steps, from 0");
    return Done{};
}

std::string deed_name(Deed deed) {
    const DeedFace& face = deeds[deed];
    switch (face.occasion) {
        case Occasion::acquire:
            return "buy " + id_text(face.card);
        case Occasion::free:
            return "free " + id_text(face.card) + " " + std::to_string(face.variant);
        case Occasion::worker:
            return "place card " + id_text(face.card);
        default:
            return "place " + id_text(face.space) + " " + std::to_string(face.variant);
    }
}

Outcome read_shifts(State& state, Words& words) {
    Shifts& shifts = state.turn.shifts;
    if (!take_id(words, shifts.kind) || !take_id(words, shifts.from) || !take_id(words, shifts.to))
        return wrong("expected a troop and two places, such as 'shifts mercenary E N sources E goals N'");
    Place place{};
    if (words.take("sources"))
        while (take_id(words, place)) shifts.sources.insert(place);
    if (words.take("goals"))
        while (take_id(words, place)) shifts.goals.insert(place);
    return words.empty() ? Outcome(Done{}) : wrong("what does '" + std::string(words.rest()) + "' mean?");
}

// "2/0/1": what the pools still absorb of siege, wall and inside damage.
bool take_pools(Words& words, Combat& combat) {
    std::string_view left = words.take();
    for (std::uint8_t* pool : {&combat.siege_pool, &combat.wall_pool, &combat.inside_pool}) {
        const auto [end, error] = std::from_chars(left.data(), left.data() + left.size(), *pool);
        if (error != std::errc{}) return false;
        left.remove_prefix(static_cast<std::size_t>(end - left.data()));
        if (left.starts_with('/')) left.remove_prefix(1);
    }
    return left.empty();
}

Outcome read_combat(State& state, Words& words) {
    Combat& combat = state.turn.combat;
    bool read = true;
    while (read && !words.empty()) {
        if (words.take("round")) {
            read = take_byte(words, combat.round);
        } else if (words.take("pools")) {
            read = take_pools(words, combat);
        } else if (words.take("wounded")) {
            read = take_byte(words, combat.wounded);
        } else if (words.take("effect")) {
            read = take_byte(words, combat.effect_card, card_count);
        } else if (words.take("losses")) {
            for (Place place : all_places) read = read && take_byte(words, combat.losses[place]);
        } else {
            read = false;
        }
    }
    return read ? Outcome(Done{}) : wrong("expected such as 'combat round 1 pools 0/0/0 losses 0 0 1 0 0'");
}

std::string combat_text(const Combat& combat) {
    std::string out = "combat round " + std::to_string(combat.round) + " pools " + std::to_string(combat.siege_pool) +
                      "/" + std::to_string(combat.wall_pool) + "/" + std::to_string(combat.inside_pool) + " wounded " +
                      std::to_string(combat.wounded) + " effect " + std::to_string(combat.effect_card) + " losses";
    for (std::uint8_t lost : combat.losses) out += " " + std::to_string(lost);
    return out;
}

}  // namespace

std::string_view question_name(Phase phase) { return question_names[ordinal(phase)]; }

bool reads_step(std::string_view word) {
    for (std::string_view one : {"turn", "step", "stage", "deed", "drawn", "drawn_shown", "shifts", "combat"})
        if (word == one) return true;
    return false;
}

Outcome read_step(State& state, Words& words) {
    const auto into = [](ObjectiveSet& set) { return [&set](Objective objective) { set.insert(objective); }; };
    if (words.take("turn")) return read_turn(state, words);
    if (words.take("step")) return read_question(state, words);
    if (words.take("stage"))
        return take_name(words, stage_names, state.turn.stage) ? Outcome(Done{}) : wrong("there is no such stage");
    if (words.take("deed")) return read_deed(state, words);
    if (words.take("drawn")) return read_ids<Objective>(words, into(state.turn.drawn));
    if (words.take("drawn_shown")) return read_ids<Objective>(words, into(state.turn.drawn_shown));
    if (words.take("shifts")) return read_shifts(state, words);
    words.take("combat");
    return read_combat(state, words);
}

void write_step(std::vector<std::string>& out, const State& state) {
    const Turn& turn = state.turn;
    std::string line = "step " + std::string(question_name(turn.phase)) + " " + seat_text(turn.active);
    if (turn.placed != 0) line += " placed";
    if (turn.left > 0) line += " left " + std::to_string(turn.left);
    if (turn.cursor > 0) line += " from " + std::to_string(turn.cursor);
    out.push_back(line);
    if (turn.stage != usual_stage(turn.phase)) out.push_back("stage " + std::string(stage_names[ordinal(turn.stage)]));
    if (turn.deed != Deed::none) out.push_back("deed " + deed_name(turn.deed) + " step " + std::to_string(turn.step));
    if (!turn.drawn.empty()) out.push_back("drawn " + ids_text(turn.drawn));
    if (!turn.drawn_shown.empty()) out.push_back("drawn_shown " + ids_text(turn.drawn_shown));
    if (turn.shifts != Shifts{})
        out.push_back("shifts " + std::string(troop_names[turn.shifts.kind]) + " " + id_text(turn.shifts.from) + " " +
                      id_text(turn.shifts.to) + " sources " + ids_text(turn.shifts.sources) + " goals " +
                      ids_text(turn.shifts.goals));
    if (turn.combat != Combat{}) out.push_back(combat_text(turn.combat));
}

}  // namespace ozy::after_the_empire
