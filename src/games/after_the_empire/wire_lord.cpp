// wire_lord.cpp - a seat of the view as JSON: castle, possessions, forecast and score sheet.
#include "games/after_the_empire/forecast.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/sack.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"
#include "games/after_the_empire/scoring.hpp"
#include "games/after_the_empire/seat_numbers.hpp"
#include "games/after_the_empire/wire.hpp"

namespace ozy::after_the_empire {

namespace {

void write_castle(Json& json, const Castle& castle) {
    json.key("castle").open_object();
    for (CastlePosition position : all_positions) {
        const Piece piece = castle.pieces[position];
        json.key(id_text(position)).open_object().field("piece", pieces[piece].id);
        json.field("cubes", castle.cubes[position]).field("max", pieces[piece].cubes);
        json.field("flame", castle.flames.contains(position)).close_object();
    }
    json.close_object();
}

void write_side(Json& json, const State& table, Seat seat, Side side) {
    const Lord& lord = table.lords[seat];
    json.key(id_text(side)).open_object();
    json.field("farm", lord.farms[side]).field("protected", lord.protected_farms.contains(side));
    json.field("archers", lord.fields[side].archers).field("swordsmen", lord.fields[side].swordsmen);
    json.field("soldiers", lord.posts[Troop::soldier][side]);
    json.field("mercenaries", lord.posts[Troop::mercenary][side]);
    json.field("archery", archery_damage(lord, side, round_of_archery(table, seat)));
    json.close_object();
}

void write_fields(Json& json, const PerSide<Field>& fields) {
    json.open_object();
    for (Side side : all_sides)
        if (fields[side].invaders() > 0)
            json.key(id_text(side))
                .open_object()
                .field("archers", fields[side].archers)
                .field("swordsmen", fields[side].swordsmen)
                .close_object();
    json.close_object();
}

// RULES.md, "For the player's eye": invaders now and at the next rise, income, the feast, the price of a sack.
// Gold is where the seat stands on the track; what it counts as has its own name.
void write_forecast(Json& json, const State& table, Seat seat) {
    const int rise = next_rise(table, seat);
    const KnownAttack now = known_attack(table, seat, table.lords[seat].stock.gold);
    const KnownAttack then = rise > 0 ? known_attack(table, seat, rise) : KnownAttack{};
    json.key("forecast").open_object();
    json.field("effective_gold", effective_gold(table, seat));
    json.key("invaders");
    write_fields(json, now.fields);
    json.field("siege", now.siege).field("next_rise", rise).key("invaders_then");
    write_fields(json, then.fields);
    json.field("siege_then", then.siege);
    json.field("leader", leaders(table).contains(seat));
    json.field("income", forecast_income(table, seat)).field("food_after_feast", forecast_food(table, seat));
    json.field("harvest", forecast_harvest(table, seat)).field("mouths", mouths(table.lords[seat]));
    json.field("gold_if_sacked", gold_after_sack(table.lords[seat]));
    json.field("cards_if_sacked", cards_damaged_if_sacked(table, table.lords[seat]));
    json.close_object();
}

void write_sheet(Json& json, const State& table, Seat seat) {
    const ScoreSheet sheet = score_sheet(table, seat);
    json.key("sheet").open_object().field("track", sheet.track).field("buildings", sheet.buildings);
    json.field("refugees", sheet.refugees).field("flags", sheet.flags).field("farms", sheet.farms);
    json.field("objectives", sheet.objectives).field("total", sheet.total()).close_object();
}

void write_flags(Json& json, const Lord& lord) {
    json.key("flags").open_list();
    for (std::uint8_t value = 1; value <= best_flag; ++value)
        for (int i = 0; i < lord.flags_worth(value); ++i) json.value(value);
    json.close_list();
}

// Known objectives whose conditions hold now.
void write_met(Json& json, const State& table, Seat seat) {
    ObjectiveSet met;
    for (Objective objective : table.lords[seat].objectives)
        if (is_fulfilled(table, seat, objective)) met.insert(objective);
    write_ids(json, "met", met);
}

}  // namespace

void write_lord(Json& json, const View& seen, Seat seat) {
    const State& table = seen.table;
    const Lord& lord = table.lords[seat];
    json.open_object().field("seat", index(seat)).field("name", lord_names[ordinal(seat)]);
    for (const SeatNumber& number : seat_numbers) json.field(number.name, number.get(lord));
    json.field("troops_inside_soldiers", inside(lord, Troop::soldier));
    json.field("troops_inside_mercenaries", inside(lord, Troop::mercenary));
    write_ids(json, "cards", lord.cards);
    write_ids(json, "damaged", lord.damaged);
    write_ids(json, "used", lord.used);
    write_ids(json, "staffed", lord.staffed);
    write_ids(json, "objectives", lord.objectives);
    json.field("hidden_objectives", seen.hidden_objectives[seat]);
    write_met(json, table, seat);
    write_flags(json, lord);
    write_castle(json, lord.castle);
    json.key("sides").open_object();
    for (Side side : all_sides) write_side(json, table, seat, side);
    json.close_object();
    write_forecast(json, table, seat);
    write_sheet(json, table, seat);
    json.close_object();
}

}  // namespace ozy::after_the_empire
