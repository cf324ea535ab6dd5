// hash.hpp - our own 64-bit hash of bytes: for signatures and transposition keys, equal on every machine.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/rng.hpp"

namespace ozy {

class Hasher {
  public:
    constexpr explicit Hasher(std::uint64_t seed = 0) : value_(mix(seed)) {}

    constexpr Hasher& add(std::uint64_t word) {
        value_ = mix(value_ ^ word);
        return *this;
    }
    constexpr Hasher& add(std::span<const unsigned char> bytes) {
        for (std::size_t at = 0; at < bytes.size(); at += 8) {
            std::uint64_t word = 0;
            for (std::size_t i = at; i < bytes.size() && i < at + 8; ++i)
                word |= static_cast<std::uint64_t>(bytes[i]) << (8U * (i - at));
            add(word);
        }
        return add(bytes.size());
    }
    constexpr Hasher& add(std::string_view text) {
        for (char letter : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(letter)));
        return add(text.size());
    }
    constexpr std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_;
};

// The bytes of a plain value (no padding), hashed. States hold only bytes and little-endian small integers.
template <class T>
constexpr std::uint64_t hash_bytes(const T& value) {
    static_assert(std::endian::native == std::endian::little);
    const auto bytes = std::bit_cast<std::array<unsigned char, sizeof(T)>>(value);
    return Hasher{}.add(std::span<const unsigned char>(bytes)).value();
}

}  // namespace ozy
