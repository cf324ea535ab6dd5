// cells.hpp - the 176 spaces of the board and sets of them, as bits: a kingdom is found and tested 64 spaces at a time.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/assert.hpp"
#include "core/enum_array.hpp"

namespace ozy::tigris {

inline constexpr int columns = 16;
inline constexpr int rows = 11;
inline constexpr int cells = columns * rows;

// [TE-1.1] (row-1)*16 + column: A1 = 0, P11 = 175.
enum class Cell : std::uint8_t { none = 255 };

constexpr int column_of(Cell cell) { return index(cell) % columns; }
constexpr int row_of(Cell cell) { return index(cell) / columns; }
constexpr bool on_board(int column, int row) { return column >= 0 && column < columns && row >= 0 && row < rows; }
constexpr Cell cell_at(int column, int row) {
    OZY_ASSERT(on_board(column, row));
    return id_at<Cell>(row * columns + column);
}

// Four rows of 16 bits in each word; the last 16 bits of the last word stay 0.
class CellSet {
  public:
    constexpr CellSet() = default;
    // Word by word and not by index, so that the set stays in registers.
    constexpr explicit CellSet(Cell cell) : CellSet(bits_in(0, cell), bits_in(1, cell), bits_in(2, cell)) {}
    static constexpr CellSet all() { return CellSet(~std::uint64_t{0}, ~std::uint64_t{0}, last_word); }

    constexpr void insert(Cell cell) { *this |= CellSet(cell); }
    constexpr void erase(Cell cell) { words_[word_of(cell)] &= ~bit_of(cell); }
    constexpr bool contains(Cell cell) const { return (words_[word_of(cell)] & bit_of(cell)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    constexpr int count() const {
        return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
    }
    static constexpr std::size_t words = 3;
    constexpr std::uint64_t word(std::size_t at) const { return words_[at]; }
    constexpr bool touches(const CellSet& other) const { return !(*this & other).empty(); }

    friend constexpr CellSet operator|(const CellSet& x, const CellSet& y) {
        return {x.words_[0] | y.words_[0], x.words_[1] | y.words_[1], x.words_[2] | y.words_[2]};
    }
    friend constexpr CellSet operator&(const CellSet& x, const CellSet& y) {
        return {x.words_[0] & y.words_[0], x.words_[1] & y.words_[1], x.words_[2] & y.words_[2]};
    }
    // x without y.
    friend constexpr CellSet operator-(const CellSet& x, const CellSet& y) {
        return {x.words_[0] & ~y.words_[0], x.words_[1] & ~y.words_[1], x.words_[2] & ~y.words_[2]};
    }
    constexpr CellSet& operator|=(const CellSet& other) { return *this = *this | other; }
    constexpr CellSet& operator&=(const CellSet& other) { return *this = *this & other; }
    constexpr CellSet& operator-=(const CellSet& other) { return *this = *this - other; }
    // Not the default, which compares the words in memory and so puts them there.
    friend constexpr bool operator==(const CellSet& x, const CellSet& y) {
        return ((x.words_[0] ^ y.words_[0]) | (x.words_[1] ^ y.words_[1]) | (x.words_[2] ^ y.words_[2])) == 0;
    }

    // The set moved by one space; what leaves the board is gone.
    constexpr CellSet west() const {
        return {words_[0] >> 1U & not_last_column, words_[1] >> 1U & not_last_column,
                words_[2] >> 1U & not_last_column};
    }
    constexpr CellSet east() const {
        return {words_[0] << 1U & not_first_column, words_[1] << 1U & not_first_column,
                words_[2] << 1U & not_first_column};
    }
    constexpr CellSet north() const {
        return {words_[0] >> 16U | words_[1] << 48U, words_[1] >> 16U | words_[2] << 48U, words_[2] >> 16U};
    }
    constexpr CellSet south() const {
        return {words_[0] << 16U, words_[1] << 16U | words_[0] >> 48U,
                (words_[2] << 16U | words_[1] >> 48U) & last_word};
    }
    // [TE-1.2] Spaces that share a side with one of these.
    constexpr CellSet neighbors() const { return west() | east() | north() | south(); }

    // What can be reached from these spaces by going through `links`, the starting spaces that are links included.
    constexpr CellSet spread(const CellSet& links) const {
        CellSet reached = *this & links;
        for (;;) {
            // Sideways first, then up and down from there, so that a step round a corner takes one pass.
            const CellSet wider = reached | ((reached.west() | reached.east()) & links);
            const CellSet further = wider | ((wider.north() | wider.south()) & links);
            if (further == reached) return reached;
            reached = further;
        }
    }

    struct Iterator {
        std::array<std::uint64_t, 3> left;
        std::size_t word;
        constexpr Cell operator*() const {
            return id_at<Cell>(word * 64 + static_cast<std::size_t>(std::countr_zero(left[word])));
        }
        constexpr Iterator& operator++() {
            left[word] &= left[word] - 1;
            skip_empty();
            return *this;
        }
        constexpr void skip_empty() {
            while (word < 3 && left[word] == 0) ++word;
        }
        constexpr bool operator==(std::size_t end) const { return word == end; }
    };
    constexpr Iterator begin() const {
        Iterator iterator{words_, 0};
        iterator.skip_empty();
        return iterator;
    }
    static constexpr std::size_t end() { return 3; }
    constexpr Cell first() const { return *begin(); }
    // The first space alone, or nothing of nothing.
    constexpr CellSet first_alone() const {
        const std::uint64_t later = words_[0] != 0 ? 0 : ~std::uint64_t{0};
        const std::uint64_t last = words_[1] != 0 ? 0 : later;
        return {words_[0] & -words_[0], words_[1] & -words_[1] & later, words_[2] & -words_[2] & last};
    }
    // Rows of four pieces as they are kept; who stands nowhere (Cell::none) is left out without a question, and four of
    // them at once.
    template <class Rows>
    static constexpr CellSet of_rows(const Rows& groups) {
        std::array<std::uint64_t, 4> sets{};  // none = 255 falls into the fourth
        for (const auto& row : groups)
            if (std::bit_cast<std::uint32_t>(row) != UINT32_MAX)
                for (Cell cell : row) sets[ordinal(cell) / 64] |= bit(ordinal(cell));
        return {sets[0], sets[1], sets[2]};
    }

  private:
    constexpr CellSet(std::uint64_t w0, std::uint64_t w1, std::uint64_t w2) : words_{w0, w1, w2} {}
    static constexpr std::size_t word_of(Cell cell) {
        OZY_ASSERT(index(cell) < cells);
        return ordinal(cell) / 64;
    }
    static constexpr std::uint64_t bits_in(std::size_t word, Cell cell) {
        return word == word_of(cell) ? bit_of(cell) : 0;
    }
    static constexpr std::uint64_t bit_of(Cell cell) { return bit(ordinal(cell)); }
    static constexpr std::uint64_t bit(std::size_t place) { return std::uint64_t{1} << (place % 64U); }

    static constexpr std::uint64_t not_last_column = 0x7FFF7FFF7FFF7FFFU;
    static constexpr std::uint64_t not_first_column = 0xFFFEFFFEFFFEFFFEU;
    static constexpr std::uint64_t last_word = 0x0000FFFFFFFFFFFFU;

    std::array<std::uint64_t, 3> words_{};
};

inline constexpr std::array<CellSet, cells> neighbor_sets = [] {
    std::array<CellSet, cells> sets;
    for (std::size_t at = 0; at < cells; ++at) sets[at] = CellSet(id_at<Cell>(at)).neighbors();
    return sets;
}();
constexpr const CellSet& neighbors(Cell cell) {
    OZY_ASSERT(index(cell) < cells);
    return neighbor_sets[ordinal(cell)];
}

}  // namespace ozy::tigris
