// sets.hpp - sets of small ids as bits: tiles, kinds, tokens, slots in one word; the 66 disaster cards in two.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/assert.hpp"
#include "core/enum_array.hpp"
#include "core/id_set.hpp"

namespace ozy::empires_end {

// A set of the ids 0 .. 15 of an enum.
template <class Id>
using SmallSet = IdSet<Id, std::uint16_t>;

// A disaster card by its printed number, 1 to 66; `none` stands for no card, or for a tile's own ability.
enum class Card : std::uint8_t { none = 0 };
inline constexpr int card_count = 66;

constexpr int number(Card card) { return index(card); }
constexpr Card card_at(int number) {
    OZY_ASSERT(number >= 0 && number <= card_count);
    return id_at<Card>(number);
}
template <class T>
using PerCard = EnumArray<Card, T, card_count + 1>;  // entry 0 belongs to no card

class CardSet {
  public:
    constexpr CardSet() = default;
    static constexpr CardSet all() {
        CardSet out;
        for (int card = 1; card <= card_count; ++card) out.insert(card_at(card));
        return out;
    }

    constexpr void insert(Card card) { words_[word_of(card)] |= bit_of(card); }
    constexpr void erase(Card card) { words_[word_of(card)] &= ~bit_of(card); }
    constexpr bool contains(Card card) const { return (words_[word_of(card)] & bit_of(card)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr int count() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

    friend constexpr CardSet operator|(const CardSet& x, const CardSet& y) {
        return {x.words_[0] | y.words_[0], x.words_[1] | y.words_[1]};
    }
    friend constexpr CardSet operator&(const CardSet& x, const CardSet& y) {
        return {x.words_[0] & y.words_[0], x.words_[1] & y.words_[1]};
    }
    // x without y.
    friend constexpr CardSet operator-(const CardSet& x, const CardSet& y) {
        return {x.words_[0] & ~y.words_[0], x.words_[1] & ~y.words_[1]};
    }
    friend constexpr bool operator==(const CardSet&, const CardSet&) = default;

    struct Iterator {
        std::uint64_t low, high;
        constexpr Card operator*() const {
            return id_at<Card>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
        }
        constexpr Iterator& operator++() {
            if (low != 0)
                low &= low - 1;
            else
                high &= high - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;
    };
    constexpr Iterator begin() const { return {words_[0], words_[1]}; }
    constexpr Iterator end() const { return {0, 0}; }
    constexpr Card first() const { return *begin(); }
    // The card with `rank` cards of the set below it.
    constexpr Card nth(int rank) const {
        OZY_ASSERT(rank < count());
        Iterator at = begin();
        for (int passed = 0; passed < rank; ++passed) ++at;
        return *at;
    }

  private:
    constexpr CardSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
    static constexpr std::size_t word_of(Card card) {
        OZY_ASSERT(number(card) <= card_count);
        return ordinal(card) / 64;
    }
    static constexpr std::uint64_t bit_of(Card card) { return std::uint64_t{1} << (ordinal(card) % 64U); }

    std::array<std::uint64_t, 2> words_{};
};

}  // namespace ozy::empires_end
