// expect.cpp - claims about a position, for cases. The error says what is so instead.
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/position.hpp"
#include "games/after_the_empire/rules/preparation.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"
#include "games/after_the_empire/scoring.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

Error unclear(std::string_view example) {
    return {Errc::bad_syntax, "expected a claim such as '" + std::string(example) + "'"};
}

Outcome compare(std::string_view claimed, const std::string& so) {
    if (claimed == so) return Done{};
    return Error{Errc::bad_position, "it is " + so + ", not " + std::string(claimed)};
}
Outcome compare_rest(Words& words, const std::string& so) { return compare(words.rest(), so); }

std::string numbers_text(std::initializer_list<int> numbers) {
    std::string out;
    for (int number : numbers) out.append(out.empty() ? "" : "/").append(std::to_string(number));
    return out;
}

template <class Row>
std::string row_text(const Row& row) {
    std::string out;
    for (Card card : row)
        out.append(out.empty() ? "" : " ").append(card == Card::none ? std::string(nothing_text) : id_text(card));
    return out;
}

std::string flags_text(const Lord& lord) {
    std::string out;
    for (int value = 1; value <= best_flag; ++value)
        for (int i = 0; i < lord.flags[static_cast<std::size_t>(value - 1)]; ++i)
            out.append(out.empty() ? "" : " ").append(std::to_string(value));
    return out.empty() ? std::string(nothing_text) : out;
}

std::string farms_text(const Lord& lord) {
    return numbers_text(
        {lord.farms[Side::north], lord.farms[Side::east], lord.farms[Side::south], lord.farms[Side::west]});
}

// `castle P0 N stone_wall 5`, `castle P0 S none`
Outcome expect_piece(const Lord& lord, Words& words) {
    Position position{};
    if (!take_id(words, position)) return unclear("castle P0 N stone_wall 5");
    return compare_rest(words, piece_text(lord.castle, position));
}

// `posts P0 N 2/1`, `posts P0 inside 1/0`: soldiers and mercenaries
Outcome expect_posts(const Lord& lord, Words& words) {
    Place place{};
    if (!take_id(words, place)) return unclear("posts P0 N 2/1");
    return compare_rest(
        words, pair_of_numbers(troops_at(lord, Troop::soldier, place), troops_at(lord, Troop::mercenary, place)));
}

// `field P0 N 3/7`: archers and swordsmen
Outcome expect_field(const Lord& lord, Words& words) {
    Side side{};
    if (!take_id(words, side)) return unclear("field P0 N 3/7");
    return compare_rest(words, pair_of_numbers(lord.fields[side].archers, lord.fields[side].swordsmen));
}

// `archery P0 N 5`: own damage on the field when the seat shoots next, or shoots now
Outcome expect_archery(const State& state, Seat seat, Words& words) {
    Side side{};
    if (!take_id(words, side)) return unclear("archery P0 N 5");
    return compare_rest(words, std::to_string(archery_damage(state.lords[seat], side, round_of_archery(state, seat))));
}

Outcome expect_metric(const State& state, Seat seat, Words& words) {
    for (Metric metric : all_metrics)
        if (words.take(metric_names[metric]))
            return compare_rest(words, std::to_string(metric_of(state, seat, metric)));
    return unclear("metric P0 full_pieces 6");
}

// The rows of the score sheet: track, buildings, refugees, flags, farms, objectives.
std::string sheet_text(const State& state, Seat seat) {
    const ScoreSheet sheet = score_sheet(state, seat);
    return numbers_text({sheet.track, sheet.buildings, sheet.refugees, sheet.flags, sheet.farms, sheet.objectives});
}

Outcome expect_of_seat(const State& state, Seat seat, std::string_view what, Words& words) {
    const Lord& lord = state.lords[seat];
    for (const SeatNumber& number : seat_numbers())
        if (number.name == what) return compare_rest(words, std::to_string(number.get(lord)));
    if (what == "castle") return expect_piece(lord, words);
    if (what == "posts") return expect_posts(lord, words);
    if (what == "field") return expect_field(lord, words);
    if (what == "archery") return expect_archery(state, seat, words);
    if (what == "metric") return expect_metric(state, seat, words);
    if (what == "cards") return compare_rest(words, ids_text(lord.cards));
    if (what == "damaged") return compare_rest(words, ids_text(lord.damaged));
    if (what == "used") return compare_rest(words, ids_text(lord.used));
    if (what == "staffed") return compare_rest(words, ids_text(lord.staffed));
    if (what == "objectives") return compare_rest(words, ids_text(lord.objectives));
    if (what == "shown") return compare_rest(words, ids_text(lord.shown));
    if (what == "protected") return compare_rest(words, ids_text(lord.protected_farms));
    if (what == "flags") return compare_rest(words, flags_text(lord));
    if (what == "farms") return compare_rest(words, farms_text(lord));
    if (what == "gate") return compare_rest(words, lord.gate == Side::none ? "none" : id_text(lord.gate));
    if (what == "sheet") return compare_rest(words, sheet_text(state, seat));
    if (what == "effective") return compare_rest(words, std::to_string(effective_gold(state, seat)));
    if (what == "income") return compare_rest(words, std::to_string(castle_income(lord.castle)));
    if (what == "mouths") return compare_rest(words, std::to_string(mouths(lord)));
    return unclear("gold P0 17");
}

Outcome expect_queue(const Decks& decks, Words& words) {
    if (words.take("objectives")) return compare_rest(words, ids_text(decks.objectives));
    if (words.take("buildings")) return compare_rest(words, ids_text(decks.buildings));
    if (words.take("refugees")) return compare_rest(words, ids_text(decks.refugees));
    if (words.take("invaders")) return compare_rest(words, ids_text(decks.invaders));
    if (words.take("sieges")) return compare_rest(words, ids_text(decks.sieges));
    return unclear("queue buildings minster");
}

Outcome expect_invader(const State& state, Words& words) {
    int slot = 0;
    if (!words.take_number(slot, 0, max_invader_slots - 1)) return unclear("invader 1 inv_iron_tide S up");
    return compare_rest(words, slot_text(state.invaders[static_cast<std::size_t>(slot)]));
}

std::string order_text(const State& state) {
    std::string out;
    for (std::size_t i = 0; i < static_cast<std::size_t>(seats(state)); ++i)
        out.append(out.empty() ? "" : " ").append(seat_text(state.turn.order[i]));
    return out;
}

std::string pools_text(const Combat& combat) {
    return numbers_text({combat.siege_pool, combat.wall_pool, combat.inside_pool});
}

// `sees P1 gate P0 none`: a claim about what a seat's view shows; `sees P1 hidden P0 2` counts unknown objectives.
Outcome expect_seen(const State& state, Words& words) {
    Seat viewer{}, seat{};
    if (!words.take_seat(viewer, seats(state))) return unclear("sees P1 gate P0 none");
    const auto seen = AfterTheEmpire::view(state, viewer);
    if (words.take("hidden") && words.take_seat(seat, seats(state)))
        return compare_rest(words, std::to_string(seen.hidden_objectives[seat]));
    return AfterTheEmpire::expect(seen.table, words);
}

}  // namespace

}  // namespace after_the_empire

Outcome AfterTheEmpire::expect(const State& state, Words& words) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const std::string_view what = words.take();
    Seat seat{};
    if (what == "sees") return expect_seen(state, words);
    if (what == "season") return compare_rest(words, std::to_string(state.turn.season));
    if (what == "threat") return compare_rest(words, std::to_string(threat_by_season[season_index(state)]));
    if (what == "order") return compare_rest(words, order_text(state));
    if (what == "row" && words.take("buildings")) return compare_rest(words, row_text(state.buildings));
    if (what == "row" && words.take("refugees")) return compare_rest(words, row_text(state.refugees));
    if (what == "queue") return expect_queue(state.decks, words);
    if (what == "invader") return expect_invader(state, words);
    if (what == "siege") return compare_rest(words, slot_text(state.siege));
    if (what == "step") return compare_rest(words, std::string(question_name(state.turn.phase)));
    if (what == "left") return compare_rest(words, std::to_string(state.turn.left));
    if (what == "drawn") return compare_rest(words, ids_text(state.turn.drawn));
    if (what == "round") return compare_rest(words, std::to_string(state.turn.combat.round));
    if (what == "pools") return compare_rest(words, pools_text(state.turn.combat));
    if (words.take_seat(seat, seats(state))) return expect_of_seat(state, seat, what, words);
    return unclear("gold P0 17");
}

}  // namespace ozy
