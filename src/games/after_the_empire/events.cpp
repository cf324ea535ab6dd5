// events.cpp - every event as one log sentence.
#include "games/after_the_empire/events.hpp"

#include <algorithm>

#include "core/event_form.hpp"
#include "games/after_the_empire/arguments.hpp"
#include "games/after_the_empire/deed_text.hpp"
#include "games/after_the_empire/game.hpp"
#include "games/after_the_empire/rules/spaces.hpp"

namespace ozy {

namespace after_the_empire {

namespace {

Happening happening_of(const Event& event) { return id_at<Happening>(event.kind); }
template <class Id>
Id first_in(const Event& event) {
    return id_at<Id>(event.a);
}
template <class Id>
Id second_in(const Event& event) {
    return id_at<Id>(event.b);
}

// What the amount counts.
struct Counted {
    Happening happening;
    Noun noun;
};
constexpr Counted counted_nouns[] = {
    {Happening::objectives_drawn, {"objective", "objectives"}},
    {Happening::passed, {"worker", "workers"}},
    {Happening::soldiers_healed, {"soldier", "soldiers"}},
    {Happening::surge_came, {"swordsman", "swordsmen"}},
    {Happening::invaders_entered, {"invader goes", "invaders go", "invader"}},
    {Happening::invaders_climbed, {"invader climbs", "invaders climb", "invader"}},
    {Happening::invaders_slain, {"invader dies", "invaders die", "invader"}},
    {Happening::soldiers_rescued, {"soldier", "soldiers"}},
    {Happening::mercenaries_left, {"mercenary", "mercenaries"}},
    {Happening::help_came, {"mercenary", "mercenaries"}},
};
Thing counted_in(const Event& event) {
    const auto* found = std::ranges::find(counted_nouns, happening_of(event), &Counted::happening);
    return counted_thing(event.amount, found->noun);
}

// Cards of the attack come with the side they come from.
bool is_of_invader(const Event& event) {
    const Happening what = happening_of(event);
    return what == Happening::invader_laid || what == Happening::invader_seen || what == Happening::invader_turned_up;
}
bool is_of_siege(const Event& event) {
    return happening_of(event) == Happening::siege_seen || happening_of(event) == Happening::siege_turned_up;
}
Thing card_in(const Event& event) {
    if (is_of_invader(event)) return invader_thing(first_in<Invader>(event));
    if (is_of_siege(event)) return siege_thing(first_in<Siege>(event));
    return card_thing(happening_of(event) == Happening::worker_placed ? second_in<Card>(event) : first_in<Card>(event));
}
Thing side_in(const Event& event) {
    return side_thing(is_of_invader(event) || is_of_siege(event) ? second_in<Side>(event) : first_in<Side>(event));
}

Thing goods_in(const Event& event) {
    Bag bag;
    bag.*goods[event.a].field = narrow(event.amount);
    return bag_thing(bag);
}

Thing option_in(const Event& event) {
    const auto space = first_in<Space>(event);
    const DeedFace& deed = deeds[deed_of(space, event.b)];
    return {deed_id(deed, deed.pay), std::string(spaces[space].options[event.b].text)};
}

Thing order_in(const Event& event) {
    Thing order;
    for (int seat : {int{event.a}, int{event.b}, int{event.c}, int{event.amount}})
        if (seat >= 0 && seat < max_players) add_thing(order, seat_thing(seat_at(seat)), "+", ", ");
    return order;
}

Thing feast_in(const Event& event) {
    Thing cost{"food." + std::to_string(event.a), counted(event.a, "food", "food")};
    if (event.b > 0) {
        cost.id += "+gold." + std::to_string(event.b);
        cost.word += " and " + counted(event.b, "gold", "gold");
    }
    if (event.c > 0) {
        cost.id += "+hungry." + std::to_string(event.c);
        cost.word += "; " + counted(event.c, "soldier goes", "soldiers go") + " hungry";
    }
    return cost;
}

constexpr Gap<Event> gaps[] = {
    {"seat", [](const Event& event) { return seat_thing(event.seat); }},
    {"side", side_in},
    {"place", [](const Event& event) { return place_thing(first_in<Place>(event)); }},
    {"position", [](const Event& event) { return position_thing(first_in<CastlePosition>(event)); }},
    {"card", card_in},
    {"objective", [](const Event& event) { return objective_thing(first_in<Objective>(event)); }},
    {"piece", [](const Event& event) { return piece_thing(second_in<Piece>(event)); }},
    {"goods", goods_in},
    {"space", [](const Event& event) { return space_thing(first_in<Space>(event)); }},
    {"option", option_in},
    {"slot", [](const Event& event) { return number_thing(event.a); }},
    {"level", [](const Event& event) { return number_thing(event.b); }},
    {"count", [](const Event& event) { return number_thing(event.amount); }},
    {"counted", counted_in},
    {"cubes", [](const Event& event) { return number_thing(event.c); }},
    {"filled",
     [](const Event& event) {
         return counted_thing(event.c, {"cube", "cubes"});
     }},
    {"invaders", [](const Event& event) { return invaders_thing(event.b, event.c); }},
    {"troops", [](const Event& event) { return troops_thing(event.b, event.c); }},
    {"troop", [](const Event& event) { return troop_thing(first_in<Troop>(event)); }},
    {"from", [](const Event& event) { return goal_thing(second_in<Place>(event)); }},
    {"to", [](const Event& event) { return goal_thing(id_at<Place>(event.c)); }},
    {"threat", [](const Event& event) { return number_thing(event.a); }},
    {"down",
     [](const Event& event) {
         return counted_thing(event.b, {"invader card", "invader cards"});
     }},
    {"wounded",
     [](const Event& event) {
         return counted_thing(event.a, {"soldier", "soldiers"});
     }},
    {"lost",
     [](const Event& event) {
         return counted_thing(event.b, {"mercenary", "mercenaries"});
     }},
    {"order", order_in},
    {"cost", feast_in},
};

bool is_private(const Event& event) { return event.audience != Seat::spectator; }

Sentence drawn_sentence(const Event& event) {
    if (is_private(event)) return {"objective_drawn", "You draw the objective {objective}"};
    return {"objective_taken", "{seat} draws the discarded objective {objective}"};
}
Sentence kept_sentence(const Event& event) {
    if (is_private(event)) return {"objective_kept", "You keep {objective}"};
    return {"objective_kept_open", "{seat} keeps {objective}"};
}
Sentence worker_sentence(const Event& event) {
    const auto space = first_in<Space>(event);
    if (space == Space::card) return {"worker_on_card", "{seat} places a worker on the {card}"};
    if (is_market(space)) return {"worker_to_market", "{seat} places a worker at {space}"};
    return {"worker_placed", "{seat} places a worker at {space}: {option}"};
}
Sentence look_sentence(const Event& event) {
    if (first_in<SlotNumber>(event) == SlotNumber::siege) return {"siege_looked_at", "{seat} looks at the siege card"};
    return {"slot_looked_at", "{seat} looks at invader card {slot}"};
}

constexpr EnumArray<Happening, EventForm, happening_count> forms = {{{
    {.own = drawn_sentence},
    {{"objectives_drawn", "{seat} draws {counted}"}},
    {.own = kept_sentence},
    {{"objective_discarded", "{seat} discards {objective}"}},
    {{"gate_chosen", "{seat} has chosen the side of its gate"}},
    {{"gate_built", "{seat}'s gate stands to the {side}"}},
    {{"chooses_first", "{seat} is the first to take a starting refugee"}},
    {{"refugee_joined", "The {card} joins {seat}"}},
    {{"starting_gold", "{seat} starts with {count} gold"}},
    {{"row_filled", "On offer: {card}"}},
    {{"season_began", "Season {count} begins: threat {threat}, {down} face down"}},
    {{"invader_laid", "{card} will attack from the {side}"}},
    {.own = worker_sentence},
    {{"passed", "{seat} passes with {counted}"}},
    {{"free_action", "{seat} uses the {card}"}},
    {{"card_bought", "{seat} buys {card}"}},
    {{"goods_paid", "{seat} pays {goods}"}},
    {{"goods_gained", "{seat} gains {goods}"}},
    {{"farm_sown", "{seat} sows {side}: level {level}"}},
    {{"farm_protected", "{seat} protects the {side} farm"}},
    {{"soldiers_healed", "{seat} heals {counted}"}},
    {{"card_mended", "{seat} mends {card}"}},
    {{"piece_built", "{seat} builds a {piece} at {position}"}},
    {{"piece_upgraded", "{seat} upgrades {position} to a {piece}"}},
    {{"piece_repaired", "{seat} repairs the {piece} {position}: {filled}"}},
    {{"turret_cleared", "{seat}'s stone turret {position} works again"}},
    {.own = look_sentence},
    {{"invader_seen", "You see {card} coming from the {side}"}},
    {{"siege_seen", "You see {card} coming from the {side}"}},
    {{"deployed", "{seat} has deployed its troops"}},
    {{"posted", "{seat} has {troops} {place}"}},
    {{"invader_turned_up", "Attack from the {side}: {card}"}},
    {{"siege_turned_up", "Siege: {card} from the {side}"}},
    {{"invaders_came", "{seat}, at {count} gold, faces {invaders} on its {side} field"}},
    {{"surge_came", "Surge: {counted} on {seat}'s {side} field"}},
    {{"siege_absorbed", "{seat} shrugs off {count} siege damage"}},
    {{"piece_hit", "{seat}'s {piece} {position} loses {count}, {cubes} left"}},
    {{"piece_destroyed", "{seat}'s {piece} {position} is destroyed"}},
    {{"turret_inoperable", "{seat}'s stone turret {position} burns: it is inoperable"}},
    {{"farm_razed", "{seat}'s {side} farm is razed to level {level}"}},
    {{"field_struck", "{seat} strikes down {invaders} on the {side} field"}},
    {{"troop_shifted", "{seat} moves a {troop} from {from} to {to}"}},
    {{"round_began", "{seat}: round {count}"}},
    {{"field_shot", "{side}: {count} damage kills {invaders}"}},
    {{"troops_lost", "{seat} loses {troops} {place}"}},
    {{"invaders_entered", "{counted} inside through the open {side}"}},
    {{"invaders_climbed", "{counted} over the {side} wall"}},
    {{"invaders_slain", "Inside {counted}"}},
    {{"melee_absorbed", "{seat} shrugs off {count} damage {place}"}},
    {{"castle_survived", "{seat}'s castle has survived"}},
    {{"castle_sacked", "{seat}'s castle is sacked: {wounded} wounded, {lost} lost"}},
    {{"card_damaged", "Damaged: {seat}'s {card}"}},
    {{"gold_fell", "{seat}'s gold falls to {count}"}},
    {{"soldiers_rescued", "{seat} has {counted} fit again"}},
    {{"flag_won", "{seat} gets a flag worth {count}"}},
    {{"no_flag", "Nobody gets a flag: whoever it was for was sacked"}},
    {{"income_paid", "{seat}'s castle pays {count} gold"}},
    {{"order_set", "Turn order: {order}"}},
    {{"harvest_gathered", "{seat}'s farms give {count} food"}},
    {{"feast_held", "Feast of {seat}: {cost}"}},
    {{"card_discarded", "Under its deck: {card}"}},
    {{"mercenaries_left", "{seat} is left by {counted}"}},
    {{"help_came", "After the sack {seat} gets {counted} and a villager, a worker more this season"}},
    {{"game_ended", "{seat} wins with {count} gold"}},
}}};

static_assert(all_filled(gaps, forms.items));

constexpr Speaker<Event> speaker(AfterTheEmpire::name, gaps);

}  // namespace

}  // namespace after_the_empire

Phrase AfterTheEmpire::describe(const Event& event) {
    return after_the_empire::speaker.say(sentence_of(after_the_empire::forms.items, event), event);
}

}  // namespace ozy
