// play_messages.hpp - playing over the WebSocket: moves, taking them back, what they would lead to and why not.
#pragma once

#include <functional>
#include <string>

#include "server/lobby/reception.hpp"

namespace ozy::server {

class PlayMessages {
  public:
    PlayMessages(RoomParts& at, Proceedings& proceedings, Reception& reception)
        : at_(at), proceedings_(proceedings), reception_(reception) {}

    void move(const Guest& guest, const ClientMessage& message);
    void undo(const Guest& guest, const ClientMessage& message);
    void look_undo(const Guest& guest, const ClientMessage& message);
    void ask_undo(const Guest& guest, const ClientMessage& message);
    void answer_undo(const Guest& guest, const ClientMessage& message);
    void preview(const Guest& guest, const ClientMessage& message);
    void previews(const Guest& guest, const ClientMessage& message);
    void explain(const Guest& guest, const ClientMessage& message);
    void move_now(const Guest& guest, const ClientMessage& message);

  private:
    Refusal may_play(const Guest& guest, const ClientMessage& message);
    void play_text(const Guest& guest, const ClientMessage& message, std::string text);
    void with_decision_to_undo(const Guest& guest, const ClientMessage& message, std::function<void(int)> then);
    void finish_undo_request(bool agreed);
    void send(const Guest& guest, Message message) { at_.line.outbox().send(guest.client, std::move(message)); }
    void refuse(const Guest& guest, const ClientMessage& message, const Refused& refused) {
        reception_.refuse(guest, message, refused);
    }

    RoomParts& at_;
    Proceedings& proceedings_;
    Reception& reception_;
};

}  // namespace ozy::server
