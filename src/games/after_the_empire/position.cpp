// position.cpp - positions as text: statements that build any position, and claims about one (CASES.md), a row each.
// `season` comes first, because it lays out the attack.
#include "games/after_the_empire/position.hpp"

#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"
#include "games/after_the_empire/seat_numbers.hpp"

namespace ozy {

namespace after_the_empire {

std::string numbers_text(std::initializer_list<int> numbers) { return joined("/", numbers); }
bool take_numbers(Words& words, std::initializer_list<std::uint8_t*> numbers) {
    std::string text(words.peek());
    std::replace(text.begin(), text.end(), '/', ' ');
    Words parts(text);
    for (std::uint8_t* number : numbers) {
        int value = 0;
        if (!parts.take_number(value, 0, most_troops)) return false;
        *number = operand(value);
    }
    if (!parts.empty()) return false;
    words.take();
    return true;
}

namespace {

// `gold P0 17`: which number, and whose.
constexpr Operand one_number = {
    0, std::size(seat_numbers),
    [](const State&, Move, std::uint8_t value) { return std::string(seat_numbers[value].name); },
    [](const State&, Words& words, Move, std::uint8_t& value) {
        return take_named(words, value, seat_numbers, &SeatNumber::name);
    },
    "a number of a seat, such as gold"};
std::string number_value(const State& state, Move subject) {
    return std::to_string(seat_numbers[subject.a].get(state.lords[seat_at(subject.b)]));
}
Outcome set_number(State& state, Move subject, Words& words) {
    const SeatNumber& number = seat_numbers[subject.a];
    int value = 0;
    if (!words.take_number(value, 0, number.highest))
        return bad_position("expected a number up to " + std::to_string(number.highest));
    number.set(state.lords[seat_at(subject.b)], value);
    return Done{};
}

// Discards under a deck, `queue objectives unburnt`.
template <const Operand& form, auto queue>
constexpr Row queue_row(std::string_view word, std::string_view example) {
    return {word,
            {},
            example,
            [](const State& state, Move) { return ids_text(state.decks.*queue); },
            [](State& state, Move, Words& words) {
                auto& ids = state.decks.*queue;
                using Id = std::decay_t<decltype(ids[0])>;
                ids.clear();
                return read_ids<form>(state, words, [&](std::uint8_t value) {
                    if (!ids.full()) ids.push_back(id_at<Id>(value));
                });
            },
            nothing};
}

// `buildings bakery - minster`, from the deck to the discard slot.
template <auto row>
std::string row_value(const State& state, Move /*subject*/) {
    return joined(" ", state.*row, [](Card card) { return card == Card::none ? std::string(nothing) : id_text(card); });
}
template <auto row>
Outcome set_row(State& state, Move /*subject*/, Words& words) {
    for (Card& card : state.*row) {
        card = Card::none;
        if (!words.take(nothing) && !take_id(words, card))
            return bad_position("expected a card or - for each slot of the row");
    }
    return Done{};
}

std::string season_value(const State& state, Move /*subject*/) { return std::to_string(state.turn.season); }
Outcome set_season(State& state, Move /*subject*/, Words& words) {
    int season = 0;
    if (!words.take_number(season, 1, season_count)) return bad_position("the season is 1 to 7");
    state.turn.season = operand(season);
    state.invaders = {};
    lay_out_attack(state);
    return Done{};
}

std::string order_value(const State& state, Move /*subject*/) { return ids_text(turn_order(state)); }
Outcome set_order(State& state, Move /*subject*/, Words& words) {
    for (Seat& seat : turn_order(state))
        if (!words.take_seat(seat, seats(state))) return bad_position("expected all seats, such as 'order P1 P0'");
    return Done{};
}

// `inv_iron_tide S up`, `inv_iron_tide S seen P1`, `down`, `absent`; what is unknown to a viewer is `hidden`.
template <class Id>
std::string slot_text(const Slot<Id>& slot) {
    if (slot.facing == Facing::absent) return "absent";
    if (slot.card == Id::none && slot.seen.empty()) return "down";
    std::string out = slot.card == Id::none ? "hidden" : id_text(slot.card);
    if (slot.side != Side::none) out += " " + id_text(slot.side);
    if (slot.facing == Facing::up) return out + " up";
    return out + " seen" + (slot.seen.empty() ? "" : " " + ids_text(slot.seen));
}
template <class Id>
Outcome set_slot(const State& state, Slot<Id>& slot, Words& words) {
    slot = {};
    slot.facing = Facing::down;
    if (words.take("down")) return Done{};
    if (!take_id(words, slot.card) || !take_id(words, slot.side)) return unreadable_value();
    if (words.take("up")) {
        slot.facing = Facing::up;
        return Done{};
    }
    if (!words.take("seen")) return bad_position("expected 'up' or 'seen' with the seats that have looked");
    return insert_ids<one_seat>(state, words, slot.seen);
}
// Only a card that has been drawn is written: the season lays out the others.
template <class Id>
std::string drawn_slot_text(const Slot<Id>& slot) {
    return slot.card == Id::none ? std::string() : slot_text(slot);
}
const Slot<Invader>& invader_in(const State& state, Move subject) { return state.invaders[slot_in(subject)]; }

// `archery P0 N 5`: own damage on the field when the seat shoots next, or shoots now.
std::string archery_value(const State& state, Move subject) {
    return std::to_string(
        archery_damage(lord_in(state, subject), id_at<Side>(subject.b), round_of_archery(state, seat_in(subject))));
}

constexpr Operand one_metric = {
    0, metric_count,
    [](const State&, Move, std::uint8_t value) { return std::string(metric_names[id_at<Metric>(value)]); },
    [](const State&, Words& words, Move, std::uint8_t& value) { return take_named(words, value, metric_names); },
    "a metric of AE-7.41"};
std::string metric_value(const State& state, Move subject) {
    return std::to_string(metric_of(state, seat_in(subject), id_at<Metric>(subject.b)));
}

// The rows of the score sheet: track, buildings, refugees, flags, farms, objectives.
std::string sheet_value(const State& state, Move subject) {
    const ScoreSheet sheet = score_sheet(state, seat_in(subject));
    return numbers_text({sheet.track, sheet.buildings, sheet.refugees, sheet.flags, sheet.farms, sheet.objectives});
}

// `sees P1 gate P0 none`: a claim about what a seat's view shows; `sees P1 hidden P0 2` counts unknown objectives.
Outcome claim_seen(const State& state, Move subject, Words& words) {
    Seat seat{};
    const auto seen = AfterTheEmpire::view(state, seat_in(subject));
    if (words.take("hidden") && words.take_seat(seat, seats(state)))
        return compare(words, std::to_string(seen.hidden_objectives[seat]));
    return AfterTheEmpire::expect(seen.table, words);
}

// In the order in which they are written.
constexpr Row rows[] = {
    {"season", {}, "season 4", season_value, set_season},
    {"order", {}, "order P1 P0", order_value, set_order},
    {"buildings", {}, "buildings bakery - minster", row_value<&State::buildings>, set_row<&State::buildings>},
    {"refugees", {}, "refugees abbess -", row_value<&State::refugees>, set_row<&State::refugees>},
    queue_row<one_objective, &Decks::objectives>("queue objectives", "queue objectives unburnt"),
    queue_row<one_card, &Decks::buildings>("queue buildings", "queue buildings minster"),
    queue_row<one_card, &Decks::refugees>("queue refugees", "queue refugees abbess"),
    queue_row<one_invader, &Decks::invaders>("queue invaders", "queue invaders inv_iron_tide"),
    queue_row<one_siege, &Decks::sieges>("queue sieges", "queue sieges siege_mangonel_a"),
    {"invader",
     {&one_slot},
     "invader 1 inv_iron_tide S up",
     [](const State& state, Move subject) { return drawn_slot_text(invader_in(state, subject)); },
     [](State& state, Move subject, Words& words) { return set_slot(state, state.invaders[slot_in(subject)], words); },
     {},
     [](const State& state, Move subject, Words& words) {
         return compare(words, slot_text(invader_in(state, subject)));
     }},
    {"siege",
     {},
     "siege siege_mangonel_a W up",
     [](const State& state, Move) { return drawn_slot_text(state.siege); },
     [](State& state, Move, Words& words) { return set_slot(state, state.siege, words); },
     {},
     [](const State& state, Move, Words& words) { return compare(words, slot_text(state.siege)); }},
    {"", {&one_number, &one_seat}, "gold P0 17", number_value, set_number},
    {"cards",
     {&one_seat},
     "cards P0 ferryman bakery",
     cards_value,
     set_cards,
     {},
     [](const State& state, Move subject, Words& words) {
         return compare(words, ids_text(lord_in(state, subject).cards));
     }},
    ids_row<one_card, &State::lords, &Lord::damaged>("damaged", {&one_seat}, "damaged P0 bakery"),
    ids_row<one_card, &State::lords, &Lord::used>("used", {&one_seat}, "used P0 barracks"),
    ids_row<one_card, &State::lords, &Lord::staffed>("staffed", {&one_seat}, "staffed P0 bakery"),
    ids_row<one_objective, &State::lords, &Lord::objectives>("objectives", {&one_seat}, "objectives P0 unburnt"),
    ids_row<one_objective, &State::lords, &Lord::shown>("shown", {&one_seat}, "shown P0 unburnt"),
    ids_row<one_side, &State::lords, &Lord::protected_farms>("protected", {&one_seat}, "protected P0 N E"),
    {"flags", {&one_seat}, "flags P0 1 2 2", flags_value, set_flags, nothing},
    {"castle", {&one_seat}, "castle P0 N stone_wall 5", castle_value, set_castle, {}, claim_castle},
    {"farms", {&one_seat}, "farms P0 1 0 2 1", farms_value, set_farms, {}, claim_farms},
    {"placed", {&one_seat}, "placed P0 tax 2 granary 1", placed_value, set_placed},
    {"posts", {&one_seat}, "posts P0 N 2/1", posts_value, set_posts, {}, claim_posts},
    {"field", {&one_seat}, "field P0 N 3/7", field_value, set_field, {}, claim_field},
    {"gate", {&one_seat}, "gate P0 N", gate_value, set_gate, nobody},
    {"turn", {}, "turn P1 placed", turn_value, set_turn, {}, nullptr, true},
    {"step", {}, "step sow P0 left 2", step_value, set_step, {}, claim_step},
    {"stage", {}, "stage combat", stage_value, set_stage},
    {"deed", {}, "deed place granary 0 step 1", deed_value, set_deed},
    ids_row<one_objective, &State::turn, &Turn::drawn>("drawn", {}, "drawn unburnt"),
    ids_row<one_objective, &State::turn, &Turn::drawn_shown>("drawn_shown", {}, "drawn_shown unburnt"),
    {"shifts", {}, "shifts mercenary E N sources E goals N", shifts_value, set_shifts},
    {"combat", {}, "combat round 1 pools 0/0/0 losses 0 0 1 0 0", combat_value, set_combat},
    {"row buildings", {}, "row buildings - minster bakery", row_value<&State::buildings>},
    {"row refugees", {}, "row refugees abbess -", row_value<&State::refugees>},
    {"threat",
     {},
     "threat 9",
     [](const State& state, Move) { return std::to_string(threat_by_season[season_index(state)]); }},
    {"left", {}, "left 2", [](const State& state, Move) { return std::to_string(state.turn.left); }},
    {"round", {}, "round 2", [](const State& state, Move) { return std::to_string(state.turn.combat.round); }},
    {"pools", {}, "pools 0/0/0", pools_value},
    {"archery", {&one_seat, &one_side}, "archery P0 N 5", archery_value},
    {"metric", {&one_seat, &one_metric}, "metric P0 full_pieces 6", metric_value},
    {"sheet", {&one_seat}, "sheet P0 21/4/7/3/3/9", sheet_value},
    {"effective",
     {&one_seat},
     "effective P0 18",
     [](const State& state, Move subject) { return std::to_string(effective_gold(state, seat_in(subject))); }},
    {"income",
     {&one_seat},
     "income P0 5",
     [](const State& state, Move subject) { return std::to_string(castle_income(lord_in(state, subject).castle)); }},
    {"mouths",
     {&one_seat},
     "mouths P0 3",
     [](const State& state, Move subject) { return std::to_string(mouths(lord_in(state, subject))); }},
    {"sees", {&one_seat}, "sees P1 gate P0 none", nullptr, nullptr, {}, claim_seen},
};
constexpr Statements<State> statements(rows);

}  // namespace

}  // namespace after_the_empire

Outcome AfterTheEmpire::read_position(State& state, Words& words) {
    return after_the_empire::statements.read(state, words);
}
std::vector<std::string> AfterTheEmpire::write_position(const State& state) {
    return after_the_empire::statements.write(state);
}
Outcome AfterTheEmpire::expect(const State& state, Words& words) {
    return after_the_empire::statements.expect(state, words);
}

}  // namespace ozy
