// wire.cpp - the view as JSON, for screens.
#include "games/vinci/forecast.hpp"
#include "games/vinci/game.hpp"
#include "games/vinci/names.hpp"
#include "games/vinci/questions.hpp"
#include "games/vinci/rules/abilities.hpp"
#include "games/vinci/rules/civilization.hpp"
#include "games/vinci/rules/cost.hpp"
#include "games/vinci/rules/deployment.hpp"
#include "games/vinci/rules/expansion.hpp"

namespace ozy {

namespace vinci {

namespace {

void write_provinces(Json& json, std::string_view name, ProvinceSet listed) { json.list(name, listed, province_id); }

void write_civilization(Json& json, const State& state, Civilization civilization) {
    json.key("tiles").open_list();
    for (std::size_t i = 0; i < 2 && civilization.exists(); ++i) {
        const Tile tile = civilization.tiles[i];
        json.open_object().field("id", tiles[tile].id).field("level", level_at(civilization, i));
        json.field("stays_in_decline", stays_in_decline(state, tile)).close_object();
    }
    json.close_list();
}

void write_options(Json& json, const Options& options) {
    constexpr EnumArray<Bag, std::string_view, bag_count> bags{{"full", "seed_only", "printed_1999"}};
    json.key("options").open_object();
    json.field("players", options.players).field("bag", bags[options.bag]);
    json.field("straits", options.straits != 0).field("min_cost", options.min_cost);
    json.field("target_vp", options.target_vp).field("max_rounds", options.max_rounds);
    json.field("broken_columns", options.all_columns != 0 ? "all" : "printed");
    json.field("rebirth", options.reborn_at_end_only != 0 ? "end_only" : "any_time");
    json.field("truces", options.truces_after != 0 ? "after" : "before");
    json.field("token_supply", options.counted_tokens != 0 ? "counted" : "unlimited");
    json.close_object();
}

void write_turn(Json& json, const State& state) {
    const Turn& turn = state.turn;
    json.field("phase", questions[turn.question].name);
    json.field("decider", Vinci::decider(state));
    json.field("on_turn", turn.on_turn);
    json.field("starting", turn.starting);
    json.field("round", turn.round).field("target", target_vp(state)).field("end_called", turn.end_called != 0);
    json.field("ending", Vinci::ending(state)).field("brown", brown_supply(state));
    json.key("turn").open_object();
    json.field("conquests", turn.conquests).field("slaves", turn.slaves).field("borrowed", turn.borrowed);
    json.field("spies_left", turn.spies_left).field("truces_left", turn.truces_left);
    json.field("forts_left", turn.forts_left);
    json.close_object();
}

void write_map(Json& json, const State& state) {
    json.key("provinces").open_list();
    for (Province province : all_provinces) {
        const Holder holder = holder_of(state, province);
        json.open_object().field("id", province_id(province)).field("holding", holding_names[holder.holding]);
        if (is_player(holder.seat)) json.field("seat", holder.seat);
        json.field("tokens", state.tokens[province]);
        if (state.forts.contains(province)) json.field("fort", true);
        json.close_object();
    }
    json.close_list();
}

// Points if the conquests ended now, by source.
void write_forecast(Json& json, const State& state, Seat seat) {
    const Forecast forecast = forecast_of(state, seat);
    const Income& income = forecast.income;
    json.key("forecast").open_object().field("vp", income.total()).field("active", income.active);
    json.list("tiles", income.tiles);
    json.field("declining", income.declining);
    json.list("kept", income.kept_tiles);
    json.field("slavery", income.slavery).field("tokens", forecast.tokens).field("parts", forecast.parts);
    write_provinces(json, "lost", state.realms[seat].active - forecast.held);
    write_provinces(json, "cleared", forecast.cleared);
    json.close_object();
}

void write_seats(Json& json, const State& state) {
    json.key("seats").open_list();
    for (Seat seat : seats_of(seats(state))) {
        const Realm& realm = state.realms[seat];
        json.open_object().field("seat", index(seat)).field("name", seat_names[ordinal(seat)]);
        json.field("vp", realm.vp).field("hand", realm.hand).field("unplayed", realm.unplayed != 0);
        write_civilization(json, state, realm.civilization);
        json.key("kept").open_list();
        for (Tile tile : realm.kept)
            if (tile != Tile::none) json.value(tiles[tile].id);
        json.close_list();
        json.list("truces", realm.truces);
        json.field("active", realm.active.count()).field("declining", realm.declining.count());
        write_forecast(json, state, seat);
        json.close_object();
    }
    json.close_list();
}

void write_row(Json& json, const State& state) {
    json.key("row").open_list();
    for (int position = 1; position <= row_size; ++position) {
        const Offer& offer = offer_at(state, position);
        if (!offer.civilization.exists()) break;
        json.open_object().field("position", position);
        write_civilization(json, state, offer.civilization);
        json.field("tokens", starting_tokens(state, offer.civilization)).field("price", price_of(position));
        json.field("markers", offer.markers).field("net", price_step * offer.markers - price_of(position));
        json.field("affordable", may_take(state, position)).close_object();
    }
    json.close_list();
    json.key("bag").open_object();
    for (Tile tile : all_tiles) json.field(tiles[tile].id, state.bag[tile]);
    json.close_object();
}

// What the turn would bring if it ended after this conquest, and the own declining provinces that it would clear
// besides those that are lost anyway.
void write_forecast_with(Json& json, const State& state, Province target, ProvinceSet lost_anyway) {
    const Forecast then = forecast_with(state, target);
    json.field("turn", then.income.total());
    const ProvinceSet clears = then.cleared - lost_anyway;
    if (!clears.empty()) write_provinces(json, "clears", clears);
}

// What the viewer, if it is its turn, would pay for each province it can attack, and what that province would score.
void write_costs(Json& json, const State& state, Seat viewer) {
    json.key("costs").open_object();
    const Seat seat = state.turn.on_turn;
    const bool attacks = viewer == seat && state.turn.question == Question::expand;
    const Front front = front_of(state, seat);
    const ProvinceSet lost_anyway = attacks ? forecast_of(state, seat).cleared : ProvinceSet{};
    for (Province target : attacks ? front.targets : ProvinceSet{}) {
        const Cost cost = conquest_cost(state, front, target);
        json.key(province_id(target)).open_object().field("province", province_id(target)).field("cost", cost.total);
        json.field("terrain", cost.terrain).field("tokens", cost.tokens).field("fort", cost.fort);
        json.field("militia", cost.militia).field("base", -cost.base).field("abilities", -cost.abilities);
        const bool affordable = cost.total <= state.realms[seat].hand, spy = spy_may_go(state, cost.total);
        json.field("affordable", affordable).field("spy", spy).field("value", value_of(state, seat, target));
        if (affordable || spy) write_forecast_with(json, state, target, lost_anyway);
        json.close_object();
    }
    json.close_object();
    if (state.turn.question == Question::turn || state.turn.question == Question::rebirth)
        json.field("decline_vp", decline_vp(state));
}

// One chain that may be planned as a whole: tokens to put down, or provinces to give up. `count` over all provinces is
// the number asked for.
void write_plan(Json& json, std::string_view verb, int count, ProvinceSet open, const PerProvince<int>& suggested) {
    json.key("plan").open_object().field("verb", verb).field("count", count).key("provinces").open_list();
    for (Province province : open)
        json.open_object().field("id", province_id(province)).field("count", suggested[province]).close_object();
    json.close_list().close_object();
}

void write_plan(Json& json, const State& state) {
    const Seat seat = Vinci::decider(state);
    if (state.turn.question == Question::place || state.turn.question == Question::redeploy)
        return write_plan(json, verb_of(Kind::place), state.realms[seat].hand, placeable(state, seat),
                          suggested_garrisons(state, seat));
    if (state.turn.question != Question::drop) return;
    const ProvinceSet open = state.realms[seat].active.from(state.turn.last_used);
    PerProvince<int> given_up{};
    for (Province province : forecast_of(state, seat).dropped) given_up[province] = 1;
    write_plan(json, verb_of(Kind::drop), shortage(state), open, given_up);
}

}  // namespace

}  // namespace vinci

void Vinci::write_view(Json& json, const View& seen) {
    using namespace vinci;  // NOLINT(google-build-using-namespace): the rooms of this game
    json.open_object();
    json.field("viewer", seen.viewer);
    write_options(json, seen.state.options);
    write_turn(json, seen.state);
    write_map(json, seen.state);
    write_costs(json, seen.state, seen.viewer);
    write_plan(json, seen.state);
    write_row(json, seen.state);
    write_seats(json, seen.state);
    json.close_object();
}

}  // namespace ozy
