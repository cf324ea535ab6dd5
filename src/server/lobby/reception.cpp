// reception.cpp - see reception.hpp.
#include "server/lobby/reception.hpp"

namespace ozy::server {

void Reception::open(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    const Right right = Visitor{client->identity(), message.token}.right();
    if (const Refusal refused = at_.roster.may_look(right, message.seat))
        return at_.line.outbox().send(client, refused_message(message.id, *refused));
    const Guest guest{client, message.seat, right.link_hash, now_seconds()};
    at_.audience.enter(guest);
    at_.bots.renew_claim();
    board_.greet(guest);
    board_.push_soon();
    const auto tell = [this, guest, message] {
        send_state(guest, message.id, message.have ? &*message.have : nullptr);
    };
    if (misses_older_entries(guest, message.have))
        return proceedings_.with_history([tell](const Refused&) { tell(); }, tell);
    tell();
}

void Reception::resync(const Guest& guest, const ClientMessage& message) {
    at_.line.outbox().call([client = guest.client] { client->catch_up(); });
    send_state(guest, message.id, nullptr);
}

void Reception::leave(const std::shared_ptr<Client>& client) {
    const Guest* found = at_.audience.find(client.get());
    if (found == nullptr) return;
    const Guest guest = *found;
    at_.audience.leave(client.get());
    at_.bots.renew_claim();
    board_.push_soon();
    note_absence(guest);
}

// From now on the game waits for who has left, on the last of their devices: that is kept, however often the table is
// forgotten and loaded anew.
void Reception::note_absence(const Guest& guest) {
    if (at_.line.is_broken() || !at_.roster.is_playing()) return;
    bool has_left = false;
    for (Seat seat : seats_of(at_.roster.seats())) {
        const std::string& person = at_.roster.holder(seat).person;
        if (person.empty() || (guest.viewer != seat && guest.right().identity != person)) continue;
        if (at_.audience.is_here(seat, person)) continue;
        at_.roster.see(seat, at_.table_time());
        has_left = true;
    }
    if (has_left) at_.line.commit({at_.roster.keep()}, [] {}, {});
}

// Entries that came before the snapshot the room was loaded from.
bool Reception::misses_older_entries(const Guest& guest, const std::optional<Have>& have) {
    return have && !at_.roster.is_waiting() && have->log < at_.audience.first_log_entry(at_.scene(), guest.viewer);
}

void Reception::send_state(const Guest& guest, std::string_view id, const Have* have) {
    if (!at_.roster.is_waiting()) at_.audience.send_state(at_.scene(), guest, id, have);
}

void Reception::refuse(const Guest& guest, const ClientMessage& message, const Refused& refused) {
    at_.line.outbox().send(guest.client, refused_message(message.id, refused));
    if (refused.why == Why::stale) send_state(guest, {}, nullptr);
}

void Reception::chat(const Guest& guest, const ClientMessage& message) {
    const auto& identity = guest.client->identity();
    if (!identity) return refuse(guest, message, {Why::nobody_speaks});
    const std::string& name = is_player(guest.viewer) ? at_.roster.holder(guest.viewer).name : identity->name;
    at_.conversation.say(guest, name, message.id, message.line);
}

}  // namespace ozy::server
