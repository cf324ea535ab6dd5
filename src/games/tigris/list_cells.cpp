// list_cells.cpp - sets of spaces as moves, a byte of the set at a time.
#include <bit>
#include <cstring>

#include "games/tigris/moves.hpp"

namespace ozy::tigris {

namespace {

// For each byte of a set the places of its bits, lowest first, as operands of moves; behind them whatever.
constexpr auto places_of_bits = [] {
    std::array<std::array<std::uint32_t, 8>, 256> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned place = 0, at = 0; place < 8; ++place)
            if ((byte >> place & 1U) != 0) table[byte][at++] = std::bit_cast<std::uint32_t>(Move{0, operand(place)});
    return table;
}();

}  // namespace

// Eight moves are written for every byte, and those that are none are written over by the next: spares a question a
// space. Of a decision of random play it takes 142 instructions, a move at a time took 483.
void list_cells(Kind kind, const CellSet& spaces, MoveList& out) {
    static_assert(cells + 8 < MoveList::capacity);
    out.append([&](Move* at) {
        for (std::size_t word = 0; word < CellSet::words; ++word) {
            auto first = std::bit_cast<std::uint32_t>(make_move(kind, id_at<Cell>(64 * word)));
            const auto next_byte = std::bit_cast<std::uint32_t>(Move{0, 8});
            for (std::uint64_t left = spaces.word(word); left != 0; left >>= 8U, first += next_byte) {
                std::array<std::uint32_t, 8> moves = places_of_bits[left & 255U];
                for (std::uint32_t& move : moves) move += first;
                std::memcpy(static_cast<void*>(at), moves.data(), sizeof moves);
                at += std::popcount(left & 255U);
            }
        }
        return at;
    });
}

}  // namespace ozy::tigris
