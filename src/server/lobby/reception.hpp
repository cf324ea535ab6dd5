// reception.hpp - people come to a table over the WebSocket and go: they open it, are told how things stand, talk.
#pragma once

#include <memory>

#include "server/lobby/messages.hpp"
#include "server/lobby/proceedings.hpp"

namespace ozy::server {

class Reception {
  public:
    Reception(RoomParts& at, Noticeboard& board, Proceedings& proceedings)
        : at_(at), board_(board), proceedings_(proceedings) {}

    void open(const std::shared_ptr<Client>& client, const ClientMessage& message);
    void resync(const Guest& guest, const ClientMessage& message);
    void leave(const std::shared_ptr<Client>& client);
    void chat(const Guest& guest, const ClientMessage& message);
    // All there is, as the answer to a message.
    void resend(const Guest& guest, std::string_view id) { send_state(guest, id, nullptr); }
    // A stale client is told how things stand.
    void refuse(const Guest& guest, const ClientMessage& message, const Refused& refused);

  private:
    void note_absence(const Guest& guest);
    bool misses_older_entries(const Guest& guest, const std::optional<Have>& have);
    void send_state(const Guest& guest, std::string_view id, const Have* have);

    RoomParts& at_;
    Noticeboard& board_;
    Proceedings& proceedings_;
};

}  // namespace ozy::server
