// events.cpp - every event as one log sentence.
#include "games/after_the_flood/events.hpp"

#include "core/event_form.hpp"
#include "games/after_the_flood/arguments.hpp"
#include "games/after_the_flood/game.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

Thing year_thing(int turn) { return {"turn." + std::to_string(turn), std::string(year_of(turn))}; }

constexpr Gap<Event> gaps[] = {
    {"seat", [](const Event& event) { return seat_thing(event.seat); }},
    {"other", [](const Event& event) { return seat_thing(seat_at(event.b)); }},
    {"first", [](const Event& event) { return seat_thing(seat_at(event.a)); }},
    {"second", [](const Event& event) { return seat_thing(seat_at(event.b)); }},
    {"third", [](const Event& event) { return seat_thing(seat_at(event.c)); }},
    {"year", [](const Event& event) { return year_thing(event.amount); }},
    {"count", [](const Event& event) { return number_thing(event.amount); }},
    {"workers", [](const Event& event) { return workers_thing(event.amount); }},
    {"armies", [](const Event& event) { return armies_thing(event.amount); }},
    {"area", thing_in<&Event::a, area_thing>},
    {"from", thing_in<&Event::b, area_thing>},
    {"where", thing_in<&Event::c, area_thing>},
    {"place", thing_in<&Event::b, place_thing>},
    {"to", thing_in<&Event::c, place_thing>},
    {"resource", thing_in<&Event::a, resource_thing>},
    {"get", thing_in<&Event::b, resource_thing>},
    {"give", thing_in<&Event::c, resource_thing>},
    {"thing", thing_in<&Event::a, payment_thing>},
    {"empire", thing_in<&Event::a, empire_thing>},
    {"rank", [](const Event& event) { return rank_thing(event.a); }},
    {"of", [](const Event& event) { return number_thing(event.b); }},
    {"total", [](const Event& event) { return number_thing(event.a); }},
    {"needed", [](const Event& event) { return number_thing(event.b); }},
    {"areas", [](const Event& event) { return counted_thing(event.a, "area", "areas"); }},
    {"extra", [](const Event& event) { return number_thing(event.b); }},
    {"luxuries", [](const Event& event) { return counted_thing(event.b, "luxury", "luxuries"); }},
};

Sentence lost_sentence(const Event& event) {
    if (event.b != 0) return {"army_lost.attacker", "{seat} loses an army before {area}"};
    return {"army_lost", "{seat} loses an army in {area}"};
}

Sentence armies_sentence(const Event& event) {
    if (event.b != 0)
        return {"armies_scored.nippur", "{seat} holds {areas} and scores {count} VP, {extra} of them by Nippur"};
    return {"armies_scored", "{seat} holds {areas} and scores {count} VP"};
}

constexpr EnumArray<Happening, EventForm, happening_count> forms = {{{
    {{"order_drawn", "The first order of play is {first}, {second}, {third}"}},
    {{"turn_began", "Turn {count} begins, {year}"}},
    {{"produced", "{seat} takes {count} {resource}"}},
    {{"ur_paid", "{seat} takes {count} textile for the city in Ur"}},
    {{"workers_came", "{seat} has {workers} more available"}},
    {{"declined", "Decline takes {workers} of {seat} from {place}"}},
    {{"paid", "{seat} pays {thing} for an action"}},
    {{"city_built", "{seat} builds a city in {area}"}},
    {{"city_moved", "{seat} moves a city from {from} to {area}"}},
    {{"city_called", "{area} sends a worker of {seat} to {place}"}},
    {{"scribe_used", "{seat} uses a scribe: a worker goes from {place} to {to}"}},
    {{"workers_placed", "{seat} spends {resource} and puts {workers} in {place}"}},
    {{"traded", "{seat} takes {get} for {give} in {area}"}},
    {{"sippar_traded", "{seat} takes {get} for {give} in {area}, the extra trade of Sippar"}},
    {{"tool_made", "A tool maker of {seat} turns metal into tools"}},
    {{"empire_started", "{seat} starts the empire {empire} with {armies}"}},
    {{"home_named", "Its home is {area}"}},
    {{"babylon_paid", "Babylon gives {seat} {armies} more"}},
    {{"armies_bought", "{seat} buys {armies} with {resource}"}},
    {{"equipped", "{seat} equips with {resource}"}},
    {{"ranked", "{seat}'s equipment is worth {count}: rank {rank} of {of}"}},
    {{"workers_left_home", "The workers of {seat} leave {area}: {count}"}},
    {{"rolled", "{seat} rolls {total} for {where}, needing {needed}"}},
    {.own = lost_sentence},
    {{"fight_stopped", "{seat} stops the fight for {area}"}},
    {{"home_settled", "{seat} puts {armies} in {area}"}},
    {{"repeat_paid", "{seat} gives up an army to go on"}},
    {{"area_entered", "{seat} enters {area}"}},
    {{"area_reinforced", "{seat} reinforces {area}"}},
    {{"city_destroyed", "{seat} destroys {other}'s city in {area} with {armies}"}},
    {{"passed", "{seat} passes"}},
    {{"bid_added", "{seat} bids {resource}"}},
    {{"bid_made", "{seat}'s bid is {count}"}},
    {{"order_set", "The new order of play is {first}, {second}, {third}"}},
    {.own = armies_sentence},
    {{"city_expanded", "{seat} expands {area} with {luxuries} for {count} VP"}},
    {{"turn_ended", "Turn {count} ends"}},
    {{"majority_scored", "{seat} has the most workers in {place} and scores {count} VP"}},
    {{"game_ended", "The game is over: {seat} has won"}},
}}};

static_assert(all_filled(gaps, forms.items));

constexpr Speaker<Event> speaker(AfterTheFlood::name, gaps);

}  // namespace

}  // namespace after_the_flood

Phrase AfterTheFlood::describe(const Event& event) {
    return after_the_flood::speaker.say(sentence_of(after_the_flood::forms.items, event), event);
}

}  // namespace ozy
