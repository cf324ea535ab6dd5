// wire.cpp - the view as JSON, for screens. What a seat may not see is not in its View.
#include "games/after_the_empire/deed_text.hpp"
#include "games/after_the_empire/forecast.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/names.hpp"
#include "games/after_the_empire/questions.hpp"
#include "games/after_the_empire/rules/actions.hpp"
#include "games/after_the_empire/rules/deployment.hpp"
#include "games/after_the_empire/rules/reveal.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/sack.hpp"
#include "games/after_the_empire/rules/standing.hpp"
#include "games/after_the_empire/rules/upkeep.hpp"
#include "games/after_the_empire/scoring.hpp"
#include "games/after_the_empire/seat_numbers.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

constexpr std::string_view stage_names[] = {"setup", "actions", "deployment", "reveal", "combat", "refresh", "over"};
constexpr std::string_view difficulty_names[] = {"easy", "normal", "hard"};
constexpr EnumArray<Facing, std::string_view, 3> facing_names{{"absent", "down", "up"}};

template <class Ids>
void write_ids(Json& json, std::string_view name, const Ids& ids) {
    json.key(name).open_list();
    for (auto id : ids) json.value(id_text(id));
    json.close_list();
}

template <class Seats>
void write_seat_list(Json& json, std::string_view name, const Seats& listed) {
    json.key(name).open_list();
    for (Seat seat : listed) json.value(index(seat));
    json.close_list();
}

void write_bag(Json& json, std::string_view name, const Bag& bag) {
    json.key(name).open_object();
    for (const Good& good : goods)
        if (bag.*good.field > 0) json.field(good.name, bag.*good.field);
    json.close_object();
}

void write_options(Json& json, const Options& options) {
    json.key("options").open_object();
    json.field("players", options.players);
    json.field("difficulty", difficulty_names[ordinal(options.difficulty)]);
    json.field("no_reports", options.no_reports != 0);
    json.field("crippling", options.crippling != 0);
    json.field("starting_refugees", options.random_refugees != 0 ? "random" : "choose");
    json.field("ladders_once", options.ladders_once != 0);
    json.close_object();
}

void write_asked(Json& json, const View& seen) {
    const Turn& turn = seen.table.turn;
    json.field("stage", stage_names[ordinal(turn.stage)]);
    json.field("question", questions[ordinal(turn.phase)].name);
    json.field("decider", AfterTheEmpire::decider(seen.table));
    json.field("active", turn.active);
    json.field("placed", turn.placed != 0).field("left", turn.left).field("cursor", turn.cursor);
    write_ids(json, "drawn", turn.drawn);
    json.field("hidden_drawn", seen.hidden_drawn);
    json.key("deed");
    if (turn.deed == Deed::none)
        json.null();
    else
        json.value(deed_id(deeds[turn.deed], deeds[turn.deed].pay));
}

// Face, side and who has looked; the card's numbers come after.
template <class Id>
void open_slot(Json& json, const Slot<Id>& slot) {
    json.open_object().field("facing", facing_names[slot.facing]);
    write_seat_list(json, "seen", slot.seen);
    json.key("side");
    if (slot.side == Side::none)
        json.null();
    else
        json.value(id_text(slot.side));
    json.key("id");
    if (slot.card == Id::none)
        json.null();
    else
        json.value(id_text(slot.card));
}

// For each seat the number of the tier that acts on it, or null (AE-8.5).
template <class Tiers>
void write_reached(Json& json, const State& table, const Tiers& tiers) {
    json.key("reached").open_list();
    for (Seat seat : seats_of(seats(table))) {
        int reached = -1;
        for (const auto& tier : tiers) reached += tier.gold <= effective_gold(table, seat) ? 1 : 0;
        if (reached < 0)
            json.null();
        else
            json.value(reached);
    }
    json.close_list();
}

void write_invader(Json& json, const State& table, const Slot<Invader>& slot) {
    open_slot(json, slot);
    if (slot.card != Invader::none) {
        const InvaderFace& face = invaders[slot.card];
        json.field("name", face.name).key("tiers").open_list();
        for (const InvaderTier& tier : face.tiers)
            json.open_object()
                .field("gold", tier.gold)
                .field("archers", tier.archers)
                .field("swordsmen", tier.swordsmen)
                .close_object();
        json.close_list();
        write_reached(json, table, face.tiers);
        json.key("provenance").open_object();
        json.field("name", provenance_names[face.name_source]).field("tiers", "reconstructed").close_object();
    }
    json.close_object();
}

void write_siege(Json& json, const State& table, const Slot<Siege>& slot) {
    open_slot(json, slot);
    if (slot.card != Siege::none) {
        const SiegeFace& face = sieges[slot.card];
        json.field("name", face.name).field("mode", face.mode == Mode::damage ? "damage" : "bypass");
        json.field("surge", surge_names[face.surge]).key("tiers").open_list();
        for (const SiegeTier& tier : face.tiers)
            json.open_object().field("gold", tier.gold).field("n", tier.n).close_object();
        json.close_list();
        write_reached(json, table, face.tiers);
        json.key("provenance").open_object();
        json.field("name", "seed").field("tiers", "reconstructed");
        json.field("surge", provenance_names[face.surge_source]).close_object();
    }
    json.close_object();
}

void write_attack(Json& json, const State& table) {
    json.key("invaders").open_list();
    for (const Slot<Invader>& slot : table.invaders)
        if (slot.facing != Facing::absent) write_invader(json, table, slot);
    json.close_list();
    json.key("siege");
    write_siege(json, table, table.siege);
}

void write_row(Json& json, std::string_view name, std::span<const Card> row) {
    json.key(name).open_list();
    for (Card card : row) {
        if (card == Card::none)
            json.null();
        else
            json.value(id_text(card));
    }
    json.close_list();
}

void write_decks(Json& json, const View& seen) {
    const Decks& decks = seen.table.decks;
    int hidden = seen.hidden_drawn;
    for (std::uint8_t count : seen.hidden_objectives) hidden += count;
    json.key("decks").open_object();
    json.field("objectives", decks.unseen_objectives.size() - hidden);
    json.field("buildings", (decks.unseen_cards & all_buildings).size());
    json.field("refugees", (decks.unseen_cards & all_refugees).size());
    json.close_object();
    json.key("discards").open_object();
    write_ids(json, "objectives", decks.objectives);
    write_ids(json, "buildings", decks.buildings);
    write_ids(json, "refugees", decks.refugees);
    write_ids(json, "invaders", decks.invaders);
    write_ids(json, "sieges", decks.sieges);
    json.close_object();
}

void write_card(Json& json, const State& table, Card card) {
    const CardFace& face = cards[card];
    json.key(face.id).open_object().field("name", face.name).field("text", face.text);
    json.field("kind", all_buildings.contains(card) || card == Card::barracks ? "building" : "refugee");
    write_bag(json, "cost", face.cost);
    json.field("end_gold", face.end_gold);
    const bool takes_worker = card == Card::barracks && table.options.barracks_take_worker != 0;  // [AE-7.42]
    json.field("worker", takes_worker || deeds.worker_of(card) != Deed::none);
    json.field("free", !takes_worker && deeds.free_of(card).count > 0);
    if (face.initiative > 0) json.field("initiative", face.initiative);
    json.key("provenance").open_object();
    json.field("name", provenance_names[face.sources.name]).field("effects", provenance_names[face.sources.effects]);
    json.field("cost", provenance_names[face.sources.cost]);
    json.field("end_gold", provenance_names[face.sources.end_gold]).close_object();
    json.close_object();
}

// Each card that lies open, once; seats and rows name it by its id.
void write_cards(Json& json, const State& table) {
    CardSet open;
    for (const Lord& lord : table.lords) open |= lord.cards;
    for (Card card : table.buildings)
        if (card != Card::none) open.insert(card);
    for (Card card : table.refugees)
        if (card != Card::none) open.insert(card);
    if (table.turn.stage == Stage::setup) open |= all_starting;
    json.key("cards").open_object();
    for (Card card : open) write_card(json, table, card);
    json.close_object();
}

// The objectives the viewer knows, with their words.
void write_objectives(Json& json, const State& table) {
    ObjectiveSet known = table.turn.drawn;
    for (const Lord& lord : table.lords) known |= lord.objectives;
    for (Objective objective : table.decks.objectives) known.insert(objective);
    json.key("objectives").open_object();
    for (Objective objective : known) {
        const ObjectiveFace& face = objectives[objective];
        json.key(face.id).open_object().field("name", face.name).field("text", face.text);
        json.field("gold", face.gold).field("provenance", "reconstructed").close_object();
    }
    json.close_object();
}

// Words and deed of each option; prices are the viewer's own.
void write_space_options(Json& json, const View& seen, Space space) {
    const SpaceFace& face = spaces[space];
    json.key("options").open_list();
    for (std::size_t i = 0; i < static_cast<std::size_t>(face.option_count); ++i) {
        json.open_object().field("text", face.options[i].text);
        if (const Deed deed = deed_of(space, i); deed != Deed::none) {
            const Bag price =
                is_player(seen.viewer) ? price_of(seen.table.lords[seen.viewer], deeds[deed]) : deeds[deed].pay;
            json.field("deed", deed_id(deeds[deed], price));
        }
        json.close_object();
    }
    json.close_list();
}

void write_spaces(Json& json, const View& seen) {
    const State& table = seen.table;
    json.key("spaces").open_list();
    for (Space space : board_spaces) {
        const SpaceFace& face = spaces[space];
        json.open_object().field("id", face.id).field("name", face.name).field("rule", face.rule);
        json.field("shared", is_shared(space)).field("spaces", spaces_of(table, space));
        write_space_options(json, seen, space);
        json.key("workers").open_list();
        for (Seat seat : seats_of(seats(table)))
            for (int i = 0; i < table.lords[seat].placed[space]; ++i) json.value(index(seat));
        json.close_list().close_object();
    }
    json.close_list();
}

void write_castle(Json& json, const Castle& castle) {
    json.key("castle").open_object();
    for (Position position : all_positions) {
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
    for (int value = 1; value <= best_flag; ++value)
        for (int i = 0; i < lord.flags[static_cast<std::size_t>(value - 1)]; ++i) json.value(value);
    json.close_list();
}

// Known objectives whose conditions hold now.
void write_met(Json& json, const State& table, Seat seat) {
    ObjectiveSet met;
    for (Objective objective : table.lords[seat].objectives)
        if (is_fulfilled(table, seat, objective)) met.insert(objective);
    write_ids(json, "met", met);
}

// The posts still to be named, in their order, and the own damage on each field by the number of troops on its wall.
void write_posting(Json& json, const View& seen) {
    const Turn& turn = seen.table.turn;
    json.key("posting");
    if (turn.phase != Phase::post || turn.active != seen.viewer) {
        json.null();
        return;
    }
    Lord lord = active_lord(seen.table);
    json.open_object().key("posts").open_list();
    for (std::size_t cursor = turn.cursor; cursor < post_count; ++cursor)
        if (lord.castle.has_wall(posted_side(cursor)))
            json.value(id_text(posted_side(cursor)) + "." + std::string(troop_names[posted_troop(cursor)]));
    json.close_list().key("archery").open_object();
    const int troops = lord.troops[Troop::soldier] + lord.troops[Troop::mercenary];
    lord.posts = {};
    for (Side side : all_sides) {
        json.key(id_text(side)).open_list();
        for (int posted = 0; posted <= troops; ++posted) {
            lord.posts[Troop::soldier][side] = operand(posted);
            json.value(archery_damage(lord, side, round_of_archery(seen.table, turn.active)));
        }
        json.close_list();
    }
    json.close_object().close_object();
}

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

void write_combat(Json& json, const Turn& turn) {
    json.key("combat");
    if (turn.stage != Stage::combat) {
        json.null();
        return;
    }
    const Combat& combat = turn.combat;
    json.open_object().field("round", combat.round).field("siege_pool", combat.siege_pool);
    json.field("wall_pool", combat.wall_pool).field("inside_pool", combat.inside_pool);
    json.field("wounded", combat.wounded).key("losses").open_object();
    for (Place place : all_places) json.field(place_names[place], combat.losses[place]);
    json.close_object().close_object();
}

}  // namespace

}  // namespace after_the_empire

void AfterTheEmpire::write_view(Json& json, const View& seen) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const State& table = seen.table;
    json.open_object();
    json.field("viewer", seen.viewer);
    write_options(json, table.options);
    json.field("season", table.turn.season).field("threat", threat_by_season[season_index(table)]);
    json.field("flag", flag_by_season[season_index(table)]);
    write_seat_list(json, "order",
                    std::span(table.turn.order).first(static_cast<std::size_t>(after_the_empire::seats(table))));
    write_asked(json, seen);
    write_attack(json, table);
    write_row(json, "buildings", table.buildings);
    write_row(json, "refugees", table.refugees);
    write_decks(json, seen);
    write_spaces(json, seen);
    write_cards(json, table);
    write_objectives(json, table);
    json.key("seats").open_list();
    for (Seat seat : seats_of(after_the_empire::seats(table))) write_lord(json, seen, seat);
    json.close_list();
    write_posting(json, seen);
    write_combat(json, table.turn);
    json.close_object();
}

}  // namespace ozy
