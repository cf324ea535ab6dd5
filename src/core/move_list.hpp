// move_list.hpp - scratch space for legal moves and for weighted chance outcomes: never zeroed, never part of a State.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/assert.hpp"
#include "core/move.hpp"

namespace ozy {

class MoveList {
  public:
    static constexpr std::size_t capacity = 256;  // Tigris & Euphrates needs most: a catastrophe has up to 166 spaces

    MoveList() {}  // NOLINT: leaves the arrays unset on purpose; zeroing them costs more than generating the moves
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;

    void push_back(Move move) {
        OZY_ASSERT(count_ < capacity);
        std::construct_at(moves_ + count_++, move);
    }
    // Many at once: write(first free place) returns the place after the last one written. It may scribble behind that,
    // as long as it stays within the list.
    template <class Write>
    void append(Write write) {
        count_ = static_cast<std::size_t>(write(moves_ + count_) - moves_);
        OZY_ASSERT(count_ <= capacity);
    }
    // An outcome of a chance event; its probability is weight / total_weight().
    void push_outcome(Move move, std::uint32_t weight) {
        weights_[count_] = weight;
        total_weight_ += weight;
        push_back(move);
    }
    void clear() {
        count_ = 0;
        total_weight_ = 0;
    }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    Move operator[](std::size_t i) const {
        OZY_ASSERT(i < count_);
        return moves_[i];
    }
    std::uint32_t weight(std::size_t i) const { return weights_[i]; }
    std::uint32_t total_weight() const { return total_weight_; }
    const Move* begin() const { return moves_; }
    const Move* end() const { return moves_ + count_; }
    bool contains(Move wanted) const {
        for (Move move : *this)
            if (move == wanted) return true;
        return false;
    }

  private:
    union {                     // a Move would make itself empty
        Move moves_[capacity];  // NOLINT(readability-identifier-naming): as private as the rest
    };
    std::uint32_t weights_[capacity];
    std::size_t count_ = 0;
    std::uint32_t total_weight_ = 0;
};

}  // namespace ozy
