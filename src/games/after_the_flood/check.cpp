// check.cpp - every invariant of RULES.md that one position can show; each broken one has a sentence.
#include <algorithm>
#include <numeric>

#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/labels.hpp"
#include "games/after_the_flood/questions.hpp"
#include "games/after_the_flood/rules/build.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

using Broken = std::optional<std::string_view>;

constexpr int most_grain = 30, most_textile = 20;

Broken check_workers(const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    const bool lifted = seat == state.active && state.question == Question::scribe_to;
    if (std::accumulate(power.workers.begin(), power.workers.end(), 0) + lifted != workers_of_a_seat)
        return "a seat's workers, lifted one included, are 25";
    for (Area area : sumer)
        if (power.workers.items[ordinal(area)] != 0) return "no worker stands in Sumer";
    if (room_in_scribes(power) < 0) return "a seat has at most 2 scribes";
    if (power.fresh_scribes > power.workers[Place::scribes]) return "fresh scribes are on the ready side";
    return std::nullopt;
}

Broken check_armies(const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    const int total = power.armies_unavailable + power.armies_available + armies_on_map(state.map, seat);
    if (total != armies_of_a_seat) return "a seat's armies are 20";
    if (power.empire == Empire::none && power.armies_unavailable != armies_of_a_seat)
        return "without an empire all armies are unavailable";
    if (power.empire != Empire::none &&
        (ordinal(power.empire) >= empire_count || empires[power.empire].turn != state.turn))
        return "an empire is one of the three of the turn";
    for (Area area : state.map.held[seat] & walled)
        if (area == Area::dilmun || power.empire == Empire::none || empires[power.empire].home != area)
            return "a walled area is held only by the empire that started there";
    return std::nullopt;
}

Broken check_map(const Map& map) {
    AreaSet held, cities;
    for (Seat seat : all_seats) {
        if (held.touches(map.held[seat])) return "an area holds armies of one seat only";
        if (cities.touches(map.cities[seat])) return "an area has one city only";
        if (map.cities[seat].count() > cities_of_a_seat) return "a seat has at most 4 cities";
        held |= map.held[seat];
        cities |= map.cities[seat];
    }
    if (!(cities - sumer).empty()) return "cities stand in Sumer only";
    if (!(held - all_of_the_map).empty()) return "armies stand in areas of the map";
    if (!(map.pairs - held).empty()) return "two armies stand only where one does";
    if (!(map.expanded - cities).empty()) return "only cities are expanded";
    return std::nullopt;
}

Broken check_goods(const State& state) {
    for (Resource resource : all_resources) {
        int total = state.stock[resource];
        for (const Power& power : state.powers)
            total += power.goods[resource] + power.equipment[resource] + power.bid[resource];
        if (limited.contains(resource) && total != resources[resource].pieces)
            return "stock, goods held and boxes add up to the pieces of a limited resource";
        if (!limited.contains(resource) && state.stock[resource] != 0)
            return "the stock of grain and textile is not counted";
    }
    for (const Power& power : state.powers)
        if (power.goods[Resource::grain] > most_grain || power.goods[Resource::textile] > most_textile)
            return "a seat holds at most 30 grain and 20 textile";
    return std::nullopt;
}

// The acting seat joins the ranks at the end of step three.
bool is_preparing(const State& state, Seat seat) {
    const Question question = state.question;
    return seat == state.active &&
           (question == Question::home || question == Question::buy || question == Question::equip);
}

Broken check_empires(const State& state) {
    for (Seat seat : all_seats) {
        const Power& power = state.powers[seat];
        const auto ranked = std::count(state.ranks.begin(), state.ranks.end(), seat);
        const int expected = power.empire != Empire::none && !is_preparing(state, seat) ? 1 : 0;
        if (ranked != expected) return "the ranks hold exactly the seats with an empire, once each";
        for (Seat rival : all_seats)
            if (rival != seat && power.empire != Empire::none && power.empire == state.powers[rival].empire)
                return "an empire has one starter";
        if (power.empire == Empire::none && value_of(power.equipment) > 0) return "only empires are equipped";
    }
    for (std::size_t i = 1; i < state.ranks.size(); ++i)
        if (value_of(state.powers[state.ranks[i - 1]].equipment) < value_of(state.powers[state.ranks[i]].equipment))
            return "ranks fall with equipment";
    return std::nullopt;
}

Broken check_turn(const State& state) {
    for (Seat seat : all_seats)
        if (std::count(state.order.begin(), state.order.end(), seat) != 1)
            return "the order of play has every seat once";
    if (state.turn < 1 || state.turn > turns) return "the turn is 1 to 5";
    if (!is_player(state.active) || index(state.active) >= players) return "the acting seat is a player";
    int passed = 0;
    for (const Power& power : state.powers) {
        passed += power.passed;
        if (power.city_moves > city_moves_per_turn) return "a seat moves at most 4 cities in a turn";
        if (!power.passed && value_of(power.bid) > 0) return "only seats that passed have bid";
    }
    if (state.question == Question::order || state.question == Question::over)
        return passed == 0 ? Broken() : "nobody has passed between turns";
    if (state.question == Question::bid) return acting(state).passed ? Broken() : "only a seat that passed bids";
    if (state.question == Question::city || state.question == Question::luxury)
        return passed == players ? Broken() : "phase five begins when all have passed";
    return acting(state).passed ? "the acting seat has not passed" : Broken();
}

// Which action a question belongs to.
Action action_of(const State& state) {
    if (state.question == Question::dice || state.question == Question::fight)
        return state.progress.action == Action::start ? Action::start : Action::expand;
    const auto& kinds = questions[state.question].kinds;
    return kinds.empty() ? Action::none : action_with(id_at<Kind>(kinds.front()));
}

bool is_free_for(const State& state, Area area) { return ordinal(area) < area_count && !holder(state.map, area); }
bool is_fought_for(const State& state, Area area) {
    return ordinal(area) < area_count && held_by_others(state.map, state.active).contains(area) &&
           acting(state).armies_available > 0 && acting(state).empire != Empire::none;
}

// What a question needs to know of the steps before it.
bool progress_fits(const State& state) {
    const Progress& progress = state.progress;
    const bool has_area = ordinal(progress.area) < area_count;
    switch (state.question) {
        case Question::abandon:
            return has_area && building_sites(state, state.active).contains(progress.area) &&
                   must_move_city(state, state.active);
        case Question::scribe_to:
            return progress.lifted_from != Place::none;
        case Question::target:
            return progress.spent != Resource::none && acting(state).workers[Place::available] > 0;
        case Question::count:
            return progress.spent != Resource::none && (outer_places | boxes).contains(progress.target) &&
                   acting(state).workers[Place::available] > 0 &&
                   (progress.target != Place::scribes || room_in_scribes(acting(state)) > 0);
        case Question::home:
            return acting(state).empire != Empire::none && !has_area;
        case Question::buy:
        case Question::equip:
            return acting(state).empire != Empire::none && has_area;
        case Question::settle:
            return is_free_for(state, progress.area) && acting(state).armies_available > 0;
        case Question::dice:
        case Question::fight:
            return is_fought_for(state, progress.area);
        case Question::expand:
            return acting(state).empire != Empire::none;
        case Question::luxury:
            return has_area && (state.map.cities[state.active] - state.map.expanded).contains(progress.area) &&
                   progress.luxuries <= most_luxuries;
        case Question::order:
        case Question::turn:
        case Question::action:
        case Question::build:
        case Question::place:
        case Question::trade:
        case Question::empire:
        case Question::bid:
        case Question::city:
        case Question::collect:
        case Question::over:
            break;
    }
    return true;
}

Broken check_progress(const State& state) {
    if (state.progress.action != action_of(state)) return "the action under way is that of the decision";
    const bool between = state.question == Question::order || state.question == Question::turn ||
                         state.question == Question::action || state.question == Question::city ||
                         state.question == Question::collect || state.question == Question::over;
    if (between && !(state.progress == Progress{})) return "between actions nothing is under way";
    return progress_fits(state) ? Broken() : "the decision has what it needs to know";
}

// Invariant 11, as far as the set-up shows it.
Broken check_opening(const State& state) {
    if (state.question != Question::order) return std::nullopt;
    for (const Power& power : state.powers)
        if (power.armies_unavailable != armies_of_a_seat || power.workers[Place::available] != available_at_setup)
            return "the game begins with all armies unavailable and two available workers";
    return std::nullopt;
}

}  // namespace

std::optional<std::string_view> check(const State& state) {
    if (const Broken broken = check_turn(state)) return broken;
    if (const Broken broken = check_map(state.map)) return broken;
    for (Seat seat : all_seats) {
        if (const Broken broken = check_workers(state, seat)) return broken;
        if (const Broken broken = check_armies(state, seat)) return broken;
    }
    for (const Power& power : state.powers)
        if (power.city_points > power.points) return "the points of cities are among the points";
    if (const Broken broken = check_goods(state)) return broken;
    if (const Broken broken = check_empires(state)) return broken;
    if (const Broken broken = check_progress(state)) return broken;
    return check_opening(state);
}

}  // namespace after_the_flood

std::optional<std::string_view> AfterTheFlood::check(const State& state) { return after_the_flood::check(state); }

}  // namespace ozy
