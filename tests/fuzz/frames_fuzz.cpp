// frames_fuzz.cpp - random bytes as what comes after a WebSocket's handshake, through the server's own connection to a
// room: whatever comes, each frame that goes out is one that a browser takes, and each message one of the protocol.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz.hpp"
#include "fuzz/wire.hpp"

namespace ozy::fuzz {
namespace {

constexpr std::string_view handshake =
    "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: ozy=token\r\n\r\n";

std::size_t take_number(std::string_view& bytes, int count) {
    std::size_t out = 0;
    for (; count > 0; --count, bytes.remove_prefix(1)) {
        demand(!bytes.empty(), "half a frame");
        out = out << 8U | static_cast<unsigned char>(bytes.front());
    }
    return out;
}

void check_message(std::string_view text) {
    const auto message = nlohmann::json::parse(text, nullptr, false);
    demand(message.is_object() && message.contains("type"), text);
    demand(!message.contains("code") || message["code"] != "storage", text);  // the store is well
}

// Frames of a server: whole, without masks; nothing follows its goodbye.
void check_frames(std::string_view bytes) {
    enum Kind : std::size_t { text = 1, goodbye = 8, ping = 9, pong = 10 };
    constexpr std::size_t whole = 0x80, longer = 126, longest = 127, longest_control = 125;
    while (!bytes.empty()) {
        const std::size_t kind = take_number(bytes, 1) ^ whole;
        std::size_t size = take_number(bytes, 1);
        if (size == longer || size == longest) size = take_number(bytes, size == longer ? 2 : 8);
        demand(size <= bytes.size(), "half a frame");
        demand(kind == text || (size <= longest_control && (kind == goodbye || kind == ping || kind == pong)),
               "no frame of a server");
        if (kind == text) check_message(bytes.substr(0, size));
        bytes.remove_prefix(size);
        demand(kind != goodbye || bytes.empty(), "something follows the goodbye");
    }
}

}  // namespace
}  // namespace ozy::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    ozy::fuzz::Bytes input(bytes, size);
    const std::size_t piece = 1 + input.take() * input.take();
    ozy::fuzz::OneTable server("tigris");
    std::string heard = server.talk(std::string(ozy::fuzz::handshake).append(input.rest()), piece);
    const auto answer = ozy::fuzz::take_answer(heard);
    ozy::fuzz::demand(answer && answer->starts_with("101 "), "no handshake: " + heard);
    ozy::fuzz::check_frames(heard);
    return 0;
}
