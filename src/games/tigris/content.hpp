// content.hpp - the box: both boards, tiles, monuments, buildings; checked at compile time and against boards.json.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/enum_array.hpp"
#include "games/tigris/cells.hpp"

namespace ozy::tigris {

// [TE-1.4] The canonical order of colours; each colour is a tile, a leader and a building.
enum class Color : std::uint8_t { black, red, blue, green, none = 255 };
inline constexpr int color_count = 4;
inline constexpr EnumRange<Color, color_count> all_colors{};
template <class T>
using PerColor = EnumArray<Color, T, color_count>;

inline constexpr PerColor<std::string_view> color_names{{"black", "red", "blue", "green"}};
inline constexpr PerColor<std::string_view> tile_names{{"settlement", "temple", "farm", "market"}};
inline constexpr PerColor<std::string_view> leader_names{{"king", "priest", "farmer", "trader"}};
inline constexpr PerColor<std::string_view> building_names{{"palace", "library", "granary", "market hall"}};

inline constexpr PerColor<std::uint8_t> tiles_in_box{{30, 57, 36, 30}};
inline constexpr int hand_limit = 6;
inline constexpr int catastrophes_per_seat = 2;
inline constexpr int stall_rounds = 6;

// [TE-2.4] Dynasties by seat.
inline constexpr std::array<std::string_view, 4> dynasty_names = {"Pot", "Lion", "Bull", "Archer"};

enum class Monument : std::uint8_t {};
inline constexpr int monument_count = 6;
inline constexpr EnumRange<Monument, monument_count> all_monuments{};
struct ColorPair {
    Color first, second;
    constexpr bool has(Color color) const { return color == first || color == second; }
};
inline constexpr EnumArray<Monument, ColorPair, monument_count> monument_colors{{{{Color::black, Color::green},
                                                                                  {Color::black, Color::blue},
                                                                                  {Color::black, Color::red},
                                                                                  {Color::red, Color::blue},
                                                                                  {Color::red, Color::green},
                                                                                  {Color::blue, Color::green}}}};

struct Board {
    CellSet river, temples, take_first;
};

enum class BoardSide : std::uint8_t { standard, advanced };

// `.` land, `~` river, `T` temple with a treasure, `*` the same and take-first.
using BoardRows = std::array<std::string_view, rows>;
inline constexpr BoardRows standard_rows = {
    "....~~~~~.T.~...",  //
    ".*..~.......~..*",  //
    "...~~T......~~..",  //
    "~~~~.........~~~",  //
    ".............T~~",  //
    "..............~.",  //
    "~~~~....T...~~~.",  //
    ".*.~~~~.....~...",  //
    "......~~~~~~~.*.",  //
    ".....T..........",  //
    "..........T.....",
};
inline constexpr BoardRows advanced_rows = {
    "..~~T....T.....~",  //
    "..~~..........T~",  //
    ".*~~...........~",  //
    "..~...T....T~~~~",  //
    "..~.........~...",  //
    "..~T........~..*",  //
    "..~~........~~..",  //
    "*..~~~.T....T~..",  //
    ".....~~~.....~..",  //
    "....*.~~~~~~~~..",  //
    "......~..*....*.",
};

constexpr CellSet cells_drawn(const BoardRows& drawing, std::string_view letters) {
    CellSet out;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            if (letters.find(drawing[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]) != letters.npos)
                out.insert(cell_at(column, row));
    return out;
}
constexpr Board board_drawn(const BoardRows& drawing) {
    return {cells_drawn(drawing, "~"), cells_drawn(drawing, "T*"), cells_drawn(drawing, "*")};
}
// [TE-1.3] Land, river, temple spaces and take-first spaces of each side.
inline constexpr EnumArray<BoardSide, Board, 2> boards{{{board_drawn(standard_rows), board_drawn(advanced_rows)}}};

static_assert(boards[BoardSide::standard].river.count() == 41 && boards[BoardSide::advanced].river.count() == 39);
static_assert(boards[BoardSide::standard].temples.count() == 10 && boards[BoardSide::advanced].temples.count() == 14);
static_assert(boards[BoardSide::standard].take_first.count() == 4 &&
              boards[BoardSide::advanced].take_first.count() == 6);

// A 2 x 2 block by its top-left space; a cross by its centre.
constexpr CellSet square_at(Cell top_left) {
    const CellSet corner(top_left);
    return corner | corner.east() | corner.south() | corner.south().east();
}
constexpr CellSet cross_at(Cell center) { return CellSet(center) | neighbors(center); }

// [TE-16.5] No blue cross fits on either board.
constexpr bool has_river_cross(const Board& board) {
    for (Cell cell : board.river)
        if (neighbors(cell).count() == 4 && (neighbors(cell) - board.river).empty()) return true;
    return false;
}
static_assert(!has_river_cross(boards[BoardSide::standard]) && !has_river_cross(boards[BoardSide::advanced]));

}  // namespace ozy::tigris
