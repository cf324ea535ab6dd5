// describe.cpp - every event as one log sentence.
#include <algorithm>

#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/deed_text.hpp"
#include "games/after_the_empire/events.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/actions.hpp"

namespace ozy {

namespace after_the_empire {

std::string count_text(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

Argument counted_argument(std::string name, int number, std::string_view one, std::string_view many) {
    std::string thing(one);
    std::replace(thing.begin(), thing.end(), ' ', '_');
    return {std::move(name), thing + "." + std::to_string(number), count_text(number, one, many)};
}

namespace {

struct Noun {
    std::string_view one, many;
};

Argument pair_argument(std::string name, std::pair<int, Noun> first, std::pair<int, Noun> second) {
    std::string id, words;
    for (const auto& [number, noun] : {first, second}) {
        if (number == 0) continue;
        id.append(id.empty() ? "" : "+").append(noun.one).append(".").append(std::to_string(number));
        words.append(words.empty() ? "" : " and ").append(count_text(number, noun.one, noun.many));
    }
    return {std::move(name), id.empty() ? "nothing" : id, words.empty() ? "nothing" : words};
}

}  // namespace

Argument invaders_argument(std::string name, int archers, int swordsmen) {
    return pair_argument(std::move(name), {archers, {"archer", "archers"}}, {swordsmen, {"swordsman", "swordsmen"}});
}
Argument troops_argument(std::string name, int soldiers, int mercenaries) {
    return pair_argument(std::move(name), {soldiers, {"soldier", "soldiers"}},
                         {mercenaries, {"mercenary", "mercenaries"}});
}

namespace {

// An event with its operands read by type; each sentence uses the ones its Happening has.
struct Told {
    const Event& event;
    Argument seat() const { return seat_argument("seat", event.seat); }
    Argument side() const { return side_argument("side", static_cast<Side>(event.a)); }
    Argument second_side() const { return side_argument("side", static_cast<Side>(event.b)); }
    Argument place() const { return place_argument("place", static_cast<Place>(event.a)); }
    Argument position() const { return position_argument("position", static_cast<Position>(event.a)); }
    Argument card() const { return card_argument("card", static_cast<Card>(event.a)); }
    Argument objective() const { return objective_argument("objective", static_cast<Objective>(event.a)); }
    Argument invader() const { return invader_argument("card", static_cast<Invader>(event.a)); }
    Argument siege() const { return siege_argument("card", static_cast<Siege>(event.a)); }
    Argument piece() const { return piece_argument("piece", static_cast<Piece>(event.b)); }
    Argument goods_moved() const { return goods_argument("goods", goods[event.a], event.amount); }
    Argument level() const { return number_argument("level", event.b); }
    Argument count() const { return number_argument("count", event.amount); }
    Argument invader_counts() const { return invaders_argument("invaders", event.b, event.c); }
    Argument troop_counts() const { return troops_argument("troops", event.b, event.c); }
    // "3 soldiers", "3 invaders go": the id names the first word alone, "invader.3".
    Argument counted(std::string_view one, std::string_view many) const {
        const std::string thing(one.substr(0, one.find(' ')));
        return {"counted", thing + "." + std::to_string(event.amount), count_text(event.amount, one, many)};
    }
};

Phrase describe_worker(const Told& told) {
    const Space space = static_cast<Space>(told.event.a);
    if (space == Space::card)
        return say("worker_on_card", "{seat} places a worker on the {card}",
                   {told.seat(), card_argument("card", static_cast<Card>(told.event.b))});
    if (is_market(space))
        return say("worker_to_market", "{seat} places a worker at {space}",
                   {told.seat(), space_argument("space", space)});
    const DeedFace& deed = deeds[deed_of(space, told.event.b)];
    return say("worker_placed", "{seat} places a worker at {space}: {option}",
               {told.seat(), space_argument("space", space),
                text_argument("option", deed_id(deed, deed.pay), spaces[space].options[told.event.b].text)});
}

Phrase describe_order(const Told& told) {
    std::string id, order;
    for (int seat : {int{told.event.a}, int{told.event.b}, int{told.event.c}, int{told.event.amount}}) {
        if (seat < 0 || seat >= max_players) continue;
        id.append(id.empty() ? "" : "+").append("seat.").append(std::to_string(seat));
        order.append(order.empty() ? "" : ", ").append(lord_names[static_cast<std::size_t>(seat)]);
    }
    return say("order_set", "Turn order: {order}", {text_argument("order", id, order)});
}

Phrase describe_look(const Told& told) {
    if (told.event.a == siege_slot) return say("siege_looked_at", "{seat} looks at the siege card", {told.seat()});
    return say("slot_looked_at", "{seat} looks at invader card {slot}",
               {told.seat(), number_argument("slot", told.event.a)});
}

Phrase describe_feast(const Told& told) {
    const Event& event = told.event;
    std::string cost = count_text(event.a, "food", "food");
    if (event.b > 0) cost += " and " + count_text(event.b, "gold", "gold");
    if (event.c > 0) cost += "; " + count_text(event.c, "soldier goes", "soldiers go") + " hungry";
    std::string id = "food." + std::to_string(event.a);
    if (event.b > 0) id += "+gold." + std::to_string(event.b);
    if (event.c > 0) id += "+hungry." + std::to_string(event.c);
    return say("feast_held", "Feast of {seat}: {cost}", {told.seat(), text_argument("cost", id, cost)});
}

// Set-up, rows and the season.
Phrase describe_table(Happening what, const Told& told) {
    switch (what) {
        case Happening::gate_chosen:
            return say("gate_chosen", "{seat} has chosen the side of its gate", {told.seat()});
        case Happening::gate_built:
            return say("gate_built", "{seat}'s gate stands to the {side}", {told.seat(), told.side()});
        case Happening::chooses_first:
            return say("chooses_first", "{seat} is the first to take a starting refugee", {told.seat()});
        case Happening::refugee_joined:
            return say("refugee_joined", "The {card} joins {seat}", {told.seat(), told.card()});
        case Happening::starting_gold:
            return say("starting_gold", "{seat} starts with {count} gold", {told.seat(), told.count()});
        case Happening::row_filled:
            return say("row_filled", "On offer: {card}", {told.card()});
        case Happening::card_discarded:
            return say("card_discarded", "Under its deck: {card}", {told.card()});
        case Happening::season_began:
            return say("season_began", "Season {count} begins: threat {threat}, {down} face down",
                       {told.count(), number_argument("threat", told.event.a),
                        counted_argument("down", told.event.b, "invader card", "invader cards")});
        case Happening::invader_laid:
            return say("invader_laid", "{card} will attack from the {side}", {told.invader(), told.second_side()});
        case Happening::order_set:
            return describe_order(told);
        case Happening::mercenaries_left:
            return say("mercenaries_left", "{seat} is left by {counted}",
                       {told.seat(), told.counted("mercenary", "mercenaries")});
        case Happening::help_came:
            return say("help_came", "After the sack {seat} gets {counted} and a villager, a worker more this season",
                       {told.seat(), told.counted("mercenary", "mercenaries")});
        case Happening::no_flag:
            return say("no_flag", "Nobody gets a flag: whoever it was for was sacked");
        case Happening::flag_won:
            return say("flag_won", "{seat} gets a flag worth {count}", {told.seat(), told.count()});
        case Happening::income_paid:
            return say("income_paid", "{seat}'s castle pays {count} gold", {told.seat(), told.count()});
        case Happening::harvest_gathered:
            return say("harvest_gathered", "{seat}'s farms give {count} food", {told.seat(), told.count()});
        case Happening::feast_held:
            return describe_feast(told);
        default:
            return say("game_ended", "{seat} wins with {count} gold", {told.seat(), told.count()});
    }
}

// The action phase.
Phrase describe_action(Happening what, const Told& told) {
    const bool is_private = told.event.audience != Seat::spectator;
    switch (what) {
        case Happening::objective_drawn:
            if (is_private) return say("objective_drawn", "You draw the objective {objective}", {told.objective()});
            return say("objective_taken", "{seat} draws the discarded objective {objective}",
                       {told.seat(), told.objective()});
        case Happening::objectives_drawn:
            return say("objectives_drawn", "{seat} draws {counted}",
                       {told.seat(), told.counted("objective", "objectives")});
        case Happening::objective_kept:
            if (is_private) return say("objective_kept", "You keep {objective}", {told.objective()});
            return say("objective_kept_open", "{seat} keeps {objective}", {told.seat(), told.objective()});
        case Happening::objective_discarded:
            return say("objective_discarded", "{seat} discards {objective}", {told.seat(), told.objective()});
        case Happening::worker_placed:
            return describe_worker(told);
        case Happening::passed:
            return say("passed", "{seat} passes with {counted}", {told.seat(), told.counted("worker", "workers")});
        case Happening::free_action:
            return say("free_action", "{seat} uses the {card}", {told.seat(), told.card()});
        case Happening::card_bought:
            return say("card_bought", "{seat} buys {card}", {told.seat(), told.card()});
        case Happening::goods_paid:
            return say("goods_paid", "{seat} pays {goods}", {told.seat(), told.goods_moved()});
        case Happening::goods_gained:
            return say("goods_gained", "{seat} gains {goods}", {told.seat(), told.goods_moved()});
        case Happening::farm_sown:
            return say("farm_sown", "{seat} sows {side}: level {level}", {told.seat(), told.side(), told.level()});
        case Happening::farm_protected:
            return say("farm_protected", "{seat} protects the {side} farm", {told.seat(), told.side()});
        case Happening::soldiers_healed:
            return say("soldiers_healed", "{seat} heals {counted}", {told.seat(), told.counted("soldier", "soldiers")});
        case Happening::card_mended:
            return say("card_mended", "{seat} mends {card}", {told.seat(), told.card()});
        case Happening::slot_looked_at:
            return describe_look(told);
        case Happening::invader_seen:
            return say("invader_seen", "You see {card} coming from the {side}", {told.invader(), told.second_side()});
        default:
            return say("siege_seen", "You see {card} coming from the {side}", {told.siege(), told.second_side()});
    }
}

// The castle being built, hit and repaired.
Phrase describe_castle(Happening what, const Told& told) {
    const std::vector<Argument> arguments = {told.seat(),
                                             told.position(),
                                             told.piece(),
                                             told.count(),
                                             number_argument("cubes", told.event.c),
                                             counted_argument("filled", told.event.c, "cube", "cubes")};
    switch (what) {
        case Happening::piece_built:
            return say("piece_built", "{seat} builds a {piece} at {position}", arguments);
        case Happening::piece_upgraded:
            return say("piece_upgraded", "{seat} upgrades {position} to a {piece}", arguments);
        case Happening::piece_repaired:
            return say("piece_repaired", "{seat} repairs the {piece} {position}: {filled}", arguments);
        case Happening::turret_cleared:
            return say("turret_cleared", "{seat}'s stone turret {position} works again", arguments);
        case Happening::piece_hit:
            return say("piece_hit", "{seat}'s {piece} {position} loses {count}, {cubes} left", arguments);
        case Happening::piece_destroyed:
            return say("piece_destroyed", "{seat}'s {piece} {position} is destroyed", arguments);
        default:
            return say("turret_inoperable", "{seat}'s stone turret {position} burns: it is inoperable", arguments);
    }
}

// The attack, before the rounds.
Phrase describe_attack(Happening what, const Told& told) {
    switch (what) {
        case Happening::deployed:
            return say("deployed", "{seat} has deployed its troops", {told.seat()});
        case Happening::posted:
            return say("posted", "{seat} has {troops} {place}", {told.seat(), told.troop_counts(), told.place()});
        case Happening::invader_turned_up:
            return say("invader_turned_up", "Attack from the {side}: {card}", {told.invader(), told.second_side()});
        case Happening::siege_turned_up:
            return say("siege_turned_up", "Siege: {card} from the {side}", {told.siege(), told.second_side()});
        case Happening::invaders_came:
            return say("invaders_came", "{seat}, at {count} gold, faces {invaders} on its {side} field",
                       {told.seat(), told.count(), told.invader_counts(), told.side()});
        case Happening::surge_came:
            return say("surge_came", "Surge: {counted} on {seat}'s {side} field",
                       {told.seat(), told.counted("swordsman", "swordsmen"), told.side()});
        case Happening::siege_absorbed:
            return say("siege_absorbed", "{seat} shrugs off {count} siege damage", {told.seat(), told.count()});
        case Happening::farm_razed:
            return say("farm_razed", "{seat}'s {side} farm is razed to level {level}",
                       {told.seat(), told.side(), told.level()});
        case Happening::field_struck:
            return say("field_struck", "{seat} strikes down {invaders} on the {side} field",
                       {told.seat(), told.invader_counts(), told.side()});
        default: {
            const std::string_view name = troop_names[static_cast<Troop>(told.event.a)];
            const Argument troop = text_argument("troop", "troop." + std::string(name), name);
            return say("troop_shifted", "{seat} moves a {troop} from {from} to {to}",
                       {told.seat(), troop, goal_argument("from", static_cast<Place>(told.event.b)),
                        goal_argument("to", static_cast<Place>(told.event.c))});
        }
    }
}

// The rounds and their end.
Phrase describe_combat(Happening what, const Told& told) {
    switch (what) {
        case Happening::round_began:
            return say("round_began", "{seat}: round {count}", {told.seat(), told.count()});
        case Happening::field_shot:
            return say("field_shot", "{side}: {count} damage kills {invaders}",
                       {told.side(), told.count(), told.invader_counts()});
        case Happening::troops_lost:
            return say("troops_lost", "{seat} loses {troops} {place}",
                       {told.seat(), told.troop_counts(), told.place()});
        case Happening::invaders_entered:
            return say("invaders_entered", "{counted} inside through the open {side}",
                       {told.counted("invader goes", "invaders go"), told.side()});
        case Happening::invaders_climbed:
            return say("invaders_climbed", "{counted} over the {side} wall",
                       {told.counted("invader climbs", "invaders climb"), told.side()});
        case Happening::invaders_slain:
            return say("invaders_slain", "Inside {counted}", {told.counted("invader dies", "invaders die")});
        case Happening::melee_absorbed:
            return say("melee_absorbed", "{seat} shrugs off {count} damage {place}",
                       {told.seat(), told.count(), told.place()});
        case Happening::castle_survived:
            return say("castle_survived", "{seat}'s castle has survived", {told.seat()});
        case Happening::castle_sacked:
            return say("castle_sacked", "{seat}'s castle is sacked: {wounded} wounded, {lost} lost",
                       {told.seat(), counted_argument("wounded", told.event.a, "soldier", "soldiers"),
                        counted_argument("lost", told.event.b, "mercenary", "mercenaries")});
        case Happening::card_damaged:
            return say("card_damaged", "Damaged: {seat}'s {card}", {told.seat(), told.card()});
        case Happening::gold_fell:
            return say("gold_fell", "{seat}'s gold falls to {count}", {told.seat(), told.count()});
        default:
            return say("soldiers_rescued", "{seat} has {counted} fit again",
                       {told.seat(), told.counted("soldier", "soldiers")});
    }
}

// Which of the chapters above tells it.
using Chapter = Phrase (*)(Happening, const Told&);
Chapter chapter_of(Happening what) {
    switch (what) {
        case Happening::objective_drawn:
        case Happening::objectives_drawn:
        case Happening::objective_kept:
        case Happening::objective_discarded:
            return describe_action;
        case Happening::piece_built:
        case Happening::piece_upgraded:
        case Happening::piece_repaired:
        case Happening::turret_cleared:
        case Happening::piece_hit:
        case Happening::piece_destroyed:
        case Happening::turret_inoperable:
            return describe_castle;
        default:
            break;
    }
    if (what >= Happening::worker_placed && what <= Happening::siege_seen) return describe_action;
    if (what >= Happening::deployed && what <= Happening::troop_shifted) return describe_attack;
    if (what >= Happening::round_began && what <= Happening::soldiers_rescued) return describe_combat;
    return describe_table;
}

}  // namespace

}  // namespace after_the_empire

Phrase AfterTheEmpire::describe(const Event& event) {
    using namespace after_the_empire;  // NOLINT(google-build-using-namespace): the rooms of this game
    const auto what = static_cast<Happening>(event.kind);
    return chapter_of(what)(what, Told{event});
}

}  // namespace ozy
