// messages.hpp - what clients say over the WebSocket, and the small answers (docs/PROTOCOL.md, section 3).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.hpp"
#include "server/lobby/client.hpp"
#include "server/lobby/play.hpp"
#include "server/lobby/refusal.hpp"
#include "server/lobby/sight.hpp"

namespace ozy::server {

enum class MessageType : std::uint8_t {
    open,
    move,
    undo,
    look_undo,
    ask_undo,
    answer_undo,
    preview,
    previews,
    why,
    chat,
    move_now,
    resync
};

struct ClientMessage {
    MessageType type = MessageType::resync;
    std::string id, version, line;  // `line` also holds what is said in a chat
    std::string thing;              // asked about after what `line` has begun
    std::string table, token;
    Seat seat = Seat::spectator;
    std::optional<Have> have;
    UndoTo to = UndoTo::step;
    int request = 0;
    bool agree = false;
};

struct Misread {
    std::string id;  // of the message, if that could be read
    std::string text;
};

// Strict: an unknown type, a field that does not belong to it or one of the wrong kind is refused.
std::variant<ClientMessage, Misread> read_message(std::string_view text);

// Who somebody is; `token` only in answers that make a session.
std::string me_json(const Identity& identity, const std::string& token);
Message hello_message(std::string_view build, const std::optional<Identity>& identity);
Message closing_message(std::string_view code, std::string_view text);
Message refused_message(std::string_view id, const Refused& refused);
Message ok_message(std::string_view id);
Message preview_message(std::string_view id, const Foresight& foresight);
Message previews_message(std::string_view id, const std::vector<Outlook>& outlooks);
// None: the line could be played.
Message why_message(std::string_view id, const std::optional<Objection>& objection);
// What the engine refused, in the words of the wire.
Refused refused_by_game(const Error& error);
Refused refused_by_game(const Objection& objection);

}  // namespace ozy::server
