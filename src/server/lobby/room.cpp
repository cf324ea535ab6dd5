// room.cpp - see room.hpp.
#include "server/lobby/room.hpp"

#include <limits>

namespace ozy::server {

namespace {

constexpr std::size_t most_waiting = 1024;
constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();

}  // namespace

Room::Room(World& world, Roster roster, Progress progress)
    : parts_(world, *this, std::move(roster), std::move(progress),
             [this](const std::string& line) { return proceedings_.play_bot_line(line); }),
      idle_from_(never) {}

Result<std::shared_ptr<Room>> Room::load(World& world, const StoredTable& stored) {
    Roster roster(stored);
    Result<Progress> progress = Progress::read(world.store, world.build, roster, Progress::History::since_snapshot);
    if (!progress) return progress.error();
    auto room = std::make_shared<Room>(world, std::move(roster), *std::move(progress));
    ++world.figures.tables_loaded;
    room->proceedings_.resume_time();
    room->parts_.line.step({}, [room = room.get()] { room->proceedings_.after_change(); });
    return room;
}

void Room::has_stepped() {
    const bool is_busy = !parts_.audience.empty() || proceedings_.is_under_way();
    idle_from_ = parts_.line.is_broken() ? 0 : is_busy ? never : readings_.kept_until();
}

bool Room::is_idle() const { return parts_.line.is_idle() && parts_.world.tasks.steady_milliseconds() >= idle_from_; }

void Room::receive(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    if (parts_.line.waiting() >= most_waiting)
        return client->send(refused_message(message.id, {Why::too_much_going_on}));
    const Refuse refused = [this, client, id = message.id](const Refused& why) {
        parts_.line.outbox().send(client, refused_message(id, why));
    };
    parts_.line.step(refused, [this, client, message] { handle(client, message); });
}

void Room::leave(const std::shared_ptr<Client>& client) {
    parts_.line.step({}, [this, client] { reception_.leave(client); });
}

void Room::handle(const std::shared_ptr<Client>& client, const ClientMessage& message) {
    if (message.type == MessageType::open) return reception_.open(client, message);
    const Guest* guest = parts_.audience.find(client.get());
    if (guest == nullptr) return parts_.line.outbox().send(client, refused_message(message.id, {Why::no_table_open}));
    answer(Guest(*guest), message);
}

void Room::answer(const Guest& guest, const ClientMessage& message) {
    switch (message.type) {
        case MessageType::move:
            return play_.move(guest, message);
        case MessageType::undo:
            return play_.undo(guest, message);
        case MessageType::look_undo:
            return play_.look_undo(guest, message);
        case MessageType::ask_undo:
            return play_.ask_undo(guest, message);
        case MessageType::answer_undo:
            return play_.answer_undo(guest, message);
        case MessageType::preview:
            return play_.preview(guest, message);
        case MessageType::previews:
            return play_.previews(guest, message);
        case MessageType::why:
            return play_.explain(guest, message);
        case MessageType::move_now:
            return play_.move_now(guest, message);
        case MessageType::chat:
            return reception_.chat(guest, message);
        case MessageType::open:
        case MessageType::resync:
            return reception_.resync(guest, message);
    }
}

void Room::save_snapshot(int least_entries) {
    parts_.line.step({}, [this, least_entries] { proceedings_.save_snapshot(least_entries); });
}

void Room::stop_clock() {
    parts_.line.step({}, [this] { proceedings_.stop_clock(); });
}

// Nobody else is at it any more.
void Room::dismiss() {
    parts_.line.drop_what_waits();
    parts_.line.step({}, [this] { parts_.audience.clear(); });
}

}  // namespace ozy::server
