// tensor.hpp - what a seat may know as bytes for a learner. A game lays its view out once, as a template over who
// listens: one listener writes the bytes, the other learns their shape and names.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.hpp"

namespace ozy {

// A feature is called "text of number", as in "leader of seat 2"; put together only where names are asked for.
struct FeatureName {
    std::string_view text, of = {};
    int number = -1;
    constexpr FeatureName(const char* said) : text(said) {}       // NOLINT(google-explicit-constructor)
    constexpr FeatureName(std::string_view said) : text(said) {}  // NOLINT(google-explicit-constructor)
    constexpr FeatureName(std::string_view said, std::string_view whose, int which = -1)
        : text(said), of(whose), number(which) {}
    constexpr FeatureName(std::string_view said, int which) : text(said), number(which) {}

    std::string whole() const {
        std::string out(text);
        if (!of.empty()) out.append(out.empty() ? "" : " ").append(of);
        if (number >= 0) out.append(" ").append(std::to_string(number));
        return out;
    }
};

struct TensorFeature {
    std::string name;
    int width = 1;        // columns of a table; a plane is one
    bool is_set = false;  // any number of them may be 1, else one at most
};
// A part of a tensor that is an array of its own: planes x rows x columns of a board, or items x features of a table.
struct TensorBlock {
    std::string_view name, about;
    std::vector<int> shape;
    std::vector<TensorFeature> features;
    int size() const {
        int out = 1;
        for (int extent : shape) out *= extent;
        return out;
    }
};
struct TensorShape {
    std::vector<TensorBlock> blocks;  // one after the other
    int size() const {
        int out = 0;
        for (const TensorBlock& block : blocks) out += block.size();
        return out;
    }
    // Words that TensorBytes keeps of planes to see which of them have changed.
    int words() const {
        int out = 0;
        for (const TensorBlock& block : blocks)
            if (block.shape.size() == 3) out += block.shape[0] * ((block.shape[1] * block.shape[2] + 63) / 64);
        return out;
    }
};

inline constexpr auto bytes_of_bits = [] {  // 8 bits as 8 bytes of 0 or 1, the lowest first
    std::array<std::array<std::uint8_t, 8>, 256> out{};
    for (std::size_t bits = 0; bits < out.size(); ++bits)
        for (std::size_t i = 0; i < 8; ++i) out[bits][i] = bits >> i & 1U;
    return out;
}();

// Writes the bytes. With `kept`, the words of the planes that `out` holds already, only planes that differ are written:
// of Tigris & Euphrates a sixth, which makes stepping with observations a third faster.
class TensorBytes {
  public:
    explicit TensorBytes(std::uint8_t* out, std::uint64_t* kept = nullptr) : out_(out), kept_(kept) {}

    void board(std::string_view /*name*/, std::string_view /*about*/, int rows, int columns) {
        spaces_ = rows * columns;
    }
    // Of a board: a bit for each space, a multiple of eight of them.
    template <std::size_t words>
    void plane(FeatureName /*name*/, const std::array<std::uint64_t, words>& bits) {
        if (!holds(bits.data(), words)) {
            for (std::size_t i = 0; i < static_cast<std::size_t>(spaces_) / 8; ++i)
                std::memcpy(out_ + 8 * i, bytes_of_bits[bits[i / 8] >> 8 * (i % 8) & 255U].data(), 8);
        }
        out_ += spaces_;
    }
    void table(std::string_view /*name*/, std::string_view /*about*/) {}
    void item() {}
    void number(FeatureName /*name*/, int value) { *out_++ = static_cast<std::uint8_t>(std::clamp(value, 0, 255)); }
    void flag(FeatureName /*name*/, bool value) { *out_++ = value ? 1 : 0; }
    // 1 at `value`, or nowhere if that is not within `count`.
    void one_of(FeatureName /*name*/, int value, int count) {
        std::memset(out_, 0, static_cast<std::size_t>(count));
        if (value >= 0 && value < count) out_[value] = 1;
        out_ += count;
    }
    // Of 0 to `count` - 1 those that `bits` says.
    void some_of(FeatureName /*name*/, std::uint64_t bits, int count) {
        for (int i = 0; i < count; ++i) *out_++ = bits >> static_cast<unsigned>(i) & 1U;
    }
    std::uint8_t* end() const { return out_; }

  private:
    // Whether the plane is there already; remembers it if not.
    bool holds(const std::uint64_t* bits, std::size_t words) {
        if (kept_ == nullptr) return false;
        std::uint64_t* const kept = kept_;
        kept_ += words;
        if (std::equal(bits, bits + words, kept)) return true;
        std::copy(bits, bits + words, kept);
        return false;
    }
    std::uint8_t* out_;
    std::uint64_t* kept_;
    int spaces_ = 0;
};

// Learns the shape and the names; of a table the names come from its first item.
class TensorPlan {
  public:
    void board(std::string_view name, std::string_view about, int rows, int columns) {
        shape_.blocks.push_back({name, about, {0, rows, columns}, {}});
    }
    template <std::size_t words>
    void plane(FeatureName name, const std::array<std::uint64_t, words>& /*bits*/) {
        ++shape_.blocks.back().shape[0];
        shape_.blocks.back().features.push_back({name.whole(), 1});
    }
    void table(std::string_view name, std::string_view about) { shape_.blocks.push_back({name, about, {0, 0}, {}}); }
    void item() { ++shape_.blocks.back().shape[0]; }
    void number(FeatureName name, int /*value*/) { add(name, 1); }
    void flag(FeatureName name, bool /*value*/) { add(name, 1); }
    void one_of(FeatureName name, int /*value*/, int count) { add(name, count); }
    void some_of(FeatureName name, std::uint64_t /*bits*/, int count) { add(name, count, true); }
    TensorShape shape() && { return std::move(shape_); }

  private:
    void add(FeatureName name, int width, bool is_set = false) {
        TensorBlock& block = shape_.blocks.back();
        if (block.shape[0] != 1) return;
        block.shape[1] += width;
        block.features.push_back({name.whole(), width, is_set});
    }
    TensorShape shape_;
};

// The seats as a viewer counts them: itself first, then clockwise. Who is no player counts from the first seat.
class OwnFirst {
  public:
    constexpr OwnFirst(Seat viewer, int seats) : first_(is_player(viewer) ? index(viewer) : 0), seats_(seats) {}
    constexpr bool sits(int place) const { return place < seats_; }
    constexpr Seat at(int place) const { return seat_at((first_ + place) % seats_); }
    // -1 of what is no player.
    constexpr int place_of(Seat seat) const { return is_player(seat) ? (index(seat) - first_ + seats_) % seats_ : -1; }

  private:
    int first_, seats_;
};

}  // namespace ozy
