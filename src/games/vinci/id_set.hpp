// id_set.hpp - a set of at most 64 ids as the bits of one word: provinces, seas, seats.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "core/enum_array.hpp"

namespace ozy::vinci {

template <class Id, class Word>
class IdSet {
  public:
    constexpr IdSet() = default;
    constexpr IdSet(std::initializer_list<Id> ids) {
        for (Id id : ids) insert(id);
    }
    // The ids 0 .. count-1.
    static constexpr IdSet first_of(int count) { return IdSet(static_cast<Word>((std::uint64_t{1} << count) - 1)); }

    constexpr void insert(Id id) { bits_ = static_cast<Word>(bits_ | bit_of(id)); }
    constexpr void erase(Id id) { bits_ = static_cast<Word>(bits_ & ~bit_of(id)); }
    constexpr bool contains(Id id) const { return (bits_ & bit_of(id)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool touches(IdSet other) const { return (bits_ & other.bits_) != 0; }
    constexpr bool includes(IdSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr Id first() const {
        OZY_ASSERT(!empty());
        return static_cast<Id>(std::countr_zero(bits_));
    }
    // Those whose index is `lowest` or higher.
    constexpr IdSet from(int lowest) const { return *this - first_of(lowest); }

    friend constexpr IdSet operator|(IdSet x, IdSet y) { return IdSet(static_cast<Word>(x.bits_ | y.bits_)); }
    friend constexpr IdSet operator&(IdSet x, IdSet y) { return IdSet(static_cast<Word>(x.bits_ & y.bits_)); }
    // x without y.
    friend constexpr IdSet operator-(IdSet x, IdSet y) { return IdSet(static_cast<Word>(x.bits_ & ~y.bits_)); }
    constexpr IdSet& operator|=(IdSet other) { return *this = *this | other; }
    constexpr IdSet& operator-=(IdSet other) { return *this = *this - other; }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    struct Iterator {
        Word left;
        constexpr Id operator*() const { return static_cast<Id>(std::countr_zero(left)); }
        constexpr Iterator& operator++() {
            left = static_cast<Word>(left & (left - 1));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {bits_}; }
    static constexpr Iterator end() { return {0}; }

  private:
    constexpr explicit IdSet(Word bits) : bits_(bits) {}
    static constexpr std::uint64_t bit_of(Id id) {
        OZY_ASSERT(ordinal(id) < 8 * sizeof(Word));
        return std::uint64_t{1} << ordinal(id);
    }

    Word bits_ = 0;
};

}  // namespace ozy::vinci
