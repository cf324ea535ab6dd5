// conversation.cpp - see conversation.hpp.
#include "server/lobby/conversation.hpp"

#include <utility>

#include "server/lobby/messages.hpp"
#include "server/log.hpp"

namespace ozy::server {

namespace {

constexpr int lines_shown = 100;
constexpr std::size_t most_said = 256;

std::string_view room_of(Seat viewer) { return is_player(viewer) ? "seats" : "spectators"; }

void write_line(Json& json, const ChatLine& line) {
    json.field("room", line.room).field("from", line.name).key("seat");
    if (line.seat >= 0)
        json.value(line.seat);
    else
        json.null();
    json.field("text", line.text).field("time", line.time);
}

}  // namespace

void Conversation::say(const Guest& guest, const std::string& name, const std::string& id, const std::string& text) {
    if (said_.size() >= most_said) return outbox_.send(guest.client, refused_message(id, {Why::too_much_said}));
    const int seat = is_player(guest.viewer) ? index(guest.viewer) : -1;
    said_.push_back({{std::string(room_of(guest.viewer)), name, text, seat, now_seconds()}, guest.client, id});
    store();
}

void Conversation::store() {
    if (said_.empty() || std::exchange(is_storing_, true)) return;
    std::vector<Change> changes;
    for (const Said& said : said_) changes.emplace_back(AddChat{table_, said.line});
    world_.store.write(std::move(changes),
                       [this, enter = entrance_(), batch = std::exchange(said_, {})](Written outcome) {
                           enter([this, batch, outcome] { stored(batch, outcome); });
                       });
}

void Conversation::stored(const std::vector<Said>& batch, Written outcome) {
    is_storing_ = false;
    for (const Said& said : batch) {
        if (outcome != Written::durable) {
            outbox_.send(said.by, refused_message(said.id, {Why::not_stored}));
            continue;
        }
        Json json;
        json.open_object().field("type", "chat");
        write_line(json, said.line);
        const Message told = share(json.close_object().take());
        outbox_.send(said.by, ok_message(said.id));
        audience_.tell_room(said.line.seat >= 0, told);
    }
    store();
}

void Conversation::write_lines(Json& json, Seat viewer) const {
    std::vector<ChatLine> lines;
    try {
        lines = world_.store.chat(table_, room_of(viewer), lines_shown);
    } catch (const std::exception& error) {
        return log("chat_unreadable", {{"why", error.what()}});
    }
    json.key("chat").open_list();
    for (const ChatLine& line : lines) {
        json.open_object();
        write_line(json, line);
        json.close_object();
    }
    json.close_list();
}

}  // namespace ozy::server
