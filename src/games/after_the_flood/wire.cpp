// wire.cpp - the view as JSON, for screens.
#include "games/after_the_flood/forecast.hpp"
#include "games/after_the_flood/game.hpp"
#include "games/after_the_flood/names.hpp"
#include "games/after_the_flood/questions.hpp"
#include "games/after_the_flood/rules/decline.hpp"
#include "games/after_the_flood/rules/empire.hpp"
#include "games/after_the_flood/rules/expand.hpp"
#include "games/after_the_flood/rules/fight.hpp"
#include "games/after_the_flood/rules/pass.hpp"
#include "games/after_the_flood/rules/trade.hpp"
#include "games/after_the_flood/rules/victory.hpp"
#include "games/after_the_flood/trade_reach.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

void write_goods(Json& json, std::string_view name, const Goods& goods) {
    json.key(name).open_object();
    for (Resource resource : all_resources) json.field(resources[resource].id, goods[resource]);
    json.close_object();
}

template <class Id>
void write_id(Json& json, std::string_view name, Id id) {
    json.field(name, unless_none(id, [](Id one) { return id_of(one); }));
}

void write_progress(Json& json, const Progress& progress) {
    json.key("step").open_object();
    json.field("action", unless_none(progress.action, [](Action action) { return action_names[action]; }));
    json.field("acted", progress.acted != 0);
    write_id(json, "spent", progress.spent);
    write_id(json, "lifted_from", progress.lifted_from);
    write_id(json, "target", progress.target);
    write_id(json, "area", progress.area);
    json.field("luxuries", progress.luxuries);
    json.field("points", points_by_luxuries[progress.luxuries]);
    json.close_object();
}

void write_turn(Json& json, const State& state) {
    json.field("turn", state.turn).field("year", year_of(state.turn));
    json.field("decline_next", has_decline(state.turn + 1));
    json.field("decision", questions[state.question].name);
    const Seat decider = AfterTheFlood::decider(state);
    json.field("decider", decider);
    json.field("active", state.active);
    json.list("order", state.order);
    json.list("order_by_bids", order_by_bids(state));
    json.list("ranks", state.ranks);
    json.field("must_pay", somebody_passed(state));
    write_progress(json, state.progress);
    write_goods(json, "stock", state.stock);
}

void write_areas(Json& json, const State& state) {
    json.key("areas").open_object();
    for (Area area : all_areas) {
        json.key(areas[area].id).open_object();
        json.field("holder", holder(state.map, area).value_or(Seat::over));
        json.field("armies", armies_in(state.map, area));
        json.field("city", city_owner(state.map, area).value_or(Seat::over));
        json.field("expanded", state.map.expanded.contains(area));
        json.close_object();
    }
    json.close_object();
}

void write_workers(Json& json, const Power& power) {
    json.key("workers").open_object();
    for (Place place : PlaceSet::range(place_of(Area::egypt), Place::unavailable))
        json.field(id_of(place), power.workers[place]);
    json.close_object();
    json.field("fresh_scribes", power.fresh_scribes);
}

// The best city the goods allow now, and what one luxury more would make of it.
void write_best_city(Json& json, const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    const auto number = static_cast<std::size_t>(luxuries_of_best_city(power));
    json.key("city").open_object();
    json.field("site", !(state.map.cities[seat] - state.map.expanded).empty());
    json.field("wood", power.goods[Resource::wood] >= wood_per_expansion);
    json.key("luxuries").open_list();
    for (Resource luxury : luxuries& kinds_of(power.goods)) json.value(resources[luxury].id);
    json.close_list().field("points", points_by_luxuries[number]).key("one_more");
    if (number < most_luxuries)
        json.value(points_by_luxuries[number + 1]);
    else
        json.null();
    json.close_object();
}

// What comes if nothing changes.
void write_forecast(Json& json, const State& state, Seat seat, const Production& next) {
    json.key("forecast").open_object();
    json.field("grain", next.grain[seat]).field("textile", next.textile[seat]);
    json.field("army_points", army_points(state, seat));
    json.field("expansion_points", best_expansions(state, seat));
    json.field("majority_points", majority_points(state, seat));
    write_best_city(json, state, seat);
    json.key("decline").open_object();
    for (Place place : outer_places | boxes)
        if (const int losses = decline_losses(state, seat, place); losses > 0) json.field(id_of(place), losses);
    json.close_object();
    const auto id = [](Empire empire) { return empires[empire].id; };
    json.list("empires_now", open_empires(state, seat), id);
    json.list("empires_next", empires_in_sight(state, seat), id);
    json.close_object();
}

// Where the points came from; majorities count at the end alone.
void write_sources(Json& json, const State& state, Seat seat) {
    const Power& power = state.powers[seat];
    const int majorities = state.question == Question::over ? majority_points(state, seat) : 0;
    json.key("scored").open_object();
    json.field("armies", power.points - power.city_points - majorities);
    json.field("cities", power.city_points).field("majorities", majorities).close_object();
}

void write_seat(Json& json, const State& state, Seat seat, const Production& next) {
    const Power& power = state.powers[seat];
    json.open_object().field("seat", index(seat)).field("name", power_names[ordinal(seat)]);
    json.field("points", power.points);
    write_sources(json, state, seat);
    write_goods(json, "goods", power.goods);
    write_goods(json, "equipment", power.equipment);
    write_goods(json, "bid", power.bid);
    json.field("goods_value", value_of(power.goods)).field("equipment_value", value_of(power.equipment));
    json.field("bid_value", value_of(power.bid)).field("passed", power.passed != 0);
    json.field("empire", unless_none(power.empire, [](Empire one) { return empires[one].id; }));
    json.field("armies_available", power.armies_available).field("armies_unavailable", power.armies_unavailable);
    json.field("cities_left", cities_of_a_seat - state.map.cities[seat].count());
    json.field("city_moves", power.city_moves);
    write_workers(json, power);
    write_forecast(json, state, seat, next);
    json.close_object();
}

void write_seats(Json& json, const State& state) {
    const Production next = next_production(state);
    json.key("seats").open_list();
    for (Seat seat : all_seats) write_seat(json, state, seat, next);
    json.close_list();
}

void write_majorities(Json& json, const State& state) {
    json.key("majorities").open_list();
    for (Place place : places_with_final_points(state)) {
        json.open_object().field("place", id_of(place)).field("points", final_points(place));
        json.field("seat", sole_most(state, place).value_or(Seat::over));
        json.close_object();
    }
    json.close_list();
}

// The points of a seat's armies if the acting seat held this area, less those of now.
int change_of_points(const State& state, Seat seat, Area area) {
    State after = state;
    for (AreaSet& held : after.map.held) held.erase(area);
    after.map.held[state.active].insert(area);
    return army_points(after, seat) - army_points(state, seat);
}

// The odds of the acting seat with this many armies, against an area that another seat holds.
void write_odds(Json& json, const State& state, Area area, int armies) {
    const Seat defender = *holder(state.map, area);
    const int needed = needed_roll(state, state.active, defender);
    const int defenders = armies_in(state.map, area);
    json.open_object().field("area", areas[area].id).field("seat", index(defender));
    json.field("needed", needed).field("defenders", defenders).field("armies", armies);
    json.key("chances").open_list();  // with 1, 2, ... armies, in thousandths
    for (int number = 1; number <= armies; ++number) json.value(chance_to_clear(needed, defenders, number));
    json.close_list().field("losses", expected_losses(needed, defenders));  // in hundredths
    json.field("gain", change_of_points(state, state.active, area));
    json.field("loss", -change_of_points(state, defender, area)).close_object();
}

// What the acting seat would meet in every area it can invade: null for an open one, and the points it would gain.
void write_invasions(Json& json, const State& state) {
    const bool asked =
        state.question == Question::turn || state.question == Question::action || state.question == Question::expand;
    const int armies = acting(state).armies_available - price_of_repeat(state);
    const bool able = asked && armies > 0 && acting(state).empire != Empire::none;
    json.key("invasions").open_list();
    for (Area area : able ? invadable(state) : AreaSet()) {
        json.open_object().field("area", areas[area].id);
        json.field("gain", change_of_points(state, state.active, area)).key("odds");
        if (holder(state.map, area))
            write_odds(json, state, area, armies);
        else
            json.null();
        json.close_object();
    }
    json.close_list().key("fight");
    if (state.question == Question::fight)
        write_odds(json, state, state.progress.area, acting(state).armies_available);
    else
        json.null();
}

void write_chain(Json& json, Resource give, const TradeChain& chain) {
    json.open_object().field("give", resources[give].id).key("steps").open_list();
    for (const auto& [place, take] : chain) json.open_list().value(id_of(place)).value(resources[take].id).close_list();
    json.close_list().close_object();
}

// What each good held can become in one Trade action, by the shortest chain.
void write_reach(Json& json, const State& state) {
    const bool asked =
        state.question == Question::turn || state.question == Question::action || state.question == Question::trade;
    json.key("reach").open_list();
    for (Resource give : asked ? kinds_of(acting(state).goods) : ResourceSet())
        for (const TradeChain& chain : trade_reach(state, give))
            if (!chain.empty()) write_chain(json, give, chain);
    json.close_list();
}

// What the acting seat's traders can still do in the action under way, or could in one begun now.
void write_trade(Json& json, const State& state) {
    json.key("trade").open_object();
    json.field("sippar", has_sippar_trade(state));
    json.field("tool_makers", acting(state).workers[Place::tool_makers]);
    json.key("areas").open_list();
    const IconSet open = open_icons(state);
    for (Area area : trade_areas) {
        json.open_object().field("area", areas[area].id).field("traders", traders(state, state.active, area));
        json.field("left", trades_left(state, state.active, area));
        json.key("open").open_list();
        for (Icon icon : open& icons_in[area]) json.value(resources[icons[icon].resource].id);
        json.close_list().close_object();
    }
    json.close_list();
    write_reach(json, state);
    json.close_object();
}

}  // namespace

}  // namespace after_the_flood

void AfterTheFlood::write_view(Json& json, const View& seen) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    const State& state = seen.state;
    json.open_object();
    json.field("viewer", seen.viewer);
    json.key("options").open_object();
    json.field("players", players);
    for (const auto& option : options().subspan(1)) json.field(option.name, option.text(config(state)));
    json.close_object();
    write_turn(json, state);
    write_areas(json, state);
    write_seats(json, state);
    write_majorities(json, state);
    write_invasions(json, state);
    write_trade(json, state);
    json.close_object();
}

}  // namespace ozy
