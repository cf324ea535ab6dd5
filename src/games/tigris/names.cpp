// names.cpp - spaces, colours and pieces as words, both ways.
#include "games/tigris/names.hpp"

#include "core/joined.hpp"
#include "core/letters.hpp"

namespace ozy::tigris {

namespace {

struct CellName {
    std::array<char, 3> letters;
    std::size_t size;
};

constexpr EnumArray<Cell, CellName, cells> cell_names = [] {
    EnumArray<Cell, CellName, cells> names;
    for (Cell cell : EnumRange<Cell, cells>{}) {
        const int row = row_of(cell) + 1;
        const char column = letter_after('A', column_of(cell));
        const char digit = letter_after('0', row % 10);
        names[cell] = row < 10 ? CellName{{column, digit}, 2} : CellName{{column, '1', digit}, 3};
    }
    return names;
}();

}  // namespace

std::string_view cell_name(Cell cell) {
    const CellName& name = cell_names[cell];
    return {name.letters.data(), name.size};
}

std::optional<Cell> find_cell(std::string_view name) {
    if (name.size() < 2 || name.size() > 3) return {};
    const char letter = upper(name[0]);
    int row = 0;
    name.remove_prefix(1);
    if (!take_digits(name, row) || !name.empty() || !on_board(letter - 'A', row - 1)) return {};
    return cell_at(letter - 'A', row - 1);
}

std::optional<Color> find_color(std::string_view name) {
    for (Color color : all_colors)
        if (name == color_names[color] || name == tile_names[color] || name == leader_names[color]) return color;
    return {};
}

bool take_cell(Words& words, Cell& cell) { return take_found<find_cell>(words, cell); }
bool take_color(Words& words, Color& color) { return take_found<find_color>(words, color); }

std::string place_text(Cell cell, std::string_view none) {
    return std::string(cell == Cell::none ? none : cell_name(cell));
}
bool take_place(Words& words, Cell& cell) {
    if (!words.take(nothing)) return take_cell(words, cell);
    cell = Cell::none;
    return true;
}
bool take_color_or_none(Words& words, Color& color) {
    if (!words.take(nothing)) return take_color(words, color);
    color = Color::none;
    return true;
}
std::string color_text(Color color) { return std::string(color == Color::none ? nothing : color_names[color]); }

bool take_counts(Words& words, Counts& counts) {
    std::string_view left = words.peek();
    Counts out;
    for (Color color : all_colors) {
        if (!take_digits(left, out[color])) return false;
        const bool last = color == Color::green;
        if (last ? !left.empty() : !left.starts_with('/')) return false;
        if (!last) left.remove_prefix(1);
    }
    words.take();
    counts = out;
    return true;
}

bool take_tiles(Words& words, Tiles& tiles) {
    Words after = words;
    Counts counts;
    if (!take_counts(after, counts)) return false;
    for (Color color : all_colors)
        if (counts[color] > tiles_in_box[color]) return false;
    for (Color color : all_colors) tiles[color] = narrow(counts[color]);
    words = after;
    return true;
}

std::string counts_text(const Counts& counts) { return joined("/", counts); }

std::string tiles_text(const Tiles& tiles) { return joined("/", tiles); }

}  // namespace ozy::tigris
