// room_messages.cpp - what clients ask of a room over the WebSocket. See room.hpp.
#include <algorithm>

#include "core/json.hpp"
#include "server/auth/tokens.hpp"
#include "server/lobby/room.hpp"

namespace ozy::server {

namespace {

constexpr std::size_t most_deferred = 1024, most_said = 256;

}  // namespace

void Room::receive(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    const std::lock_guard lock(mutex_);
    if (!writing_) return handle(client, message);
    if (deferred_.size() >= most_deferred)
        return client->send(refused_message(message.id, {"busy", "too much is going on at this table"}));
    deferred_.emplace_back([self = shared_from_this(), client, message] { self->handle(client, message); });
}

void Room::leave(const std::shared_ptr<Client>& client) {
    act([self = shared_from_this(), client] {
        const Guest* guest = self->find_guest(client.get());
        if (guest == nullptr) return;
        const std::int64_t now = self->world_.tasks.steady_milliseconds();
        if (const Right right = right_of(*guest); self->seating_.sits(right.identity))
            self->last_here_[right.identity] = now;
        if (is_player(guest->viewer)) self->last_here_[self->seating_.seats[ordinal(guest->viewer)].person] = now;
        for (auto& viewers : self->guests_)
            std::erase_if(viewers, [&](const Guest& one) { return one.client == client; });
        self->renew_claim();
        self->push_table_soon();
    });
}

Right Visitor::right() const {
    return {identity ? identity->id : std::string(), token.empty() ? std::string() : token_hash(token)};
}

Room::Guest* Room::find_guest(const Client* client) {
    for (auto& viewers : guests_)
        for (Guest& guest : viewers)
            if (guest.client.get() == client) return &guest;
    return nullptr;
}

Right Room::right_of(const Guest& guest) {
    const auto& identity = guest.client->identity();
    return {identity ? identity->id : std::string(), guest.link_hash};
}

bool Room::owns_seat(const Visitor& visitor, int seat) const {
    return seat >= 0 && seating_.owns(visitor.right(), static_cast<std::size_t>(seat));
}

std::optional<Refused> Room::may_look(const Visitor& visitor, Seat viewer) const {
    return may_look(visitor.right(), viewer);
}

std::optional<Refused> Room::may_look(const Right& right, Seat viewer) const {
    const std::size_t seats = seating_.seats.size();
    if (is_player(viewer)) {
        if (ordinal(viewer) >= seats) return Refused{"not_found", "there is no such seat"};
        if (!seating_.owns(right, ordinal(viewer))) return Refused{"not_yours", "this is somebody else's seat"};
        return std::nullopt;
    }
    if (stored_.visible) return std::nullopt;
    if (!right.identity.empty() && (seating_.sits(right.identity) || stored_.creator == right.identity))
        return std::nullopt;
    if (!right.link_hash.empty() && equal_secrets(right.link_hash, seating_.spectator_link_hash)) return std::nullopt;
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (seating_.owns(right, seat)) return std::nullopt;
    return Refused{"not_found", "there is no such table, or it is by invitation only"};
}

void Room::handle(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    if (message.type == MessageType::open) return open(client, message);
    const Guest* guest = find_guest(client.get());
    if (guest == nullptr) return client->send(refused_message(message.id, {"not_found", "no table is open"}));
    const Guest who = *guest;
    switch (message.type) {
        case MessageType::move:
            return move(who, message);
        case MessageType::undo:
            return undo(who, message);
        case MessageType::look_undo:
            return look_undo(who, message);
        case MessageType::ask_undo:
            return ask_undo(who, message);
        case MessageType::answer_undo:
            return answer_undo(who, message);
        case MessageType::preview:
            return preview(who, message);
        case MessageType::previews:
            return previews(who, message);
        case MessageType::why:
            return explain(who, message);
        case MessageType::chat:
            return chat(who, message);
        case MessageType::move_now:
            return move_now(who, message);
        default:
            return send_state(who, message.id, nullptr);
    }
}

void Room::open(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    const Visitor visitor{client->identity(), message.token};
    if (broken_) return client->send(refused_message(message.id, {"storage", "the table cannot be read"}));
    if (const auto refused = may_look(visitor, message.seat))
        return client->send(refused_message(message.id, *refused));
    for (auto& viewers : guests_) std::erase_if(viewers, [&](const Guest& guest) { return guest.client == client; });
    const std::size_t place = is_player(message.seat) ? ordinal(message.seat) : seating_.seats.size();
    const Guest guest{client, message.seat, visitor.right().link_hash};
    if (guests_[place].empty()) sights_[place].reset();
    guests_[place].push_back(guest);
    renew_claim();
    send_table(guest, true);
    send_state(guest, message.id, message.have ? &*message.have : nullptr);
    push_table_soon();
}

// Whether this guest may change the game now; a stale client is told how things stand.
std::optional<Refused> Room::may_play(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer)) return Refused{"not_yours", "spectators do not play"};
    if (stored_.phase == TablePhase::over) return Refused{"over", "the game is over"};
    if (stored_.phase == TablePhase::waiting) return Refused{"not_your_turn", "the game has not started"};
    if (!seating_.seats[ordinal(guest.viewer)].bot.empty())
        return Refused{"not_yours", "a bot plays this seat; take it back first"};
    if (message.version != sight_of(guest.viewer).version())
        return Refused{"stale", "the table has changed since you chose"};
    return std::nullopt;
}

void Room::move(const Guest& guest, const ClientMessage& message) {
    const std::string known = std::to_string(index(guest.viewer)) + ":" + message.id;
    if (std::find(recent_messages_.begin(), recent_messages_.end(), known) != recent_messages_.end())
        return send_state(guest, message.id, nullptr);
    if (const auto refused = may_play(guest, message)) {
        ++world_.figures.moves_refused;
        guest.client->send(refused_message(message.id, *refused));
        if (refused->code == "stale") send_state(guest, {}, nullptr);
        return;
    }
    Result<std::string> text = play_->move(guest.viewer, message.line);
    if (text) return play_text(guest, message, *std::move(text));
    ++world_.figures.moves_refused;
    const auto objection = play_->table().objection(guest.viewer, message.line);
    guest.client->send(
        refused_message(message.id, objection ? refused_by_game(*objection) : refused_by_game(text.error())));
}

void Room::undo(const Guest& guest, const ClientMessage& message) {
    if (const auto refused = may_play(guest, message)) {
        guest.client->send(refused_message(message.id, *refused));
        if (refused->code == "stale") send_state(guest, {}, nullptr);
        return;
    }
    Result<std::string> text = play_->undo(guest.viewer, message.to);
    if (!text) return guest.client->send(refused_message(message.id, refused_by_game(text.error())));
    play_text(guest, message, *std::move(text));
}

// Stores what was played, then shows it.
void Room::play_text(const Guest& guest, const ClientMessage& message, std::string text) {
    ++world_.figures.moves_accepted;
    undo_refused_[ordinal(guest.viewer)] = false;
    if (undo_request_) finish_undo_request(false);
    append(
        guest.viewer, std::to_string(index(guest.viewer)) + ":" + message.id, std::move(text),
        [this, guest, id = message.id] { show(&guest, id); },
        [guest, id = message.id](const Refused& refused) { guest.client->send(refused_message(id, refused)); });
}

// The decision that the guest may ask to take back, or why there is none.
std::variant<int, Refused> Room::decision_to_ask_for(const Guest& guest, const ClientMessage& message) {
    if (const auto refused = may_play(guest, message)) return *refused;
    if (!undo_offer(guest.viewer).can_ask)
        return Refused{"cannot_undo", "there is nothing to ask for, or it was refused"};
    if (undo_request_) return Refused{"busy", "somebody has already asked"};
    // The moves to take back may lie before the snapshot the room was loaded from.
    if (play_->last_decision(guest.viewer) < 0 && play_->table().first_version() > 0) {
        if (Outcome whole = restore(History::whole); !whole) return Refused{"storage", whole.error().detail};
    }
    const int version = play_->last_decision(guest.viewer);
    if (version < 0) return Refused{"cannot_undo", "there is nothing to take back"};
    return version;
}

// What everybody was told first of the move at that version.
Phrase Room::public_deed(int version) const {
    const std::vector<LogEntry> told = play_->table().log(version, Seat::spectator);
    return told.empty() ? Phrase{"undo.unseen", "a move that nobody else saw", {}} : told.front().phrase;
}

void Room::look_undo(const Guest& guest, const ClientMessage& message) {
    const std::variant<int, Refused> decision = decision_to_ask_for(guest, message);
    if (const auto* refused = std::get_if<Refused>(&decision))
        return guest.client->send(refused_message(message.id, *refused));
    const int left = sight_of(guest.viewer).entries_before(std::get<int>(decision));
    Json json;
    json.open_object().field("type", "undo_offer").field("re", message.id).field("log", left).close_object();
    guest.client->send(share(json.take()));
}

void Room::ask_undo(const Guest& guest, const ClientMessage& message) {
    const std::variant<int, Refused> decision = decision_to_ask_for(guest, message);
    if (const auto* refused = std::get_if<Refused>(&decision))
        return guest.client->send(refused_message(message.id, *refused));
    undo_request_ = UndoRequest{++undo_requests_, std::get<int>(decision), guest.viewer, {}};
    if (settings_.undo == UndoPolicy::consent)
        for (const SeatHolder& seat : seating_.seats)
            if (!seat.person.empty() && seat.bot.empty() && seat.person != seating_.seats[ordinal(guest.viewer)].person)
                undo_request_->waiting_for.push_back(seat.person);
    guest.client->send(ok_message(message.id));
    if (undo_request_->waiting_for.empty()) return finish_undo_request(true);
    Json json;
    json.open_object().field("type", "undo_asked").field("request", undo_request_->number);
    json.field("seat", index(guest.viewer)).key("text");
    json.raw(phrase_json(public_deed(undo_request_->version))).close_object();
    tell_all(share(json.take()));
}

void Room::answer_undo(const Guest& guest, const ClientMessage& message) {
    if (!undo_request_ || undo_request_->number != message.request || !is_player(guest.viewer))
        return guest.client->send(refused_message(message.id, {"not_found", "nobody asks for that any more"}));
    auto& waiting = undo_request_->waiting_for;
    const std::string& person = seating_.seats[ordinal(guest.viewer)].person;
    if (std::erase(waiting, person) == 0)
        return guest.client->send(refused_message(message.id, {"not_yours", "your answer is not needed"}));
    guest.client->send(ok_message(message.id));
    if (!message.agree) return finish_undo_request(false);
    if (waiting.empty()) finish_undo_request(true);
}

void Room::finish_undo_request(bool agreed) {
    const UndoRequest request = *undo_request_;
    undo_request_.reset();
    Json json;
    json.open_object().field("type", "undo_answered").field("request", request.number);
    tell_all(share(json.field("agreed", agreed).close_object().take()));
    if (!agreed) {
        undo_refused_[ordinal(request.asker)] = true;
        return;
    }
    append(
        request.asker, {}, play_->undo_to(request.version), [this] { show(nullptr, {}); }, [](const Refused&) {});
}

void Room::preview(const Guest& guest, const ClientMessage& message) {
    if (const auto refused = may_play(guest, message)) return guest.client->send(refused_message(message.id, *refused));
    const Result<Foresight> seen = play_->table().foresee(guest.viewer, message.line);
    if (!seen) return guest.client->send(refused_message(message.id, refused_by_game(seen.error())));
    Json json;
    json.open_object().field("type", "preview").field("re", message.id).key("log").open_list();
    for (const LogEntry& entry : seen->log) json.raw(entry_json(entry));
    guest.client->send(share(json.close_list().field("final", seen->is_final).close_object().take()));
}

void Room::previews(const Guest& guest, const ClientMessage& message) {
    if (const auto refused = may_play(guest, message)) return guest.client->send(refused_message(message.id, *refused));
    const auto seen = play_->table().foresee_each(guest.viewer, message.line);
    if (!seen) return guest.client->send(refused_message(message.id, refused_by_game(seen.error())));
    Json json;
    json.open_object().field("type", "previews").field("re", message.id).key("previews").open_object();
    for (const Outlook& outlook : *seen) {
        json.key(outlook.text).open_list();
        for (const Phrase& phrase : outlook.phrases) {
            json.open_list().value(phrase.key).open_object();
            for (const Argument& argument : phrase.arguments) json.field(argument.name, argument.id);
            json.close_object().close_list();
        }
        json.close_list();
    }
    guest.client->send(share(json.close_object().close_object().take()));
}

void Room::explain(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer) || play_->table().decider() != guest.viewer || stored_.phase != TablePhase::playing)
        return guest.client->send(refused_message(message.id, {"not_your_turn", "it is not your turn"}));
    const auto objection = play_->table().objection(guest.viewer, message.line);
    Json json;
    json.open_object().field("type", "why").field("re", message.id).field("legal", !objection);
    json.field("text", objection ? objection->error.detail : "").field("rule", objection ? objection->error.rule : "");
    if (objection && !objection->phrase.key.empty()) json.key("phrase").raw(phrase_json(objection->phrase));
    guest.client->send(share(json.close_object().take()));
}

void Room::chat(const Guest& guest, const ClientMessage& message) {
    if (!guest.client->identity())
        return guest.client->send(refused_message(message.id, {"not_yours", "say who you are before you speak"}));
    const int seat = is_player(guest.viewer) ? index(guest.viewer) : -1;
    const std::string& name = seat >= 0 ? seating_.seats[ordinal(guest.viewer)].name : guest.client->identity()->name;
    if (said_.size() >= most_said)
        return guest.client->send(refused_message(message.id, {"busy", "too much is said at this table"}));
    ChatLine line{seat >= 0 ? "seats" : "spectators", name, message.line, seat, now_seconds()};
    said_.push_back({std::move(line), guest, message.id});
    store_chat();
}

// Moves do not wait for what is said: it has one write on its way at a time, and what comes meanwhile goes together.
void Room::store_chat() {
    if (said_.empty() || std::exchange(storing_chat_, true)) return;
    std::vector<Change> changes;
    for (const Said& said : said_) changes.emplace_back(AddChat{stored_.number, said.line});
    world_.store.write(
        std::move(changes), [self = shared_from_this(), batch = std::exchange(said_, {})](Written outcome) {
            const auto answer = [self, batch, outcome] {
                self->storing_chat_ = false;
                for (const Said& said : batch)
                    if (outcome == Written::durable)
                        self->tell_chat(said);
                    else
                        said.guest.client->send(refused_message(said.id, {"storage", "this could not be stored"}));
                self->store_chat();
            };
            self->world_.tasks.post([self, answer] { self->act(answer); });
        });
}

void Room::tell_chat(const Said& said) {
    const ChatLine& line = said.line;
    Json json;
    json.open_object().field("type", "chat").field("room", line.room).field("from", line.name).key("seat");
    if (line.seat >= 0)
        json.value(line.seat);
    else
        json.null();
    const Message told = share(json.field("text", line.text).field("time", line.time).close_object().take());
    said.guest.client->send(ok_message(said.id));
    if (line.seat < 0) return tell(Seat::spectator, told);
    for (Seat viewer : seats_of(static_cast<int>(seating_.seats.size()))) tell(viewer, told);
}

void Room::move_now(const Guest& guest, const ClientMessage& message) {
    if (!is_player(guest.viewer))
        return guest.client->send(refused_message(message.id, {"not_yours", "spectators do not hurry anybody"}));
    if (play_->table().decider() != message.seat || !is_thinking())
        return guest.client->send(refused_message(message.id, {"not_your_turn", "no bot is thinking there"}));
    guest.client->send(ok_message(message.id));
    hurry_bot();
}

}  // namespace ozy::server
