// http_fuzz.cpp - random bytes as HTTP, through the server's own connection, requests and rooms: whatever comes is
// answered in HTTP, and no request is the server's mistake.
#include <nlohmann/json.hpp>

#include "fuzz/fuzz.hpp"
#include "fuzz/wire.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    ozy::fuzz::Bytes input(bytes, size);
    const std::size_t piece = 1 + input.take() * input.take();
    ozy::fuzz::OneTable server("tigris");
    std::string heard = server.talk(input.rest(), piece);
    while (!heard.empty()) {
        const auto answer = ozy::fuzz::take_answer(heard);
        ozy::fuzz::demand(answer.has_value(), "no whole answer: " + heard);
        if (answer->starts_with("101 ")) break;  // frames are another matter (frames_fuzz.cpp)
        ozy::fuzz::demand(!answer->starts_with("5"), *answer);
    }
    return 0;
}
