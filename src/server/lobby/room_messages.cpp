// room_messages.cpp - what clients ask of a room over the WebSocket. See room.hpp.
#include "core/json.hpp"
#include "server/lobby/room.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t most_waiting = 1024;

// The id of a move as the store keeps it: unique within its seat.
std::string message_id(const Guest& guest, const ClientMessage& message) {
    return std::to_string(index(guest.viewer)) + ":" + message.id;
}

}  // namespace

void Room::receive(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    if (steps_->waiting() >= most_waiting) return client->send(refused_message(message.id, {Why::too_much_going_on}));
    const Refuse refused = [this, client, id = message.id](const Refused& why) {
        outbox_.send(client, refused_message(id, why));
    };
    step(refused, [this, client, message] { handle(client, message); });
}

void Room::leave(const std::shared_ptr<Client>& client) {
    step({}, [this, client] {
        const Guest* found = audience_.find(client.get());
        if (found == nullptr) return;
        const Guest guest = *found;
        audience_.leave(client.get());
        bots_.renew_claim();
        push_table_soon();
        note_absence(guest);
    });
}

// From now on the game waits for who has left, on the last of their devices: that is kept, however often the table is
// forgotten and loaded anew.
void Room::note_absence(const Guest& guest) {
    if (is_broken_ || !roster_.is_playing()) return;
    bool has_left = false;
    for (Seat seat : seats_of(roster_.seats())) {
        const std::string& person = roster_.holder(seat).person;
        if (person.empty() || (guest.viewer != seat && guest.right().identity != person)) continue;
        if (audience_.is_here(seat, person)) continue;
        roster_.see(seat, table_time());
        has_left = true;
    }
    if (has_left) commit({roster_.keep()}, [] {}, {});
}

Scene Room::scene() {
    Scene out{progress_};
    for (Seat seat : seats_of(roster_.seats()))
        out.undo[ordinal(seat)] = undo_requests_.offer(seat, roster_, progress_);
    return out;
}

void Room::handle(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    if (message.type == MessageType::open) return open(client, message);
    const Guest* guest = audience_.find(client.get());
    if (guest == nullptr) return outbox_.send(client, refused_message(message.id, {Why::no_table_open}));
    answer(Guest(*guest), message);
}

void Room::answer(const Guest& guest, const ClientMessage& message) {
    switch (message.type) {
        case MessageType::move:
            return move(guest, message);
        case MessageType::undo:
            return undo(guest, message);
        case MessageType::look_undo:
            return look_undo(guest, message);
        case MessageType::ask_undo:
            return ask_undo(guest, message);
        case MessageType::answer_undo:
            return answer_undo(guest, message);
        case MessageType::preview:
            return preview(guest, message);
        case MessageType::previews:
            return previews(guest, message);
        case MessageType::why:
            return explain(guest, message);
        case MessageType::chat:
            return chat(guest, message);
        case MessageType::move_now:
            return move_now(guest, message);
        case MessageType::open:
        case MessageType::resync:
            outbox_.call([client = guest.client] { client->catch_up(); });
            return send_state(guest, message.id, nullptr);
    }
}

void Room::open(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    const Right right = Visitor{client->identity(), message.token}.right();
    if (const Refusal refused = roster_.may_look(right, message.seat))
        return outbox_.send(client, refused_message(message.id, *refused));
    const Guest guest{client, message.seat, right.link_hash, now_seconds()};
    audience_.enter(guest);
    bots_.renew_claim();
    send_table(card(), guest, true);
    push_table_soon();
    const Work tell = [this, guest, message] {
        send_state(guest, message.id, message.have ? &*message.have : nullptr);
    };
    if (misses_older_entries(guest, message.have)) return with_history([tell](const Refused&) { tell(); }, tell);
    tell();
}

// Entries that came before the snapshot the room was loaded from.
bool Room::misses_older_entries(const Guest& guest, const std::optional<Have>& have) {
    return have && !roster_.is_waiting() && have->log < audience_.first_log_entry(scene(), guest.viewer);
}

void Room::send_state(const Guest& guest, std::string_view id, const Have* have) {
    if (!roster_.is_waiting()) audience_.send_state(scene(), guest, id, have);
}

void Room::send_table(const TableCard& card, const Guest& guest, bool with_chat) {
    Json json;
    json.open_object().field("type", "table").key("table");
    json.raw(card_json(card, {guest.right().identity, std::nullopt, guest.viewer, guest.client.get()})).key("you");
    if (is_player(guest.viewer))
        json.value(index(guest.viewer));
    else
        json.value("spectator");
    if (with_chat) conversation_.write_lines(json, guest.viewer);
    outbox_.send(guest.client, share(json.close_object().take()));
}

// Comings and goings within a moment are told together.
void Room::push_table_soon() {
    if (std::exchange(push_planned_, true)) return;
    constexpr auto moment = std::chrono::milliseconds(100);
    world_.tasks.post_after(moment, [this, enter = enter()] {
        enter([this] {
            push_planned_ = false;
            if (is_broken_ || audience_.empty()) return;
            const TableCard now = card();
            audience_.for_each([&](const Guest& guest) { send_table(now, guest, false); });
        });
    });
}

// A stale client is told how things stand.
void Room::refuse(const Guest& guest, const ClientMessage& message, const Refused& refused) {
    outbox_.send(guest.client, refused_message(message.id, refused));
    if (refused.why == Why::stale) send_state(guest, {}, nullptr);
}

// Whether this guest may change the game now.
Refusal Room::may_play(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer)) return Refused{Why::spectators_watch};
    if (roster_.is_over()) return Refused{Why::play_is_over};
    if (roster_.is_waiting()) return Refused{Why::not_started};
    if (roster_.is_bots(guest.viewer)) return Refused{Why::bot_plays_it};
    if (message.version != audience_.version(scene(), guest.viewer)) return Refused{Why::stale};
    return std::nullopt;
}

void Room::move(const Guest& guest, const ClientMessage& message) {
    if (progress_.knows_message(message_id(guest, message))) return send_state(guest, message.id, nullptr);
    Refusal refused = may_play(guest, message);
    if (!refused) {
        auto moved = progress_.play().move(guest.viewer, message.line);
        if (auto* text = std::get_if<std::string>(&moved)) return play_text(guest, message, std::move(*text));
        refused = refused_by_game(std::get<Objection>(moved));
    }
    ++world_.figures.moves_refused;
    refuse(guest, message, *refused);
}

void Room::undo(const Guest& guest, const ClientMessage& message) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    Result<std::string> text = progress_.play().undo(guest.viewer, message.to);
    if (!text) return refuse(guest, message, refused_by_game(text.error()));
    play_text(guest, message, *std::move(text));
}

// Stores what was played, then shows it.
void Room::play_text(const Guest& guest, const ClientMessage& message, std::string text) {
    ++world_.figures.moves_accepted;
    undo_requests_.has_moved(guest.viewer);
    if (undo_requests_.open()) finish_undo_request(false);
    append(
        guest.viewer, message_id(guest, message), std::move(text),
        [this, guest, id = message.id] { audience_.show(scene(), &guest, id); },
        [this, guest, id = message.id](const Refused& refused) {
            outbox_.send(guest.client, refused_message(id, refused));
        });
}

bool Room::play_bot_line(const std::string& line) {
    const Seat seat = progress_.table().decider();
    auto moved = progress_.play().move(seat, line);
    auto* text = std::get_if<std::string>(&moved);
    if (text == nullptr) return false;
    ++world_.figures.moves_accepted;
    append(seat, {}, std::move(*text), [this] { audience_.show(scene(), nullptr, {}); }, {});
    return true;
}

// Finds the decision that the guest may ask to take back. It may lie before the snapshot the room was loaded from.
void Room::with_decision_to_undo(const Guest& guest, const ClientMessage& message, std::function<void(int)> then) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    if (!undo_requests_.offer(guest.viewer, roster_, progress_).can_ask)
        return refuse(guest, message, {Why::cannot_ask});
    if (undo_requests_.open()) return refuse(guest, message, {Why::has_been_asked});
    const Work find = [this, guest, message, then = std::move(then)] {
        const int version = progress_.play().last_decision(guest.viewer);
        if (version < 0) return refuse(guest, message, {Why::cannot_undo});
        then(version);
    };
    if (progress_.play().last_decision(guest.viewer) >= 0) return find();
    with_history([this, guest, message](const Refused& refused) { refuse(guest, message, refused); }, find);
}

void Room::look_undo(const Guest& guest, const ClientMessage& message) {
    with_decision_to_undo(guest, message, [this, guest, id = message.id](int version) {
        const int left = audience_.log_entries_before(scene(), guest.viewer, version);
        outbox_.send(guest.client, undo_offer_message(id, left));
    });
}

void Room::ask_undo(const Guest& guest, const ClientMessage& message) {
    with_decision_to_undo(guest, message, [this, guest, id = message.id](int version) {
        const UndoRequests::Request& request = undo_requests_.ask(guest.viewer, version, roster_);
        outbox_.send(guest.client, ok_message(id));
        if (request.waiting_for.empty()) return finish_undo_request(true);
        audience_.tell_all(undo_asked_message(request, progress_.table()));
    });
}

void Room::answer_undo(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer)) return refuse(guest, message, {Why::nobody_asks});
    const auto verdict = undo_requests_.answer(message.request, roster_.holder(guest.viewer).person, message.agree);
    if (const auto* refused = std::get_if<Refused>(&verdict)) return refuse(guest, message, *refused);
    outbox_.send(guest.client, ok_message(message.id));
    if (const auto outcome = std::get<UndoRequests::Verdict>(verdict); outcome != UndoRequests::Verdict::open)
        finish_undo_request(outcome == UndoRequests::Verdict::agreed);
}

void Room::finish_undo_request(bool agreed) {
    const UndoRequests::Request request = undo_requests_.close(agreed);
    audience_.tell_all(undo_answered_message(request, agreed));
    if (!agreed) return;
    append(request.asker, {}, progress_.play().undo_to(request.version),
           [this] { audience_.show(scene(), nullptr, {}); }, {});
}

void Room::preview(const Guest& guest, const ClientMessage& message) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    const Result<Foresight> seen = progress_.table().foresee(guest.viewer, message.line);
    if (!seen) return refuse(guest, message, refused_by_game(seen.error()));
    outbox_.send(guest.client, preview_message(message.id, *seen));
}

void Room::previews(const Guest& guest, const ClientMessage& message) {
    if (const Refusal refused = may_play(guest, message)) return refuse(guest, message, *refused);
    const auto seen = progress_.table().foresee_each(guest.viewer, message.line);
    if (!seen) return refuse(guest, message, refused_by_game(seen.error()));
    outbox_.send(guest.client, previews_message(message.id, *seen));
}

void Room::explain(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer) || progress_.table().decider() != guest.viewer || !roster_.is_playing())
        return refuse(guest, message, {Why::not_your_turn});
    const TablePlay& table = progress_.table();
    const auto objection = message.thing.empty() ? table.objection(guest.viewer, message.line)
                                                 : table.objection(guest.viewer, message.line, message.thing);
    outbox_.send(guest.client, why_message(message.id, objection));
}

void Room::chat(const Guest& guest, const ClientMessage& message) {
    const auto& identity = guest.client->identity();
    if (!identity) return refuse(guest, message, {Why::nobody_speaks});
    const std::string& name = is_player(guest.viewer) ? roster_.holder(guest.viewer).name : identity->name;
    conversation_.say(guest, name, message.id, message.line);
}

void Room::move_now(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer)) return refuse(guest, message, {Why::spectators_wait});
    if (visible_decider(progress_.table(), Seat::spectator) != message.seat || !bots_.is_thinking())
        return refuse(guest, message, {Why::no_bot_thinks});
    outbox_.send(guest.client, ok_message(message.id));
    bots_.hurry();
}

}  // namespace ozy::server
