// table_card.cpp - see table_card.hpp.
#include "server/lobby/table_card.hpp"

#include <algorithm>

#include "core/json.hpp"

namespace ozy::server {

namespace {

std::string_view phase_word(TablePhase phase) {
    return phase == TablePhase::waiting ? "waiting" : phase == TablePhase::playing ? "playing" : "over";
}

void write_text_or_null(Json& json, std::string_view name, const std::string& text) {
    json.key(name);
    if (text.empty())
        json.null();
    else
        json.value(text);
}

std::string result_json(const Roster& roster, const TableCourse& table) {
    if (!roster.is_over()) return "null";
    if (table.is_over()) return standing_json(table);
    Json json;
    json.open_object().field("ending", "resigned").key("ranks").open_list();
    for (const SeatHolder& seat : roster.seating().seats) json.value(seat.resigned ? 2 : 1);
    return json.close_list().close_object().take();
}

SeatCard seat_card(Seat seat, const Roster& roster, const Progress& progress) {
    const SeatHolder& holder = roster.holder(seat);
    SeatCard card;
    card.name = progress.table().seat_name(seat);
    card.person = holder.person;
    card.person_name = holder.name;
    card.bot = holder.bot;
    card.has_resigned = holder.resigned;
    card.hash = holder.contribution_hash;
    card.has_opened = !holder.contribution.empty();
    if (!roster.is_waiting()) card.number = holder.contribution;
    const GameClock& clock = progress.shown_clock();
    if (clock.runs()) card.clock = std::max<std::int64_t>(0, clock.left(seat, clock.since()) / 1000);
    return card;
}

void write_person(Json& json, const SeatCard& card) {
    json.key("person");
    if (card.person.empty()) {
        json.null();
        return;
    }
    json.open_object().field("id", card.person).field("name", card.person_name).field("here", card.is_here);
    json.close_object();
}

void write_thinking(Json& json, const SeatCard& card) {
    json.key("thinking");
    if (!card.thinking) {
        json.null();
        return;
    }
    json.open_object().field("since", card.thinking->since).field("budget", card.thinking->budget);
    json.field("done", card.thinking->done).close_object();
}

void write_contribution(Json& json, const SeatCard& card) {
    json.key("contribution").open_object().field("hash", card.hash).field("opened", card.has_opened);
    write_text_or_null(json, "number", card.number);
    json.close_object();
}

void write_devices(Json& json, const SeatCard& card, const CardReader& reader) {
    json.key("devices").open_list();
    for (const Device& device : card.devices) {
        json.open_object().field("name", device.name).field("since", device.since);
        json.field("this", device.client == reader.client).close_object();
    }
    json.close_list();
}

void write_seat(Json& json, int seat, const SeatCard& card, const CardReader& reader) {
    const bool is_mine = !reader.identity.empty() && card.person == reader.identity;
    json.open_object().field("seat", seat).field("name", card.name);
    json.field("kind", !card.bot.empty() ? "bot" : card.person.empty() ? "open" : "person");
    write_person(json, card);
    write_text_or_null(json, "bot", card.bot);
    json.field("mine", is_mine).field("resigned", card.has_resigned).key("clock");
    if (card.clock)
        json.value(*card.clock);
    else
        json.null();
    write_thinking(json, card);
    if (card.away) {
        json.key("away").open_object().field("since", card.away->since);
        json.field("until", card.away->until).close_object();
    }
    if (!card.hash.empty()) write_contribution(json, card);
    const bool has_it_open = is_player(reader.viewer) && index(reader.viewer) == seat;
    if ((is_mine || has_it_open) && reader.client != nullptr) write_devices(json, card, reader);
    json.close_object();
}

void write_agreement(Json& json, const TableCard& card) {
    json.field("id", card.id).field("game", card.game).field("game_title", card.game_title).field("title", card.title);
    json.key("options").open_object();
    for (const auto& [name, value] : card.options) json.field(name, value);
    json.close_object().field("phase", phase_word(card.phase)).field("visible", card.visible);
    json.field("creator", card.creator).field("created", card.created);
    json.field("undo", undo_word(card.undo)).field("live", card.live).field("pace", pace_word(card.pace)).key("clock");
    if (!card.clock) {
        json.null();
        return;
    }
    json.open_object().field("initial", card.clock->initial).field("increment", card.clock->increment);
    json.close_object();
}

}  // namespace

TableCard card_of(const Roster& roster, Progress& progress) {
    const StoredTable& stored = roster.stored();
    const Settings& settings = roster.settings();
    const Table& table = progress.table();
    TableCard card;
    card.id = stored.id;
    card.game = stored.game;
    card.title = settings.title;
    card.creator = stored.creator;
    card.commitment = Chance{stored.secret, {}}.commitment();
    card.rematch = roster.seating().rematch;
    card.game_title = table.facts().title;
    card.options = table.options();
    card.phase = stored.phase;
    card.visible = stored.visible;
    card.live = settings.live;
    card.undo = settings.undo;
    card.pace = settings.pace;
    card.clock = settings.clock;
    card.created = stored.created;
    card.since = progress.shown_clock().since() / 1000;
    for (Seat seat : seats_of(roster.seats())) card.seats.push_back(seat_card(seat, roster, progress));
    const Seat decider = table.decider();
    if (roster.is_playing() && is_player(decider)) {
        // What everybody can see, not who it truly is: choices made at the same time are asked for one by one.
        card.deciding = visible_decider(table, Seat::spectator);
        if (roster.holder(decider).bot.empty()) card.waits_for = roster.holder(decider).person;
    }
    card.result = result_json(roster, table);
    return card;
}

bool waits_for(const TableCard& card, const CardReader& reader) {
    return !reader.identity.empty() && card.waits_for == reader.identity;
}

std::string card_json(const TableCard& card, const CardReader& reader) {
    Json json;
    json.open_object();
    write_agreement(json, card);
    json.key("seats").open_list();
    for (std::size_t seat = 0; seat < card.seats.size(); ++seat)
        write_seat(json, static_cast<int>(seat), card.seats[seat], reader);
    json.close_list().field("deciding", card.deciding).field("since", card.since).field("spectators", card.spectators);
    json.field("commitment", card.commitment);
    if (card.awaited != Awaited::nothing) {
        json.key("opening").open_object().field("awaits", card.awaited == Awaited::hashes ? "hashes" : "numbers");
        json.field("until", card.awaited_until).close_object();
    }
    write_text_or_null(json, "rematch", card.rematch);
    json.key("result").raw(card.result).field("waits_for_me", waits_for(card, reader));
    // To an open seat a page first asks for a name; one that its person has is played at once.
    if (reader.linked)
        json.field(card.seats[static_cast<std::size_t>(*reader.linked)].is_open() ? "invited" : "plays",
                   *reader.linked);
    return json.close_object().take();
}

}  // namespace ozy::server
