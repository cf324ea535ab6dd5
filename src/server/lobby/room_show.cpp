// room_show.cpp - telling people what happened and how the table stands. See room.hpp.
#include "core/json.hpp"
#include "server/lobby/room.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr int chat_lines = 100;

std::size_t place_of(Seat viewer, std::size_t seats) { return is_player(viewer) ? ordinal(viewer) : seats; }

std::string_view phase_word(TablePhase phase) {
    return phase == TablePhase::waiting ? "waiting" : phase == TablePhase::playing ? "playing" : "over";
}

std::string_view chat_room(Seat viewer) { return is_player(viewer) ? "seats" : "spectators"; }

void write_seat_or_null(Json& json, int seat) {
    if (seat >= 0)
        json.value(seat);
    else
        json.null();
}

}  // namespace

// While a seat drafts its turn the others see the table as it stood before.
const Table& Room::table_for(Seat viewer) {
    const Table& table = play_->table();
    if (settings_.live || viewer == table.decider() || play_->published() == table.version()) return table;
    if (!published_) {
        published_ = table.clone();
        published_->undo_to(play_->published());
    }
    return *published_;
}

UndoOffer Room::undo_offer(Seat viewer) const {
    if (!is_player(viewer) || stored_.phase != TablePhase::playing) return {};
    const bool can_ask = settings_.undo != UndoPolicy::none && has_decided_[ordinal(viewer)] &&
                         !undo_refused_[ordinal(viewer)] && play_->draft_steps(viewer) == 0;
    return {play_->draft_steps(viewer), can_ask};
}

Sight& Room::sight_of(Seat viewer) {
    const std::size_t place = place_of(viewer, seating_.seats.size());
    std::optional<Sight>& sight = sights_[place];
    if (!sight) {
        sight.emplace(viewer, log_marks_[place]);
        sight->look(table_for(viewer), undo_offer(viewer));
    }
    return *sight;
}

void Room::tell(Seat viewer, const Message& message) {
    for (const Guest& guest : guests_[place_of(viewer, seating_.seats.size())]) guest.client->send(message);
}

void Room::tell_all(const Message& message) {
    for (const auto& viewers : guests_)
        for (const Guest& guest : viewers) guest.client->send(message);
}

// To all who look from one place; `answered` gets it as the answer to its message.
void Room::show_to(Seat viewer, const Guest* answered, std::string_view id) {
    const std::size_t place = place_of(viewer, seating_.seats.size());
    if (guests_[place].empty()) {
        sights_[place].reset();
        return;
    }
    const bool is_new = !sights_[place].has_value();
    Sight& sight = sight_of(viewer);
    const bool changed = sight.look(table_for(viewer), undo_offer(viewer)) || is_new;
    if (!changed && answered == nullptr) return;
    const StateMessage update = is_new ? sight.full(table_for(viewer), nullptr) : sight.update();
    Message shared;
    for (const Guest& guest : guests_[place])
        if (answered != nullptr && guest.client == answered->client) {
            guest.client->send(share(update.text(id)));
        } else if (changed) {
            if (!shared) shared = share(update.text());
            guest.client->send(shared);
        }
}

void Room::show(const Guest* answered, std::string_view id) {
    const int seats = static_cast<int>(seating_.seats.size());
    const bool draft = !settings_.live && play_->published() != play_->table().version();
    for (Seat viewer : seats_of(seats)) {
        const bool own = answered != nullptr && answered->viewer == viewer;
        if (draft && !own && viewer != play_->table().decider()) continue;
        show_to(viewer, own ? answered : nullptr, id);
    }
    if (!draft) show_to(Seat::spectator, nullptr, {});
}

void Room::show_all_anew() {
    if (stored_.phase == TablePhase::waiting) return;
    for (auto& sight : sights_) sight.reset();
    for (const auto& viewers : guests_)
        for (const Guest& guest : viewers) send_state(guest, {}, nullptr);
}

void Room::send_state(const Guest& guest, std::string_view id, const Have* have) {
    if (stored_.phase == TablePhase::waiting) return;
    const Sight& sight = sight_of(guest.viewer);
    if (have != nullptr && have->version == sight.version()) {
        Json json;
        json.open_object().field("type", "current");
        if (!id.empty()) json.field("re", id);
        guest.client->send(share(json.field("version", sight.version()).close_object().take()));
        return;
    }
    guest.client->send(share(sight.full(table_for(guest.viewer), have).text(id)));
}

std::string Room::result_json() const {
    if (stored_.phase != TablePhase::over) return "null";
    if (play_->table().is_over()) return standing_json(play_->table());
    Json json;
    json.open_object().field("ending", "resigned").key("ranks").open_list();
    for (const SeatHolder& seat : seating_.seats) json.value(seat.resigned ? 2 : 1);
    return json.close_list().close_object().take();
}

void Room::write_seat(Json& json, int seat, const std::string& identity, std::string_view deciding) const {
    const SeatHolder& holder = seating_.seats[static_cast<std::size_t>(seat)];
    json.open_object().field("seat", seat).field("name", play_->table().seat_name(seat_at(seat)));
    json.field("kind", !holder.bot.empty() ? "bot" : holder.person.empty() ? "open" : "person");
    json.key("person");
    if (holder.person.empty()) {
        json.null();
    } else {
        json.open_object().field("id", holder.person).field("name", holder.name);
        json.field("here", is_here(static_cast<std::size_t>(seat))).close_object();
    }
    json.key("bot");
    if (holder.bot.empty())
        json.null();
    else
        json.value(holder.bot);
    json.field("mine", !identity.empty() && holder.person == identity).field("resigned", holder.resigned);
    json.key("clock");
    if (shown_clock_.runs())
        json.value(std::max<std::int64_t>(0, shown_clock_.left(seat_at(seat), shown_clock_.since()) / 1000));
    else
        json.null();
    json.key("thinking");
    if (is_thinking() && deciding == std::to_string(seat))
        json.open_object()
            .field("since", thinking_since_)
            .field("budget", world_.bot_seconds)
            .field("done", thought_->percent())
            .close_object();
    else
        json.null();
    json.close_object();
}

// As one identity reads it; empty for nobody in particular.
std::string Room::table_json(const std::string& identity, std::optional<int> linked) const {
    const int seats = static_cast<int>(seating_.seats.size());
    const Table& table = play_->table();
    const JsonObject public_view(table.view_json(Seat::spectator));
    // What everybody can see, not who it truly is: choices made at the same time are asked for one by one.
    const std::string_view deciding = public_view.member("decider");
    Json json;
    json.open_object().field("id", stored_.id).field("game", stored_.game);
    json.field("game_title", table.facts().title).field("title", settings_.title);
    json.key("options").open_object();
    for (const auto& [name, value] : table.options()) json.field(name, value);
    json.close_object().field("phase", phase_word(stored_.phase)).field("visible", stored_.visible);
    json.field("creator", stored_.creator).field("created", stored_.created);
    json.field("undo", undo_word(settings_.undo)).field("live", settings_.live).key("clock");
    if (settings_.clock)
        json.open_object()
            .field("initial", settings_.clock->initial)
            .field("increment", settings_.clock->increment)
            .close_object();
    else
        json.null();
    json.key("seats").open_list();
    for (int seat = 0; seat < seats; ++seat) write_seat(json, seat, identity, deciding);
    json.close_list().key("deciding");
    const bool asks = stored_.phase == TablePhase::playing && is_player(table.decider());
    json.raw(asks && !deciding.empty() ? deciding : "null");
    json.field("since", time_.on_the_wall(shown_clock_.since()) / 1000).field("spectators", guests_.back().size());
    json.field("commitment", Chance{stored_.secret, {}}.commitment()).key("rematch");
    if (seating_.rematch.empty())
        json.null();
    else
        json.value(seating_.rematch);
    json.key("result").raw(result_json());
    const bool waits = asks && !identity.empty() && seating_.seats[ordinal(table.decider())].person == identity &&
                       seating_.seats[ordinal(table.decider())].bot.empty();
    json.field("waits_for_me", waits);
    // To an open seat a page first asks for a name; one that its person has is played at once.
    if (linked) json.field(seating_.seats[static_cast<std::size_t>(*linked)].is_open() ? "invited" : "plays", *linked);
    return json.close_object().take();
}

// What was said before cannot be read? Then it is left out: the game can be played without.
void Room::write_chat(Json& json, Seat viewer) {
    std::vector<ChatLine> lines;
    try {
        lines = world_.store.chat(stored_.number, chat_room(viewer), chat_lines);
    } catch (const std::exception& error) {
        return log("chat_unreadable", {{"table", stored_.id}, {"why", error.what()}});
    }
    json.key("chat").open_list();
    for (const ChatLine& line : lines) {
        json.open_object().field("room", line.room).field("from", line.name).key("seat");
        write_seat_or_null(json, line.seat);
        json.field("text", line.text).field("time", line.time).close_object();
    }
    json.close_list();
}

void Room::send_table(const Guest& guest, bool with_chat) {
    Json json;
    const std::string identity = guest.client->identity() ? guest.client->identity()->id : std::string();
    json.open_object().field("type", "table").key("table").raw(table_json(identity)).key("you");
    if (is_player(guest.viewer))
        json.value(index(guest.viewer));
    else
        json.value("spectator");
    if (with_chat) write_chat(json, guest.viewer);
    guest.client->send(share(json.close_object().take()));
}

// Comings and goings within a moment are told together.
void Room::push_table_soon() {
    if (std::exchange(push_planned_, true)) return;
    constexpr auto moment = std::chrono::milliseconds(100);
    world_.tasks.post_after(moment, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (!self) return;
        self->act([room = self.get()] {
            room->push_planned_ = false;
            for (const auto& viewers : room->guests_)
                for (const Guest& guest : viewers) room->send_table(guest, false);
        });
    });
}

// The seat that a visitor's link is for.
std::optional<int> Room::linked_seat(const Visitor& visitor) const {
    const Visitor by_link{.identity = {}, .token = visitor.token};
    if (visitor.token.empty()) return std::nullopt;
    for (int seat = 0; seat < static_cast<int>(seating_.seats.size()); ++seat)
        if (owns_seat(by_link, seat)) return seat;
    return std::nullopt;
}

void Room::describe(const Visitor& visitor, Reply reply) {
    act([self = shared_from_this(), this, visitor, reply = std::move(reply)] {
        if (const auto refused = may_look(visitor, Seat::spectator)) return reply(*refused);
        reply(table_json(visitor.identity ? visitor.identity->id : std::string(), linked_seat(visitor)));
    });
}

}  // namespace ozy::server
