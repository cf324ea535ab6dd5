// victory.cpp - chapters 16 to 18: points for armies and cities, the end of a turn, final majorities.
#include "games/after_the_flood/rules/victory.hpp"

#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/moves.hpp"
#include "games/after_the_flood/rules/pieces.hpp"

namespace ozy::after_the_flood {

namespace {

// [AF-16.2] Areas of Sumer that score more with the city in Nippur.
int nippur_areas(const State& state, Seat seat) {
    return has_city(state, seat, Area::nippur) ? (state.map.held[seat] & sumer).count() : 0;
}

// [AF-17.1] Armies and available workers become unavailable; [AF-17.2] placed workers stay.
void retire_pieces(State& state, Seat seat) {
    Power& power = state.powers[seat];
    power.armies_available = 0;
    power.armies_unavailable = armies_of_a_seat;
    state.map.held[seat] = {};
    move_workers(power, Place::available, Place::unavailable, power.workers[Place::available]);
}

// [AF-17.3] Equipment and Passed boxes are emptied into the stock.
void empty_boxes(State& state, Power& power) {
    for (Resource resource : all_resources)
        return_to_stock(state, resource, power.equipment[resource] + power.bid[resource]);
    power.equipment = {};
    power.bid = {};
}

}  // namespace

// [AF-16.1] Two points an area.
int army_points(const State& state, Seat seat) {
    return points_per_area * state.map.held[seat].count() + nippur_points * nippur_areas(state, seat);
}

void score_armies(State& state, Events* events) {
    for (Seat seat : state.order) {
        const int points = army_points(state, seat);
        if (points == 0) continue;
        gain_points(state.powers[seat], points);
        tell(events, Happening::armies_scored, seat,
             {.a = operand(state.map.held[seat].count()),
              .b = operand(nippur_areas(state, seat)),
              .amount = amount_of(points)});
    }
}

// [AF-16.3] Any unexpanded city, [AF-16.6] whoever has armies there, [AF-16.4] for two wood.
AreaSet growable(const State& state) {
    if (acting(state).goods[Resource::wood] < wood_per_expansion) return {};
    return state.map.cities[state.active] - state.map.expanded;
}

void grow(State& state, Area city) {
    discard_goods(state, acting(state), Resource::wood, wood_per_expansion);
    state.progress.area = city;
    state.question = Question::luxury;
}

// [AF-16.4] At most one of each luxury, in canonical order.
ResourceSet addable(const State& state) {
    ResourceSet later = luxuries & ResourceSet::range(state.progress.last, Resource::lapis);
    later.erase(state.progress.last);
    return later & kinds_of(acting(state).goods);
}

void add_luxury(State& state, Resource luxury) {
    discard_goods(state, acting(state), luxury, 1);
    state.progress.last = luxury;
    ++state.progress.luxuries;
}

// [AF-16.5] 4, 7, 10, 14 or 20 points.
void end_growing(State& state, Events* events) {
    const int points = points_by_luxuries[state.progress.luxuries];
    gain_points(acting(state), points);
    change(acting(state).city_points, points);
    state.map.expanded.insert(state.progress.area);
    tell(events, Happening::city_expanded, state.active,
         {.a = operand(state.progress.area), .b = operand(state.progress.luxuries), .amount = amount_of(points)});
    state.progress = {};
    state.question = Question::city;
}

void clear_turn(State& state) {
    for (Seat seat : all_seats) {
        Power& power = state.powers[seat];
        retire_pieces(state, seat);
        empty_boxes(state, power);
        power.empire = Empire::none;
        power.passed = 0;
        power.city_moves = 0;
    }
    state.map.pairs = {};
    state.ranks.clear();
}

// [AF-18.2] Irrigation and Weaving count unless the option says no.
PlaceSet places_with_final_points(const State& state) {
    PlaceSet out;
    for (Place place : outer_places | boxes)
        if (final_points(place) > 0 && (is_area(place) || state.options.final_boxes)) out.insert(place);
    return out;
}

std::optional<Seat> sole_most(const State& state, Place place) {
    for (Seat seat : all_seats) {
        int behind = 0;
        for (Seat rival : all_seats) behind += state.powers[rival].workers[place] < state.powers[seat].workers[place];
        if (behind == players - 1) return seat;
    }
    return std::nullopt;
}

// [AF-18.1] The most workers score; a tie scores nothing.
void score_majorities(State& state, Events* events) {
    for (Place place : places_with_final_points(state)) {
        const std::optional<Seat> winner = sole_most(state, place);
        if (!winner) continue;
        gain_points(state.powers[*winner], final_points(place));
        tell(events, Happening::majority_scored, *winner,
             {.b = operand(place), .amount = amount_of(final_points(place))});
    }
}

Bars<State> growth_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-16.3",
         {"why.grow.no_city", "There is no own city in {area}"},
         [](const State& state, Move move) { return !has_city(state, state.active, area_in(move)); }},
        {"AF-16.6",
         {"why.grow.expanded", "The city in {area} is expanded already"},
         [](const State& state, Move move) { return state.map.expanded.contains(area_in(move)); }},
        {"AF-16.4",
         {"why.grow.wood", "Expanding a city takes 2 wood"},
         [](const State& state, Move) { return acting(state).goods[Resource::wood] < wood_per_expansion; }},
    };
    return bars;
}

Bars<State> luxury_bars(const State& /*state*/) {
    static constexpr Bar<State> bars[] = {
        {"AF-16.4",
         {"why.add.luxury", "{resource} is no luxury"},
         [](const State&, Move move) { return !luxuries.contains(resource_in(move)); }},
        {"AF-16.4",
         {"why.add.not_held", "There is no {resource} left"},
         [](const State& state, Move move) { return acting(state).goods[resource_in(move)] == 0; }},
        {"AF-16.4",
         {"why.add.order", "Luxuries are added once each, in the order tools, oil, gold, lapis"},
         [](const State& state, Move move) { return resource_in(move) <= state.progress.last; }},
    };
    return bars;
}

}  // namespace ozy::after_the_flood
