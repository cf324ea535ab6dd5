// position.cpp - positions as text: statements that build any position, and claims about one (CASES.md), a row each.
#include "core/fields.hpp"
#include "games/after_the_flood/forecast.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/operands.hpp"
#include "games/after_the_flood/questions.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/trade.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

constexpr int most_points = 999;
constexpr std::string_view none = "none";

const Power& power_of(const State& state, Move subject) { return state.powers[seat_at(subject.a)]; }
Power& power_of(State& state, Move subject) { return state.powers[seat_at(subject.a)]; }

void append(std::string& text, std::string_view word) { text.append(text.empty() ? "" : " ").append(word); }
std::string or_none(const std::string& text) { return text.empty() ? std::string(none) : text; }

// One or more `word number`: only what is named is compared.
template <class Id, bool (*take)(Words&, Id&), class NumberOf>
Outcome claim_numbers(Words& words, NumberOf number_of) {
    if (words.empty()) return unreadable_value();
    while (!words.empty()) {
        const std::string word(words.peek());
        Id id{};
        if (!take(words, id)) return unreadable_value();
        const std::string claimed = word + " " + std::string(words.take());
        Words one(claimed);
        if (Outcome same = compare(one, word + " " + std::to_string(number_of(id))); !same) return same;
    }
    return Done{};
}

// `goods P0 grain 5 wood 2`, `equipment ...`, `bid ...`
template <Goods Power::*pile>
std::string goods_value(const State& state, Move subject) {
    return goods_text(power_of(state, subject).*pile);
}
template <Goods Power::*pile>
Outcome set_goods(State& state, Move subject, Words& words) {
    return done_if(take_goods(words, power_of(state, subject).*pile));
}
template <Goods Power::*pile>
Outcome claim_goods(const State& state, Move subject, Words& words) {
    const Goods& goods = power_of(state, subject).*pile;
    return claim_numbers<Resource, take_resource>(words, [&](Resource one) { return goods[one]; });
}
Outcome claim_stock(const State& state, Move /*subject*/, Words& words) {
    return claim_numbers<Resource, take_resource>(words, [&](Resource one) { return state.stock[one]; });
}

// `workers P0 irrigation 3 egypt 2`; the others are unavailable.
std::string workers_value(const State& state, Move subject) {
    return joined(" ", PlaceSet::range(place_of(Area::egypt), Place::available), [&](Place place) {
        const int number = power_of(state, subject).workers[place];
        return number > 0 ? std::string(id_of(place)) + " " + std::to_string(number) : std::string();
    });
}
Outcome set_workers(State& state, Move subject, Words& words) {
    while (!words.empty()) {
        Place place{};
        int number = 0;
        if (!take_place(words, place) || !words.take_number(number, 0, workers_of_a_seat)) return unreadable_value();
        power_of(state, subject).workers[place] = narrow(number);
    }
    return Done{};
}
bool take_any_place(Words& words, Place& place) {
    if (!words.take(id_of(Place::unavailable))) return take_place(words, place);
    place = Place::unavailable;
    return true;
}
Outcome claim_workers(const State& state, Move subject, Words& words) {
    const auto& workers = power_of(state, subject).workers;
    return claim_numbers<Place, take_any_place>(words, [&](Place one) { return workers[one]; });
}

// `army P0 guti 1 umma 2`
std::string army_value(const State& state, Move subject) {
    return joined(" ", state.map.held[seat_at(subject.a)], [&](Area area) {
        return std::string(id_of(area)) + " " + std::to_string(armies_in(state.map, area));
    });
}
Outcome set_army(State& state, Move subject, Words& words) {
    while (!words.empty()) {
        Area area{};
        int number = 0;
        if (!take_area(words, area) || !words.take_number(number, 1, armies_per_area))
            return bad_position("expected areas and 1 or 2, such as 'army P0 guti 1 umma 2'");
        state.map.held[seat_at(subject.a)].insert(area);
        if (number == armies_per_area) state.map.pairs.insert(area);
    }
    return Done{};
}
Outcome claim_army(const State& state, Move subject, Words& words) {
    const AreaSet held = state.map.held[seat_at(subject.a)];
    return claim_numbers<Area, take_area>(
        words, [&](Area area) { return held.contains(area) ? armies_in(state.map, area) : 0; });
}

// `city P0 ur umma expanded babylon`: the words after `expanded` are cities with an expansion.
std::string cities_value(const State& state, Move subject) {
    std::string out;
    const AreaSet cities = state.map.cities[seat_at(subject.a)], expanded = cities & state.map.expanded;
    for (Area area : cities - expanded) append(out, id_of(area));
    if (!expanded.empty()) append(out, "expanded");
    for (Area area : expanded) append(out, id_of(area));
    return or_none(out);
}
Outcome set_cities(State& state, Move subject, Words& words) {
    bool expanded = false;
    while (!words.empty()) {
        expanded = words.take("expanded") || expanded;
        Area area{};
        if (!take_area(words, area)) return unreadable_value();
        state.map.cities[seat_at(subject.a)].insert(area);
        if (expanded) state.map.expanded.insert(area);
    }
    return Done{};
}

// `armies P0 9`, or with the other pile `armies P0 9 unavailable 11`
Outcome claim_armies(const State& state, Move subject, Words& words) {
    const Power& power = power_of(state, subject);
    const bool both = words.rest().find(' ') != std::string_view::npos;
    return compare(words, std::to_string(power.armies_available) +
                              (both ? " unavailable " + std::to_string(power.armies_unavailable) : ""));
}

// `points P0 57`, and how many of them cities brought: `points P0 57 cities 24`
std::string points_value(const State& state, Move subject) {
    const Power& power = power_of(state, subject);
    return std::to_string(power.points) + (power.city_points > 0 ? " cities " + std::to_string(power.city_points) : "");
}
Outcome set_points(State& state, Move subject, Words& words) {
    int points = 0, of_cities = 0;
    if (!words.take_number(points, 0, most_points)) return unreadable_value();
    if (words.take("cities") && !words.take_number(of_cities, 0, points)) return unreadable_value();
    power_of(state, subject).points = narrow(points);
    power_of(state, subject).city_points = narrow(of_cities);
    return Done{};
}
Outcome claim_points(const State& state, Move subject, Words& words) {
    return compare(words, std::to_string(power_of(state, subject).points));
}

// `empire P0 sumer`, after the turn.
std::string empire_value(const State& state, Move subject) {
    const Empire empire = power_of(state, subject).empire;
    return std::string(empire == Empire::none ? none : empires[empire].word);
}
Outcome set_empire(State& state, Move subject, Words& words) {
    if (take_empire(words, state.turn, power_of(state, subject).empire)) return Done{};
    return bad_position("expected one of the three empires of turn " + std::to_string(state.turn));
}

// `passed P1 P2`; claimed as `passed P1 1`
std::string passed_value(const State& state, Move /*subject*/) {
    return joined(" ", all_seats,
                  [&](Seat seat) { return state.powers[seat].passed ? seat_text(seat) : std::string(); });
}
Outcome set_passed(State& state, Move /*subject*/, Words& words) {
    Seat seat{};
    while (words.take_seat(seat, players)) state.powers[seat].passed = 1;
    return Done{};
}
Outcome claim_passed(const State& state, Move /*subject*/, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return unreadable_value();
    return compare(words, std::to_string(state.powers[seat].passed));
}

std::string turn_value(const State& state, Move /*subject*/) { return std::to_string(state.turn); }
Outcome set_turn(State& state, Move /*subject*/, Words& words) {
    int turn = 0;
    if (!words.take_number(turn, 1, turns)) return bad_position("expected a turn from 1 to 5");
    state.turn = narrow(turn);
    return Done{};
}

std::string order_value(const State& state, Move /*subject*/) { return joined(" ", state.order, seat_text); }
Outcome set_order(State& state, Move /*subject*/, Words& words) {
    for (Seat& seat : state.order)
        if (!words.take_seat(seat, players)) return bad_position("expected the three seats, such as 'order P1 P2 P0'");
    return Done{};
}

std::string ranks_value(const State& state, Move /*subject*/) { return or_none(joined(" ", state.ranks, seat_text)); }
Outcome set_ranks(State& state, Move /*subject*/, Words& words) {
    Seat seat{};
    state.ranks.clear();
    while (!state.ranks.full() && words.take_seat(seat, players)) state.ranks.push_back(seat);
    return Done{};
}

Outcome read_taken(Progress& progress, Words& words) {
    Area area{};
    while (take_area(words, area)) {
        Resource resource{};
        if (!take_resource(words, resource) || !areas[area].trade.contains(resource))
            return bad_position("expected a resource that is traded in " + std::string(areas[area].id));
        progress.taken.insert(icon_of(area, resource));
    }
    return Done{};
}

// One detail of the action under way. False if the words are none.
bool read_progress(Progress& progress, Words& words) {
    int number = 0;
    if (words.take("acted")) return progress.acted = 1, true;
    if (words.take("sippar_used")) return progress.sippar_used = 1, true;
    if (words.take("action")) return take_action(words, progress.action);
    if (words.take("spent")) return take_resource(words, progress.spent);
    if (words.take("lifted")) return take_place(words, progress.lifted_from);
    if (words.take("target")) return take_place(words, progress.target);
    if (words.take("last")) return take_resource(words, progress.last);
    if (words.take("area")) return take_area(words, progress.area);
    if (words.take("luxuries") && words.take_number(number, 0, most_luxuries))
        return progress.luxuries = narrow(number), true;
    return false;
}

// `decide P0 expand action expand acted`: who decides what, and the details of the action under way.
Outcome set_question(State& state, Move /*subject*/, Words& words) {
    if (!words.take_seat(state.active, players) ||
        !take_named(words, state.question, questions, &QuestionForm<State, View>::name))
        return unreadable_value();
    state.progress = {};
    while (!words.empty()) {
        if (words.take("taken")) {
            if (Outcome read = read_taken(state.progress, words); !read) return read;
        } else if (!read_progress(state.progress, words)) {
            return Done{};
        }
    }
    return Done{};
}
std::string open_question_value(const State& state, Move /*subject*/) {
    const Progress& progress = state.progress;
    std::string out = seat_text(state.active);
    const auto add = [&out](std::string_view word, std::string_view id = {}) {
        append(out, word);
        if (!id.empty()) append(out, id);
    };
    add(questions[state.question].name);
    if (progress.action != Action::none) add("action", action_names[progress.action]);
    if (progress.acted) add("acted");
    if (progress.spent != Resource::none) add("spent", id_of(progress.spent));
    if (progress.lifted_from != Place::none) add("lifted", id_of(progress.lifted_from));
    if (progress.target != Place::none) add("target", id_of(progress.target));
    if (progress.last != Resource::grain) add("last", id_of(progress.last));
    if (progress.area != Area::none) add("area", id_of(progress.area));
    if (progress.luxuries > 0) add("luxuries", std::to_string(progress.luxuries));
    if (progress.sippar_used) add("sippar_used");
    if (!progress.taken.empty()) add("taken");
    for (Icon icon : progress.taken) add(id_of(icons[icon].area), id_of(icons[icon].resource));
    return out;
}
// `open P0 akkad sumer`: empires the seat may start now.
std::string open_value(const State& state, Move subject) {
    return or_none(joined(" ", open_empires(state, seat_at(subject.a)), [](Empire one) { return empires[one].word; }));
}
// `needs P1 P0 7`: P1 attacking P0 needs 7 or more.
std::string needed_value(const State& state, Move subject) {
    return std::to_string(needed_roll(state, seat_at(subject.a), seat_at(subject.b)));
}
std::string traders_value(const State& state, Move subject) {
    const auto area = id_at<Area>(subject.b);
    return outer_areas.contains(area) ? std::to_string(traders(state, seat_at(subject.a), area)) : std::string(none);
}
template <int (*number_of)(const State& state, Seat seat)>
std::string number_value(const State& state, Move subject) {
    return std::to_string(number_of(state, seat_at(subject.a)));
}

using Row = Statement<State>;

template <Goods Power::*pile>
constexpr Row goods_row(std::string_view word, std::string_view example) {
    return {word, {&one_seat}, example, goods_value<pile>, set_goods<pile>, {}, claim_goods<pile>};
}
template <std::uint8_t Power::*field, int highest>
constexpr Row count_row(std::string_view word, std::string_view example) {
    return number_row<0, highest, &State::powers, field>(word, {&one_seat}, example, "0");
}
constexpr Row armies_row() {
    Row row = count_row<&Power::armies_available, armies_of_a_seat>("armies", "armies P0 6");
    row.claim = claim_armies;
    return row;
}

// In the order in which they are written: the turn before its empires.
constexpr Row rows[] = {
    {"turn", {}, "turn 3", turn_value, set_turn},
    {"order", {}, "order P1 P2 P0", order_value, set_order},
    {"points", {&one_seat}, "points P0 57 cities 24", points_value, set_points, "0", claim_points},
    goods_row<&Power::goods>("goods", "goods P0 grain 5 wood 2"),
    {"workers", {&one_seat}, "workers P0 irrigation 3 egypt 2", workers_value, set_workers, {}, claim_workers},
    count_row<&Power::fresh_scribes, most_scribes>("fresh", "fresh P0 1"),
    {"city", {&one_seat}, "city P0 ur umma expanded babylon", cities_value, set_cities, none},
    count_row<&Power::city_moves, city_moves_per_turn>("city_moves", "city_moves P0 2"),
    {"empire", {&one_seat}, "empire P0 sumer", empire_value, set_empire, none},
    goods_row<&Power::equipment>("equipment", "equipment P0 gold 1"),
    armies_row(),
    {"army", {&one_seat}, "army P0 guti 1 umma 2", army_value, set_army, {}, claim_army},
    {"passed", {}, "passed P1 P2", passed_value, set_passed, {}, claim_passed},
    goods_row<&Power::bid>("bid", "bid P0 oil 1"),
    {"ranks", {}, "ranks P2 P0", ranks_value, set_ranks, none},
    {"decide", {}, "decide P0 turn", open_question_value, set_question},
    {"asks", {}, "asks expand", question_value<questions, &State::question>},
    {"stock", {}, "stock wood 9", nullptr, nullptr, {}, claim_stock},
    {"open", {&one_seat}, "open P0 akkad sumer", open_value},
    {"needs", {&one_seat, &one_seat}, "needs P1 P0 7", needed_value},
    {"traders", {&one_seat, &one_area}, "traders P0 amorites 1", traders_value},
    {"price", {&one_seat}, "price P1 3", number_value<price_of_city>},
    {"expansions", {&one_seat}, "expansions P0 14", number_value<best_expansions>},
};
constexpr Statements<State> statements(rows);

}  // namespace

}  // namespace after_the_flood

Outcome AfterTheFlood::read_position(State& state, Words& words) {
    return after_the_flood::statements.read(state, words);
}
std::vector<std::string> AfterTheFlood::write_position(const State& state) {
    return after_the_flood::statements.write(state);
}
Outcome AfterTheFlood::expect(const State& state, Words& words) {
    return after_the_flood::statements.expect(state, words);
}

}  // namespace ozy
