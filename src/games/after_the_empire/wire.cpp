// wire.cpp - the view as JSON, for screens. What a seat may not see is not in its View.
#include "games/after_the_empire/wire.hpp"

#include "games/after_the_empire/deed_text.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/questions.hpp"
#include "games/after_the_empire/rules/rounds.hpp"
#include "games/after_the_empire/rules/spaces.hpp"
#include "games/after_the_empire/rules/standing.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

constexpr EnumArray<Facing, std::string_view, 3> facing_names{{"absent", "down", "up"}};

void write_bag(Json& json, std::string_view name, const Bag& bag) {
    json.key(name).open_object();
    for (const Good& good : goods)
        if (bag.*good.field > 0) json.field(good.name, bag.*good.field);
    json.close_object();
}

void write_options(Json& json, const Options& options) {
    json.key("options").open_object();
    json.field("players", options.players);
    json.field("difficulty", difficulty_names[options.difficulty]);
    json.field("no_reports", options.no_reports != 0);
    json.field("crippling", options.crippling != 0);
    json.field("starting_refugees", options.random_refugees != 0 ? "random" : "choose");
    json.field("ladders_once", options.ladders_once != 0);
    json.close_object();
}

void write_asked(Json& json, const View& seen) {
    const Turn& turn = seen.table.turn;
    json.field("stage", stage_names[turn.stage]);
    json.field("question", questions[ordinal(turn.question)].name);
    json.field("decider", AfterTheEmpire::decider(seen.table));
    json.field("active", turn.active);
    json.field("placed", turn.placed != 0).field("left", turn.left).field("cursor", come_to(turn));
    write_ids(json, "drawn", turn.drawn);
    json.field("hidden_drawn", seen.hidden_drawn);
    json.field("deed", unless_none(turn.deed, [](Deed deed) { return deed_id(deeds[deed], deeds[deed].pay); }));
}

// Face, side and who has looked; the card's numbers come after.
template <class Id>
void open_slot(Json& json, const Slot<Id>& slot) {
    json.open_object().field("facing", facing_names[slot.facing]);
    json.list("seen", slot.seen);
    json.field("side", id_or_null(slot.side)).field("id", id_or_null(slot.card));
}

// For each seat the number of the tier that acts on it, or null (AE-8.5).
template <class Tiers>
void write_reached(Json& json, const State& table, const Tiers& tiers) {
    json.list("reached", seats_of(seats(table)), [&](Seat seat) {
        int reached = -1;
        for (const auto& tier : tiers) reached += tier.gold <= effective_gold(table, seat) ? 1 : 0;
        return reached < 0 ? std::nullopt : std::optional(reached);
    });
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

void write_row(Json& json, std::string_view name, std::span<const Card> row) { json.list(name, row, id_or_null<Card>); }

void write_decks(Json& json, const View& seen) {
    const Decks& decks = seen.table.decks;
    int hidden = seen.hidden_drawn;
    for (std::uint8_t count : seen.hidden_objectives) hidden += count;
    json.key("decks").open_object();
    json.field("objectives", decks.unseen_objectives.count() - hidden);
    json.field("buildings", (decks.unseen_cards & all_buildings).count());
    json.field("refugees", (decks.unseen_cards & all_refugees).count());
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
    for (std::size_t i = 0; i < face.option_count; ++i) {
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

// [AE-9.14] What the melee of this round does to each wall that is attacked: its invaders, the cubes it keeps, and
// whether it stands. Where troops are posted changes none of it.
void write_melee(Json& json, const State& table) {
    json.key("melee").open_object();
    State after = table;
    if (table.turn.stage == Stage::combat) batter_walls(after, nullptr);
    for (Side side : all_sides) {
        const int hits = active_lord(table).fields[side].invaders();
        if (hits == 0 || !active_lord(table).castle.has_wall(side)) continue;
        const Castle& left = active_lord(after).castle;
        json.key(id_text(side)).open_object().field("hits", hits);
        json.field("cubes", left.cubes[position_of(side)]).field("stands", left.has_wall(side)).close_object();
    }
    json.close_object();
}

// The posts still to be named, in their order, the own damage on each field by the number of troops on its wall, and
// what the melee will do to the walls.
void write_posting(Json& json, const View& seen) {
    const Turn& turn = seen.table.turn;
    json.key("posting");
    if (turn.question != Question::post || turn.active != seen.viewer) {
        json.null();
        return;
    }
    Lord lord = active_lord(seen.table);
    json.open_object().key("posts").open_list();
    for (Post post = turn.post; post != Post::none; post = next_id(post))
        if (lord.castle.has_wall(side_of(post)))
            json.value(id_text(side_of(post)) + "." + std::string(troop_names[troop_of(post)]));
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
    json.close_object();
    write_melee(json, seen.table);
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
    json.list("order", turn_order(table));
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
