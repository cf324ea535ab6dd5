// messages.hpp - the messages of the bot protocol (docs/BOT_PROTOCOL.md) as they are read, on both sides.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json.hpp"
#include "core/phrase.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"

namespace ozy {

inline constexpr int bot_protocol = 1;

// From the host.
struct HostMessage {
    enum class Type { hello, ask, other };
    Type type = Type::other;  // messages of later protocols are passed over
    // Of a hello:
    std::string game;
    std::vector<std::pair<std::string, std::string>> options;
    Rng mind{0};
    // Of an ask:
    std::int64_t id = 0;
    std::vector<std::string> world;
};
Result<HostMessage> read_host_message(std::string_view line);

// From the bot.
struct BotMessage {
    enum class Type { ready, refuse, move };
    Type type = Type::move;
    std::string text;  // of ready: its name; of refuse: the reason; of move: the notation
    std::int64_t id = 0;
};
Result<BotMessage> read_bot_message(std::string_view line);

std::string ready_message(std::string_view name);
std::string refuse_message(std::string_view reason);
std::string move_message(std::int64_t id, std::string_view move);

// A sentence for programs: its key, the ids of the things it is about, and the English.
void write_sentence(Json& json, const Phrase& phrase);

// The state of a generator as 64 hexadecimal digits.
std::string to_text(const Rng& rng);

}  // namespace ozy
