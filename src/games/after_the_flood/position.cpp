// position.cpp - positions as text: statements that build any position, and the statements that describe one.
#include <algorithm>
#include <numeric>

#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/rules/empire.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

constexpr int most_points = 999;

Error wrong(std::string detail) { return {Errc::bad_position, std::move(detail)}; }

Outcome all_read(const Words& words) {
    return words.empty() ? Outcome(Done{}) : wrong("what does '" + std::string(words.rest()) + "' mean?");
}

// `goods P0 grain 5 wood 2`, `equipment ...`, `bid ...`
Outcome read_goods(State& state, Words& words, Goods Power::*pile) {
    Seat seat{};
    if (!words.take_seat(seat, players) || !take_goods(words, state.powers[seat].*pile))
        return wrong("expected a seat, then resources and numbers, such as 'goods P0 grain 5 wood 2'");
    return Done{};
}

// `workers P0 irrigation 3 egypt 2`; the others are unavailable.
Outcome read_workers(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return wrong("expected a seat, such as 'workers P0 egypt 2'");
    while (!words.empty()) {
        Place place{};
        int number = 0;
        if (!take_place(words, place) || !words.take_number(number, 0, workers_of_a_seat))
            return wrong("expected places and numbers, such as 'workers P0 irrigation 3 egypt 2'");
        state.powers[seat].workers[place] = static_cast<std::uint8_t>(number);
    }
    return Done{};
}

// `army P0 guti 1 umma 2`
Outcome read_armies_on_map(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return wrong("expected a seat, such as 'army P0 guti 1'");
    while (!words.empty()) {
        Area area{};
        int number = 0;
        if (!take_area(words, area) || !words.take_number(number, 1, armies_per_area))
            return wrong("expected areas and 1 or 2, such as 'army P0 guti 1 umma 2'");
        state.map.held[seat].insert(area);
        if (number == armies_per_area) state.map.pairs.insert(area);
    }
    return Done{};
}

// `city P0 ur umma expanded babylon`: the words after `expanded` are cities with an expansion.
Outcome read_cities(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, players)) return wrong("expected a seat, such as 'city P0 ur'");
    bool expanded = false;
    while (!words.empty()) {
        expanded = words.take("expanded") || expanded;
        Area area{};
        if (!take_area(words, area)) return wrong("expected areas, such as 'city P0 ur umma expanded babylon'");
        state.map.cities[seat].insert(area);
        if (expanded) state.map.expanded.insert(area);
    }
    return Done{};
}

// `armies P0 6`: available ones. `fresh P0 1`, `city_moves P0 2` likewise.
Outcome read_count(State& state, Words& words, std::uint8_t Power::*field, int highest) {
    Seat seat{};
    int number = 0;
    if (!words.take_seat(seat, players) || !words.take_number(number, 0, highest))
        return wrong("expected a seat and a number up to " + std::to_string(highest));
    state.powers[seat].*field = static_cast<std::uint8_t>(number);
    return all_read(words);
}

Outcome read_points(State& state, Words& words) {
    Seat seat{};
    int number = 0;
    if (!words.take_seat(seat, players) || !words.take_number(number, 0, most_points))
        return wrong("expected a seat and its points, such as 'points P0 57' or 'points P0 57 cities 24'");
    state.powers[seat].points = static_cast<std::uint16_t>(number);
    int of_cities = 0;
    if (words.take("cities") && !words.take_number(of_cities, 0, number))
        return wrong("expected how many of the points came from cities");
    state.powers[seat].city_points = static_cast<std::uint16_t>(of_cities);
    return all_read(words);
}

// `empire P0 sumer`, after the turn.
Outcome read_empire(State& state, Words& words) {
    Seat seat{};
    if (!words.take_seat(seat, players) || !take_empire(words, state.turn, state.powers[seat].empire))
        return wrong("expected a seat and one of the three empires of turn " + std::to_string(state.turn));
    return all_read(words);
}

Outcome read_passed(State& state, Words& words) {
    Seat seat{};
    while (words.take_seat(seat, players)) state.powers[seat].passed = 1;
    return all_read(words);
}

Outcome read_turn(State& state, Words& words) {
    int turn = 0;
    if (!words.take_number(turn, 1, turns)) return wrong("expected a turn from 1 to 5");
    state.turn = static_cast<std::uint8_t>(turn);
    return all_read(words);
}

Outcome read_order(State& state, Words& words) {
    for (Seat& seat : state.order)
        if (!words.take_seat(seat, players)) return wrong("expected the three seats, such as 'order P1 P2 P0'");
    return all_read(words);
}

Outcome read_ranks(State& state, Words& words) {
    Seat seat{};
    state.ranks.clear();
    while (!state.ranks.full() && words.take_seat(seat, players)) state.ranks.push_back(seat);
    return all_read(words);
}

Outcome read_taken(Step& step, Words& words) {
    Area area{};
    while (take_area(words, area)) {
        Resource resource{};
        if (!take_resource(words, resource) || !areas[area].trade.contains(resource))
            return wrong("expected a resource that is traded in " + std::string(areas[area].id));
        step.taken.insert(icon_of(area, resource));
    }
    return Done{};
}

// One detail of the action under way. False if the words are none.
bool read_step_detail(Step& step, Words& words) {
    int number = 0;
    if (words.take("acted")) return step.acted = 1, true;
    if (words.take("sippar_used")) return step.sippar_used = 1, true;
    if (words.take("action")) return take_action(words, step.action);
    if (words.take("spent")) return take_resource(words, step.spent);
    if (words.take("lifted")) return take_place(words, step.lifted_from);
    if (words.take("target")) return take_place(words, step.target);
    if (words.take("last")) return take_resource(words, step.last);
    if (words.take("area")) return take_area(words, step.area);
    if (words.take("luxuries") && words.take_number(number, 0, most_luxuries))
        return step.luxuries = static_cast<std::uint8_t>(number), true;
    return false;
}

// `decide P0 expand action expand acted`: who decides what, and the details of the action under way.
Outcome read_decision(State& state, Words& words) {
    if (!words.take_seat(state.active, players) || !take_decision(words, state.decision))
        return wrong("expected a seat and what it decides, such as 'decide P0 turn'");
    state.step = {};
    while (!words.empty()) {
        if (words.take("taken")) {
            if (const Outcome read = read_taken(state.step, words); !read) return read;
        } else if (!read_step_detail(state.step, words)) {
            return all_read(words);
        }
    }
    return Done{};
}

// What is not placed is unavailable.
Outcome count_unavailable(State& state) {
    for (Seat seat : all_seats) {
        Power& power = state.powers[seat];
        const int lifted = seat == state.active && state.decision == Decision::scribe_to ? 1 : 0;
        power.workers[Place::unavailable] = 0;
        const int workers = workers_of_a_seat - lifted - std::accumulate(power.workers.begin(), power.workers.end(), 0);
        const int armies = armies_of_a_seat - power.armies_available - armies_on_map(state.map, seat);
        if (workers < 0) return wrong(seat_text(seat) + " has more than 25 workers");
        if (armies < 0) return wrong(seat_text(seat) + " has more than 20 armies");
        power.workers[Place::unavailable] = static_cast<std::uint8_t>(workers);
        power.armies_unavailable = static_cast<std::uint8_t>(armies);
    }
    return Done{};
}

// What nobody has is in the stock.
Outcome count_stock(State& state) {
    for (Resource resource : limited) {
        int left = resources[resource].pieces;
        for (const Power& power : state.powers)
            left -= power.goods[resource] + power.equipment[resource] + power.bid[resource];
        if (left < 0) return wrong("there is not so much " + std::string(resources[resource].id));
        state.stock[resource] = static_cast<std::uint8_t>(left);
    }
    return Done{};
}

// Ranks not stated follow equipment, then the order of play.
void rank_by_equipment(State& state) {
    if (!state.ranks.empty()) return;
    const bool preparing =
        state.decision == Decision::home || state.decision == Decision::buy || state.decision == Decision::equip;
    for (Seat seat : state.order) {
        if (state.powers[seat].empire == Empire::none || (preparing && seat == state.active)) continue;
        const auto rank = rank_for(state, value_of(state.powers[seat].equipment));
        state.ranks.push_back(seat);
        std::rotate(state.ranks.begin() + rank, state.ranks.end() - 1, state.ranks.end());
    }
}

// A decision not stated is the turn of the first seat in order that has not passed, or phase five if all have.
void decide_by_order(State& state) {
    if (state.decision != Decision::order) return;
    const auto waits = [&](Seat seat) { return state.powers[seat].passed == 0; };
    const auto first = std::find_if(state.order.begin(), state.order.end(), waits);
    state.active = first == state.order.end() ? state.order[0] : *first;
    state.decision = first == state.order.end() ? Decision::city : Decision::turn;
}

void write_power(std::vector<std::string>& out, const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    const auto write = [&](std::string_view word, const std::string& text) {
        if (!text.empty()) out.push_back(std::string(word) + " " + seat_text(seat) + " " + text);
    };
    const auto write_count = [&](std::string_view word, int number) {
        if (number > 0) write(word, std::to_string(number));
    };
    std::string workers, armies, cities;
    for (Place place : PlaceSet::range(place_of(Area::egypt), Place::available))
        if (power.workers[place] > 0)
            workers.append(workers.empty() ? "" : " ")
                .append(id_of(place))
                .append(" " + std::to_string(power.workers[place]));
    for (Area area : state.map.held[seat])
        armies.append(armies.empty() ? "" : " ")
            .append(areas[area].id)
            .append(state.map.pairs.contains(area) ? " 2" : " 1");
    for (Area area : state.map.cities[seat] - state.map.expanded)
        cities.append(cities.empty() ? "" : " ").append(areas[area].id);
    bool first = true;
    for (Area area : state.map.cities[seat] & state.map.expanded) {
        cities.append(cities.empty() ? "" : " ").append(first ? "expanded " : "").append(areas[area].id);
        first = false;
    }
    if (power.points > 0)
        write("points", std::to_string(power.points) +
                            (power.city_points > 0 ? " cities " + std::to_string(power.city_points) : ""));
    write("goods", goods_text(power.goods));
    write("workers", workers);
    write_count("fresh", power.fresh_scribes);
    write("city", cities);
    write_count("city_moves", power.city_moves);
    if (power.empire != Empire::none) write("empire", std::string(empires[power.empire].word));
    write("equipment", goods_text(power.equipment));
    write_count("armies", power.armies_available);
    write("army", armies);
    if (power.passed) out.push_back("passed " + seat_text(seat));
    write("bid", goods_text(power.bid));
}

std::string decision_text(const State& state) {
    const Step& step = state.step;
    std::string out = "decide " + seat_text(state.active);
    const auto add = [&out](std::string_view word, std::string_view id = {}) {
        out.append(" ").append(word);
        if (!id.empty()) out.append(" ").append(id);
    };
    add(decision_names[state.decision]);
    if (step.action != Action::none) add("action", action_names[step.action]);
    if (step.acted) add("acted");
    if (step.spent != Resource::none) add("spent", resources[step.spent].id);
    if (step.lifted_from != Place::none) add("lifted", id_of(step.lifted_from));
    if (step.target != Place::none) add("target", id_of(step.target));
    if (step.last != Resource::grain) add("last", resources[step.last].id);
    if (step.area != Area::none) add("area", areas[step.area].id);
    if (step.luxuries > 0) add("luxuries", std::to_string(step.luxuries));
    if (step.sippar_used) add("sippar_used");
    if (!step.taken.empty()) add("taken");
    for (Icon icon : step.taken) add(areas[icons[icon].area].id, resources[icons[icon].resource].id);
    return out;
}

}  // namespace

}  // namespace after_the_flood

// An empty map, nobody has anything; Decision::order stands for a decision not stated.
AfterTheFlood::State AfterTheFlood::empty_position(const Config& config) {
    State state;
    state.options = setup(config).options;
    state.order = {seat_at(0), seat_at(1), seat_at(2)};
    return state;
}

Outcome AfterTheFlood::read_position(State& state, Words& words) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    if (words.take("turn")) return read_turn(state, words);
    if (words.take("order")) return read_order(state, words);
    if (words.take("ranks")) return read_ranks(state, words);
    if (words.take("points")) return read_points(state, words);
    if (words.take("goods")) return read_goods(state, words, &Power::goods);
    if (words.take("equipment")) return read_goods(state, words, &Power::equipment);
    if (words.take("bid")) return read_goods(state, words, &Power::bid);
    if (words.take("workers")) return read_workers(state, words);
    if (words.take("fresh")) return read_count(state, words, &Power::fresh_scribes, most_scribes);
    if (words.take("armies")) return read_count(state, words, &Power::armies_available, armies_of_a_seat);
    if (words.take("army")) return read_armies_on_map(state, words);
    if (words.take("city")) return read_cities(state, words);
    if (words.take("city_moves")) return read_count(state, words, &Power::city_moves, city_moves_per_turn);
    if (words.take("empire")) return read_empire(state, words);
    if (words.take("passed")) return read_passed(state, words);
    if (words.take("decide")) return read_decision(state, words);
    return wrong("'" + std::string(words.peek()) +
                 "' is no statement; there are turn, order, ranks, points, goods, "
                 "equipment, bid, workers, fresh, armies, army, city, city_moves, empire, passed and decide");
}

Outcome AfterTheFlood::finish_position(State& state) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    decide_by_order(state);
    if (const Outcome counted = count_unavailable(state); !counted) return counted;
    if (const Outcome counted = count_stock(state); !counted) return counted;
    rank_by_equipment(state);
    if (const auto broken = after_the_flood::check(state)) return wrong(std::string(*broken));
    MoveList moves;
    legal_moves(state, moves);
    if (state.decision != Decision::over && moves.empty()) return wrong("there is nothing to decide in this position");
    return Done{};
}

std::vector<std::string> AfterTheFlood::write_position(const State& state) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    std::vector<std::string> out;
    const auto list = [](const auto& seats) {
        std::string text;
        for (Seat seat : seats) text += " " + seat_text(seat);
        return text;
    };
    out.push_back("turn " + std::to_string(state.turn));
    out.push_back("order" + list(state.order));
    for (Seat seat : all_seats) write_power(out, state, seat);
    if (!state.ranks.empty()) out.push_back("ranks" + list(state.ranks));
    out.push_back(decision_text(state));
    return out;
}

}  // namespace ozy
