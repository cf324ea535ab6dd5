// id_set.hpp - a set of ids as the bits of one word: areas held, goods owned, places open.
#pragma once

#include <bit>
#include <initializer_list>

#include "core/enum_array.hpp"

namespace ozy::after_the_flood {

// Ids 0 .. (bits of Word)-1, in rising order when walked through.
template <class Id, class Word>
class IdSet {
  public:
    constexpr IdSet() = default;
    constexpr explicit IdSet(Id id) { insert(id); }
    constexpr IdSet(std::initializer_list<Id> ids) {
        for (Id id : ids) insert(id);
    }
    // The ids first .. last.
    static constexpr IdSet range(Id first, Id last) {
        IdSet out;
        for (std::size_t at = ordinal(first); at <= ordinal(last); ++at) out.insert(static_cast<Id>(at));
        return out;
    }

    constexpr void insert(Id id) { bits_ = static_cast<Word>(bits_ | bit(id)); }
    constexpr void erase(Id id) { bits_ = static_cast<Word>(bits_ & ~bit(id)); }
    constexpr bool contains(Id id) const { return (bits_ & bit(id)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }
    constexpr bool touches(IdSet other) const { return (bits_ & other.bits_) != 0; }

    friend constexpr IdSet operator|(IdSet x, IdSet y) { return from_bits(x.bits_ | y.bits_); }
    friend constexpr IdSet operator&(IdSet x, IdSet y) { return from_bits(x.bits_ & y.bits_); }
    // x without y.
    friend constexpr IdSet operator-(IdSet x, IdSet y) { return from_bits(x.bits_ & ~y.bits_); }
    constexpr IdSet& operator|=(IdSet other) { return *this = *this | other; }
    constexpr IdSet& operator-=(IdSet other) { return *this = *this - other; }
    friend constexpr bool operator==(IdSet, IdSet) = default;

    struct Iterator {
        Word left;
        constexpr Id operator*() const { return static_cast<Id>(std::countr_zero(left)); }
        constexpr Iterator& operator++() {
            left = static_cast<Word>(left & (left - 1U));
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {bits_}; }
    constexpr Iterator end() const { return {0}; }

  private:
    static constexpr Word bit(Id id) {
        OZY_ASSERT(ordinal(id) < sizeof(Word) * 8);
        return static_cast<Word>(Word{1} << ordinal(id));
    }
    template <class Wide>
    static constexpr IdSet from_bits(Wide bits) {
        IdSet out;
        out.bits_ = static_cast<Word>(bits);
        return out;
    }

    Word bits_ = 0;
};

}  // namespace ozy::after_the_flood
