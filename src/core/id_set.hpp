// id_set.hpp - a set of at most 64 ids as the bits of one word: plain bytes in a State, walked through in rising order.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "core/enum_array.hpp"

namespace ozy {

template <class Id, class Word>
class IdSet {
  public:
    constexpr IdSet() = default;
    constexpr explicit IdSet(Id id) { insert(id); }
    constexpr IdSet(std::initializer_list<Id> ids) {
        for (Id id : ids) insert(id);
    }
    // The ids 0 .. count-1; fewer than 64.
    static constexpr IdSet first_of(int count) {
        OZY_ASSERT(count >= 0 && count < 64);
        return IdSet((std::uint64_t{1} << static_cast<unsigned>(count)) - 1);
    }
    // The ids first .. last.
    static constexpr IdSet range(Id first, Id last) {
        IdSet out;
        for (std::size_t at = ordinal(first); at <= ordinal(last); ++at) out.insert(static_cast<Id>(at));
        return out;
    }

    constexpr void insert(Id id) { bits_ = static_cast<Word>(bits_ | bit_of(id)); }
    constexpr void erase(Id id) { bits_ = static_cast<Word>(bits_ & ~bit_of(id)); }
    constexpr bool contains(Id id) const { return (bits_ & bit_of(id)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool touches(IdSet other) const { return (bits_ & other.bits_) != 0; }
    constexpr bool includes(IdSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr Id first() const { return nth(0); }
    // The one with `rank` lower ones before it.
    constexpr Id nth(int rank) const {
        OZY_ASSERT(rank >= 0 && rank < count());
        Iterator at = begin();
        for (; rank > 0; --rank) ++at;
        return *at;
    }
    // Those whose ordinal is `lowest` or higher; it is below 64.
    constexpr IdSet from(int lowest) const { return *this - first_of(lowest); }
    // For hashes.
    constexpr Word bits() const { return bits_; }

    friend constexpr IdSet operator|(IdSet x, IdSet y) { return IdSet(std::uint64_t{x.bits_} | y.bits_); }
    friend constexpr IdSet operator&(IdSet x, IdSet y) { return IdSet(std::uint64_t{x.bits_} & y.bits_); }
    // x without y.
    friend constexpr IdSet operator-(IdSet x, IdSet y) { return IdSet(x.bits_ & ~std::uint64_t{y.bits_}); }
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
    constexpr explicit IdSet(std::uint64_t bits) : bits_(static_cast<Word>(bits)) {}
    static constexpr std::uint64_t bit_of(Id id) {
        OZY_ASSERT(ordinal(id) < 8 * sizeof(Word));
        return std::uint64_t{1} << ordinal(id);
    }

    Word bits_ = 0;
};

}  // namespace ozy
