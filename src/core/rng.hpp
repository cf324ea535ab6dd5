// rng.hpp - xoshiro256** (Blackman and Vigna, public domain algorithm) with our own bounded integers: the same draws on
// every machine and standard library.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "core/assert.hpp"

namespace ozy {

// splitmix64: turns any number into a well-mixed one; seeds generators and derives independent streams.
constexpr std::uint64_t mix(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15U;
    value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9U;
    value = (value ^ (value >> 27U)) * 0x94D049BB133111EBU;
    return value ^ (value >> 31U);
}

class Rng {
  public:
    constexpr explicit Rng(std::uint64_t seed) {
        for (auto& word : words_) {
            word = mix(seed);
            seed += 0x9E3779B97F4A7C15U;
        }
    }
    // An independent stream named by numbers: game 17 of a tournament, seat 2 of that game.
    constexpr Rng(std::uint64_t seed, std::uint64_t stream) : Rng(mix(seed) ^ mix(~stream)) {}

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotate(words_[1] * 5, 7) * 9;
        const std::uint64_t shifted = words_[1] << 17U;
        words_[2] ^= words_[0];
        words_[3] ^= words_[1];
        words_[1] ^= words_[2];
        words_[0] ^= words_[3];
        words_[2] ^= shifted;
        words_[3] = rotate(words_[3], 45);
        return result;
    }

    // Uniform in 0 .. bound-1, without bias (Lemire's multiply and reject).
    constexpr std::uint32_t below(std::uint32_t bound) {
        OZY_ASSERT(bound > 0);
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32U) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    // The same for numbers to reckon with: which of so many, from 0 on.
    constexpr int pick(int count) { return static_cast<int>(below(static_cast<std::uint32_t>(count))); }

    // Every order of the range is equally likely.
    template <class Range>
    constexpr void shuffle(Range& range) {
        const auto first = range.begin();
        for (auto left = range.end() - first; left > 1; --left)
            std::swap(first[left - 1], first[static_cast<decltype(left)>(below(static_cast<std::uint32_t>(left)))]);
    }

  private:
    static constexpr std::uint64_t rotate(std::uint64_t value, unsigned by) {
        return value << by | value >> (64U - by);
    }
    std::array<std::uint64_t, 4> words_{};
};

}  // namespace ozy
