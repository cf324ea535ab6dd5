// describe.cpp - every event as one log sentence.
#include "games/after_the_flood/arguments.hpp"
#include "games/after_the_flood/events.hpp"
#include "games/after_the_flood/game.hpp"

namespace ozy {

namespace after_the_flood {

namespace {

// An event with its operands read by type; each sentence uses the ones its Happening has.
struct Told {
    const Event& event;
    Argument seat() const { return seat_argument("seat", event.seat); }
    Argument area() const { return area_argument("area", static_cast<Area>(event.a)); }
    Argument place() const { return place_argument("place", static_cast<Place>(event.a)); }
    Argument resource() const { return resource_argument("resource", static_cast<Resource>(event.a)); }
    Argument empire() const { return empire_argument("empire", static_cast<Empire>(event.a)); }
    Argument count() const { return number_argument("count", event.amount); }
    Argument workers() const { return workers_argument("workers", event.amount); }
    Argument armies() const { return armies_argument("armies", event.amount); }
    std::vector<Argument> order() const {
        return {seat_argument("first", seat_at(event.a)), seat_argument("second", seat_at(event.b)),
                seat_argument("third", seat_at(event.c))};
    }
};

Phrase describe_turn(const Told& told, Happening what) {
    switch (what) {
        case Happening::order_drawn:
            return say("order_drawn", "The first order of play is {first}, {second}, {third}", told.order());
        case Happening::turn_began: {
            const std::string year(years[static_cast<std::size_t>(told.event.amount - 1)]);
            return say("turn_began", "Turn {count} begins, {year}",
                       {told.count(), {"year", "turn." + std::to_string(told.event.amount), year}});
        }
        case Happening::produced:
            return say("produced", "{seat} takes {count} {resource}", {told.seat(), told.count(), told.resource()});
        case Happening::ur_paid:
            return say("ur_paid", "{seat} takes {count} textile for the city in Ur", {told.seat(), told.count()});
        case Happening::workers_came:
            return say("workers_came", "{seat} has {workers} more available", {told.seat(), told.workers()});
        case Happening::declined:
            return say("declined", "Decline takes {workers} of {seat} from {place}",
                       {told.workers(), told.seat(), told.place()});
        case Happening::order_set:
            return say("order_set", "The new order of play is {first}, {second}, {third}", told.order());
        default:
            return say("turn_ended", "Turn {count} ends", {told.count()});
    }
}

Phrase describe_city(const Told& told, Happening what) {
    const Event& event = told.event;
    switch (what) {
        case Happening::city_built:
            return say("city_built", "{seat} builds a city in {area}", {told.seat(), told.area()});
        case Happening::city_moved:
            return say("city_moved", "{seat} moves a city from {from} to {area}",
                       {told.seat(), area_argument("from", static_cast<Area>(event.b)), told.area()});
        case Happening::city_called:
            return say("city_called", "{area} sends a worker of {seat} to {place}",
                       {told.area(), told.seat(), place_argument("place", static_cast<Place>(event.b))});
        case Happening::city_destroyed:
            return say("city_destroyed", "{seat} destroys {other}'s city in {area} with {armies}",
                       {told.seat(), seat_argument("other", seat_at(event.b)), told.area(), told.armies()});
        default:
            return say(
                "city_expanded", "{seat} expands {area} with {luxuries} for {count} VP",
                {told.seat(), told.area(), counted_argument("luxuries", event.b, "luxury", "luxuries"), told.count()});
    }
}

Phrase describe_work(const Told& told, Happening what) {
    const Event& event = told.event;
    const auto trade = [&]() -> std::vector<Argument> {
        return {told.seat(), told.area(), resource_argument("get", static_cast<Resource>(event.b)),
                resource_argument("give", static_cast<Resource>(event.c))};
    };
    switch (what) {
        case Happening::scribe_used:
            return say("scribe_used", "{seat} uses a scribe: a worker goes from {place} to {to}",
                       {told.seat(), told.place(), place_argument("to", static_cast<Place>(event.b))});
        case Happening::workers_placed:
            return say("workers_placed", "{seat} spends {resource} and puts {workers} in {place}",
                       {told.seat(), resource_argument("resource", static_cast<Resource>(event.b)), told.workers(),
                        told.place()});
        case Happening::traded:
            return say("traded", "{seat} takes {get} for {give} in {area}", trade());
        case Happening::sippar_traded:
            return say("sippar_traded", "{seat} takes {get} for {give} in {area}, the extra trade of Sippar", trade());
        default:
            return say("tool_made", "A tool maker of {seat} turns metal into tools", {told.seat()});
    }
}

Phrase describe_start(const Told& told, Happening what) {
    const Event& event = told.event;
    switch (what) {
        case Happening::empire_started:
            return say("empire_started", "{seat} starts the empire {empire} with {armies}",
                       {told.seat(), told.empire(), told.armies()});
        case Happening::home_named:
            return say("home_named", "Its home is {area}", {told.area()});
        case Happening::babylon_paid:
            return say("babylon_paid", "Babylon gives {seat} {armies} more", {told.seat(), told.armies()});
        case Happening::armies_bought:
            return say("armies_bought", "{seat} buys {armies} with {resource}",
                       {told.seat(), told.armies(), told.resource()});
        case Happening::equipped:
            return say("equipped", "{seat} equips with {resource}", {told.seat(), told.resource()});
        case Happening::ranked: {
            const std::string letter(1, static_cast<char>('A' + event.a));
            return say("ranked", "{seat}'s equipment is worth {count}: rank {rank} of {of}",
                       {told.seat(), told.count(), {"rank", "rank." + letter, letter}, number_argument("of", event.b)});
        }
        case Happening::workers_left_home:
            return say("workers_left_home", "The workers of {seat} leave {area}: {count}",
                       {told.seat(), told.area(), told.count()});
        default:
            return say("home_settled", "{seat} puts {armies} in {area}", {told.seat(), told.armies(), told.area()});
    }
}

Phrase describe_war(const Told& told, Happening what) {
    const Event& event = told.event;
    switch (what) {
        case Happening::rolled:
            return say("rolled", "{seat} rolls {total} for {where}, needing {needed}",
                       {told.seat(), number_argument("total", event.a),
                        area_argument("where", static_cast<Area>(event.c)), number_argument("needed", event.b)});
        case Happening::army_lost:
            if (event.b != 0)
                return say("army_lost.attacker", "{seat} loses an army before {area}", {told.seat(), told.area()});
            return say("army_lost", "{seat} loses an army in {area}", {told.seat(), told.area()});
        case Happening::fight_stopped:
            return say("fight_stopped", "{seat} stops the fight for {area}", {told.seat(), told.area()});
        case Happening::repeat_paid:
            return say("repeat_paid", "{seat} gives up an army to go on", {told.seat()});
        case Happening::area_entered:
            return say("area_entered", "{seat} enters {area}", {told.seat(), told.area()});
        default:
            return say("area_reinforced", "{seat} reinforces {area}", {told.seat(), told.area()});
    }
}

Phrase describe_scores(const Told& told, Happening what) {
    const Event& event = told.event;
    switch (what) {
        case Happening::paid:
            return say("paid", "{seat} pays {thing} for an action",
                       {told.seat(), payment_argument("thing", static_cast<Payment>(event.a))});
        case Happening::passed:
            return say("passed", "{seat} passes", {told.seat()});
        case Happening::bid_added:
            return say("bid_added", "{seat} bids {resource}", {told.seat(), told.resource()});
        case Happening::bid_made:
            return say("bid_made", "{seat}'s bid is {count}", {told.seat(), told.count()});
        case Happening::armies_scored:
            if (event.b != 0)
                return say("armies_scored.nippur",
                           "{seat} holds {areas} and scores {count} VP, {extra} of them by Nippur",
                           {told.seat(), counted_argument("areas", event.a, "area", "areas"), told.count(),
                            number_argument("extra", event.b)});
            return say("armies_scored", "{seat} holds {areas} and scores {count} VP",
                       {told.seat(), counted_argument("areas", event.a, "area", "areas"), told.count()});
        case Happening::majority_scored:
            return say("majority_scored", "{seat} has the most workers in {place} and scores {count} VP",
                       {told.seat(), told.place(), told.count()});
        default:
            return say("game_ended", "The game is over: {seat} has won", {told.seat()});
    }
}

}  // namespace

}  // namespace after_the_flood

Phrase AfterTheFlood::describe(const Event& event) {
    using namespace after_the_flood;  // NOLINT(google-build-using-namespace): the rooms of this game
    const Told told{event};
    const auto what = static_cast<Happening>(event.kind);
    switch (what) {
        case Happening::order_drawn:
        case Happening::turn_began:
        case Happening::produced:
        case Happening::ur_paid:
        case Happening::workers_came:
        case Happening::declined:
        case Happening::order_set:
        case Happening::turn_ended:
            return describe_turn(told, what);
        case Happening::city_built:
        case Happening::city_moved:
        case Happening::city_called:
        case Happening::city_destroyed:
        case Happening::city_expanded:
            return describe_city(told, what);
        case Happening::scribe_used:
        case Happening::workers_placed:
        case Happening::traded:
        case Happening::sippar_traded:
        case Happening::tool_made:
            return describe_work(told, what);
        case Happening::empire_started:
        case Happening::home_named:
        case Happening::babylon_paid:
        case Happening::armies_bought:
        case Happening::equipped:
        case Happening::ranked:
        case Happening::workers_left_home:
        case Happening::home_settled:
            return describe_start(told, what);
        case Happening::rolled:
        case Happening::army_lost:
        case Happening::fight_stopped:
        case Happening::repeat_paid:
        case Happening::area_entered:
        case Happening::area_reinforced:
            return describe_war(told, what);
        default:
            return describe_scores(told, what);
    }
}

}  // namespace ozy
