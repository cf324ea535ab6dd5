// fuzz.hpp - what the fuzzers share: reading random bytes as choices, and stopping at a broken promise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "games/all_games.hpp"

namespace ozy::fuzz {

// Random bytes, taken from the front; zeros when there are none left.
class Bytes {
  public:
    Bytes(const std::uint8_t* bytes, std::size_t size)
        : left_(reinterpret_cast<const char*>(bytes), size) {}  // NOLINT: libFuzzer gives bytes, parsers take chars

    bool empty() const { return left_.empty(); }
    std::uint32_t take() {
        if (left_.empty()) return 0;
        const auto byte = static_cast<unsigned char>(left_.front());
        left_.remove_prefix(1);
        return byte;
    }
    // 0 .. bound-1.
    std::uint32_t below(std::uint32_t bound) { return (bound > 256 ? take() << 8U | take() : take()) % bound; }
    std::string_view rest() const { return left_; }

  private:
    std::string_view left_;
};

// Unlike OZY_ASSERT this says what went wrong in words made at run time.
inline void demand(bool claim, std::string_view what) {
    if (claim) return;
    std::fprintf(stderr, "fuzz: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

// Calls visit.operator()<G>() for a game that the bytes choose.
template <class Visit, Game... Games>
void with_some_game(GameList<Games...>, Bytes& bytes, Visit&& visit) {
    std::uint32_t number = bytes.below(sizeof...(Games));
    static_cast<void>(((number-- == 0 ? (visit.template operator()<Games>(), true) : false) || ...));
}

}  // namespace ozy::fuzz
