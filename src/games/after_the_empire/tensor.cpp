// tensor.cpp - what a seat may know as bytes for a learner: castles, lords, cards, the attack, the turn
// (docs/TENSORS.md).
#include "games/after_the_empire/game.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

// The lord at a place counted from the viewer on; one with nothing where nobody sits.
Lord lord_at(const State& table, OwnFirst seats, int place) {
    return seats.sits(place) ? table.lords[seats.at(place)] : Lord{};
}

template <class Out>
void lay_out_castles(Out& out, const State& table, OwnFirst seats) {
    out.table("castles",
              "Eight items for each seat, the viewer's own first: the positions N, E, S, W, NE, SE, SW, NW.");
    for (int place = 0; place < max_players; ++place) {
        const Lord lord = lord_at(table, seats, place);
        for (CastlePosition position : all_positions) {
            out.item();
            out.one_of("piece, as in castle.hpp", index(lord.castle.pieces[position]), piece_count);
            out.number("cubes", lord.castle.cubes[position]);
            out.flag("in flames", lord.castle.flames.contains(position));
        }
    }
    out.table("sides", "Four items for each seat, the viewer's own first: the sides N, E, S, W.");
    for (int place = 0; place < max_players; ++place) {
        const Lord lord = lord_at(table, seats, place);
        for (Side side : all_sides) {
            out.item();
            out.number("farm", lord.farms[side]);
            out.flag("farm is protected", lord.protected_farms.contains(side));
            out.number("soldiers on the wall", lord.posts[Troop::soldier][side]);
            out.number("mercenaries on the wall", lord.posts[Troop::mercenary][side]);
            out.number("archers outside", lord.fields[side].archers);
            out.number("swordsmen outside", lord.fields[side].swordsmen);
            out.flag("gate chosen", lord.gate == side);
        }
    }
}

template <class Out>
void lay_out_stock(Out& out, const Lord& lord) {
    out.number("gold", lord.stock.gold);
    out.number("food", lord.stock.food);
    out.number("wood", lord.stock.wood);
    out.number("stone", lord.stock.stone);
    out.number("iron", lord.stock.iron);
    out.number("soldiers", lord.troops[Troop::soldier]);
    out.number("mercenaries", lord.troops[Troop::mercenary]);
    out.number("wounded", lord.wounded);
    out.number("move points", lord.move_points);
    for (std::uint8_t worth = 1; worth <= best_flag; ++worth) out.number({"flags of", worth}, lord.flags_worth(worth));
    out.number("workers", lord.workers);
    out.number("workers that passed", lord.passed);
    out.number("villager", lord.villager);
    out.flag("sacked", lord.sacked != 0);
    out.number("invaders inside", lord.inside);
    for (Space space : board_spaces) out.number({"workers on", spaces[space].id}, lord.placed[space]);
}

template <class Out>
void lay_out_seats(Out& out, const View& seen, OwnFirst seats) {
    const State& table = seen.table;
    out.table("seats", "One item for each seat, the viewer's own first; of a seat that is not there all is 0.");
    for (int place = 0; place < max_players; ++place) {
        out.item();
        const bool sits = seats.sits(place);
        out.flag("sits", sits);
        lay_out_stock(out, lord_at(table, seats, place));
        out.number("objectives that are hidden", sits ? seen.hidden_objectives[seats.at(place)] : 0);
        out.flag("is waited for", sits && table.turn.active == seats.at(place));
        int turn = -1;
        for (int i = 0; sits && i < table.options.players; ++i)
            if (table.turn.order[static_cast<std::size_t>(i)] == seats.at(place)) turn = i;
        out.one_of("place in turn order", turn, max_players);
    }
}

// Of rows with discard slots: where a card lies in them, from the deck on; -1 if it does not.
int slot_of(const State& table, Card card) {
    for (std::size_t i = 0; i < table.buildings.size(); ++i)
        if (table.buildings[i] == card) return static_cast<int>(i);
    for (std::size_t i = 0; i < table.refugees.size(); ++i)
        if (table.refugees[i] == card) return static_cast<int>(building_slots + i);
    return -1;
}
// Where an item stands in a queue of discards, 1 for the next one drawn; 0 if it is not there.
template <class Queue, class Id>
int place_in(const Queue& queue, Id id) {
    for (std::size_t i = 0; i < queue.size(); ++i)
        if (queue[i] == id) return static_cast<int>(i) + 1;
    return 0;
}

template <class Out>
void lay_out_cards(Out& out, const State& table, OwnFirst seats) {
    out.table("cards", "One item for each building and refugee card, by number; seats count from the viewer on.");
    for (int number = 0; number < card_count; ++number) {
        out.item();
        const auto card = id_at<Card>(number);
        for (int place = 0; place < max_players; ++place) {
            const Lord* lord = seats.sits(place) ? &table.lords[seats.at(place)] : nullptr;
            out.flag({"has it: seat", place}, lord != nullptr && lord->cards.contains(card));
            out.flag({"damaged: seat", place}, lord != nullptr && lord->damaged.contains(card));
            out.flag({"free action done: seat", place}, lord != nullptr && lord->used.contains(card));
            out.flag({"worker on it: seat", place}, lord != nullptr && lord->staffed.contains(card));
        }
        out.one_of("slot of the markets, buildings first", slot_of(table, card), building_slots + refugee_slots);
        out.flag("unseen", table.decks.unseen_cards.contains(card));
        out.number("place among the discards",
                   place_in(table.decks.buildings, card) + place_in(table.decks.refugees, card));
    }
}

template <class Out>
void lay_out_objectives(Out& out, const State& table, OwnFirst seats) {
    out.table("objectives", "One item for each objective, in the order of objectives.json; what the viewer knows.");
    for (Objective objective : all_objectives) {
        out.item();
        for (int place = 0; place < max_players; ++place) {
            const Lord* lord = seats.sits(place) ? &table.lords[seats.at(place)] : nullptr;
            out.flag({"has it: seat", place}, lord != nullptr && lord->objectives.contains(objective));
            out.flag({"everybody knows: seat", place}, lord != nullptr && lord->shown.contains(objective));
        }
        out.flag("drawn", table.turn.drawn.contains(objective));
        out.flag("unseen", table.decks.unseen_objectives.contains(objective));
        out.number("place among the discards", place_in(table.decks.objectives, objective));
    }
}

template <class Out, class Id>
void lay_out_slot(Out& out, const Slot<Id>& slot, OwnFirst seats, Seat viewer, int card, int siege) {
    out.item();
    out.one_of("facing: absent, down, up", index(slot.facing), 3);
    out.one_of("invader card, as in invaders.json", card, invader_count);
    out.one_of("siege card, as in sieges.json", siege, siege_count);
    out.one_of("side", index(slot.side), side_count);
    out.flag("the viewer has looked", is_player(viewer) && slot.seen.contains(viewer));
    std::uint64_t seen_by = 0;
    for (Seat seat : slot.seen) seen_by |= std::uint64_t{1} << static_cast<unsigned>(seats.place_of(seat));
    out.some_of("has looked: seat", seen_by, max_players);
}

template <class Out>
void lay_out_attack(Out& out, const View& seen, OwnFirst seats) {
    const State& table = seen.table;
    out.table("attack", "The four places of invader cards from left to right, then that of the siege card.");
    for (SlotNumber number : invader_slot_numbers)
        lay_out_slot(out, table.invaders[number], seats, seen.viewer, index(table.invaders[number].card), -1);
    lay_out_slot(out, table.siege, seats, seen.viewer, -1, index(table.siege.card));
    out.table("invaders", "One item for each invader card, in the order of invaders.json.");
    for (Invader invader : all_invaders) {
        out.item();
        out.flag("unseen", table.decks.unseen_invaders.contains(invader));
        out.number("place among the discards", place_in(table.decks.invaders, invader));
    }
    out.table("sieges", "One item for each siege card, in the order of sieges.json.");
    for (Siege siege : all_sieges) {
        out.item();
        out.flag("unseen", table.decks.unseen_sieges.contains(siege));
        out.number("place among the discards", place_in(table.decks.sieges, siege));
    }
}

template <class Out>
void lay_out_combat(Out& out, const Turn& turn) {
    const Combat& combat = turn.combat;
    out.number("round of combat", combat.round);
    out.number("damage that sieges still take", combat.siege_pool);
    out.number("damage that walls still take", combat.wall_pool);
    out.number("damage taken inside", combat.inside_pool);
    out.number("wounded in this combat", combat.wounded);
    out.number("first card that may still strike", index(combat.strike_from));
    out.one_of("field asked about", index(combat.field), side_count);
    out.one_of("losses asked about", index(combat.losing), place_count);
    for (Place place : all_places) out.number({"losses due at", place_names[place]}, combat.losses[place]);
    out.one_of("last shift: troop", index(turn.shifts.kind), troop_count);
    out.one_of("last shift: from", index(turn.shifts.from), place_count);
    out.one_of("last shift: to", index(turn.shifts.to), place_count);
    out.some_of("shifted from", turn.shifts.sources.bits(), place_count);
    out.some_of("shifted to", turn.shifts.goals.bits(), place_count);
}

template <class Out>
void lay_out_options(Out& out, const Options& options) {
    out.number("seats", options.players);
    out.one_of("option difficulty", index(options.difficulty), 3);
    out.flag("option no_reports", options.no_reports != 0);
    out.flag("option crippling", options.crippling != 0);
    out.flag("option starting_refugees: random", options.random_refugees != 0);
    out.flag("option passing: allowed", options.passing_allowed != 0);
    out.flag("option barracks: worker space", options.barracks_take_worker != 0);
    out.flag("option ladders: once", options.ladders_once != 0);
    out.flag("option surge: by tier", options.surge_by_tier != 0);
    out.flag("option sack_damage: any", options.damage_any != 0);
    out.flag("option flag: the richest if not sacked", options.flag_for_richest != 0);
    out.flag("option villager: until used", options.villager_until_used != 0);
    out.flag("option supply: counted", options.counted_supply != 0);
}

template <class Out>
void lay_out_turn(Out& out, const View& seen) {
    const Turn& turn = seen.table.turn;
    out.table("turn", "One item: what is asked, how far the season has come, and the options.");
    out.item();
    out.one_of("stage, as in state.hpp", index(turn.stage), index(Stage::over) + 1);
    out.one_of("question, as in state.hpp", index(turn.question), question_count);
    out.one_of("season, from the first", turn.season - 1, season_count);
    out.flag("a worker was placed in this turn", turn.placed != 0);
    out.number("deed under way, by number; 255 for none", index(turn.deed));
    out.number("step of it", turn.step);
    out.number("how many are still due", turn.left);
    out.one_of("slot being drawn", index(turn.slot), max_invader_slots + 1);
    out.number("first farm that may still be chosen", index(turn.farm_from));
    out.number("rank from which is built", index(turn.construct_from));
    out.one_of("post asked for", index(turn.post), index(Post::none) + 1);
    out.number("first card that may still be damaged", index(turn.damage_from));
    out.number("objectives drawn that are hidden", seen.hidden_drawn);
    lay_out_combat(out, turn);
    lay_out_options(out, seen.table.options);
}

template <class Out>
void lay_out(Out& out, const View& seen) {
    const OwnFirst seats(seen.viewer, seen.table.options.players);
    lay_out_castles(out, seen.table, seats);
    lay_out_seats(out, seen, seats);
    lay_out_cards(out, seen.table, seats);
    lay_out_objectives(out, seen.table, seats);
    lay_out_attack(out, seen, seats);
    lay_out_turn(out, seen);
}

}  // namespace

}  // namespace after_the_empire

const TensorShape& AfterTheEmpire::tensor_shape() {
    static const TensorShape shape =
        plan_tensor<View>([](auto& out, const View& seen) { after_the_empire::lay_out(out, seen); });
    return shape;
}
void AfterTheEmpire::encode_view(const View& seen, std::uint8_t* out, std::uint64_t* kept) {
    TensorBytes bytes(out, kept);
    after_the_empire::lay_out(bytes, seen);
}

}  // namespace ozy
